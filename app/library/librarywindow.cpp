#include "app/library/librarywindow.h"

#include "app/library/gametable.h"
#include "app/library/libraryfilters.h"
#include "app/library/librarytransfer.h"
#include "app/library/statisticspage.h"
#include "view/theme/icons.h"
#include "view/widgets/messagebar.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// In widths and heights of letters, so that larger texts get a larger window.
constexpr QSize kUsualLetters{180, 44};
constexpr int kScreenMargin = 60;
constexpr int kPadding = 6;
constexpr std::chrono::seconds kUndoTime{20};

/// How wide the columns are, in letters.
const GameTable::Columns kColumns{
    {LibraryModel::Favourite, 4},
    {LibraryModel::Picture, 0},
    {LibraryModel::Game, 19},
    {LibraryModel::Players, 28},
    {LibraryModel::Result, 17},
    {LibraryModel::Reason, 14},
    {LibraryModel::Length, 9},
    {LibraryModel::Date, 16},
    {LibraryModel::Opening, 16},
    {LibraryModel::Tags, 12}};

QPushButton *makeButton(const QString &name, const QString &text, const QString &tip, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAccessibleName(QString(text).remove(u'&').remove(u'…'));
    button->setAutoDefault(false);
    return button;
}

} // namespace

LibraryWindow::LibraryWindow(
    Library &library,
    const RatingBook &ratings,
    const Theme &theme,
    const QString &folder,
    QWidget *parent)
    : QDialog(parent)
    , m_library(library)
    , m_bar(new MessageBar(MessageBar::Form::Banner, this))
    , m_tabs(new QTabWidget(this))
    , m_filters(new LibraryFilters(this))
    , m_table(new GameTable(true, kColumns, this))
    , m_nothing(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_statistics(new StatisticsPage(ratings, this))
    , m_count(new QLabel(this))
    , m_transfer(new LibraryTransfer(library, folder, this))
    , m_open(
          makeButton(u"libraryOpen"_s, tr("&Open"), tr("Put the game on the board (Enter)"), this))
    , m_import(
          makeButton(u"libraryImport"_s, tr("&Import…"), tr("Take in all games of files"), this))
    , m_export(makeButton(
          u"libraryExport"_s,
          tr("&Export…"),
          tr("Write the selected games, or all that are shown, into one file"),
          this))
    , m_remove(makeButton(
          u"libraryRemove"_s,
          tr("&Remove"),
          tr("Take the selected games out of the library (Del)"),
          this))
{
    setObjectName(u"libraryWindow"_s);
    setWindowTitle(tr("Library"));
    setWindowFlag(Qt::WindowMinMaxButtonsHint);
    m_bar->setObjectName(u"libraryBar"_s);
    buildTable();
    m_tabs->setObjectName(u"libraryTabs"_s);
    m_tabs->setAccessibleName(tr("Library"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(makeGames(), tr("Games"));
    m_tabs->addTab(m_statistics, tr("Statistics"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_bar);
    column->addWidget(m_tabs, 1);
    connectLibrary();
    setTheme(theme);
    const QFontMetrics metrics = fontMetrics();
    const QSize wanted(
        kUsualLetters.width() * metrics.averageCharWidth(),
        kUsualLetters.height() * metrics.height());
    resize(wanted.boundedTo(screen()->availableSize() - QSize(kScreenMargin, kScreenMargin)));
    m_filters->search().setFocus();
    refresh();
    m_library.open();
}

LibraryWindow::~LibraryWindow() = default;

LibraryModel &LibraryWindow::games() const
{
    return m_table->games();
}

void LibraryWindow::buildTable()
{
    m_table->setObjectName(u"libraryTable"_s);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->horizontalHeader()->setSortIndicator(LibraryModel::Date, Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    addKeys();
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (index.column() != LibraryModel::Favourite)
            openCurrent();
    });
    connect(m_table, &GameTable::starClicked, this, &LibraryWindow::toggleFavourite);
    connect(m_table, &QTableView::customContextMenuRequested, this, &LibraryWindow::showMenu);
    connect(m_table, &GameTable::chosen, this, &LibraryWindow::refresh);
    connect(
        &m_table->games(),
        &LibraryModel::tagsEdited,
        this,
        [this](std::uint32_t number, const QString &tags) {
            m_library.setTag({number}, "Tags", tags.toStdString());
        });
}

void LibraryWindow::addKeys()
{
    // Before the table takes them for the beginnings of words that it shall find.
    const auto on = [this](const QKeySequence &key, auto what) {
        auto *shortcut = new QShortcut(key, m_table);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, what);
    };
    on(QKeySequence::Delete, [this] { removeSelected(); });
    on(Qt::Key_F2, [this] { editTags(); });
    on(Qt::Key_Asterisk, [this] {
        if (m_table->currentIndex().isValid())
            toggleFavourite(m_table->currentIndex().row());
    });
}

QWidget *LibraryWindow::makeGames()
{
    m_nothing->setObjectName(u"libraryNothing"_s);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_nothing);
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 2 * kPadding, 0, 0);
    column->addWidget(m_filters);
    column->addWidget(m_stack, 1);
    column->addLayout(makeButtons());
    return page;
}

