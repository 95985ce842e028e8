#include "app/library/librarywindow.h"

#include "app/library/gamecells.h"
#include "app/library/libraryfilters.h"
#include "app/library/librarymodel.h"
#include "app/library/librarywords.h"
#include "app/library/statisticspage.h"
#include "view/theme/icons.h"
#include "view/widgets/messagebar.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// In widths and heights of letters, so that larger texts get a larger window.
constexpr QSize kUsualLetters{180, 44};
constexpr int kScreenMargin = 60;
constexpr int kParts = 1000;
constexpr int kPadding = 6;
constexpr std::chrono::seconds kUndoTime{20};

const QString kGameFiles = u" (*.tgn *.pgn *.jsonl *.json *.txt *.log)"_s;

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
    , m_folder(folder)
    , m_bar(new MessageBar(MessageBar::Form::Banner, this))
    , m_tabs(new QTabWidget(this))
    , m_filters(new LibraryFilters(this))
    , m_model(new LibraryModel(true, this))
    , m_table(new QTableView(this))
    , m_nothing(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_statistics(new StatisticsPage(ratings, this))
    , m_count(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(
          makeButton(u"libraryCancel"_s, tr("Cancel"), tr("Stop; nothing is changed then"), this))
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

void LibraryWindow::buildTable()
{
    m_table->setObjectName(u"libraryTable"_s);
    m_table->setAccessibleName(tr("Games"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new GameCells(m_pictures, m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView &head = *m_table->horizontalHeader();
    head.setAccessibleName(tr("Columns"));
    head.setHighlightSections(false);
    head.setSortIndicator(LibraryModel::Date, Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    head.setSectionResizeMode(QHeaderView::Interactive);
    head.setStretchLastSection(true);
    fitRows();
    addKeys();
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (index.column() != LibraryModel::Favourite)
            openCurrent();
    });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == LibraryModel::Favourite)
            toggleFavourite(index.row());
    });
    connect(m_table, &QTableView::customContextMenuRequested, this, &LibraryWindow::showMenu);
    connect(
        m_table->selectionModel(),
        &QItemSelectionModel::selectionChanged,
        this,
        &LibraryWindow::refresh);
    connect(&m_pictures, &GamePictures::drawn, m_table->viewport(), qOverload<>(&QWidget::update));
    connect(
        m_model, &LibraryModel::tagsEdited, this, [this](std::uint32_t number, const QString &tags) {
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
    m_progress->setObjectName(u"libraryProgress"_s);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setRange(0, kParts);
    m_progress->hide();
    m_cancel->hide();
    connect(m_open, &QPushButton::clicked, this, &LibraryWindow::openCurrent);
    connect(m_import, &QPushButton::clicked, this, &LibraryWindow::askImport);
    connect(m_export, &QPushButton::clicked, this, &LibraryWindow::askExport);
    connect(m_remove, &QPushButton::clicked, this, &LibraryWindow::removeSelected);
    connect(m_cancel, &QPushButton::clicked, &m_library, &Library::cancel);
    auto *row = new QHBoxLayout;
    row->addWidget(m_count);
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    row->addStretch();
    for (QPushButton *button : {m_open, m_import, m_export, m_remove})
        row->addWidget(button);
    return row;
}

void LibraryWindow::connectLibrary()
{
    connect(m_filters, &LibraryFilters::changed, this, &LibraryWindow::find);
    connect(&m_library, &Library::changed, this, [this] { show(m_library.index()); });
    connect(&m_library, &Library::progressed, this, &LibraryWindow::showProgress);
    connect(&m_library, &Library::failed, this, [this](const Error &error) {
        say(QString::fromStdString(error.sentence()));
    });
    connect(&m_library, &Library::imported, this, &LibraryWindow::showReport);
    connect(&m_library, &Library::exported, this, [this](int games, const QString &path) {
        say(tr("Games written to %1: %n", nullptr, games).arg(QFileInfo(path).fileName()));
    });
    connect(
        &m_library,
        &Library::removed,
        this,
        [this](const std::vector<TakenGame> &games, const QStringList &saved) {
            const auto count = static_cast<int>(games.size()) + static_cast<int>(saved.size());
            const auto undo = [this, games, saved] { m_library.putBack(games, saved); };
            m_bar->showMessage(
                {u"removed"_s,
                 icon(u"info"_s),
                 saved.isEmpty()
                     ? tr("Games removed: %n.", nullptr, count)
                     : tr(
                         "Games removed: %n. Files outside the library stay where they are.",
                         nullptr,
                         count),
                 {{tr("Undo"), u"libraryUndo"_s, undo}},
                 kUndoTime});
        });
    if (const auto index = m_library.index())
        show(index);
}

void LibraryWindow::setTheme(const Theme &theme)
{
    m_pictures.setTheme(theme);
    m_statistics->setTheme(theme);
}

void LibraryWindow::fitRows()
{
    const QFontMetrics metrics = m_table->fontMetrics();
    const int side = GameCells::pictureSide(metrics);
    m_table->verticalHeader()->setDefaultSectionSize(side + kPadding);
    const int letter = metrics.averageCharWidth();
    QHeaderView &head = *m_table->horizontalHeader();
    const std::pair<int, int> widths[]{
        {LibraryModel::Favourite, 4},
        {LibraryModel::Game, 19},
        {LibraryModel::Players, 28},
        {LibraryModel::Result, 17},
        {LibraryModel::Reason, 14},
        {LibraryModel::Length, 9},
        {LibraryModel::Date, 16},
        {LibraryModel::Opening, 16},
        {LibraryModel::Tags, 12}};
    for (const auto &[column, letters] : widths)
        head.resizeSection(column, letters * letter);
    head.resizeSection(LibraryModel::Picture, side + 2 * kPadding);
    head.setMinimumSectionSize(3 * letter);
}

void LibraryWindow::show(const LibraryIndex::Pointer &index)
{
    const int row = m_table->currentIndex().row();
    const int scrolled = m_table->verticalScrollBar()->value();
    m_isListed = true;
    m_filters->setIndex(*index);
    m_model->setIndex(index);
    m_statistics->show(*index, m_model->numbers());
    // What was looked at stays in sight.
    if (row >= 0 && m_model->rowCount() > 0)
        m_table->setCurrentIndex(
            m_model->index(std::min(row, m_model->rowCount() - 1), LibraryModel::Players));
    m_table->verticalScrollBar()->setValue(scrolled);
    refresh();
}

void LibraryWindow::find()
{
    m_model->setQuery(m_filters->applied(m_model->query()));
    m_statistics->show(*m_model->index(), m_model->numbers());
    refresh();
}

void LibraryWindow::refresh()
{
    const int all = static_cast<int>(m_model->index()->entries().size());
    const int shown = m_model->rowCount();
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
    m_import->setEnabled(!m_isWorking);
    m_export->setEnabled(!m_isWorking && shown > 0);
}

std::vector<std::uint32_t> LibraryWindow::selected() const
{
    std::vector<std::uint32_t> numbers;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &row : rows)
        numbers.push_back(m_model->numbers()[static_cast<std::size_t>(row.row())]);
    return numbers;
}

void LibraryWindow::openCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    const LibraryIndex &index = *m_model->index();
    const LibraryEntry &entry = m_model->entry(current.row());
    const LibraryFile &file = index.fileOf(entry);
    const auto text = textOf(index, entry);
    auto opened = text ? openGameText(*text, file.path) : Result<OpenedGame>(text.error());
    if (!opened) {
        say(QString::fromStdString(opened.error().sentence()));
        return;
    }
    const auto sharing = std::count_if(
        index.entries().begin(), index.entries().end(), [&entry](const LibraryEntry &other) {
            return other.file == entry.file;
        });
    LibraryPlace place;
    if (file.isOwn) {
        opened->path.clear();
        place = {file.path, sharing > 1 ? entry.key : 0};
    } else if (sharing > 1) {
        opened->path.clear();
    }
    emit openRequested(*opened, place);
}

void LibraryWindow::toggleFavourite(int row)
{
    const LibraryEntry &entry = m_model->entry(row);
    if (!m_model->index()->fileOf(entry).isOwn) {
        say(tr("This game lies in a file of its own, which is not changed from here."));
        return;
    }
    m_library.setTag(
        {m_model->numbers()[static_cast<std::size_t>(row)]},
        "Favourite",
        entry.isFavourite ? "" : "1");
}

void LibraryWindow::editTags()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    if (!m_model->index()->fileOf(m_model->entry(current.row())).isOwn) {
        say(tr("This game lies in a file of its own, which is not changed from here."));
        return;
    }
    m_table->edit(m_model->index(current.row(), LibraryModel::Tags));
}

