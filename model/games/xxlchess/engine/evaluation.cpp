#include "model/games/xxlchess/engine/evaluation.h"

#include "model/core/randomness.h"
#include "model/games/xxlchess/engine/evaluator.h"

#include <cstdlib>
#include <mutex>

namespace tessera::xxlchess {

namespace {

/// The tables are the same for all games on a board with its pieces; making them takes as long as a few hundred nodes,
/// so the last ones are kept.
std::shared_ptr<const EvaluationTables> tablesFor(const Ruleset &rules)
{
    static std::mutex mutex;
    static std::shared_ptr<const EvaluationTables> last;
    const std::lock_guard lock(mutex);
    if (last == nullptr || !(last->choices == rules.choices()))
        last = std::make_shared<EvaluationTables>(rules);
    return last;
}

/// A sink that adds up the values of terms.
class Sum
{
public:
    /// `memory` is the entry of the pawn hash table for this key. It is asked for long before it is read.
    Sum(const EvaluationTables &tables,
        const PieceSquareSums &pieces,
        PawnMemory &memory,
        std::uint64_t pawnKey)
        : m_values(tables.values.data())
        , m_memory(memory)
        , m_pawnKey(pawnKey)
        , m_totals(pieces.onSquares)
    {
        __builtin_prefetch(&memory);
    }

    void add(Player player, int row, int count)
    {
        m_totals[static_cast<std::size_t>(player)].add(m_values[row], count);
    }
    static void addPiece(Player, int) {}
    bool recallsPawns()
    {
        m_before = m_totals;
        if (m_memory.key == m_pawnKey) {
            for (std::size_t i = 0; i < m_totals.size(); ++i)
                m_totals[i].add(m_memory.worth[i], 1);
            return true;
        }
        m_memory.key = m_pawnKey;
        return false;
    }
    void keepPawns()
    {
        for (std::size_t i = 0; i < m_totals.size(); ++i) {
            m_memory.worth[i] = m_totals[i];
            m_memory.worth[i].add(m_before[i], -1);
        }
    }
    /// The first player's lead with so many shares of the pieces on the board (tapered evaluation).
    [[nodiscard]] int lead(int fullness, int full) const
    {
        const int middle = m_totals[0].middle() - m_totals[1].middle();
        const int end = m_totals[0].end() - m_totals[1].end();
        return (middle * fullness + end * (full - fullness)) / (full * Weight::kOne);
    }

private:
    const TaperedScore *m_values;
    PawnMemory &m_memory;
    std::uint64_t m_pawnKey;
    std::array<TaperedScore, 2> m_totals;
    std::array<TaperedScore, 2> m_before;
};

/// A sink that notes the weights that make up the terms.
class Notes
{
public:
    explicit Notes(const Terms &terms)
        : m_terms(terms)
    {}

    void add(Player player, int row, int count)
    {
        const auto sign = static_cast<float>(player == Player::First ? count : -count);
        for (const Terms::Share &share : m_terms.shares(row))
            amounts[static_cast<std::size_t>(share.weight)] += sign * share.amount;
    }

    void addPiece(Player player, int row) { add(player, row, 1); }
    static bool recallsPawns() { return false; }
    static void keepPawns() {}

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
        traits.rank = static_cast<std::uint8_t>(
            kind == kPawn            ? 0
            : value < kLightPiece    ? 1
            : value < kMiddlingPiece ? 2
                                     : 3);
        traits.worth = static_cast<std::int16_t>(movement.isRoyal || kind == kPawn ? 0 : value);
        traits.likesOpenFiles = movement.slidesOrthogonally && !movement.slidesDiagonally;
        exchangeValues[place] = movement.isRoyal ? value : usualValue(rules, kind);
    }
}

/// The mean value over the board, with half of the piece's mobility on an empty board; for pawns, over the squares
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
        TaperedScore worth = values[static_cast<std::size_t>(Terms::onSquare(kind, square))];
        if (kind != kPawn)
            worth.add(values[static_cast<std::size_t>(Terms::mobility(kind, reach / 2))], 1);
        sum += (worth.middle() + worth.end()) / (2 * Weight::kOne);
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
    m_pawns.assign(kPawnMemory, PawnMemory());
}

int Evaluation::operator()(const Position &position)
{
    return (*this)(position, PieceSquareSums(tables(position), position));
}

int Evaluation::operator()(const Position &position, const PieceSquareSums &pieces)
{
    prepare(position);
    const std::uint64_t key = position.pawnKey();
    Sum sum(*m_tables, pieces, m_pawns[key % kPawnMemory], key);
    Evaluator<Sum> judge(*m_tables, position, pieces, sum);
    judge.run();
    const int fullness = m_tables->fullness(pieces);
    int lead = sum.lead(fullness, EvaluationTables::kFull) * EvaluationTables::certainty(fullness)
               / EvaluationTables::kFull;
    // Such endings are too rare in games for the weights to have learnt the values of pieces there.
    if (const auto leadInPieces = judge.leadWithoutPawns())
        lead = (lead + *leadInPieces) / 2;
    lead = lead * judge.winnability(lead > 0 ? Player::First : Player::Second)
           / EvaluationTables::kFull;
    return position.toMove() == Player::First ? lead : -lead;
}

Evaluation::Trace Evaluation::trace(const Position &position)
{
    prepare(position);
    Notes notes(m_tables->terms);
    const PieceSquareSums pieces(*m_tables, position);
    Evaluator<Notes> judge(*m_tables, position, pieces, notes);
    judge.run();
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
