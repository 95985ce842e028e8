#include "app/library/gametable.h"

#include "app/library/gamecells.h"
#include "model/library/libraryfiles.h"

#include <QFocusEvent>
#include <QHeaderView>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kRowPadding = 6;
/// No column is narrower than so many letters.
constexpr int kFewLetters = 3;

} // namespace

GameTable::GameTable(bool canEdit, Columns columns, QWidget *parent)
    : QTableView(parent)
    , m_columns(std::move(columns))
    , m_games(new LibraryModel(canEdit, this))
{
    setAccessibleName(tr("Games"));
    setModel(m_games);
    setItemDelegate(new GameCells(m_pictures, this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView &head = *horizontalHeader();
    head.setAccessibleName(tr("Columns"));
    head.setHighlightSections(false);
    head.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head.setStretchLastSection(true);
    for (int column = 0; column < LibraryModel::ColumnCount; ++column) {
        const bool isShown
            = std::any_of(m_columns.begin(), m_columns.end(), [column](const auto &one) {
                  return one.first == column;
              });
        setColumnHidden(column, !isShown);
    }
    fitColumns();
    connect(this, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == LibraryModel::Favourite)
            emit starClicked(index.row());
    });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &GameTable::chosen);
    connect(&m_pictures, &GamePictures::drawn, viewport(), qOverload<>(&QWidget::update));
}

void GameTable::fitColumns()
{
    const QFontMetrics metrics = fontMetrics();
    const int side = GameCells::pictureSide(metrics);
    const int letter = metrics.averageCharWidth();
    verticalHeader()->setDefaultSectionSize(side + kRowPadding);
    QHeaderView &head = *horizontalHeader();
    head.setMinimumSectionSize(kFewLetters * letter);
    for (const auto &[column, letters] : m_columns) {
        const int wanted = column == LibraryModel::Picture ? side + 2 * kRowPadding
                                                           : letters * letter;
        head.resizeSection(column, std::max(wanted, head.sectionSizeHint(column)));
    }
}

ListedGames GameTable::selected() const
{
    ListedGames games{m_games->index(), {}};
    const QModelIndexList rows = selectionModel()->selectedRows();
    for (const QModelIndex &row : rows)
        games.numbers.push_back(m_games->numbers()[static_cast<std::size_t>(row.row())]);
    return games;
}

const LibraryEntry *GameTable::current() const
{
    const QModelIndex index = currentIndex();
    return index.isValid() ? &m_games->entry(index.row()) : nullptr;
}

Result<OpenedGame> GameTable::openedCurrent() const
{
    const LibraryIndex &index = *m_games->index();
    const LibraryEntry &entry = *current();
    const auto text = textOf(index, entry);
    return text ? openGameText(*text, index.fileOf(entry).path) : Result<OpenedGame>(text.error());
}

void GameTable::goTo(int row)
{
    if (m_games->rowCount() > 0)
        setCurrentIndex(
            m_games->index(std::clamp(row, 0, m_games->rowCount() - 1), LibraryModel::Players));
}

void GameTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitColumns();
}

void GameTable::focusInEvent(QFocusEvent *event)
{
    // Qt's own view would put the cursor on the first star, and select nothing that Enter could open.
    if (event->reason() != Qt::MouseFocusReason && !currentIndex().isValid())
        goTo(0);
    QTableView::focusInEvent(event);
}

} // namespace tessera

#include "moc_gametable.cpp"
