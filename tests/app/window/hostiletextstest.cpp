#include "app/board/boardpage.h"
#include "app/files/configurations.h"
#include "app/game/gamepage.h"
#include "app/lab/labpage.h"
#include "app/lab/logdialog.h"
#include "app/lab/orderform.h"
#include "app/library/library.h"
#include "app/players/programdialog.h"
#include "app/players/programlist.h"
#include "app/window/gameexports.h"
#include "app/window/gamefiles.h"
#include "app/window/lobby.h"
#include "model/games/catalogue.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/watchedpipe.h"
#include "tests/support/windowdriver.h"
#include "view/board/drawingfault.h"
#include "view/board/scene/boardview.h"

#include <QAbstractItemView>
#include <QDialog>
#include <QHeaderView>
#include <QHelpEvent>
#include <QTabBar>
#include <QTabWidget>
#include <QToolTip>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// Opens games, a library, a lab and a configuration in which every text asks for a file in HTML and in Markdown, and
/// visits what shows them. The file is a pipe: whoever reads it is noticed, where a window would hang. A player's name
/// once made the window read any file of the machine, and again at each start.
class HostileTextsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void pipeNoticesReaders();
    void games_data() { test::addGameRows(); }
    void games();
    void fileOfSeveralGames();
    void libraryAndExplorer();
    void lab();
    void programs();
    void configuration();
    void drawings_data();
    void drawings();
    void messages();

private:
    /// A text that asks for the pipe.
    [[nodiscard]] QString html() const { return u"<img src='file://%1'>"_s.arg(m_pipe->path()); }
    [[nodiscard]] QString markdown() const { return u"![x](file://%1)"_s.arg(m_pipe->path()); }
    /// A game of `game` that people with such names play, with such comments.
    void play(const std::string &game);
    /// Draws a screen and all that lies in it, and asks everything in it for its tool tip.
    void visit(QWidget &screen);
    void visitDialog(const char *name);
    static void askForTip(QWidget &widget, QPoint place);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<test::WatchedPipe> m_pipe;
    std::unique_ptr<WindowDriver> m_driver;
};

void HostileTextsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_pipe = std::make_unique<test::WatchedPipe>(m_folder->path());
    m_driver = std::make_unique<WindowDriver>();
}

void HostileTextsTest::cleanup()
{
    m_driver.reset();
    const bool wasOpened = m_pipe->wasOpened();
    m_pipe.reset();
    // Only what reads it on purpose may.
    QCOMPARE(wasOpened, QByteArray(QTest::currentTestFunction()) == "pipeNoticesReaders");
}

void HostileTextsTest::askForTip(QWidget &widget, QPoint place)
{
    QHelpEvent ask(QEvent::ToolTip, place, widget.mapToGlobal(place));
    QCoreApplication::sendEvent(&widget, &ask);
    if (QToolTip::isVisible())
        QCoreApplication::processEvents();
    QToolTip::hideText();
}

void HostileTextsTest::visit(QWidget &screen)
{
    QCoreApplication::processEvents();
    QVERIFY(!screen.grab().isNull());
    for (QWidget *widget : screen.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        askForTip(*widget, widget->rect().center());
        const auto *view = qobject_cast<QAbstractItemView *>(widget);
        if (view == nullptr || view->model() == nullptr)
            continue;
        const int rows = std::min(view->model()->rowCount(), 12);
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const QRect place = view->visualRect(view->model()->index(row, column));
                askForTip(*view->viewport(), place.center());
            }
        }
    }
    QVERIFY2(!m_pipe->wasOpened(), qPrintable(screen.objectName()));
}

void HostileTextsTest::visitDialog(const char *name)
{
    auto &dialog = m_driver->find<QDialog>(name);
    visit(dialog);
    for (QTabWidget *tabs : dialog.findChildren<QTabWidget *>()) {
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            visit(dialog);
        }
    }
    dialog.close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void HostileTextsTest::play(const std::string &game)
{
    GameSetup setup = WindowDriver::people(game);
    for (SeatSetup &seat : setup.seats)
        seat.name = html();
    m_driver->start(setup);
    for (int i = 0; i < 6; ++i)
        m_driver->playAnyMove();
    GameRecord record = m_driver->game().record();
    for (const char *tag : {"Event", "Site", "Round", "Annotator", "Date"})
        record.setTag(tag, html().toStdString());
    for (const NodeId node : record.mainLine()) {
        record.node(node).comment = (html() + u"\n\n"_s + markdown()).toStdString();
        record.node(node).trace.time = std::chrono::milliseconds(7);
        record.node(node).trace.addLine(html().toStdString());
    }
    QVERIFY(!m_driver->window().page().load(record, setup));
}

