#include "app/game/gamepage.h"
#include "app/help/figurereader.h"
#include "app/help/helpdialog.h"
#include "app/help/helppage.h"
#include "model/core/facets/moveselection.h"
#include "model/games/catalogue.h"
#include "tests/support/gamerows.h"
#include "tests/support/randomgames.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/messageline.h"

#include <QPointer>
#include <QPushButton>
#include <QToolButton>
#include <QtTest>

#include <set>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// The rules in the program: that they can be read, that every refusal leads to its rule, and that
/// the figures show what the board would.
class HelpTest : public QObject
{
    Q_OBJECT

private slots:
    void textsCanBeRead_data() { rows(); }
    void textsCanBeRead();
    void everyRefusalHasItsRule_data() { rows(); }
    void everyRefusalHasItsRule();
    void figuresAreDrawn_data() { rows(); }
    void figuresAreDrawn();
    void wrongTextsAreRefused_data();
    void wrongTextsAreRefused();
    void refusalLeadsToItsRule();
    void helpFollowsTheGame();
    void guidedGameIsSeen();

private:
    static void rows();
    [[nodiscard]] static const GameEntry &game();
    [[nodiscard]] static std::set<std::string> namedRules(const AnyPosition &position);
};

void HelpTest::rows()
{
    test::addGameRows();
}

const GameEntry &HelpTest::game()
{
    QFETCH(const QString, game);
    return *findGame(game.toStdString());
}

void HelpTest::textsCanBeRead()
{
    const auto help = loadHelp(game());
    QVERIFY2(help, help ? "" : help.error().sentence().c_str());
    QVERIFY(help->sections.size() >= 5);
    QVERIFY(help->figures.size() >= 4);
    // The sections are numbered without a gap, as those of the rules.
    const QString letter = help->sections.front().id.left(1);
    for (std::size_t i = 0; i < help->sections.size(); ++i) {
        QCOMPARE(help->sections[i].id, letter + QString::number(i + 1));
        QVERIFY(!help->sections[i].title.isEmpty());
        QVERIFY(help->html.contains(u"<a name=\"%1\">"_s.arg(help->sections[i].id)));
    }
    QVERIFY(!help->html.contains(u"**"_s));
}

/// The rules that a position names when everything is pointed at that it refuses.
std::set<std::string> HelpTest::namedRules(const AnyPosition &position)
{
    std::set<std::string> named;
    const BoardShape board = position.board();
    const int places = board.cellCount() + board.besideCount;
    const MoveSelection selection(position);
    for (int i = 0; i < places; ++i) {
        const Cell first = cellAt(i);
        if (!selection.accepts(first)) {
            named.insert(position.pointing().refusal(std::vector{first}).section);
            continue;
        }
        MoveSelection next = selection;
        next.pick(first);
        for (int j = 0; j < places && next.complete().empty(); ++j) {
            if (!next.accepts(cellAt(j)))
                named.insert(position.pointing().refusal(std::vector{first, cellAt(j)}).section);
        }
    }
    return named;
}

void HelpTest::everyRefusalHasItsRule()
{
    const auto help = loadHelp(game());
    QVERIFY(help);
    std::mt19937 random(1);
    constexpr int kMostPlies = 130;
    constexpr int kEvery = 13;
    for (int plies = 0; plies < kMostPlies; plies += kEvery) {
        const auto position = randomPosition(game(), plies, random);
        if (position->outcome().isOver())
            continue;
        for (const std::string &section : namedRules(*position))
            QVERIFY2(help->hasSection(QString::fromStdString(section)), section.c_str());
    }
}

void HelpTest::figuresAreDrawn()
{
    HelpPage page;
    page.setTheme(Theme::shipped({}));
    const auto help = loadHelp(game());
    QVERIFY(help);
    page.showHelp(game(), *help);
    for (std::size_t i = 0; i < help->figures.size(); ++i) {
        const QUrl name(u"figure:%1"_s.arg(i));
        const QVariant picture = page.document()->resource(QTextDocument::ImageResource, name);
        QVERIFY(!picture.value<QImage>().isNull());
        QVERIFY(picture.value<QImage>().width() >= 200);
    }
    page.resize(600, 400);
    page.show();
    page.showSection(help->sections.back().id);
    QVERIFY(!page.section().isEmpty());
}

void HelpTest::wrongTextsAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("section without a title") << u"# A\n\n## W1\n"_s << u"help:3: found \"W1\""_s;
    QTest::newRow("position") << u"figure: nonsense | Words\n"_s << u"help:1: found"_s;
    const QString start = QString::fromStdString(catalogue().front().game->start({})->text());
    QTest::newRow("cell") << u"figure: %1 | legal 99,99 | Words\n"_s.arg(start)
                          << u"found \"99,99\", wanted a cell"_s;
    QTest::newRow("arrow") << u"figure: %1 | arrow 1,1 | Words\n"_s.arg(start)
                           << u"found 1 cells of an arrow, wanted two"_s;
    QTest::newRow("caption") << u"figure: %1 | legal 1,1\n"_s.arg(start) << u"wanted a caption"_s;
}

void HelpTest::wrongTextsAreRefused()
{
    QFETCH(const QString, text);
    QFETCH(const QString, sentence);
    const auto help = parseHelp(catalogue().front(), text, "help");
    QVERIFY(!help);
    const QString found = QString::fromStdString(help.error().sentence());
    QVERIFY2(found.contains(sentence), qPrintable(found));
}

void HelpTest::refusalLeadsToItsRule()
{
    WindowDriver driver;
    driver.start(WindowDriver::people());
    QVERIFY(!driver.find<QToolButton>("ruleButton").isVisible());
    // A corner is never entered.
    driver.click(cellAt(0));
    QVERIFY(driver.find<QToolButton>("ruleButton").isVisible());
    driver.press("ruleButton");
    auto &help = driver.find<HelpDialog>("helpDialog");
    QVERIFY(help.isVisible());
    QCOMPARE(help.game().toStdString(), driver.game().info().id);
    const std::string section
        = driver.game().position().pointing().refusal(std::vector{cellAt(0)}).section;
    QCOMPARE(help.page().section().toStdString(), section);
    driver.playAnyMove();
    QVERIFY(!driver.find<QToolButton>("ruleButton").isVisible());
}

void HelpTest::helpFollowsTheGame()
{
    WindowDriver driver;
    driver.start(WindowDriver::people(catalogue().back().info().id));
    driver.trigger("actionRules");
    auto &help = driver.find<HelpDialog>("helpDialog");
    QCOMPARE(help.game().toStdString(), catalogue().back().info().id);
    driver.start(WindowDriver::people());
    driver.trigger("actionRules");
    QCOMPARE(help.game().toStdString(), catalogue().front().info().id);
}

/// It began behind the rules.
void HelpTest::guidedGameIsSeen()
{
    WindowDriver driver;
    driver.trigger("actionRules");
    const QPointer<HelpDialog> help = &driver.find<HelpDialog>("helpDialog");
    help->findChild<QPushButton *>(u"helpLearnButton"_s)->click();
    QVERIFY(driver.find<QWidget>("tourPanel").isVisible());
    QVERIFY(help == nullptr || !help->isVisible());
}

QTEST_MAIN(HelpTest)
#include "helptest.moc"
