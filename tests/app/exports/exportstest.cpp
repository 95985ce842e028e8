#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "app/window/gameexports.h"
#include "app/window/gamefiles.h"
#include "app/window/lobby.h"
#include "model/session/minussigns.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/messagebar.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QUrl>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

constexpr int kPlies = 7;

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Pictures are as large as whole pixels for each cell allow.
bool isAbout(const QImage &picture, int size)
{
    const int longer = std::max(picture.width(), picture.height());
    return longer <= size && longer > size * 9 / 10;
}

/// The JSON of a replay page.
QJsonObject gameOf(const QByteArray &page)
{
    const qsizetype begin = page.indexOf("const game = ") + 13;
    const qsizetype end = page.indexOf(";\nconst paceMs", begin);
    return QJsonDocument::fromJson(page.mid(begin, end - begin).replace("<\\/", "</")).object();
}

QByteArray outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(kPatience);
    return process.readAllStandardOutput();
}

/// As much of a browser's page as the script of a replay asks for, for Node.js.
constexpr auto kPretendedPage = R"(
const parts = {};
const made = (id) => ({ id, style: {}, attributes: {}, listeners: {},
  setAttribute(name, value) { this.attributes[name] = value; },
  removeAttribute(name) { delete this.attributes[name]; },
  addEventListener(name, what) { this.listeners[name] = what; },
  append() {}, scrollIntoView() {} });
const document = { getElementById: (id) => parts[id] ??= made(id), createElement: made };
const pressed = [];
const addEventListener = (name, what) => pressed.push(what);
)";
constexpr auto kSteps = R"(
for (let i = 0; i < 7; ++i)
  pressed.forEach((what) => what({ key: "ArrowRight", target: { tagName: "BODY" }, preventDefault() {} }));
if (!parts.next.disabled || parts.first.disabled || !parts.shown.innerHTML.includes("<use"))
  throw new Error("the steps did not lead to the end");
console.log(parts.board.attributes["aria-label"]);
)";

} // namespace

/// What is handed on of a game is opened by something else than what wrote it.
class ExportsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }

    void pictureIsCopied_data() { rows(); }
    void pictureIsCopied();
    void picturesShowTheSame_data() { rows(); }
    void picturesShowTheSame();
    void scoreSheetTellsTheGame_data() { rows(); }
    void scoreSheetTellsTheGame();
    void scoreSheetTellsWhoBegins_data() { rows(); }
    void scoreSheetTellsWhoBegins();
    void webPageHoldsEveryPosition_data() { rows(); }
    void webPageHoldsEveryPosition();
    void webPageQuotesWhatPeopleWrote();
    void commentsAreWords();
    void webPageStepsInABrowser_data() { rows(); }
    void webPageStepsInABrowser();
    void dialogPrints();
    void dialogSaves();
    void dialogRemembersTheKind();
    void faultsAreToldAndSpareTheFile();
    void fogKeepsItsGame();

private:
    static void rows();
    void play();
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    void exportTo(const QString &file)
    {
        m_driver->window().findChild<GameExports *>()->exportTo(file);
    }

    /// What the bar above the board says.
    [[nodiscard]] QString said()
    {
        return m_driver->find<QWidget>("errorBar").findChild<QLabel *>(u"messageBarText"_s)->text();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void ExportsTest::rows()
{
    test::addGameRows();
}

void ExportsTest::play()
{
    QFETCH(const QString, game);
    m_driver->start(WindowDriver::people(game.toStdString()));
    for (int i = 0; i < kPlies; ++i)
        m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), kPlies);
}

void ExportsTest::pictureIsCopied()
{
    play();
    m_driver->trigger("actionCopyPicture");
    const QImage last = QGuiApplication::clipboard()->image();
    QVERIFY(isAbout(last, 1200));
    m_driver->trigger("actionFirst");
    m_driver->trigger("actionCopyPicture");
    QVERIFY(QGuiApplication::clipboard()->image() != last);
}

