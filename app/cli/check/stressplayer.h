#pragma once

#include "model/lab/match/matchplayer.h"

#include <array>
#include <set>

namespace tessera::cli {

/// The aim of an opponent that leads games into situations where programs fail.
enum class Stress : std::uint8_t {
    Random,   ///< anything
    Hunter,   ///< removes or converts most pieces: few pieces left, or none
    Peaceful, ///< nothing removed, now or by the reply, and no end: long games, last turns
    Blocker,  ///< leaves the next player the fewest moves: forced passes
    Repeater, ///< repeats positions
};

inline constexpr std::array
    kAllStress{Stress::Random, Stress::Hunter, Stress::Peaceful, Stress::Blocker, Stress::Repeater};

/// The word for an aim: `random`, `hunter`, …
[[nodiscard]] std::string_view text(Stress stress);

/// An opponent that looks a move or two ahead, and chooses at random among moves of equal liking.
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
