#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "model/games/catalogue.h"
#include "tests/support/goldendata.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/messageline.h"

#include <QtTest>

#include <algorithm>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::textIn;
using test::textsIn;
using test::WindowDriver;

/// "Why not?" in every game: a table (`tests/data/<game>/refusals.jsonl`) of acts that the rules
/// refuse, done with the mouse in the window. Each names its rule and lights its cause.
class RefusalTest : public QObject
{
    Q_OBJECT

private slots:
    void refusalsNameTheRuleAndLightTheCause_data();
    void refusalsNameTheRuleAndLightTheCause();
    void everyGameHasSuchATable();

private:
    [[nodiscard]] Cell cell(const std::string &name);
    void act(const Json &row);

    std::unique_ptr<WindowDriver> m_driver;
};

namespace {

constexpr auto kFile = "refusals.jsonl";

/// Where many cells are lit, the table says only that.
bool isMany(const Json &lights)
{
    return lights.isString();
}

} // namespace

void RefusalTest::refusalsNameTheRuleAndLightTheCause_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("line");
    for (const GameEntry &entry : catalogue()) {
        const std::string &id = entry.info().id;
        int line = 0;
        for (const auto &row : test::goldenLines(id, kFile)) {
            const std::string name = id + ": " + textIn(row, "name");
            QTest::newRow(name.c_str()) << QString::fromStdString(id) << line++;
        }
    }
}

/// A cell by its name; `exit 1` is the place of the second player beside the board.
Cell RefusalTest::cell(const std::string &name)
{
    const AnyPosition &position = m_driver->game().position();
    const int cells = position.board().cellCount();
    if (name.starts_with("exit "))
        return cellAt(cells + std::stoi(name.substr(5)));
    for (int i = 0; i < cells; ++i) {
        if (position.cellText(cellAt(i)) == name)
            return cellAt(i);
    }
    qFatal("no cell %s", name.c_str());
}

void RefusalTest::act(const Json &row)
{
    if (row.contains("drag")) {
        const auto cells = textsIn(row, "drag");
        m_driver->drag(cell(cells.at(0)), cell(cells.at(1)));
        return;
    }
    if (row.contains("key")) {
        const QString key = QString::fromStdString(textIn(row, "key"));
        QTest::keyClicks(&m_driver->window().page().board().view(), key);
    }
    for (const std::string &name : textsIn(row, "pick"))
        m_driver->click(cell(name));
}

void RefusalTest::refusalsNameTheRuleAndLightTheCause()
{
    QFETCH(const QString, game);
    QFETCH(const int, line);
    const auto row = test::goldenLines(game.toStdString(), kFile)[static_cast<std::size_t>(line)];
    m_driver = std::make_unique<WindowDriver>();
    GameSetup setup = WindowDriver::people(game.toStdString());
    if (row.contains("start"))
        setup.start = textIn(row, "start");
    m_driver->start(setup);
    const int ply = m_driver->ply();
    act(row);

    QCOMPARE(m_driver->ply(), ply);
    const BoardPage &board = m_driver->window().page().board();
    const auto &refusal = board.refusal();
    QVERIFY(refusal.has_value());
    QCOMPARE(refusal->code, textIn(row, "code"));
    QCOMPARE(refusal->section, textIn(row, "section"));
    const QString said = m_driver->window().page().line().text();
    const QString wanted = QString::fromStdString(textIn(row, "says"));
    QVERIFY2(said.contains(wanted), qPrintable(said));
    // Some ended with a full stop and some with nothing.
    QVERIFY2(said.endsWith(u'.') || said.endsWith(u'!'), qPrintable(said));
    std::vector<Cell> lit = board.view().board().marks()[MarkRole::Refusal];
    const std::vector<Cell> &region = board.view().board().marks().refusedRegion;
    // Forty squares of a zone in the colour of alarms told less than its border.
    if (row["lights"] == "border") {
        QVERIFY(lit.empty());
        QVERIFY(region.size() > 3);
        return;
    }
    QVERIFY(region.empty());
    if (isMany(row["lights"])) {
        QVERIFY(lit.size() > 3);
        return;
    }
    std::vector<Cell> causes;
    for (const std::string &name : textsIn(row, "lights"))
        causes.push_back(cell(name));
    std::sort(lit.begin(), lit.end());
    std::sort(causes.begin(), causes.end());
    QCOMPARE(lit, causes);
}

void RefusalTest::everyGameHasSuchATable()
{
    for (const GameEntry &entry : catalogue())
        QVERIFY2(test::goldenLines(entry.info().id, kFile).size() > 4, entry.info().id.c_str());
}

QTEST_MAIN(RefusalTest)
#include "refusaltest.moc"
