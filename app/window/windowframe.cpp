#include "app/window/windowframe.h"

#include "app/actions/actions.h"
#include "app/game/gamepage.h"
#include "app/settings/settings.h"
#include "app/window/gamefiles.h"
#include "app/window/lobby.h"
#include "controller/session/gamesession.h"
#include "model/session/historyrows.h"
#include "view/widgets/windowsize.h"

#include <QGuiApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QScreen>
#include <QSplitter>
#include <QToolBar>

#include <algorithm>
#include <cstdlib>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualSize{1180, 800};
constexpr QSize kLeastSize{792, 672};

const QString kPlacePart = u"place"_s;
const QString kSplitterPart = u"parts"_s;

/// Whole numbers as they are kept. Qt's own form of them would be believed unseen: when damaged, it asks for windows that
/// no memory can hold.
QByteArray written(const QList<int> &numbers)
{
    QByteArrayList words;
    for (const int number : numbers)
        words << QByteArray::number(number);
    return words.join(' ');
}

/// The reverse; none when a word is not a number of pixels that screens have.
QList<int> numbersIn(const QByteArray &text)
{
    constexpr int kMost = 1 << 15;
    QList<int> numbers;
    for (const QByteArray &word : text.left(kMost).split(' ')) {
        bool isNumber = false;
        const int number = word.toInt(&isNumber);
        if (!isNumber || std::abs(number) > kMost)
            return {};
        numbers << number;
    }
    return numbers;
}

} // namespace

WindowFrame::WindowFrame(const Parts &parts)
    : QObject(&parts.window)
    , m_parts(parts)
{
    m_parts.window.setMinimumSize(kLeastSize);
}

void WindowFrame::restore()
{
    QMainWindow &window = m_parts.window;
    window.resize(kUsualSize.boundedTo(roomOnScreen(window)));
    restorePlace(numbersIn(m_parts.settings.windowState(kPlacePart)));
    QSplitter &splitter = m_parts.page.splitter();
    const QList<int> sizes = numbersIn(m_parts.settings.windowState(kSplitterPart));
    const bool isWhole = std::all_of(sizes.begin(), sizes.end(), [](int size) { return size >= 0; });
    if (isWhole && sizes.size() == splitter.count())
        splitter.setSizes(sizes);
}

/// Takes the place, the size and whether it filled the screen, unless that screen has gone.
void WindowFrame::restorePlace(const QList<int> &numbers)
{
    if (numbers.size() != 5)
        return;
    QMainWindow &window = m_parts.window;
    const QRect place(numbers[0], numbers[1], numbers[2], numbers[3]);
    const QScreen *screen = QGuiApplication::screenAt(place.center());
    if (screen != nullptr && place.isValid())
        window.setGeometry(QRect(place.topLeft(), place.size().boundedTo(screen->availableSize())));
    if (numbers[4] == 1)
        window.setWindowState(Qt::WindowMaximized);
}

void WindowFrame::save()
{
    // Both have sizes of their own.
    if (m_parts.window.isFullScreen() || m_parts.page.isClassic())
        return;
    const QMainWindow &window = m_parts.window;
    const QRect place = window.normalGeometry();
    m_parts.settings.setWindowState(
        kPlacePart,
        written(
            {place.x(), place.y(), place.width(), place.height(), window.isMaximized() ? 1 : 0}));
    m_parts.settings.setWindowState(kSplitterPart, written(m_parts.page.splitter().sizes()));
}

void WindowFrame::setClassic(bool isClassic)
{
    QMainWindow &window = m_parts.window;
    m_parts.actions[Act::Classic].setChecked(isClassic);
    if (isClassic == m_parts.page.isClassic())
        return;
    if (isClassic) {
        m_usualSize = window.normalGeometry().size();
        save();
    }
    m_parts.page.setClassic(isClassic);
    refresh();
    if (window.isFullScreen() || window.isMaximized())
        return;
    window.resize(isClassic ? kLeastSize : m_usualSize);
}

void WindowFrame::setZen(bool isZen)
{
    m_parts.actions[Act::Zen].setChecked(isZen);
    m_isZen = isZen;
    m_parts.page.setZen(isZen);
    refresh();
}

void WindowFrame::refresh()
{
    const bool isAtBoard = m_parts.lobby.isAtBoard();
    const bool isBare = isAtBoard && (m_isZen || m_parts.page.isClassic());
    m_parts.window.menuBar()->setVisible(!isBare);
    m_toolBar->setVisible(!isBare && isAtBoard);
    emit changed();
    refreshTitle();
}

void WindowFrame::refreshTitle()
{
    QMainWindow &window = m_parts.window;
    const GameModel &game = m_parts.session.model;
    if (!m_parts.lobby.isAtBoard() || !game.hasGame()) {
        window.setWindowTitle(tr("Tessera"));
        window.setWindowModified(false);
        return;
    }
    const GameInfo &info = game.info();
    const QString name = translated({info.id, info.name, {}});
    const QString file = m_parts.files.fileName();
    const bool isModified = m_parts.files.isModified();
    const QString title = file.isEmpty() ? name : tr("%1 – %2", "file, game").arg(file, name);
    window.setWindowTitle(isModified ? title + u"[*]"_s : title);
    window.setWindowModified(isModified);
}

} // namespace tessera

#include "moc_windowframe.cpp"