/// The drawing has no picture of points in it, and looks like the picture.
void ExportsTest::picturesShowTheSame()
{
    play();
    exportTo(path(u"it.png"_s));
    exportTo(path(u"it.svg"_s));
    const QImage picture = QImageReader(path(u"it.png"_s)).read();
    QVERIFY(isAbout(picture, 1200));
    const QByteArray svg = contents(path(u"it.svg"_s));
    QVERIFY(svg.contains("<svg"));
    QVERIFY(!svg.contains("<image"));
    // Around a board that is no rectangle lies the window's backdrop.
    const QColor backdrop = m_driver->appearance().theme().colour(ThemeRole::Backdrop);
    QCOMPARE(picture.pixelColor(0, 0), backdrop);
    QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    QImage drawn(picture.size(), QImage::Format_ARGB32_Premultiplied);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    renderer.render(&painter);
    painter.end();
    QCOMPARE(drawn.pixelColor(0, 0), backdrop);
    // Both small, so that edges smoothed in another way do not count.
    const QSize small(40, 40);
    const QImage one = picture.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QImage other = drawn.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    int difference = 0;
    for (int y = 0; y < small.height(); ++y) {
        for (int x = 0; x < small.width(); ++x)
            difference += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y)));
    }
    const int mean = difference / (small.width() * small.height());
    QVERIFY2(mean < 12, qPrintable(QString::number(mean)));
}

void ExportsTest::scoreSheetTellsTheGame()
{
    play();
    GameModel &game = m_driver->game();
    game.setComment(game.node(), "A quiet move.");
    exportTo(path(u"it.pdf"_s));
    QProcess reader;
    reader.start(u"pdftotext"_s, {u"-layout"_s, path(u"it.pdf"_s), u"-"_s});
    QVERIFY2(reader.waitForFinished(kPatience), "pdftotext (poppler-utils) is wanted");
    QCOMPARE(reader.exitCode(), 0);
    const QString text = QString::fromUtf8(reader.readAllStandardOutput()).simplified();
    QVERIFY2(text.contains(u"A quiet move."_s), qPrintable(text));
    const std::vector<NodeId> line = game.record().mainLine();
    for (const NodeId node : line) {
        const auto before = game.positionAt(game.record().node(node).parent);
        const QString move = withMinusSigns(
            QString::fromStdString(game.seenLabel(*before, game.record().node(node).move)));
        QVERIFY2(asTyped(text).contains(asTyped(move)), qPrintable(move + u" in "_s + text));
    }
}

/// The first move of a game that the second player begins stood there as one of the first player.
void ExportsTest::scoreSheetTellsWhoBegins()
{
    QFETCH(const QString, game);
    GameSetup setup = WindowDriver::people(game.toStdString());
    m_driver->start(setup);
    m_driver->playAnyMove();
    setup.start = m_driver->game().position().text();
    m_driver->start(setup);
    m_driver->playAnyMove();
    exportTo(path(u"it.pdf"_s));
    QString text = QString::fromUtf8(outputOf(u"pdftotext"_s, {path(u"it.pdf"_s), u"-"_s}));
    text.remove(QRegularExpression(u"\\s"_s));
    const GameModel &shown = m_driver->game();
    const auto start = shown.positionAt(GameRecord::kRoot);
    QCOMPARE(start->toMove(), Player::Second);
    const MoveCode first = shown.record().node(shown.node()).move;
    const QString wanted = u"1.…"_s + QString::fromStdString(shown.seenLabel(*start, first));
    QVERIFY2(asTyped(text).contains(asTyped(wanted)), qPrintable(text));
}

void ExportsTest::webPageHoldsEveryPosition()
{
    play();
    exportTo(path(u"it.html"_s));
    const QByteArray page = contents(path(u"it.html"_s));
    // Nothing is fetched, and no place was left open.
    for (const char *outside : {"src=", "@import", "{{", "<link"})
        QVERIFY2(!page.contains(outside), outside);
    const QJsonObject json = gameOf(page);
    const QJsonArray positions = json[u"positions"_s].toArray();
    const QJsonArray drawings = json[u"drawings"_s].toArray();
    QCOMPARE(positions.size(), kPlies + 1);
    QCOMPARE(json[u"moves"_s].toArray().size(), kPlies + 1);
    const std::vector<NodeId> line = m_driver->game().record().mainLine();
    for (int ply = 0; ply <= kPlies; ++ply) {
        const QJsonObject position = positions[ply].toObject();
        const NodeId node = ply == 0 ? GameRecord::kRoot : line[static_cast<std::size_t>(ply) - 1];
        const auto wanted = m_driver->game().seenAt(node);
        int pieces = 0;
        for (int i = 0; i < wanted->board().cellCount(); ++i)
            pieces += wanted->piece(cellAt(i)).isPresent() ? 1 : 0;
        QCOMPARE(position[u"pieces"_s].toArray().size(), pieces);
        for (const QJsonValue &piece : position[u"pieces"_s].toArray())
            QVERIFY(!drawings[piece.toArray()[0].toInt()].toString().isEmpty());
        QVERIFY(!drawings[position[u"ground"_s].toInt()].toString().isEmpty());
    }
    for (const QJsonValue &drawing : drawings) {
        const QByteArray svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                               "xmlns:xlink=\"http://www.w3.org/1999/xlink\">"
                               + drawing.toString().toUtf8() + "</svg>";
        QVERIFY(QSvgRenderer(svg).isValid());
        QVERIFY(!svg.contains("<image"));
    }
}

