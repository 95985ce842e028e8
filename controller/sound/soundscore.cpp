#include "controller/sound/soundscore.h"

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

/// More pieces than any single capture removes.
constexpr int kMany = 5;

/// The steps of one stage, counted.
struct Stage
{
    int arrivals = 0;
    int jumps = 0;
    int removals = 0;
    int conversions = 0;
    int closures = 0;

    void count(const Step &step)
    {
        if (step.isSight)
            return;
        switch (step.kind) {
        case Step::Kind::Place:
            ++arrivals;
            break;
        case Step::Kind::Move:
            ++arrivals;
            jumps += step.isJump;
            break;
        case Step::Kind::Remove:
            // A piece that leaves for a place beside the board arrives there.
            ++(step.to == Cell::None ? removals : arrivals);
            break;
        case Step::Kind::Recolour:
            // A change of kind alone is part of the move.
            conversions += step.before.owner != step.piece.owner;
            break;
        case Step::Kind::CloseCell:
            ++closures;
            break;
        }
    }

    [[nodiscard]] std::optional<SoundEvent> sound(bool isOwn) const
    {
        if (closures > 0)
            return SoundEvent::Shrinking;
        if (removals >= kMany)
            return SoundEvent::Clearing;
        if (conversions > 0)
            return SoundEvent::Conversion;
        if (removals > 0)
            return SoundEvent::Capture;
        if (jumps > 0)
            return SoundEvent::Jump;
        if (arrivals > 0)
            return isOwn ? SoundEvent::OwnMove : SoundEvent::OpponentMove;
        return std::nullopt;
    }
};

} // namespace

std::vector<SoundCue> soundsOf(const Transition &transition, bool isOwn)
{
    std::vector<Stage> stages(static_cast<std::size_t>(transition.stageCount()));
    for (const Step &step : transition.steps)
        stages[step.stage].count(step);
    std::vector<SoundCue> cues;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const auto sound = stages[i].sound(isOwn);
        // Several stages of the same kind (pieces that fall one after another) are one event.
        const bool isSame = sound && !cues.empty() && cues.back().event == *sound;
        if (sound && !isSame)
            cues.push_back({*sound, static_cast<int>(i)});
    }
    return cues;
}

SoundEvent soundOf(const Outcome &outcome, Player person, bool hasPeople)
{
    if (!hasPeople || outcome.winner() == Player::None)
        return SoundEvent::Drawn;
    // People who play each other hear the winner's sound.
    return person == Player::None || person == outcome.winner() ? SoundEvent::Won
                                                                : SoundEvent::Lost;
}

} // namespace tessera
