#pragma once

#include "model/lab/match/matchplayer.h"

#include <array>
#include <set>

namespace tessera::cli {

/// What an opponent is after that leads games where players' programs go wrong.
enum class Stress : std::uint8_t {
    Random,   ///< anything
    Hunter,   ///< what removes or turns most pieces: few pieces left, or none
    Peaceful, ///< nothing removed, now or by the reply, and no end: long games, last turns
    Blocker,  ///< what leaves the next player the fewest moves: forced passes
    Repeater, ///< positions that have been there: repetition
};

inline constexpr std::array
    kAllStress{Stress::Random, Stress::Hunter, Stress::Peaceful, Stress::Blocker, Stress::Repeater};

/// `random`, `hunter`, …
[[nodiscard]] std::string_view text(Stress stress);

/// An opponent that looks a move or two ahead, and chooses by chance among what it likes equally.
class StressPlayer final : public lab::MatchPlayer
{
public:
    explicit StressPlayer(Stress stress)
        : m_stress(stress)
    {}

    std::optional<PlayerFault> beginGame(const lab::GameBeginning &game) override;
    std::variant<lab::Answer, PlayerFault> choose(const lab::Turn &turn) override;

private:
    /// How much it likes a move.
    [[nodiscard]] int liking(const AnyPosition &position, MoveCode move) const;

    Stress m_stress;
    std::uint64_t m_chance = 0;
    /// The hashes of the positions that it has seen in this game.
    std::set<std::uint64_t> m_seen;
};

} // namespace tessera::cli
