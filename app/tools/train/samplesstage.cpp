#include "app/tools/train/trainstages.h"
#include "model/search/learning/trainingsetreader.h"

#include <ostream>

namespace tessera::cli {

using namespace training;

namespace {

/// Takes the games of several datasets, each once.
class GamesOfAll
{
public:
    GamesOfAll(const TrainOrder &order, TrainRecipe &recipe)
        : m_order(order)
        , m_recipe(recipe)
        , m_samples(order.net->trainingSetup())
    {}

    std::optional<Error> take(const std::string &path, std::ostream &talk)
    {
        auto reader = DatasetReader::open(path, m_order.damage);
        if (!reader)
            return reader.error();
        if (!reader->header())
            return Error{path, "no games", "games that tessera-tools train has played"};
        const GameInfo &info = m_order.game->info();
        if (reader->header()->game != info.id || reader->header()->playerCount != info.playerCount())
            return Error{path, "games of " + reader->header()->game, "games of " + info.id};
        const auto takeOne = [&](const SelfPlayedGame &game) { return take(game, *reader); };
        if (auto error = reader->readAll(takeOne))
            return error;
        if (reader->blocks().cutOffBytes() > 0)
            talk << path << ": its last game is not whole and is left out" << std::endl;
        if (reader->blocks().damagedPlaces() > 0)
            talk << path
                 << ": damaged places that were skipped: " << reader->blocks().damagedPlaces()
                 << std::endl;
        return std::nullopt;
    }

    [[nodiscard]] TrainingSet &&samples() && { return std::move(m_samples).samples(); }

private:
    std::optional<Error> take(const SelfPlayedGame &game, const DatasetReader &reader)
    {
        const std::pair run(reader.header()->seed, reader.header()->nodes);
        const auto [known, isNew] = m_checksums.try_emplace({run, game.number}, reader.checksum());
        if (!isNew && known->second == reader.checksum())
            return std::nullopt;
        const std::string &path = reader.blocks().path();
        if (!isNew)
            return Error{
                path,
                "another game " + std::to_string(game.number) + " of seed "
                    + std::to_string(run.first) + " than before",
                "the same, as the same program plays it"};
        m_recipe.games[run].insert(game.number);
        auto error = m_samples.take(game, *m_order.game->game);
        if (error)
            error->where = path + ": " + error->where.english();
        return error;
    }

    const TrainOrder &m_order;
    TrainRecipe &m_recipe;
    TrainingSetReader m_samples;
    std::map<std::pair<std::pair<std::uint64_t, std::uint64_t>, std::uint32_t>, std::uint32_t>
        m_checksums;
};

} // namespace

Result<TrainingSet> readSamples(const TrainOrder &order, TrainRecipe &recipe, const Streams &streams)
{
    GamesOfAll games(order, recipe);
    for (const std::string &path : order.files) {
        if (auto error = games.take(path, streams.talk))
            return *error;
    }
    TrainingSet samples = std::move(games).samples();
    if (samples.samples().empty())
        return Error{order.files.front(), "no position to learn from", "some games"};
    recipe.positions = samples.samples().size();
    return samples;
}

} // namespace tessera::cli
