#include "app/library/gamechooser.h"

#include "app/dialogs/plainbuttons.h"
#include "app/library/gamecells.h"
#include "app/library/library.h"
#include "app/library/librarymodel.h"
#include "model/library/libraryfiles.h"
#include "model/library/libraryimport.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QTableView>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualLetters{138, 32};
constexpr int kScreenMargin = 80;
constexpr int kPadding = 6;

} // namespace

GameChooser::GameChooser(const QString &path, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_path(path)
    , m_model(new LibraryModel(false, this))
    , m_head(new QLabel(this))
    , m_table(new QTableView(this))
    , m_open(new QPushButton(tr("Open"), this))
    , m_add(new QPushButton(this))
{
    setObjectName(u"gameChooser"_s);
    setWindowTitle(tr("Games in %1").arg(QFileInfo(path).fileName()));
    m_head->setObjectName(u"chooserHead"_s);
    m_head->setWordWrap(true);
    m_pictures.setTheme(theme);
    LibraryQuery inOrder;
    inOrder.order = LibraryQuery::Order::File;
    m_model->setQuery(inOrder);
    buildTable();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_add, QDialogButtonBox::ActionRole);
    buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
    m_open->setObjectName(u"chooserOpen"_s);
    m_open->setDefault(true);
    m_add->setObjectName(u"chooserAdd"_s);
    makePlain(*buttons);
    connect(m_open, &QPushButton::clicked, this, &GameChooser::openCurrent);
    connect(m_add, &QPushButton::clicked, this, &GameChooser::addToLibrary);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_head);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    const QFontMetrics metrics = fontMetrics();
    const QSize wanted(
        kUsualLetters.width() * metrics.averageCharWidth(),
        kUsualLetters.height() * metrics.height());
    resize(wanted.boundedTo(screen()->availableSize() - QSize(kScreenMargin, kScreenMargin)));
    refresh();
    m_reading.reset(QThread::create([this] {
        auto index = LibraryIndex::ofFile(m_path.toStdString(), Library::readSettings());
        QMetaObject::invokeMethod(this, [this, index] { show(index); });
    }));
    m_reading->start();
}

GameChooser::~GameChooser()
{
    m_reading->wait();
}

void GameChooser::buildTable()
{
    m_table->setObjectName(u"chooserTable"_s);
    m_table->setAccessibleName(tr("Games"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new GameCells(m_pictures, m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    for (const int column : {LibraryModel::Favourite, LibraryModel::Tags, LibraryModel::Opening})
        m_table->setColumnHidden(column, true);
    fitColumns();
    connect(m_table, &QTableView::activated, this, &GameChooser::openCurrent);
    connect(
        m_table->selectionModel(),
        &QItemSelectionModel::selectionChanged,
        this,
        &GameChooser::refresh);
    connect(&m_pictures, &GamePictures::drawn, m_table->viewport(), qOverload<>(&QWidget::update));
}

void GameChooser::fitColumns()
{
    const QFontMetrics metrics = m_table->fontMetrics();
    const int side = GameCells::pictureSide(metrics);
    const int letter = metrics.averageCharWidth();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(side + kPadding);
    QHeaderView &head = *m_table->horizontalHeader();
    head.setAccessibleName(tr("Columns"));
    head.setHighlightSections(false);
    head.setStretchLastSection(true);
    const std::pair<int, int> widths[]{
        {LibraryModel::Game, 19},
        {LibraryModel::Players, 31},
        {LibraryModel::Result, 17},
        {LibraryModel::Reason, 14},
        {LibraryModel::Length, 9},
        {LibraryModel::Date, 16}};
    for (const auto &[column, letters] : widths)
        head.resizeSection(column, letters * letter);
    head.resizeSection(LibraryModel::Picture, side + 2 * kPadding);
}

int GameChooser::gameCount() const
{
    return m_model->rowCount();
}

void GameChooser::show(const LibraryIndex::Pointer &index)
{
    m_model->setIndex(index);
    if (m_model->rowCount() > 0) {
        m_table->setCurrentIndex(m_model->index(0, LibraryModel::Players));
        m_table->setFocus();
    }
    const int faults = static_cast<int>(index->faults().size());
    m_head->setText(
        faults == 0 ? tr("Games: %n", nullptr, m_model->rowCount())
                    : tr("Faults: %n; the first: %1.", nullptr, faults)
                          .arg(QString::fromStdString(index->faults().front().sentence())));
    refresh();
}

void GameChooser::refresh()
{
    const auto count = static_cast<int>(m_table->selectionModel()->selectedRows().size());
    if (m_model->rowCount() == 0)
        m_head->setText(tr("Reading the games…"));
    m_open->setEnabled(count > 0);
    m_add->setEnabled(m_model->rowCount() > 0);
    m_add->setText(
        count > 1 ? tr("Add %n games to the library", nullptr, count)
                  : tr("Add all to the library"));
    m_add->setAccessibleName(m_add->text());
}

void GameChooser::openCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    const LibraryEntry &entry = m_model->entry(current.row());
    const auto text = textOf(*m_model->index(), entry);
    auto opened = text ? openGameText(*text, m_path.toStdString())
                       : Result<OpenedGame>(text.error());
    if (!opened) {
        m_head->setText(QString::fromStdString(opened.error().sentence()));
        return;
    }
    // It shares its file with others, so it is not written there.
    opened->path.clear();
    emit openRequested(*opened);
    accept();
}

void GameChooser::addToLibrary()
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    QString path = m_path;
    if (rows.size() > 1) {
        std::vector<std::uint32_t> numbers;
        for (const QModelIndex &row : rows)
            numbers.push_back(m_model->numbers()[static_cast<std::size_t>(row.row())]);
        path = QDir::temp().filePath(u"tessera-%1.tgn"_s.arg(quintptr(this)));
        if (const auto error = exportGames(
                *m_model->index(), numbers, path.toStdString(), Library::readSettings(), {}, {})) {
            m_head->setText(QString::fromStdString(error->sentence()));
            return;
        }
    }
    emit libraryWanted({path});
    accept();
}

} // namespace tessera
