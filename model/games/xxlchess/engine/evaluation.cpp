#include "model/games/xxlchess/engine/evaluation.h"

#include "model/core/randomness.h"
#include "model/games/xxlchess/engine/evaluator.h"

#include <mutex>

namespace tessera::xxlchess {

namespace {

/// The tables for a board and its pieces. They take as long to make as a few hundred nodes to search, so the last ones
/// are kept.
std::shared_ptr<const EvaluationTables> tablesFor(const Ruleset &rules)
{
    static std::mutex mutex;
    static std::shared_ptr<const EvaluationTables> last;
    const std::lock_guard lock(mutex);
    if (last == nullptr || !(last->choices == rules.choices()))
        last = std::make_shared<EvaluationTables>(rules);
    return last;
}

/// The sink for playing: sums the values of terms, with a pawn hash table.
class ScoreSink
{
public:
    /// `entry` is the place in the pawn hash table for this key. It is prefetched long before it is read.
    ScoreSink(
        const EvaluationTables &tables,
        const PieceSquareSums &pieces,
        PawnEntry &entry,
        std::uint64_t pawnKey)
        : m_values(tables.values.data())
        , m_pawnEntry(entry)
        , m_pawnKey(pawnKey)
        , m_totals(pieces.onSquares)
    {
        __builtin_prefetch(&entry);
    }

    void add(Player player, int row, int count)
    {
        m_totals[static_cast<std::size_t>(player)].add(m_values[row], count);
    }
    static void addPiece(Player, int) {}
    bool probesPawns()
    {
        m_before = m_totals;
        if (m_pawnEntry.key == m_pawnKey) {
            for (std::size_t i = 0; i < m_totals.size(); ++i)
                m_totals[i].add(m_pawnEntry.scores[i], 1);
            return true;
        }
        m_pawnEntry.key = m_pawnKey;
        return false;
    }
    void storePawns()
    {
        for (std::size_t i = 0; i < m_totals.size(); ++i) {
            m_pawnEntry.scores[i] = m_totals[i];
            m_pawnEntry.scores[i].add(m_before[i], -1);
        }
    }
    /// Tapered evaluation: the first player's lead in the game phase `fullness` of `full`.
    [[nodiscard]] int lead(int fullness, int full) const
    {
        const int middle = m_totals[0].middle() - m_totals[1].middle();
        const int end = m_totals[0].end() - m_totals[1].end();
        return (middle * fullness + end * (full - fullness)) / (full * Weight::kOne);
    }

private:
    const TaperedScore *m_values;
    PawnEntry &m_pawnEntry;
    std::uint64_t m_pawnKey;
    std::array<TaperedScore, 2> m_totals;
    std::array<TaperedScore, 2> m_before;
};

/// The sink for training: traces the weights of the terms.
class TraceSink
{
public:
    explicit TraceSink(const Terms &terms)
        : m_terms(terms)
    {}

    void add(Player player, int row, int count)
    {
        const auto sign = static_cast<float>(player == Player::First ? count : -count);
        for (const Terms::Share &share : m_terms.shares(row))
            amounts[static_cast<std::size_t>(share.weight)] += sign * share.amount;
    }

    void addPiece(Player player, int row) { add(player, row, 1); }
    static bool probesPawns() { return false; }
    static void storePawns() {}