void ExportsTest::webPageQuotesWhatPeopleWrote()
{
    GameSetup setup = WindowDriver::people();
    setup.seats[Player::First].name = u"<b>Ann</b>"_s;
    m_driver->start(setup);
    m_driver->playAnyMove();
    const std::string comment = "</script><script>alert(1)</script> {{title}}";
    m_driver->game().setComment(m_driver->game().node(), comment);
    exportTo(path(u"it.html"_s));
    const QByteArray page = contents(path(u"it.html"_s));
    QVERIFY(page.contains("&lt;b&gt;Ann"));
    QCOMPARE(page.count("<script>"), qsizetype(2)); // the page's, and one in a text
    QCOMPARE(page.count("</script>"), qsizetype(1));
    const QJsonArray moves = gameOf(page)[u"moves"_s].toArray();
    QCOMPARE(moves[1].toObject()[u"comment"_s].toString().toStdString(), comment);
}

/// Comments are Markdown, of which neither pages nor sheets show the signs.
void ExportsTest::commentsAreWords()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->game().setComment(m_driver->game().node(), "A **weak** move, see *below*.");
    exportTo(path(u"it.html"_s));
    const QJsonArray moves = gameOf(contents(path(u"it.html"_s)))[u"moves"_s].toArray();
    QCOMPARE(moves[1].toObject()[u"comment"_s].toString(), u"A weak move, see below."_s);
}

/// The page's own script is run and steps through the game: in Chromium where there is one, else by Node.js with a page
/// that is pretended; without both it is read whether all that the script asks the page for is there.
void ExportsTest::webPageStepsInABrowser()
{
    play();
    m_driver->trigger("actionFirst");
    exportTo(path(u"it.html"_s));
    QByteArray page = contents(path(u"it.html"_s));
    const QString caption
        = gameOf(page)[u"moves"_s].toArray()[kPlies].toObject()[u"caption"_s].toString();
    QVERIFY(!caption.isEmpty());
    const auto find = [](std::initializer_list<QString> names) {
        QString found;
        for (const QString &name : names)
            found = found.isEmpty() ? QStandardPaths::findExecutable(name) : found;
        return found;
    };
    const QString browser = find({u"chromium"_s, u"chromium-browser"_s, u"google-chrome"_s});
    const QString node = find({u"node"_s, u"nodejs"_s});
    if (!browser.isEmpty()) {
        const QByteArray presses = "<script>for (let i = 0; i < 7; ++i) dispatchEvent(new "
                                   "KeyboardEvent('keydown', {key: 'ArrowRight'}));</script>";
        QFile stepped(path(u"stepped.html"_s));
        QVERIFY(stepped.open(QIODevice::WriteOnly));
        stepped.write(page.replace("</body>", presses + "</body>"));
        stepped.close();
        const QByteArray shown = outputOf(
            browser,
            {u"--headless"_s,
             u"--no-sandbox"_s,
             u"--disable-gpu"_s,
             u"--dump-dom"_s,
             u"--user-data-dir="_s + path(u"browser"_s),
             QUrl::fromLocalFile(stepped.fileName()).toString()});
        QVERIFY2(shown.contains(caption.toHtmlEscaped().toUtf8()), shown.right(2000));
        QVERIFY(shown.contains("aria-current=\"step\""));
        // A long move is broken, never cut.
        QVERIFY(!page.contains("ellipsis") && shown.contains("<wbr>"));
        QCOMPARE(shown.count("<polygon") > 0 || shown.count("<use") > 0, true);
        return;
    }
    const qsizetype from = page.indexOf("\"use strict\"");
    const QByteArray script = page.mid(from, page.indexOf("</script>", from) - from);
    if (!node.isEmpty()) {
        QFile program(path(u"page.js"_s));
        QVERIFY(program.open(QIODevice::WriteOnly));
        program.write(QByteArray(kPretendedPage) + script + kSteps);
        program.close();
        const QByteArray said = outputOf(node, {program.fileName()});
        QCOMPARE(QString::fromUtf8(said).trimmed(), caption);
        return;
    }
    static const QRegularExpression asked(u"get\\(\"(\\w+)\"\\)"_s);
    int parts = 0;
    for (auto it = asked.globalMatch(QString::fromUtf8(script)); it.hasNext(); ++parts)
        QVERIFY(page.contains("id=\"" + it.next().captured(1).toUtf8() + '"'));
    QVERIFY(parts > 10);
}

