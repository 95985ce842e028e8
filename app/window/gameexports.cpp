#include "app/window/gameexports.h"

#include "app/board/boardpage.h"
#include "app/exports/exporter.h"
#include "app/exports/scoresheet.h"
#include "app/settings/gamefolder.h"
#include "app/settings/settings.h"
#include "app/window/gamefiles.h"
#include "controller/session/gamesession.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QRegularExpression>

#include <memory>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The longest export without a progress dialog.
constexpr int kShortMs = 600;

/// The suffix of a filter, such as "pdf" for "Score sheet (*.pdf)".
QString suffixOf(const QString &filter)
{
    static const QRegularExpression pattern(u"\\(\\*\\.(\\w+)\\)"_s);
    return pattern.match(filter).captured(1);
}

} // namespace

GameExports::GameExports(
    const Settings &settings,
    GameSession &session,
    const GameFiles &files,
    const BoardPage &board,
    QWidget &window)
    : QObject(&window)
    , m_settings(settings)
    , m_session(session)
    , m_files(files)
    , m_board(board)
    , m_window(window)
{}

GameAlbum GameExports::album() const
{
    const BoardScene &scene = m_board.view().board();
    return {
        m_session.model,
        m_session.navigation.node(),
        {m_board.design(),
         m_board.theme(),
         m_settings.preferences().appearance.coordinates,
         scene.geometry().orientation(),
         m_settings.preferences().appearance.showsLetters}};
}

void GameExports::copyPicture()
{
    const GameAlbum made = album();
    const std::size_t page = made.pageOf(m_session.navigation.node());
    QGuiApplication::clipboard()->setImage(made.picture(page, kPicturePixels));
}

QString GameExports::nameLike(const QString &path, const QString &filter) const
{
    const QString name = path.isEmpty() ? QString::fromStdString(m_session.model.info().id)
                                        : QFileInfo(path).completeBaseName();
    return name + u'.' + suffixOf(filter);
}

void GameExports::askExport()
{
    const QString own = m_files.filePath();
    const QString folder = own.isEmpty() ? usableGameFolder(m_settings.preferences())
                                         : QFileInfo(own).absolutePath();
    auto *dialog = new QFileDialog(&m_window, tr("Export"), folder);
    dialog->setObjectName(u"exportDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(exportFilters());
    if (!m_filter.isEmpty())
        dialog->selectNameFilter(m_filter);
    dialog->setDefaultSuffix(suffixOf(dialog->selectedNameFilter()));
    dialog->selectFile(nameLike(own, dialog->selectedNameFilter()));
    connect(dialog, &QFileDialog::filterSelected, this, [this, dialog](const QString &filter) {
        m_filter = filter;
        dialog->setDefaultSuffix(suffixOf(filter));
        dialog->selectFile(nameLike(dialog->selectedFiles().value(0), filter));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &GameExports::exportTo);
    dialog->open();
}

std::optional<Error> GameExports::secrecy() const
{
    if (m_session.model.viewer() == Player::None || m_session.model.isOver())
        return std::nullopt;
    return Error{
        phrase("Error", "Export"),
        phrase("Error", "a game in the fog that still goes on"),
        phrase("Error", "its end; until then there are pictures of the position")};
}

void GameExports::askPrint()
{
    if (const auto error = secrecy()) {
        emit failed(*error);
        return;
    }
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(album().title());
    delete m_printDialog;
    auto *dialog = new QPrintDialog(printer.get(), &m_window);
    m_printDialog = dialog;
    dialog->setObjectName(u"printDialog"_s);
    dialog->setOption(QAbstractPrintDialog::PrintToFile);
    connect(dialog, &QDialog::accepted, this, [this, printer] {
        printScoreSheet(album(), *printer);
        if (printer->printerState() == QPrinter::Error)
            emit failed(
                {phrase("Error", "Printer"),
                 phrase("Error", "that it gave up"),
                 phrase("Error", "a printer or file that can be written to")});
    });
    dialog->open();
}

void GameExports::exportTo(const QString &path)
{
    if (const auto error = write(path))
        emit failed(*error);
    else if (!m_wasCancelled)
        emit exported(path);
}

std::optional<Error> GameExports::write(const QString &path)
{
    if (exportsLine(path)) {
        if (auto error = secrecy())
            return error;
    }
    m_wasCancelled = false;
    const GameAlbum made = album();
    QProgressDialog progress(tr("Drawing the positions"), tr("Cancel"), 0, 0, &m_window);
    progress.setObjectName(u"exportProgress"_s);
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(kShortMs);
    auto error = exportAlbum(
        made, made.pageOf(m_session.navigation.node()), path, [&progress](int done, int all) {
            progress.setMaximum(all);
            progress.setValue(done);
            return !progress.wasCanceled();
        });
    m_wasCancelled = progress.wasCanceled();
    progress.reset();
    return error;
}

} // namespace tessera

#include "moc_gameexports.cpp"
