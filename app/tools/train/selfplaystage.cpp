#include "app/tools/train/trainstages.h"
#include "model/search/learning/selfplay.h"

#include <ostream>

namespace tessera::cli {

using namespace training;

std::optional<Error> playGames(const TrainOrder &order, const Streams &streams)
{
    const GameInfo &info = order.game->info();
    auto dataset = DatasetWriter::open(
        order.dataset, {info.id, info.playerCount(), order.seed, order.nodes}, order.damage);
    if (!dataset)
        return dataset.error();
    std::vector<std::uint32_t> missing;
    for (std::uint32_t number = order.from; number < order.from + order.games; ++number) {
        if (!dataset->numbers().contains(number))
            missing.push_back(number);
    }
    std::size_t games = order.games - missing.size();
    if (games > 0)
        streams.talk << order.dataset << ": " << games << " games of " << order.games
                     << " are there" << std::endl;
    TrainingSetup trainingSetup = order.net->trainingSetup();
    trainingSetup.nodes = order.nodes;
    std::optional<Error> failure;
    playTrainingGames(
        {*order.game, trainingSetup, missing, order.seed, order.threads},
        [&](const SelfPlayedGame &game) {
            constexpr std::size_t kBetweenWords = 100;
            failure = dataset->add(game);
            if (!failure && ++games % kBetweenWords == 0)
                streams.talk << games << " games of " << order.games << std::endl;
            return !failure;
        });
    return failure;
}

} // namespace tessera::cli
