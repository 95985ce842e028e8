#include "app/window/filedesk.h"

#include "app/actions/actions.h"
#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "app/window/gameclipboard.h"
#include "app/window/gameexports.h"
#include "app/window/gamefiles.h"
#include "app/window/lobby.h"
#include "view/widgets/toast.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMimeData>
#include <QUrl>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

QStringList filesOf(const QMimeData &data)
{
    QStringList files;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            files << url.toLocalFile();
    }
    return files;
}

} // namespace

FileDesk::FileDesk(const Parts &parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_files(new GameFiles(parts.settings, parts.session, parts.lobby, parts.window))
    , m_clipboard(
          new GameClipboard(parts.settings, parts.session, parts.lobby, *m_files, &parts.window))
    , m_exports(
          new GameExports(parts.settings, parts.session, *m_files, parts.page.board(), parts.window))
{
    connectActions();
    connect(m_exports, &GameExports::failed, &parts.lobby, &Lobby::showError);
    connect(m_exports, &GameExports::exported, this, [this](const QString &path) {
        m_parts.page.board().toast().say(tr("Exported to %1.").arg(QFileInfo(path).fileName()));
    });
}

void FileDesk::connectActions()
{
    const auto on = [this](Act act, auto what) {
        connect(&m_parts.actions[act], &QAction::triggered, this, what);
    };
    on(Act::Open, [this] { m_files->askOpen(); });
    on(Act::Save, [this] { m_files->save(); });
    on(Act::SaveAs, [this] { m_files->askSave(false); });
    on(Act::SaveCopy, [this] { m_files->askSave(true); });
    on(Act::CopyGame, [this] { m_clipboard->copyGame(); });
    on(Act::CopyCode, [this] { m_clipboard->copyCode(); });
    on(Act::CopyPosition, [this] { m_clipboard->copyPosition(); });
    on(Act::Paste, [this] {
        if (const QMimeData *data = QGuiApplication::clipboard()->mimeData())
            openData(*data);
    });
    on(Act::CopyPicture, [this] { m_exports->copyPicture(); });
    on(Act::Export, [this] { m_exports->askExport(); });
    on(Act::Print, [this] { m_exports->askPrint(); });
}

void FileDesk::addRecentTo(QMenu &menu)
{
    auto *recent = new QMenu(tr("Open r&ecent"), &m_parts.window);
    recent->setObjectName(u"recentMenu"_s);
    recent->menuAction()->setStatusTip(tr("Go on with a game that was opened or saved lately"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { m_files->fillRecent(*recent); });
    m_files->fillRecent(*recent);
    menu.insertMenu(&m_parts.actions[Act::Save], recent);
}

bool FileDesk::canOpen(const QMimeData &data)
{
    return data.hasText() || !filesOf(data).isEmpty();
}

void FileDesk::openData(const QMimeData &data)
{
    if (const QStringList files = filesOf(data); !files.isEmpty())
        openAll(files);
    else
        m_clipboard->openText(data.text().trimmed());
}

void FileDesk::openAll(const QStringList &files)
{
    m_waiting += files;
    openWaiting();
}

void FileDesk::openWaiting()
{
    while (!m_waiting.isEmpty() && QApplication::activeModalWidget() == nullptr)
        m_files->openPath(m_waiting.takeFirst());
}

} // namespace tessera

#include "moc_filedesk.cpp"