void ExportsTest::dialogPrints()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->trigger("actionPrint");
    auto &dialog = m_driver->find<QPrintDialog>("printDialog");
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isVisible(), kPatience);
    // Where there is no printer, a file takes its place.
    dialog.printer()->setOutputFileName(path(u"printed.pdf"_s));
    emit static_cast<QDialog &>(dialog).accepted();
    dialog.close();
    QVERIFY(contents(path(u"printed.pdf"_s)).startsWith("%PDF"));
    const QByteArray text = outputOf(u"pdftotext"_s, {path(u"printed.pdf"_s), u"-"_s});
    QVERIFY2(text.contains("1."), text);
}

void ExportsTest::dialogSaves()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->window().files().saveTo(path(u"my game.no 1.tgn"_s), false);
    m_driver->trigger("actionExport");
    auto &dialog = m_driver->find<QFileDialog>("exportDialog");
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isVisible(), kPatience);
    QCOMPARE(QFileInfo(dialog.selectedFiles().value(0)).filePath(), path(u"my game.no 1.png"_s));
    dialog.selectNameFilter(dialog.nameFilters().at(3));
    emit dialog.filterSelected(dialog.nameFilters().at(3));
    auto *line = dialog.findChild<QLineEdit *>(u"fileNameEdit"_s);
    QVERIFY(line != nullptr);
    QCOMPARE(QFileInfo(line->text()).fileName(), u"my game.no 1.html"_s);
    line->setText(path(u"mine"_s));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(path(u"mine.html"_s)), kPatience);
}

void ExportsTest::dialogRemembersTheKind()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->trigger("actionExport");
    QPointer<QFileDialog> dialog = &m_driver->find<QFileDialog>("exportDialog");
    QTRY_VERIFY_WITH_TIMEOUT(dialog->isVisible(), kPatience);
    const QStringList kinds = dialog->nameFilters().filter(u"(*.gif)"_s);
    QCOMPARE(kinds.size(), 1);
    dialog->selectNameFilter(kinds.front());
    emit dialog->filterSelected(kinds.front());
    auto *line = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
    line->setText(path(u"moves"_s));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isNull(), kPatience);
    QVERIFY(contents(path(u"moves.gif"_s)).startsWith("GIF89a"));
    m_driver->trigger("actionExport");
    const auto &next = m_driver->find<QFileDialog>("exportDialog");
    QCOMPARE(next.selectedNameFilter(), kinds.front());
    QVERIFY(next.selectedFiles().value(0).endsWith(u".gif"_s));
}

void ExportsTest::faultsAreToldAndSpareTheFile()
{
    m_driver->start(WindowDriver::people());
    exportTo(path(u"it.bmp"_s));
    QVERIFY2(said().contains(u"bmp"_s) && said().contains(u".svg"_s), qPrintable(said()));
    QVERIFY(!QFileInfo::exists(path(u"it.bmp"_s)));
    exportTo(u"/dev/full/it.png"_s);
    QVERIFY2(said().contains(u"/dev/full"_s), qPrintable(said()));
}

/// A running game in the fog gives away nothing but the picture that is seen.
void ExportsTest::fogKeepsItsGame()
{
    GameSetup setup = WindowDriver::againstComputer("xxlchess");
    setup.options.set("fog-of-war", true);
    m_driver->start(setup);
    QVERIFY(m_driver->game().hidesParts());
    exportTo(path(u"fog.html"_s));
    QVERIFY(!QFileInfo::exists(path(u"fog.html"_s)));
    QVERIFY(said().contains(u"fog"_s));
}

QTEST_MAIN(ExportsTest)
#include "exportstest.moc"