void LibraryWindow::removeSelected()
{
    const auto numbers = selected();
    if (!numbers.empty())
        m_library.remove(numbers);
}

void LibraryWindow::askImport()
{
    auto *dialog = new QFileDialog(this, tr("Take in games"), m_folder);
    dialog->setObjectName(u"importDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setOption(QFileDialog::ReadOnly);
    dialog->setNameFilters({tr("Games") + kGameFiles, tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &LibraryWindow::importFiles);
    dialog->open();
}

void LibraryWindow::importFiles(const QStringList &paths)
{
    m_isWorking = true;
    refresh();
    showProgress(0);
    m_library.importFiles(paths);
}

void LibraryWindow::askExport()
{
    auto numbers = selected();
    // One game is selected because the cursor stands somewhere.
    if (numbers.size() < 2)
        numbers = m_model->numbers();
    auto *dialog = new QFileDialog(
        this, tr("Write games (%n)", nullptr, static_cast<int>(numbers.size())), m_folder);
    dialog->setObjectName(u"exportGamesDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(
        {tr("Games (*.tgn *.pgn)"), tr("JSON lines (*.jsonl)"), tr("All files (*)")});
    dialog->setDefaultSuffix(u"tgn"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, numbers](const QString &path) {
        m_isWorking = true;
        refresh();
        showProgress(0);
        m_library.exportTo(path, numbers);
    });
    dialog->open();
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
        m_model->entry(index.row()).isFavourite ? tr("No favourite any more") : tr("Favourite (*)"),
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

void LibraryWindow::showReport(const ImportReport &report)
{
    m_isWorking = false;
    refresh();
    if (report.isCancelled) {
        say(tr("Cancelled: no game was taken in."));
        return;
    }
    QStringList words{tr("Games taken in: %n.", nullptr, report.added)};
    if (report.known > 0)
        words << tr("There already: %n.", nullptr, report.known);
    if (report.damaged > 0)
        words << tr("Read only as far as they go: %n.", nullptr, report.damaged);
    if (report.faultCount > 0)
        words << tr("Faults: %n; the first: %1.", nullptr, report.faultCount)
                     .arg(QString::fromStdString(report.faults.front().sentence()));
    say(words.join(u' '));
}

void LibraryWindow::showProgress(double done)
{
    const bool isOver = done >= 1;
    m_progress->setVisible(!isOver);
    m_progress->setValue(static_cast<int>(done * kParts));
    m_cancel->setVisible(!isOver && m_isWorking);
    m_count->setVisible(isOver);
    if (isOver) {
        m_isWorking = false;
        refresh();
    }
}

void LibraryWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRows();
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
        if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
            m_table->setCurrentIndex(m_model->index(0, LibraryModel::Players));
    } else {
        QDialog::keyPressEvent(event);
    }
}

} // namespace tessera
