#include "app/actions/actiontable.h"
#include "app/cli/commands/commands.h"
#include "app/game/gamepage.h"
#include "app/help/figurereader.h"
#include "app/help/helpdialog.h"
#include "app/help/helppage.h"
#include "app/languages/languages.h"
#include "model/core/facets/moveselection.h"
#include "model/games/catalogue.h"
#include "tests/support/gamerows.h"
#include "tests/support/randomgames.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/messageline.h"

#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

#include <map>
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
    void helpFollowsTheFocus();
    void helpOpensBesideADialog();
    void guidedGameIsSeen();
    void everyLinkLeadsSomewhere_data() { languageRows(); }
    void everyLinkLeadsSomewhere();
    void manualNamesEveryAction();
    void manualNamesEveryRuleSwitch();
    void manualNamesEveryCommand();
    void searchFindsPages();
    void wayBack();

private:
    static void rows();
    static void languageRows();
    /// The pages of the manual in a language, by their ids.
    [[nodiscard]] static std::map<QString, ManualPage> pagesIn(const QString &language);
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
    driver.start(WindowDriver::people());
    driver.trigger("actionRules");
    const QPointer<HelpDialog> help = &driver.find<HelpDialog>("helpDialog");
    help->findChild<QPushButton *>(u"helpLearnButton"_s)->click();
    QVERIFY(driver.find<QWidget>("tourPanel").isVisible());
    QVERIFY(help == nullptr || !help->isVisible());
}

void HelpTest::helpFollowsTheFocus()
{
    WindowDriver driver;
    driver.trigger("actionRules");
    const QPointer<HelpDialog> help = &driver.find<HelpDialog>("helpDialog");
    QCOMPARE(help->manualPage(), u"start"_s);
    QVERIFY(help->game().isEmpty());
}

/// A modal dialog shuts out every window that is not its own.
void HelpTest::helpOpensBesideADialog()
{
    WindowDriver driver;
    driver.trigger("actionPreferences");
    QWidget *dialog = &driver.find<QWidget>("preferencesDialog");
    QTRY_VERIFY(dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_F1);
    auto *help = dialog->findChild<HelpDialog *>();
    QVERIFY(help != nullptr && help->isVisible());
    QCOMPARE(help->manualPage(), u"preferences"_s);
    dialog->close();
}

void HelpTest::languageRows()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : languages())
        QTest::newRow(qPrintable(code)) << code;
}

std::map<QString, ManualPage> HelpTest::pagesIn(const QString &language)
{
    std::map<QString, ManualPage> pages;
    const QString ending = language == u"en" ? u".md"_s : u".%1.md"_s.arg(language);
    for (const ManualPage &page : manualPages()) {
        QFile file(u":/help/manual/"_s + page.id + ending);
        if (file.open(QIODevice::ReadOnly))
            pages.emplace(page.id, parseManualPage(page.id, QString::fromUtf8(file.readAll())));
    }
    return pages;
}

void HelpTest::everyLinkLeadsSomewhere()
{
    QFETCH(const QString, language);
    const auto pages = pagesIn(language);
    QCOMPARE(pages.size(), manualPages().size());
    static const QRegularExpression link(u"\\]\\(([^)#]*)(?:#([^)]*))?\\)"_s);
    int links = 0;
    for (const auto &[id, page] : pages) {
        QVERIFY2(!page.title.isEmpty() && page.title != id, qPrintable(id));
        for (auto match = link.globalMatch(page.markdown); match.hasNext(); ++links) {
            const QRegularExpressionMatch one = match.next();
            const QString target = one.captured(1).section(u'.', 0, 0);
            QVERIFY2(
                one.captured(1).endsWith(u".md"_s) && pages.count(target) > 0,
                qPrintable(one.captured()));
            QVERIFY2(
                one.captured(2).isEmpty() || pages.at(target).hasSection(one.captured(2)),
                qPrintable(u"%1 in %2"_s.arg(one.captured(), id)));
        }
    }
    QVERIFY(links > 10);
}

namespace {

QString wholeManual()
{
    QString text;
    for (const ManualPage &page : manualPages())
        text += page.markdown;
    return text;
}

} // namespace

void HelpTest::manualNamesEveryAction()
{
    const QString manual = wholeManual();
    for (const ActionRow &row : actionTable()) {
        QString name = QString::fromUtf8(row.text);
        name.remove(u'&').remove(u'…');
        QVERIFY2(manual.contains(name, Qt::CaseInsensitive), qPrintable(name));
    }
}

void HelpTest::manualNamesEveryRuleSwitch()
{
    const QString manual = wholeManual();
    for (const GameEntry &entry : catalogue()) {
        for (const OptionSpec &option : entry.info().options) {
            if (option.isShown)
                QVERIFY2(manual.contains(QString::fromStdString(option.label)), option.label.c_str());
        }
    }
}

void HelpTest::manualNamesEveryCommand()
{
    const QString manual = wholeManual();
    for (const cli::Command &command : cli::tesseraCli().commands)
        QVERIFY2(
            manual.contains(u"tessera-cli "_s + QString::fromStdString(command.name)),
            command.name.c_str());
}

void HelpTest::searchFindsPages()
{
    HelpDialog help(Theme::shipped({}), nullptr);
    auto *contents = help.findChild<QTreeWidget *>(u"helpContents"_s);
    const auto shown = [contents] {
        int count = 0;
        for (int i = 0; i < contents->topLevelItemCount(); ++i)
            count += contents->topLevelItem(i)->isHidden() ? 0 : 1;
        return count;
    };
    const int all = shown();
    auto *search = help.findChild<QLineEdit *>(u"helpSearch"_s);
    search->setText(u"sprt"_s);
    QVERIFY(shown() > 0 && shown() < all);
    search->setText(u"no such words"_s);
    QCOMPARE(shown(), 0);
    search->clear();
    QCOMPARE(shown(), all);
}

void HelpTest::wayBack()
{
    HelpDialog help(Theme::shipped({}), nullptr);
    help.showManual(u"files"_s);
    help.page().anchorClicked(QUrl(u"keys.md"_s));
    QCOMPARE(help.manualPage(), u"keys"_s);
    help.showRules(QString::fromStdString(catalogue().front().info().id), {});
    auto *back = help.findChild<QPushButton *>(u"helpBackButton"_s);
    auto *forward = help.findChild<QPushButton *>(u"helpForwardButton"_s);
    QVERIFY(!forward->isEnabled());
    back->click();
    QCOMPARE(help.manualPage(), u"keys"_s);
    back->click();
    QCOMPARE(help.manualPage(), u"files"_s);
    QVERIFY(!back->isEnabled());
    forward->click();
    QCOMPARE(help.manualPage(), u"keys"_s);
}

QTEST_MAIN(HelpTest)
#include "helptest.moc"
