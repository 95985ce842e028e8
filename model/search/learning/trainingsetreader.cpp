#include "model/search/learning/trainingsetreader.h"

namespace tessera::training {

TrainingSetReader::TrainingSetReader(TrainingSetup trainingSetup)
    : m_trainingSetup(std::move(trainingSetup))
{}

std::optional<Error> TrainingSetReader::take(const SelfPlayedGame &game, const AnyGame &rules)
{
    const std::string where = "game " + std::to_string(game.number);
    const auto position = startOf(game, rules);
    if (!position)
        return Error{
            where, "a start with " + position.error().found.english(), position.error().wanted};
    m_position = nullptr;
    for (std::size_t i = 0; i < game.plies.size(); ++i) {
        const SelfPlayedGame::Ply &ply = game.plies[i];
        if ((*position)->toMove() == Player::None || !(*position)->isLegal(ply.move))
            return Error{
                where,
                "an illegal move as number " + std::to_string(i + 1),
                "games by the rules of this program"};
        if ((ply.score || ply.isRivals) && m_known.insert((*position)->hash()).second)
            take({game.number, (*position)->toMove(), ply.score, game.result, ply.move}, **position);
        (*position)->play(ply.move);
    }
    return std::nullopt;
}

void TrainingSetReader::take(const PlayedPosition &played, const AnyPosition &position)
{
    if (!m_trainingSetup.onlyQuiet) {
        m_samples.add(position, played, m_trainingSetup);
        return;
    }
    const bool isFollowed = m_position != nullptr && m_played.mover != played.mover;
    if (isFollowed)
        m_samples.add(*m_position, m_played, m_trainingSetup);
    m_played = played;
    m_position = position.clone();
}

} // namespace tessera::training
