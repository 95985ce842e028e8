#include "model/games/catalogue.h"
#include "tests/support/goldendata.h"

#include <QtTest>

#include <algorithm>
#include <optional>

using namespace tessera;
using nlohmann::json;
using tessera::test::goldenLines;

namespace {

/// Leaves up to which the perft of a golden row is counted; deeper counts belong to a benchmark.
constexpr std::uint64_t kMostLeaves = 80'000'000;

std::unique_ptr<AnyPosition> startOf(const GameEntry &entry, const json &row)
{
    const Options strict = Options::strict(entry.info().options);
    const auto start = row.find("start");
    if (start == row.end() || start->is_null())
        return entry.game->start(strict);
    auto position = entry.game->parsePosition(start->get<std::string>(), strict);
    if (!position) {
        qWarning("%s", position.error().sentence().c_str());
        return nullptr;
    }
    return std::move(*position);
}

/// Plays the moves of `row`; the text of the first that is refused, or nothing.
std::optional<std::string> playMoves(AnyPosition &position, const json &row)
{
    for (const json &move : row.at("moves")) {
        const auto code = position.parseMove(move.get<std::string>());
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
        json content;
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
        for (json &content : goldenLines(entry.info().id, file)) {
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
    const json &moves = row.at("moves");
    const json &legal = row.at("legal");
    const json fens = row.value("fens", json::array());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        QCOMPARE(position->legalMoves().size(), legal.at(i).get<std::size_t>());
        const auto move = position->parseMove(moves[i].get<std::string>());
        QVERIFY2(move, move ? "" : move.error().sentence().c_str());
        position->play(*move);
        if (i < fens.size() && fens[i].is_string())
            QCOMPARE(position->text(), fens[i].get<std::string>());
    }
    if (legal.size() > moves.size())
        QCOMPARE(position->legalMoves().size(), legal.back().get<std::size_t>());
    QCOMPARE(std::string(position->outcome().resultText()), row.at("result").get<std::string>());
    if (row.at("reason").is_string())
        QCOMPARE(std::string(text(position->outcome().reason)), row["reason"].get<std::string>());
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
    for (const json &count : row.at("perft")) {
        ++depth;
        const auto leaves = count.get<std::uint64_t>();
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
    auto wanted = row.at("legal").get<std::vector<std::string>>();
    std::sort(found.begin(), found.end());
    std::sort(wanted.begin(), wanted.end());
    QCOMPARE(found, wanted);
    const auto move = position->parseMove(row.at("move").get<std::string>());
    QVERIFY2(move, move ? "" : move.error().sentence().c_str());
    position->play(*move);
    if (row.at("after").is_string())
        QCOMPARE(position->text(), row["after"].get<std::string>());
    const std::string board = row.at("end_board").get<std::string>();
    QCOMPARE(position->text().substr(0, board.size()), board);
    QCOMPARE(position->legalMoves().size(), row.at("legal_after").get<std::size_t>());
    QCOMPARE(std::string(position->outcome().resultText()), row.at("result").get<std::string>());
    QCOMPARE(std::string(text(position->outcome().reason)), row.at("reason").get<std::string>());
}

QTEST_GUILESS_MAIN(GoldenTest)
#include "goldentest.moc"
