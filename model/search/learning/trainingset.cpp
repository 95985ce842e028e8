#include "model/search/learning/trainingset.h"

#include <charconv>
#include <cmath>

namespace tessera::training {

namespace {

constexpr int kWhole = 1000;

void addNumbers(std::string &line, const PerPlayer<int> &numbers, int playerCount)
{
    for (int i = 0; i < playerCount; ++i)
        line.append(i == 0 ? ";" : " ").append(std::to_string(numbers[playerAt(i)]));
}

/// Removes the text up to `mark` from the front of `rest`, and returns it.
std::string_view taken(std::string_view &rest, char mark)
{
    const std::size_t end = std::min(rest.find(mark), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

bool readNumber(std::string_view text, auto &number)
{
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    return end.ec == std::errc() && end.ptr == text.data() + text.size();
}

bool readNumbers(std::string_view text, PerPlayer<int> &numbers, int playerCount)
{
    for (int i = 0; i < playerCount; ++i) {
        if (!readNumber(taken(text, ' '), numbers[playerAt(i)]))
            return false;
    }
    return text.empty();
}

bool readScore(std::string_view text, Score &score, int playerCount)
{
    const std::string_view kind = taken(text, ' ');
    if (kind == "cp")
        return readNumber(text, score.value);
    score.kind = Score::Kind::Shares;
    return kind == "shares" && readNumbers(text, score.shares, playerCount);
}

} // namespace

std::string PlayedPosition::line(int playerCount) const
{
    std::string line = std::to_string(game);
    line.append(";").append(text).append(";").append(std::to_string(index(mover) + 1));
    line.append(";").append(score.text(playerCount));
    addNumbers(line, result, playerCount);
    return line;
}

Result<PlayedPosition> readPlayedPosition(std::string_view line, int playerCount)
{
    PlayedPosition played;
    std::string_view rest = line;
    int mover = 0;
    const bool hasGame = readNumber(taken(rest, ';'), played.game);
    played.text = taken(rest, ';');
    if (!hasGame || played.text.empty() || !readNumber(taken(rest, ';'), mover) || mover < 1
        || mover > playerCount || !readScore(taken(rest, ';'), played.score, playerCount)
        || !readNumbers(rest, played.result, playerCount))
        return Error{"", inQuotes(line), "GAME;POSITION;PLAYER;SCORE;RESULT"};
    played.mover = playerAt(mover - 1);
    return played;
}

PerPlayer<int> sharesOf(const Score &score, Player mover, int playerCount, double scale)
{
    if (score.kind == Score::Kind::Shares)
        return score.shares;
    const double odds = score.kind == Score::Kind::Mate ? (score.value > 0 ? 1.0 : 0.0)
                                                        : 1 / (1 + std::exp(-score.value / scale));
    PerPlayer<int> shares{};
    shares[mover] = static_cast<int>(std::lround(kWhole * odds));
    shares[nextPlayer(mover, playerCount)] = kWhole - shares[mover];
    return shares;
}

void TrainingSet::add(
    const AnyPosition &position, const PlayedPosition &played, const TrainingSetup &trainingSetup)
{
    constexpr std::uint32_t kGamesForOneOfValidation = 10;
    const int players = position.info().playerCount();
    TrainingSample sample;
    sample.firstView = static_cast<std::uint32_t>(m_views.size());
    sample.isForValidation = played.game % kGamesForOneOfValidation == 0;
    sample.asksApart = trainingSetup.asksApart;
    const PerPlayer<int> expected
        = sharesOf(played.score, played.mover, players, trainingSetup.scale);
    const int views = trainingSetup.isForEveryPlayer ? players : 1;
    for (int i = 0; i < views; ++i) {
        const Player player = playerAt((index(played.mover) + i) % players);
        m_view.features.clear();
        m_view.bucket = 0;
        m_view.base = 0;
        if (!trainingSetup.look(position, player, m_view)) {
            m_views.resize(sample.firstView);
            return;
        }
        m_views.push_back(
            {m_features.size(),
             static_cast<std::uint16_t>(m_view.features.size()),
             static_cast<std::uint16_t>(m_view.bucket),
             m_view.base / static_cast<float>(trainingSetup.scale)});
        m_features.insert(m_features.end(), m_view.features.begin(), m_view.features.end());
        const double target = trainingSetup.scoreShare * expected[player]
                              + (1 - trainingSetup.scoreShare) * played.result[player];
        sample.target[static_cast<std::size_t>(i)] = static_cast<float>(target / kWhole);
    }
    sample.viewCount = static_cast<std::uint8_t>(views);
    m_samples.push_back(sample);
}

TrainingSet::SeenFrom TrainingSet::view(std::uint32_t number) const
{
    const ViewRecord &view = m_views[number];
    return {
        std::span(m_features).subspan(view.firstFeature, view.featureCount), view.bucket, view.base};
}

} // namespace tessera::training
