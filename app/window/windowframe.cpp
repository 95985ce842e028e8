#include "app/window/windowframe.h"

#include "app/actions/actions.h"
#include "app/game/gamepage.h"
#include "app/settings/settings.h"
#include "app/window/gamefiles.h"
#include "app/window/lobby.h"
#include "controller/session/gamesession.h"
#include "model/session/historyrows.h"
#include "view/widgets/windowsize.h"

#include <QMainWindow>
#include <QMenuBar>
#include <QSplitter>
#include <QToolBar>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualSize{1180, 800};
constexpr QSize kLeastSize{792, 672};

const QString kGeometryPart = u"geometry"_s;
const QString kSplitterPart = u"splitter"_s;

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
    const QByteArray geometry = m_parts.settings.windowState(kGeometryPart);
    if (!geometry.isEmpty())
        window.restoreGeometry(geometry);
    const QByteArray splitter = m_parts.settings.windowState(kSplitterPart);
    if (!splitter.isEmpty())
        m_parts.page.splitter().restoreState(splitter);
}

void WindowFrame::save()
{
    // Both have sizes of their own.
    if (m_parts.window.isFullScreen() || m_parts.page.isClassic())
        return;
    m_parts.settings.setWindowState(kGeometryPart, m_parts.window.saveGeometry());
    m_parts.settings.setWindowState(kSplitterPart, m_parts.page.splitter().saveState());
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