QLayout *LibraryWindow::makeButtons()
{
    m_count->setObjectName(u"libraryCount"_s);
    connect(m_open, &QPushButton::clicked, this, &LibraryWindow::openCurrent);
    connect(m_import, &QPushButton::clicked, m_transfer, &LibraryTransfer::askImport);
    connect(m_export, &QPushButton::clicked, this, &LibraryWindow::askExport);
    connect(m_remove, &QPushButton::clicked, this, &LibraryWindow::removeSelected);
    auto *row = new QHBoxLayout;
    row->addWidget(m_count);
    row->addWidget(m_transfer, 1);
    row->addStretch();
    for (QPushButton *button : {m_open, m_import, m_export, m_remove})
        row->addWidget(button);
    return row;
}

void LibraryWindow::connectLibrary()
{
    connect(m_filters, &LibraryFilters::changed, this, &LibraryWindow::find);
    connect(&m_library, &Library::changed, this, [this] { show(m_library.index()); });
    connect(m_transfer, &LibraryTransfer::changed, this, &LibraryWindow::refresh);
    connect(m_transfer, &LibraryTransfer::told, this, &LibraryWindow::say);
    connect(&m_library, &Library::failed, this, [this](const Error &error) {
        say(QString::fromStdString(error.sentence()));
    });
    connect(&m_library, &Library::removed, this, &LibraryWindow::offerUndo);
    if (const auto index = m_library.index())
        show(index);
}

void LibraryWindow::offerUndo(const std::vector<TakenGame> &games, const QStringList &saved)
{
    const auto count = static_cast<int>(games.size()) + static_cast<int>(saved.size());
    const auto undo = [this, games, saved] { m_library.putBack(games, saved); };
    const QString words
        = saved.isEmpty() ? tr("Games removed: %n.", nullptr, count)
                          : tr(
                              "Games removed: %n. Files outside the library stay where they are.",
                              nullptr,
                              count);
    m_bar->showMessage(
        {u"removed"_s, icon(u"info"_s), words, {{tr("Undo"), u"libraryUndo"_s, undo}}, kUndoTime});
}

void LibraryWindow::setTheme(const Theme &theme)
{
    m_table->setTheme(theme);
    m_statistics->setTheme(theme);
}

void LibraryWindow::importFiles(const QStringList &paths)
{
    m_transfer->importFiles(paths);
}

void LibraryWindow::show(const LibraryIndex::Pointer &index)
{
    const int row = m_table->currentIndex().row();
    const int scrolled = m_table->verticalScrollBar()->value();
    m_isListed = true;
    m_filters->setIndex(*index);
    games().setIndex(index);
    m_statistics->show(*index, games().numbers());
    // What was looked at stays in sight.
    if (row >= 0)
        m_table->goTo(row);
    m_table->verticalScrollBar()->setValue(scrolled);
    refresh();
}

void LibraryWindow::find()
{
    games().setQuery(m_filters->applied(games().query()));
    m_statistics->show(*games().index(), games().numbers());
    refresh();
}

