#include "model/games/xxlchess/evaluation.h"

#include "model/games/xxlchess/judge.h"

#include <cstdlib>
#include <mutex>

namespace tessera::xxlchess {

namespace {

/// Tables are the same for all games on a board with its pieces; making them takes as long as a few
/// hundred nodes, so the last ones are kept.
std::shared_ptr<const EvaluationTables> tablesFor(const Ruleset &rules)
{
    static std::mutex mutex;
    static std::shared_ptr<const EvaluationTables> last;
    const std::lock_guard lock(mutex);
    if (last == nullptr || !(last->choices == rules.choices()))
        last = std::make_shared<EvaluationTables>(rules);
    return last;
}

/// Adds up what terms are worth.
class Sum
{
public:
    explicit Sum(const EvaluationTables &tables)
        : m_values(tables.values.data())
    {}

    void add(Player player, int row, int count)
    {
        const auto &value = m_values[row];
        std::array<int, 2> &total = m_totals[static_cast<std::size_t>(player)];
        total[0] += count * value[0];
        total[1] += count * value[1];
    }
    /// The first player's lead with so many shares of the men on the board.
    [[nodiscard]] int lead(int fullness, int full) const
    {
        const int middle = m_totals[0][0] - m_totals[1][0];
        const int end = m_totals[0][1] - m_totals[1][1];
        return (middle * fullness + end * (full - fullness)) / (full * Weight::kOne);
    }

private:
    const std::array<int, 2> *m_values;
    std::array<std::array<int, 2>, 2> m_totals{};
};

/// Notes of which weights terms are made.
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

    std::array<float, kWeightCount> amounts{};

private:
    const Terms &m_terms;
};

} // namespace

EvaluationTables::EvaluationTables(const Ruleset &rules)
    : choices(rules.choices())
    , terms(rules)
    , values(terms.valuesWith(kWeights))
    , pieceValues(xxlchess::pieceValues(rules.pieces()))
    , near(kSquareCount)
    , around(kSquareCount)
{
    constexpr int kLightPiece = 450;
    constexpr int kMiddlingPiece = 650;
    constexpr int kOfficersOnFile = 1560;
    manyOfficers = kOfficersOnFile * rules.width();
    for (Kind kind = 0; kind < rules.pieces().size(); ++kind) {
        const int value = pieceValues[static_cast<std::size_t>(kind)];
        KindTraits &traits = kinds[static_cast<std::size_t>(kind)];
        traits.rank = static_cast<std::uint8_t>(
            kind == kPawn            ? 0
            : value < kLightPiece    ? 1
            : value < kMiddlingPiece ? 2
                                     : 3);
        const auto &movement = rules.movement(kind);
        traits.likesOpenFiles = movement.slidesOrthogonally && !movement.slidesDiagonally;
    }
    rules.board().forEach([&](Square square) {
        const auto place = static_cast<std::size_t>(square);
        const int fromSide = std::min(fileOf(square), rules.width() - 1 - fileOf(square));
        const int fromEdge = std::min(rankOf(square), rules.height() - 1 - rankOf(square));
        constexpr int kFarInside = 4;
        centrality[place] = static_cast<std::int16_t>(
            std::min(fromSide, kFarInside) + std::min(fromEdge, kFarInside));
        const std::uint32_t beside = 7U << fileOf(square) >> 1;
        filesNear[place] = beside & ((1U << rules.width()) - 1);
        rules.board().forEach([&](Square other) {
            if (other != square && distance(square, other) <= 1)
                near[place].add(other);
            if (distance(square, other) <= 2)
                around[place].add(other);
        });
    });
}

void Evaluation::prepare(const Position &position)
{
    if (m_rules == position.sharedRules())
        return;
    m_rules = position.sharedRules();
    m_tables = tablesFor(*m_rules);
}

int Evaluation::operator()(const Position &position)
{
    prepare(position);
    Sum sum(*m_tables);
    Judge<Sum> judge(*m_tables, position, sum);
    judge.run();
    int lead = sum.lead(judge.fullness(), Judge<Sum>::kFull);
    lead = lead * judge.winnability(lead > 0 ? Player::First : Player::Second) / Judge<Sum>::kFull;
    return position.toMove() == Player::First ? lead : -lead;
}

Evaluation::Trace Evaluation::trace(const Position &position)
{
    prepare(position);
    Notes notes(m_tables->terms);
    Judge<Notes> judge(*m_tables, position, notes);
    judge.run();
    const float share = static_cast<float>(judge.fullness()) / Judge<Notes>::kFull;
    Trace trace;
    for (std::size_t i = 0; i < notes.amounts.size(); ++i) {
        trace.middle[i] = share * notes.amounts[i];
        trace.end[i] = (1 - share) * notes.amounts[i];
    }
    return trace;
}

} // namespace tessera::xxlchess
