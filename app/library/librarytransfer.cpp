#include "app/library/librarytransfer.h"

#include "view/words/errorwords.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kParts = 1000;
const QString kGameFiles = u" (*.tgn *.pgn *.jsonl *.json *.txt *.log)"_s;

} // namespace

LibraryTransfer::LibraryTransfer(Library &library, const QString &folder, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_folder(folder)
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    m_progress->setObjectName(u"libraryProgress"_s);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setRange(0, kParts);
    m_cancel->setObjectName(u"libraryCancel"_s);
    m_cancel->setToolTip(tr("Stop; nothing is changed then"));
    m_cancel->setAutoDefault(false);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    hide();
    connect(m_cancel, &QPushButton::clicked, &library, &Library::cancel);
    connect(&library, &Library::progressed, this, &LibraryTransfer::showProgress);
    connect(&library, &Library::imported, this, &LibraryTransfer::tellImported);
    connect(&library, &Library::exported, this, [this](int games, const QString &path) {
        emit told(tr("Games written to %1: %n", nullptr, games).arg(QFileInfo(path).fileName()));
    });
}

void LibraryTransfer::askImport()
{
    auto *dialog = new QFileDialog(window(), tr("Import games"), m_folder);
    dialog->setObjectName(u"importDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setOption(QFileDialog::ReadOnly);
    dialog->setNameFilters({tr("Games") + kGameFiles, tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &LibraryTransfer::importFiles);
    dialog->open();
}

void LibraryTransfer::importFiles(const QStringList &paths)
{
    begin();
    m_library.importFiles(paths);
}

void LibraryTransfer::importListed(const ListedGames &games)
{
    begin();
    m_library.importListed(games);
}

void LibraryTransfer::askExport(const ListedGames &games)
{
    auto *dialog = new QFileDialog(
        window(), tr("Write games (%n)", nullptr, static_cast<int>(games.numbers.size())), m_folder);
    dialog->setObjectName(u"exportGamesDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(
        {tr("Games (*.tgn *.pgn)"), tr("JSON lines (*.jsonl)"), tr("All files (*)")});
    dialog->setDefaultSuffix(u"tgn"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, games](const QString &path) {
        begin();
        m_library.exportTo(path, games);
    });
    dialog->open();
}

void LibraryTransfer::begin()
{
    m_isWorking = true;
    showProgress(0);
}

void LibraryTransfer::showProgress(double done)
{
    const bool isOver = done >= 1;
    m_isWorking = m_isWorking && !isOver;
    m_progress->setValue(static_cast<int>(done * kParts));
    m_cancel->setVisible(m_isWorking);
    setVisible(!isOver);
    emit changed();
}

void LibraryTransfer::tellImported(const ImportReport &report)
{
    if (report.isCancelled) {
        emit told(tr("Cancelled: no game was taken in."));
        return;
    }
    QStringList words{tr("Games taken in: %n.", nullptr, report.added)};
    if (report.known > 0)
        words << tr("There already: %n.", nullptr, report.known);
    if (report.damaged > 0)
        words << tr("Read in part: %n.", nullptr, report.damaged);
    if (report.faultCount > 0)
        words << tr("Faults: %n; the first: %1.", nullptr, report.faultCount)
                     .arg(errorWords(report.faults.front()));
    emit told(words.join(u' '));
}

} // namespace tessera

#include "moc_librarytransfer.cpp"
