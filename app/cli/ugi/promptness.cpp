#include "app/cli/ugi/promptness.h"

#if defined(__linux__)
#include <cstdint>
#include <sched.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace tessera::cli {

#if defined(__linux__)
namespace {

/// The argument of `sched_setattr`; the kernel's own header conflicts with that of the C library.
struct SchedulingWords
{
    std::uint32_t size = sizeof(SchedulingWords);
    std::uint32_t policy = SCHED_OTHER;
    std::uint64_t flags = 0;
    std::int32_t nice = 0;
    std::uint32_t priority = 0;
    std::uint64_t nanoseconds = 0; ///< the length of a turn
    std::uint64_t deadline = 0;
    std::uint64_t period = 0;
};

} // namespace
#endif

void askForShortTurns()
{
#if defined(__linux__)
    if (sched_getscheduler(0) != SCHED_OTHER)
        return;
    SchedulingWords words;
    words.nice = getpriority(PRIO_PROCESS, 0);
    words.nanoseconds = 100'000;
    // If the request is refused, the thread waits as before.
    static_cast<void>(syscall(SYS_sched_setattr, 0, &words, 0));
#endif
}

} // namespace tessera::cli
