#pragma once

#include "model/core/anygame.h"
#include "model/search/engine/engine.h"

#include <iosfwd>
#include <mutex>
#include <string>

namespace tessera::cli {

/// The protocol's output: whole lines from any thread, each sent at once.
class ProtocolOutput
{
public:
    explicit ProtocolOutput(std::ostream &out)
        : m_out(out)
    {}

    void line(const std::string &text);
    /// Writes `info string error: …`.
    void error(const Error &error);

private:
    std::mutex m_mutex;
    std::ostream &m_out;
};

/// The line `info depth 7 seldepth 12 score cp 31 nodes … pv …` for a search of `position`; with `multipv` when several
/// lines were requested.
[[nodiscard]] std::string infoText(
    const SearchInfo &info, const AnyPosition &position, bool isOneOfSeveral);

} // namespace tessera::cli
