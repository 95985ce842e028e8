#include "model/games/catalogue.h"
#include "tests/support/goldendata.h"

#include <QtTest>

#include <algorithm>
#include <optional>

using namespace tessera;
using tessera::test::goldenLines;
using tessera::test::textIn;
using tessera::test::textsIn;

namespace {

/// Leaves up to which the perft of a golden row is counted; deeper counts belong to a benchmark.
constexpr std::uint64_t kMostLeaves = 80'000'000;

std::unique_ptr<AnyPosition> startOf(const GameEntry &entry, const Json &row)
{
    const Options strict = Options::strict(entry.info().options);
    const auto start = row["start"].asString();
    if (!start)
        return entry.game->start(strict);
    auto position = entry.game->parsePosition(*start, strict);
    if (!position) {
        qWarning("%s", position.error().sentence().c_str());
        return nullptr;
    }
    return std::move(*position);
}

/// Plays the moves of `row`; the text of the first that is refused, or nothing.
std::optional<std::string> playMoves(AnyPosition &position, const Json &row)
{
    for (const std::string &move : textsIn(row, "moves")) {
        const auto code = position.parseMove(move);
        if (!code)
            return code.error().sentence();
        position.play(*code);
    }
    return std::nullopt;
}

} // namespace

/// Every game of the catalogue against its golden files.
class GoldenTest : public QObject
{
    Q_OBJECT

private slots:
    void games_data() { addRows("games.jsonl"); }
    void games();
    void perft_data() { addRows("perft.jsonl"); }
    void perft();
    void transitions_data() { addRows("transitions.jsonl"); }
    void transitions();

private:
    struct Row
    {
        const GameEntry *entry;
        Json content;
    };

    void addRows(const char *file);

    std::vector<Row> m_rows;
};

void GoldenTest::addRows(const char *file)
{
    QTest::addColumn<int>("number");
    m_rows.clear();
    for (const GameEntry &entry : catalogue()) {
        int line = 0;
        for (Json &content : goldenLines(entry.info().id, file)) {
            QTest::addRow("%s %d", entry.info().id.c_str(), ++line)
                << static_cast<int>(m_rows.size());
            m_rows.push_back({&entry, std::move(content)});
        }
    }
    QVERIFY2(!m_rows.empty(), file);
}

void GoldenTest::games()
{
    QFETCH(const int, number);
    const auto &[entry, row] = m_rows[static_cast<std::size_t>(number)];
    const auto position = startOf(*entry, row);
    QVERIFY(position);
    const std::vector<std::string> moves = textsIn(row, "moves");
    const auto legal = row["legal"].elements();
    const Json &fens = row["fens"];
    for (std::size_t i = 0; i < moves.size(); ++i) {
        QCOMPARE(position->legalMoves().size(), row["legal"][i].asUint64().value());
        const auto move = position->parseMove(moves[i]);
        QVERIFY2(move, move ? "" : move.error().sentence().c_str());
        position->play(*move);
        if (const auto fen = fens[i].asString())
            QCOMPARE(position->text(), *fen);
    }
    if (legal.size() > moves.size())
        QCOMPARE(position->legalMoves().size(), legal.back().asUint64().value());
    QCOMPARE(std::string(position->outcome().resultText()), textIn(row, "result"));
    if (row["reason"].isString())
        QCOMPARE(std::string(text(position->outcome().reason)), textIn(row, "reason"));
}

void GoldenTest::perft()
{
    QFETCH(const int, number);
    const auto &[entry, row] = m_rows[static_cast<std::size_t>(number)];
    const auto position = startOf(*entry, row);
    QVERIFY(position);
    const auto refused = playMoves(*position, row);
    QVERIFY2(!refused, refused.value_or("").c_str());
    int depth = 0;
    for (const Json &count : row["perft"].elements()) {
        ++depth;
        const auto leaves = count.asUint64().value();
        if (depth > 1 && leaves > kMostLeaves)
            break;
        QCOMPARE(tessera::perft(*position, depth), leaves);
    }
    QVERIFY(depth > 0);
}

void GoldenTest::transitions()
{
    QFETCH(const int, number);
    const auto &[entry, row] = m_rows[static_cast<std::size_t>(number)];
    const auto position = startOf(*entry, row);
    QVERIFY(position);
    std::vector<std::string> found;
    for (const MoveCode move : position->legalMoves())
        found.push_back(position->moveText(move));
    auto wanted = textsIn(row, "legal");
    std::sort(found.begin(), found.end());
    std::sort(wanted.begin(), wanted.end());
    QCOMPARE(found, wanted);
    const auto move = position->parseMove(textIn(row, "move"));
    QVERIFY2(move, move ? "" : move.error().sentence().c_str());
    position->play(*move);
    if (row["after"].isString())
        QCOMPARE(position->text(), textIn(row, "after"));
    const std::string board = textIn(row, "end_board");
    QCOMPARE(position->text().substr(0, board.size()), board);
    QCOMPARE(position->legalMoves().size(), row["legal_after"].asUint64().value());
    QCOMPARE(std::string(position->outcome().resultText()), textIn(row, "result"));
    QCOMPARE(std::string(text(position->outcome().reason)), textIn(row, "reason"));
}

QTEST_GUILESS_MAIN(GoldenTest)
#include "goldentest.moc"
