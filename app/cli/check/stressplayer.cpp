#include "app/cli/check/stressplayer.h"

#include "model/core/randomness.h"

#include <algorithm>

namespace tessera::cli {

namespace {

/// How many pieces a move removes or converts.
int losses(const Transition &transition)
{
    return static_cast<int>(std::ranges::count_if(transition.steps, [](const Step &step) {
        return step.kind == Step::Kind::Remove || step.kind == Step::Kind::Recolour;
    }));
}

/// The most pieces that a reply removes or converts.
int worstReply(const AnyPosition &position)
{
    // With more replies, pieces are hardly in contact.
    constexpr std::size_t kMostReplies = 80;
    int worst = 0;
    const std::vector<MoveCode> replies = position.legalMoves();
    for (std::size_t i = 0; i < replies.size() && i < kMostReplies; ++i)
        worst = std::max(worst, losses(position.transition(replies[i])));
    return worst;
}

} // namespace

std::string_view text(Stress stress)
{
    constexpr std::array<std::string_view, kAllStress.size()>
        kTexts{"random", "hunter", "peaceful", "blocker", "repeater"};
    return kTexts[static_cast<std::size_t>(stress)];
}

std::optional<PlayerFault> StressPlayer::beginGame(const lab::GameBeginning &game)
{
    m_chance = game.seed;
    m_seen.clear();
    return std::nullopt;
}

std::variant<lab::Answer, PlayerFault> StressPlayer::choose(const lab::Turn &turn)
{
    // The most moves that are examined; boards with more are wide open.
    constexpr std::size_t kMostLookedAt = 48;
    std::vector<MoveCode> moves = turn.position.legalMoves();
    m_seen.insert(turn.position.hash());
    for (std::size_t i = 0; i < moves.size() && i < kMostLookedAt; ++i) {
        m_chance = mixedBits(m_chance);
        const auto left = static_cast<std::uint32_t>(moves.size() - i);
        std::swap(moves[i], moves[i + chosenBelow(left, m_chance)]);
    }
    moves.resize(std::min(moves.size(), kMostLookedAt));
    const auto best = std::ranges::max_element(moves, {}, [&](MoveCode move) {
        return liking(turn.position, move);
    });
    return lab::Answer{*best, {}};
}

int StressPlayer::liking(const AnyPosition &position, MoveCode move) const
{
    if (m_stress == Stress::Random)
        return 0;
    constexpr int kMuch = 1000;
    const auto after = position.clone();
    const int lost = losses(after->play(move));
    const bool isOver = after->outcome().isOver();
    switch (m_stress) {
    case Stress::Random:
        break;
    case Stress::Hunter:
        return isOver ? -kMuch : lost;
    case Stress::Peaceful:
        return isOver ? -kMuch : -lost - worstReply(*after);
    case Stress::Blocker:
        return isOver ? -kMuch : -static_cast<int>(after->legalMoves().size());
    case Stress::Repeater:
        return m_seen.contains(after->hash()) ? 1 : -lost;
    }
    return 0;
}

} // namespace tessera::cli
