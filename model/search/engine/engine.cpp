#include "model/search/engine/engine.h"

#include <algorithm>
#include <thread>

namespace tessera {

int EngineSettings::mostThreads()
{
    return static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U));
}

std::string Score::text(int playerCount) const
{
    if (kind == Kind::Centipawns)
        return std::string("cp ").append(std::to_string(value));
    if (kind == Kind::Mate)
        return std::string("mate ").append(std::to_string(value));
    std::string result = "shares";
    for (int i = 0; i < playerCount; ++i)
        result.append(" ").append(std::to_string(shares[playerAt(i)]));
    return result;
}

} // namespace tessera