void HostileTextsTest::pipeNoticesReaders()
{
    QLabel label(html());
    label.setTextFormat(Qt::AutoText);
    QVERIFY(!label.grab().isNull());
    QTRY_VERIFY_WITH_TIMEOUT(m_pipe->wasOpened(), kPatience);
}

void HostileTextsTest::games()
{
    QFETCH(const QString, game);
    play(game.toStdString());
    auto &tabs = m_driver->find<QTabBar>("sideTabs");
    for (int i = 0; i < tabs.count(); ++i) {
        tabs.setCurrentIndex(i);
        visit(m_driver->window());
    }
    for (const char *act : {"actionFirst", "actionForward", "actionLive"}) {
        m_driver->trigger(act);
        visit(m_driver->window());
    }
    for (const char *ending : {"html", "pdf", "png", "svg", "gif", "apng"}) {
        const QString path = m_folder->filePath(u"it."_s + QLatin1StringView(ending));
        m_driver->window().findChild<GameExports *>()->exportTo(path);
        QTRY_VERIFY2_WITH_TIMEOUT(QFileInfo(path).size() > 0, qPrintable(path), kPatience);
    }
    // As the next start of the program shows it, which once hung.
    m_driver->reopen();
    visit(m_driver->window());
    m_driver->press("continueButton0");
    visit(m_driver->window());
    m_driver->trigger("actionResign");
    visit(m_driver->window());
}

void HostileTextsTest::fileOfSeveralGames()
{
    play({});
    const QString path = m_folder->filePath(u"several.tgn"_s);
    m_driver->window().files().saveTo(path, true);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray one = file.readAll();
    QVERIFY(one.contains("<img"));
    file.write("\n" + one + "\n" + one);
    file.close();
    m_driver->window().files().openPath(path);
    QTest::qWait(100);
    visitDialog("gameChooser");
}

void HostileTextsTest::libraryAndExplorer()
{
    play({});
    m_driver->trigger("actionResign");
    m_driver->trigger("actionExplorer");
    visit(m_driver->window());
    m_driver->trigger("actionLibrary");
    auto &table = *m_driver->find<QDialog>("libraryWindow").findChild<QAbstractItemView *>();
    QTRY_VERIFY_WITH_TIMEOUT(table.model()->rowCount() > 0, kPatience);
    visitDialog("libraryWindow");
}

void HostileTextsTest::lab()
{
    LabPage &lab = m_driver->window().lobby().lab();
    m_driver->trigger("actionLab");
    lab::MatchOrder order;
    order.game = &catalogue().front();
    const std::string name = html().toStdString();
    order.players = {"level=1,name=\"" + name + "1\"", "level=2,name=\"" + name + "2\""};
    order.time = "nodes=20";
    order.games = 4;
    lab.form().setOrder(order);
    visit(m_driver->window());
    m_driver->press("labStartButton");
    QTRY_VERIFY_WITH_TIMEOUT(!lab.match().isPlaying() && lab.match().report(), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(lab.match().report()->results.games().size(), std::size_t(4), kPatience);
    for (QTabWidget *tabs : m_driver->window().findChildren<QTabWidget *>()) {
        for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            visit(m_driver->window());
        }
    }
    for (const char *ending : {"csv", "json", "html"}) {
        const QString path = m_folder->filePath(u"match."_s + QLatin1StringView(ending));
        lab.exportTo(path);
        QTRY_VERIFY2_WITH_TIMEOUT(QFileInfo(path).size() > 0, qPrintable(path), kPatience);
    }
    m_driver->press("matchBackButton");
    visit(m_driver->window());
    LogDialog log(3, html(), &m_driver->window());
    log.show();
    visit(log);
}

void HostileTextsTest::programs()
{
    ProgramList list(m_driver->settings().dataFolder());
    for (const auto kind : {PlayerProgram::Kind::Ugi, PlayerProgram::Kind::Agent}) {
        PlayerProgram program;
        program.kind = kind;
        program.game = catalogue().front().info().id;
        program.name = html().toStdString();
        program.command = html().toStdString();
        program.agent.path = html().toStdString();
        list.keep(program);
        ProgramDialog dialog(program, &m_driver->window());
        dialog.show();
        visit(dialog);
    }
    QVERIFY(!list.save());
    m_driver->trigger("actionNewGame");
    visitDialog("newGameDialog");
    m_driver->trigger("actionPreferences");
    visitDialog("preferencesDialog");
}

