#pragma once

#include "model/record/reader.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tessera {

/// Says in short what is in games that were read, as a library keeps it. Remembers what it found out about
/// the games' starts, so one of it serves many games; not to be shared between threads.
class GameSummary
{
public:
    /// So many moves are kept for what was played from a position.
    static constexpr int kFirstMoves = 40;

    /// Appends the entry (see `pack`) of a game, which must have been read, to `page`.
    void add(const ReadGame &read, TextSpan span, std::string &page);

private:
    /// The usual start of a game, and the symmetries that leave it as it is.
    struct Start
    {
        std::unique_ptr<AnyPosition> position;
        std::vector<int> symmetries;
    };

    [[nodiscard]] const Start &startOf(const AnyGame &game, const Options &options);
    [[nodiscard]] std::string openingOf(const ReadGame &read, const std::vector<MoveCode> &moves);

    std::map<std::string, Start> m_starts;
};

/// The tags in which game files tell of a player besides their name: that of the seat, `White`, `Black`,
/// `Player3`, and then `Type` (`human` or `program`, as PGN has it) and `Level` (of ours).
[[nodiscard]] std::string seatTag(int seat);

/// The text without capitals, as it is searched.
[[nodiscard]] std::string inSmallLetters(std::string_view text);

} // namespace tessera
