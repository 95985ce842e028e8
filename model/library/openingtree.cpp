#include "model/library/openingtree.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace tessera {

namespace {

/// The moves of a position by their images under a symmetry.
std::unordered_map<std::uint64_t, MoveCode> movesBySide(
    const std::vector<MoveCode> &legal, const SymmetriesFacet *facet, int symmetry)
{
    std::unordered_map<std::uint64_t, MoveCode> moves;
    for (const MoveCode move : legal) {
        const MoveCode there = symmetry == 0 ? move : facet->transformedMove(move, symmetry);
        moves.emplace(static_cast<std::uint64_t>(there), move);
    }
    return moves;
}

/// The representative of a move: among the moves that symmetries of `position` carry into each other, the one with the
/// smallest code.
MoveCode representative(
    MoveCode move, const SymmetriesFacet *facet, const std::vector<int> &stabilising)
{
    MoveCode least = move;
    for (const int symmetry : stabilising)
        least = std::min(least, facet->transformedMove(move, symmetry));
    return least;
}

/// Whether a game by these options is played as by the usual ones: each has its usual value, or the strict one.
bool isPlayedAsUsual(const Options &options, const std::vector<OptionSpec> &specs)
{
    return std::all_of(specs.begin(), specs.end(), [&](const OptionSpec &spec) {
        const auto chosen = options.values().find(spec.key);
        return chosen == options.values().end() || chosen->second == spec.defaultValue
               || chosen->second == spec.strictValue;
    });
}

} // namespace

std::optional<OpeningTree> OpeningTree::of(
    const LibraryIndex &index, const AnyGame &game, const std::stop_token &stop)
{
    OpeningTree tree;
    tree.m_game = &game;
    const auto start = game.start(Options::defaults(game.info().options));
    for (const LibraryEntry &entry : index.entries()) {
        if (stop.stop_requested())
            return std::nullopt;
        if (entry.game != game.info().id || entry.firstMoves.empty())
            continue;
        const auto number = static_cast<std::uint32_t>(tree.m_endings.size());
        const bool isOwn = std::find(entry.people.begin(), entry.people.end(), true)
                           != entry.people.end();
        tree.m_endings.push_back({entry.scores, isOwn});
        ++tree.m_games;
        std::string_view rest = entry.firstMoves;
        const auto position = start->clone();
        for (std::size_t ply = 0; !rest.empty(); ++ply) {
            const auto move = static_cast<MoveCode>(unpackNumber(rest));
            if (!position->isLegal(move))
                break;
            const unsigned char value = ply < entry.values.size()
                                            ? static_cast<unsigned char>(entry.values[ply])
                                            : LibraryEntry::kNoValue;
            tree.m_steps.push_back({position->hash(), move, number, value});
            position->play(move);
        }
    }
    std::sort(tree.m_steps.begin(), tree.m_steps.end(), [](const Step &one, const Step &other) {
        return std::pair(one.hash, one.game) < std::pair(other.hash, other.game);
    });
    return tree;
}

std::unique_ptr<AnyPosition> OpeningTree::byUsualRules(
    const AnyPosition &position, const Options &options) const
{
    if (m_game == nullptr || !isPlayedAsUsual(options, m_game->info().options))
        return position.clone();
    auto usual = m_game->parsePosition(position.text(), Options::defaults(m_game->info().options));
    return usual ? std::move(*usual) : position.clone();
}

std::vector<PlayedMove> OpeningTree::moves(const AnyPosition &asked, const Options &options) const
{
    const auto usual = byUsualRules(asked, options);
    const AnyPosition &position = *usual;
    const SymmetriesFacet *facet = position.symmetries();
    const int count = facet != nullptr ? facet->symmetryCount() : 1;
    const std::vector<MoveCode> legal = position.legalMoves();
    std::vector<int> stabilising;
    // Each representative is computed only once, since a torus of 121 cells has 968 symmetries.
    std::unordered_map<std::uint64_t, MoveCode> representatives;
    std::unordered_set<std::uint64_t> hashes;
    std::map<MoveCode, PlayedMove> found;
    std::map<MoveCode, std::pair<double, int>> values;
    std::vector<std::pair<int, std::uint64_t>> sides{{0, position.hash()}};
    for (int symmetry = 1; symmetry < count; ++symmetry) {
        const std::uint64_t hash = facet->transformed(symmetry)->hash();
        sides.emplace_back(symmetry, hash);
        if (hash == position.hash())
            stabilising.push_back(symmetry);
    }
    for (const auto &[symmetry, hash] : sides) {
        if (!hashes.insert(hash).second)
            continue;
        auto step = std::lower_bound(
            m_steps.begin(), m_steps.end(), hash, [](const Step &one, std::uint64_t wanted) {
                return one.hash < wanted;
            });
        if (step == m_steps.end() || step->hash != hash)
            continue;
        const auto here = movesBySide(legal, facet, symmetry);
        for (; step != m_steps.end() && step->hash == hash; ++step) {
            const auto move = here.find(static_cast<std::uint64_t>(step->move));
            if (move == here.end())
                continue;
            const auto [known, isNew] = representatives.try_emplace(
                static_cast<std::uint64_t>(move->second));
            if (isNew)
                known->second = representative(move->second, facet, stabilising);
            const MoveCode shown = known->second;
            const Ending &ending = m_endings[step->game];
            PlayedMove &played = found[shown];
            played.move = shown;
            ++played.games;
            played.own += ending.isOwn ? 1 : 0;
            for (int i = 0; i < kMaxPlayers; ++i)
                played.points[playerAt(i)] += ending.scores[playerAt(i)];
            if (step->value != LibraryEntry::kNoValue) {
                auto &[sum, number] = values[shown];
                sum += step->value / LibraryEntry::kHalfPercents;
                ++number;
            }
        }
    }
    std::vector<PlayedMove> all;
    for (auto &[move, played] : found) {
        if (!asked.isLegal(move))
            continue;
        if (const auto value = values.find(move); value != values.end())
            played.value = value->second.first / value->second.second;
        all.push_back(played);
    }
    std::stable_sort(all.begin(), all.end(), [](const PlayedMove &one, const PlayedMove &other) {
        return one.games > other.games;
    });
    return all;
}

} // namespace tessera
