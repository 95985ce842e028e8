#include "model/search/engine/waiting.h"

#include <condition_variable>
#include <mutex>

namespace tessera {

void waitForStop(const std::stop_token &stop)
{
    if (!stop.stop_possible())
        return;
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    stopped.wait(lock, stop, [] { return false; });
}

} // namespace tessera