void LibraryWindow::refresh()
{
    const int all = static_cast<int>(games().index()->entries().size());
    const int shown = games().rowCount();
    m_stack->setCurrentWidget(shown > 0 ? static_cast<QWidget *>(m_table) : m_nothing);
    m_nothing->setText(
        !m_isListed ? tr("Reading the games…")
        : all > 0
            ? tr("No game fits the search.")
            : tr("No games yet.\nEvery game that is played to its end comes here by itself, and "
                 "files that you save or open are listed as well."));
    const QLocale locale;
    m_count->setText(
        shown == all ? tr("Games: %n", nullptr, all)
                     : tr("Games: %1 of %2").arg(locale.toString(shown), locale.toString(all)));
    const bool hasSelection = m_table->selectionModel()->hasSelection();
    m_open->setEnabled(hasSelection);
    m_remove->setEnabled(hasSelection);
    m_import->setEnabled(!m_transfer->isWorking());
    m_export->setEnabled(!m_transfer->isWorking() && shown > 0);
    m_count->setVisible(m_transfer->isHidden());
}

void LibraryWindow::openCurrent()
{
    const LibraryEntry *entry = m_table->current();
    if (entry == nullptr)
        return;
    auto opened = m_table->openedCurrent();
    if (!opened) {
        say(QString::fromStdString(opened.error().sentence()));
        return;
    }
    const LibraryIndex &index = *games().index();
    const LibraryFile &file = index.fileOf(*entry);
    const auto sharing = std::count_if(
        index.entries().begin(), index.entries().end(), [entry](const LibraryEntry &other) {
            return other.file == entry->file;
        });
    LibraryPlace place;
    if (file.isOwn) {
        opened->path.clear();
        place = {file.path, sharing > 1 ? entry->key : 0};
    } else if (sharing > 1) {
        opened->path.clear();
    }
    emit openRequested(*opened, place);
}

void LibraryWindow::toggleFavourite(int row)
{
    const LibraryEntry &entry = games().entry(row);
    if (!games().index()->fileOf(entry).isOwn) {
        say(tr("This game lies in a file of its own, which is not changed from here."));
        return;
    }
    m_library.setTag(
        {games().numbers()[static_cast<std::size_t>(row)]},
        "Favourite",
        entry.isFavourite ? "" : "1");
}

void LibraryWindow::editTags()
{
    const LibraryEntry *entry = m_table->current();
    if (entry == nullptr)
        return;
    if (!games().index()->fileOf(*entry).isOwn) {
        say(tr("This game lies in a file of its own, which is not changed from here."));
        return;
    }
    m_table->edit(games().index(m_table->currentIndex().row(), LibraryModel::Tags));
}

void LibraryWindow::removeSelected()
{
    const auto numbers = m_table->selected();
    if (!numbers.empty())
        m_library.remove(numbers);
}

void LibraryWindow::askExport()
{
    auto numbers = m_table->selected();
    // One game is selected because the cursor stands somewhere.
    if (numbers.size() < 2)
        numbers = games().numbers();
    m_transfer->askExport(numbers);
}

void LibraryWindow::showMenu(const QPoint &at)
{
    const QModelIndex index = m_table->indexAt(at);
    if (!index.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"libraryMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString &name, const QString &text, auto what) {
        QAction *action = menu->addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, what);
    };
    add(u"libraryMenuOpen"_s, tr("Open"), [this] { openCurrent(); });
    add(u"libraryMenuFavourite"_s,
        games().entry(index.row()).isFavourite ? tr("No favourite any more") : tr("Favourite (*)"),
        [this, row = index.row()] { toggleFavourite(row); });
    add(u"libraryMenuTags"_s, tr("Change tags (F2)"), [this] { editTags(); });
    add(u"libraryMenuExport"_s, tr("Export…"), [this] { askExport(); });
    add(u"libraryMenuRemove"_s, tr("Remove (Del)"), [this] { removeSelected(); });
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

void LibraryWindow::say(const QString &words)
{
    m_bar->showMessage({u"library"_s, icon(u"info"_s), words, {}, {}});
}

void LibraryWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_library.refresh();
}

void LibraryWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Find)) {
        m_tabs->setCurrentIndex(0);
        m_filters->search().setFocus();
        m_filters->search().selectAll();
    } else if (m_filters->search().hasFocus() && event->key() == Qt::Key_Down) {
        m_table->setFocus();
        if (m_table->current() == nullptr)
            m_table->goTo(0);
    } else {
        QDialog::keyPressEvent(event);
    }
}

} // namespace tessera