void HostileTextsTest::configuration()
{
    const QString name = html().replace(u'"', u'\'');
    const auto write = [this](const QString &file, const QString &text) {
        QFile out(m_folder->filePath(file));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text.toUtf8());
    };
    const QString picture
        = u"<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
          "viewBox='0 0 9 9'><image width='9' height='9' xlink:href='file://%1'/></svg>"_s.arg(
              m_pipe->path());
    write(u"own.svg"_s, picture);
    write(
        u"layout.txt"_s,
        u"k.......\n........\n........\n........\n........\n.....N..\nP.......\nK.......\n"_s);
    write(
        u"config.json"_s,
        uR"({"layout": "layout.txt", "board": {"width": 8, "height": 8}, "player_colour": "white",
 "time_controls": {"player": {"seconds": 180, "increment": 2}, "cpu": {"seconds": 180, "increment": 2}},
 "piece_movement_speed": 6.0, "max_movement_time": 1, "promotion_rank": 8,
 "pieces": {"n": {"name": "%1", "betza": "N", "picture": "own.svg"},
            "x": {"name": "%1", "betza": "%1", "picture": "%1"}},
 "levels": [{"layout": "layout.txt", "title": "%1", "goal": "%1"}], "%1": "%1"})"_s.arg(name));
    const QString path = m_folder->filePath(u"config.json"_s);
    m_driver->window().startFrom(path);
    visit(m_driver->window());
    m_driver->trigger("actionNewGame");
    visitDialog("newGameDialog");
    m_driver->reopen();
    visit(m_driver->window());
}

void HostileTextsTest::drawings_data()
{
    QTest::addColumn<QString>("inside");
    QTest::addColumn<QString>("sentence");
    const QString only = u"wanted only what the drawing itself consists of"_s;
    const auto row = [&](const char *name, const QString &inside, const QString &sentence) {
        QTest::newRow(name) << inside << sentence;
    };
    row("lines", u"<g id='a'><path d='M1 1L9 9'/></g><use xlink:href='#a'/>"_s, {});
    row("gradient", u"<defs><linearGradient id='b'/></defs><rect fill='url(#b)'/>"_s, {});
    row("picture", u"<image xlink:href='file:///dev/zero'/>"_s, u"found <image>, "_s + only);
    row("picture within", u"<g><image href='data:image/svg+xml,x'/></g>"_s, u"<image>"_s);
    row("other namespace", u"<x:image xmlns:x='y' href='/dev/zero'/>"_s, u"<image>"_s);
    row("script", u"<script>alert(1)</script>"_s, u"<script>"_s);
    row("handler", u"<g onload='alert(1)'/>"_s, u"onload="_s);
    row("part of a file", u"<use xlink:href='/dev/zero#a'/>"_s, u"href="_s);
    row("paint of a file", u"<rect fill=\"url('file:///dev/zero#a')\"/>"_s, u"fill="_s);
    row("style of a file", u"<style>@import 'file:///dev/zero';</style>"_s, u"<style>"_s);
    row("style sheet", u"<?xml-stylesheet href='/dev/zero'?>"_s, u"<?xml-stylesheet?>"_s);
    QString laughs = u"<g id='a0'><path d='M1 1L9 9'/></g>"_s;
    for (int i = 0; i < 12; ++i)
        laughs += u"<g id='a%1'>%2</g>"_s.arg(i + 1).arg(u"<use href='#a%1'/>"_s.arg(i).repeated(9));
    row("repeated parts", laughs, u"repeated more than 20000 times"_s);
    row("part of itself", u"<g id='a'><use href='#a'/></g>"_s, u"repeated"_s);
    row("entities", u"&a;"_s, u"line 1"_s);
}

void HostileTextsTest::drawings()
{
    QFETCH(const QString, inside);
    QFETCH(const QString, sentence);
    const QString fault = faultOfDrawing(
        u"<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
        "viewBox='0 0 9 9'>"_s
        + inside + u"</svg>"_s);
    QCOMPARE(fault.isEmpty(), sentence.isEmpty());
    QVERIFY2(fault.contains(sentence), qPrintable(fault));
}

void HostileTextsTest::messages()
{
    m_driver->start(WindowDriver::people());
    m_driver->window().page().showError(html());
    visit(m_driver->window());
    m_driver->trigger("actionHome");
    m_driver->window().files().openPath(m_folder->filePath(html().remove(u'/')));
    visit(m_driver->window());
    QWidget plain(&m_driver->window());
    plain.setToolTip(html());
    plain.resize(20, 20);
    plain.show();
    visit(m_driver->window());
}

QTEST_MAIN(HostileTextsTest)
#include "hostiletextstest.moc"
