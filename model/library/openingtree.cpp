#include "model/library/openingtree.h"

#include <algorithm>
#include <functional>
#include <map>
#include <unordered_map>
#include <unordered_set>
#include <utility>

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

/// The representatives of a position's moves: among the moves that symmetries of the position carry into each other, the
/// one with the smallest code. Each is computed only once, since a torus of 121 cells has 968 symmetries.
class Representatives
{
public:
    /// `stabilising` are the symmetries that leave the position as it is.
    Representatives(const SymmetriesFacet *facet, std::vector<int> stabilising)
        : m_facet(facet)
        , m_stabilising(std::move(stabilising))
    {}

    [[nodiscard]] MoveCode of(MoveCode move)
    {
        const auto [known, isNew] = m_known.try_emplace(static_cast<std::uint64_t>(move), move);
        if (!isNew)
            return known->second;
        for (const int symmetry : m_stabilising)
            known->second = std::min(known->second, m_facet->transformedMove(move, symmetry));
        return known->second;
    }

private:
    const SymmetriesFacet *m_facet;
    std::vector<int> m_stabilising;
    std::unordered_map<std::uint64_t, MoveCode> m_known;
};

/// What is counted of a move.
class Tally
{
public:
    void add(const PerPlayer<double> &scores, bool isOwn, unsigned char value)
    {
        ++m_played.games;
        m_played.own += isOwn ? 1 : 0;
        for (int i = 0; i < kMaxPlayers; ++i)
            m_played.points[playerAt(i)] += scores[playerAt(i)];
        if (value == LibraryEntry::kNoValue)
            return;
        m_values += value / LibraryEntry::kHalfPercents;
        ++m_valued;
    }

    [[nodiscard]] PlayedMove of(MoveCode move) const
    {
        PlayedMove played = m_played;
        played.move = move;
        if (m_valued > 0)
            played.value = m_values / m_valued;
        return played;
    }

private:
    PlayedMove m_played;
    double m_values = 0;
    int m_valued = 0;
};

/// Whether a game by these options is played as by the usual ones: each has its usual value, or the strict one.
bool isPlayedAsUsual(const Options &options, const std::vector<OptionSpec> &specs)
{
    return std::all_of(specs.begin(), specs.end(), [&](const OptionSpec &spec) {
        const auto chosen = options.values().find(spec.key);
        return chosen == options.values().end() || chosen->second == spec.defaultValue
               || chosen->second == spec.strictValue;
    });
}

/// The starts of a game by all rules by which games were played; each set of them is read once.
class Starts
{
public:
    explicit Starts(const AnyGame &game)
        : m_game(game)
    {}

    /// The start by the rules of a library's entry (JSON); by the usual ones where games by both are played alike.
    [[nodiscard]] const std::unique_ptr<AnyPosition> &of(std::string_view json)
    {
        const auto [place, isNew] = m_starts.try_emplace(json);
        if (isNew) {
            const std::vector<OptionSpec> &specs = m_game.info().options;
            const auto options = Options::parseJson(std::string(json), specs);
            const bool isUsual = !options || isPlayedAsUsual(*options, specs);
            place->second = m_game.start(isUsual ? Options::defaults(specs) : *options);
        }
        return place->second;
    }

private:
    const AnyGame &m_game;
    std::unordered_map<std::string_view, std::unique_ptr<AnyPosition>> m_starts;
};

} // namespace

std::optional<OpeningTree> OpeningTree::of(
    const LibraryIndex &index, const AnyGame &game, const std::stop_token &stop)
{
    OpeningTree tree;
    tree.m_game = &game;
    Starts starts(game);
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
        const auto position = starts.of(entry.options)->clone();
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

std::span<const OpeningTree::Step> OpeningTree::stepsAt(std::uint64_t hash) const
{
    const auto found = std::ranges::equal_range(m_steps, hash, {}, &Step::hash);
    return {found.begin(), found.end()};
}

std::vector<PlayedMove> OpeningTree::moves(const AnyPosition &asked, const Options &options) const
{
    const auto position = byUsualRules(asked, options);
    const SymmetriesFacet *facet = position->symmetries();
    const int count = facet != nullptr ? facet->symmetryCount() : 1;
    std::vector<int> stabilising;
    // The position as each symmetry shows it; where several show the same, the first of them.
    std::vector<std::pair<int, std::uint64_t>> sides{{0, position->hash()}};
    std::unordered_set<std::uint64_t> hashes{position->hash()};
    for (int symmetry = 1; symmetry < count; ++symmetry) {
        const std::uint64_t hash = facet->transformed(symmetry)->hash();
        if (hash == position->hash())
            stabilising.push_back(symmetry);
        if (hashes.insert(hash).second)
            sides.emplace_back(symmetry, hash);
    }
    const std::vector<MoveCode> legal = position->legalMoves();
    Representatives representatives(facet, std::move(stabilising));
    std::map<MoveCode, Tally> tallies;
    for (const auto &[symmetry, hash] : sides) {
        const std::span<const Step> steps = stepsAt(hash);
        if (steps.empty())
            continue;
        const auto here = movesBySide(legal, facet, symmetry);
        for (const Step &step : steps) {
            const auto move = here.find(static_cast<std::uint64_t>(step.move));
            if (move == here.end())
                continue;
            const Ending &ending = m_endings[step.game];
            tallies[representatives.of(move->second)].add(ending.scores, ending.isOwn, step.value);
        }
    }
    std::vector<PlayedMove> all;
    for (const auto &[move, tally] : tallies) {
        if (asked.isLegal(move))
            all.push_back(tally.of(move));
    }
    std::ranges::stable_sort(all, std::greater(), &PlayedMove::games);
    return all;
}

} // namespace tessera