    std::array<float, kWeightCount> amounts{};

private:
    const Terms &m_terms;
};

} // namespace

EvaluationTables::EvaluationTables(const Ruleset &rules)
    : choices(rules.choices())
    , terms(rules)
    , values(terms.valuesWith(kWeights))
    , near(kSquareCount)
    , around(kSquareCount)
{
    constexpr int kOfficersOnFile = 1560;
    manyOfficers = kOfficersOnFile * rules.width();
    setSquares(rules);
    setKinds(rules);
}

int EvaluationTables::fullness(const PieceSquareSums &pieces) const
{
    return std::min((pieces.officers[0] + pieces.officers[1]) * kFull / manyOfficers, kFull);
}

void EvaluationTables::setKinds(const Ruleset &rules)
{
    constexpr int kLightPiece = 450;
    constexpr int kMiddlingPiece = 650;
    const PieceValues text = pieceValues(rules.pieces());
    for (Kind kind = 0; kind < rules.pieces().size(); ++kind) {
        const auto place = static_cast<std::size_t>(kind);
        const int value = text[place];
        const auto &movement = rules.movement(kind);
        KindTraits &traits = kinds[place];
        traits.valueClass = static_cast<std::uint8_t>(
            kind == kPawn            ? 0
            : value < kLightPiece    ? 1
            : value < kMiddlingPiece ? 2
                                     : 3);
        traits.materialValue = static_cast<std::int16_t>(
            movement.isRoyal || kind == kPawn ? 0 : value);
        traits.likesOpenFiles = movement.slidesOrthogonally && !movement.slidesDiagonally;
        seeValues[place] = movement.isRoyal ? value : usualValue(rules, kind);
    }
}

/// The mean value of a kind over the board, with half of its mobility on an empty board; of pawns, over the squares
/// where they are not about to be promoted.
int EvaluationTables::usualValue(const Ruleset &rules, Kind kind) const
{
    constexpr int kLeast = 50;
    const auto &movement = rules.movement(kind);
    const int promotionRank = rules.choices().promotionRank;
    int sum = 0;
    int squares = 0;
    rules.board().forEach([&](Square square) {
        const int rank = rankOf(square);
        if (kind == kPawn && (rank == 0 || rank + 2 >= promotionRank))
            return;
        const int left = fileOf(square);
        const int right = rules.width() - 1 - left;
        const int up = rules.height() - 1 - rank;
        int reach = rules.leaps(kind, square).count();
        if (movement.slidesOrthogonally)
            reach += left + right + up + rank;
        if (movement.slidesDiagonally)
            reach += std::min(left, up) + std::min(left, rank) + std::min(right, up)
                     + std::min(right, rank);
        TaperedScore value = values[static_cast<std::size_t>(Terms::onSquare(kind, square))];
        if (kind != kPawn)
            value.add(values[static_cast<std::size_t>(Terms::mobility(kind, reach / 2))], 1);
        sum += (value.middle() + value.end()) / (2 * Weight::kOne);
        ++squares;
    });
    return std::max(sum / std::max(squares, 1), kLeast);
}

void EvaluationTables::setSquares(const Ruleset &rules)
{
    rules.board().forEach([&](Square square) {
        const auto place = static_cast<std::size_t>(square);
        const int fromSide = std::min(fileOf(square), rules.width() - 1 - fileOf(square));
        const int fromEdge = std::min(rankOf(square), rules.height() - 1 - rankOf(square));
        constexpr int kFarInside = 4;
        centrality[place] = static_cast<std::int16_t>(
            std::min(fromSide, kFarInside) + std::min(fromEdge, kFarInside));
        const std::uint32_t beside = 7U << fileOf(square) >> 1;
        for (const Player player : {Player::First, Player::Second}) {
            if (rules.ownRank(player, square) + kNearSteps >= rules.choices().promotionRank)
                nearPromotion[player].add(square);
        }
        filesNear[place] = beside & ((1U << rules.width()) - 1);
        rules.board().forEach([&](Square other) {
            if (other != square && distance(square, other) <= 1)
                near[place].add(other);
            if (distance(square, other) <= 2)
                around[place].add(other);
        });
    });
}

void Evaluation::changeRules(const Position &position)
{
    m_rules = position.sharedRules();
    m_tables = tablesFor(*m_rules);
    m_pawns.assign(kPawnTableSize, PawnEntry());
}

int Evaluation::operator()(const Position &position)
{
    return (*this)(position, PieceSquareSums(tables(position), position));
}

int Evaluation::operator()(const Position &position, const PieceSquareSums &pieces)
{
    prepare(position);
    const std::uint64_t key = position.pawnKey();
    ScoreSink sum(*m_tables, pieces, m_pawns[key % kPawnTableSize], key);
    Evaluator<ScoreSink> evaluator(*m_tables, position, pieces, sum);
    evaluator.run();
    const int fullness = m_tables->fullness(pieces);
    int lead = sum.lead(fullness, EvaluationTables::kFull) * EvaluationTables::certainty(fullness)
               / EvaluationTables::kFull;
    // Endings without pawns are too rare in games for the weights to have learnt the values of pieces there.
    if (const auto leadInPieces = evaluator.leadWithoutPawns())
        lead = (lead + *leadInPieces) / 2;
    lead = lead * evaluator.winnability(lead > 0 ? Player::First : Player::Second)
           / EvaluationTables::kFull;
    return position.toMove() == Player::First ? lead : -lead;
}

Evaluation::Trace Evaluation::trace(const Position &position)
{
    prepare(position);
    TraceSink notes(m_tables->terms);
    const PieceSquareSums pieces(*m_tables, position);
    Evaluator<TraceSink> evaluator(*m_tables, position, pieces, notes);
    evaluator.run();
    constexpr float kFull = EvaluationTables::kFull;
    const int fullness = m_tables->fullness(pieces);
    const float share = static_cast<float>(fullness) / kFull;
    const float certainty = static_cast<float>(EvaluationTables::certainty(fullness)) / kFull;
    Trace trace;
    for (std::size_t i = 0; i < notes.amounts.size(); ++i) {
        trace.middle[i] = certainty * share * notes.amounts[i];
        trace.end[i] = certainty * (1 - share) * notes.amounts[i];
    }
    return trace;
}

} // namespace tessera::xxlchess
