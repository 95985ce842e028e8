#include "app/library/librarywindow.h"

#include "app/library/gametable.h"
#include "app/library/libraryfilters.h"
#include "app/library/librarytransfer.h"
#include "app/library/selectedgames.h"
#include "app/library/statisticspage.h"
#include "view/theme/icons.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/windowsize.h"
#include "view/words/errorwords.h"
#include "view/words/fullstop.h"
#include "view/words/mnemonic.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>
#include <QWindow>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualLetters{180, 44};
constexpr int kPadding = 6;

/// How wide the columns are, in letters.
const GameTable::Columns kColumns{
    {LibraryModel::Favourite, 4},
    {LibraryModel::Picture, 0},
    {LibraryModel::Game, 19},
    {LibraryModel::Players, 28},
    {LibraryModel::Result, 22},
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
    button->setAccessibleName(withoutMnemonic(text));
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
    , m_showRemoved(new QCheckBox(tr("Show removed"), this))
    , m_nothing(new Label(this))
    , m_stack(new QStackedWidget(this))
    , m_statistics(new StatisticsPage(m_table->games(), ratings, this))
    , m_count(new Label(this))
    , m_transfer(new LibraryTransfer(library, folder, this))
    , m_selected(new SelectedGames(library, *m_table, this))
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
    // The main window comes in front of it with a game; a dialog would stay above its parent and hide the board.
    setWindowFlags(Qt::Window);
    winId();
    windowHandle()->setTransientParent(nullptr);
    // Nor does the program go on for its sake.
    setAttribute(Qt::WA_QuitOnClose, false);
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
    resize(sizeInLetters(*this, kUsualLetters).boundedTo(roomOnScreen(*this)));
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
    m_table->horizontalHeader()->setSortIndicator(LibraryModel::Date, Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    connect(m_table, &GameTable::chosen, this, &LibraryWindow::refresh);
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
    connect(m_open, &QPushButton::clicked, m_selected, &SelectedGames::openCurrent);
    connect(m_import, &QPushButton::clicked, m_transfer, &LibraryTransfer::askImport);
    connect(m_export, &QPushButton::clicked, m_selected, &SelectedGames::askExport);
    connect(m_remove, &QPushButton::clicked, m_selected, &SelectedGames::removeSelected);
    m_showRemoved->setObjectName(u"libraryShowRemoved"_s);
    m_showRemoved->setToolTip(tr("Games that were removed in the last 30 days"));
    connect(m_showRemoved, &QCheckBox::toggled, this, &LibraryWindow::showRemoved);
    auto *row = new QHBoxLayout;
    row->addWidget(m_count);
    row->addWidget(m_showRemoved);
    row->addWidget(m_transfer, 1);
    row->addStretch();
    for (QPushButton *button : {m_open, m_import, m_export, m_remove})
        row->addWidget(button);
    return row;
}

void LibraryWindow::connectLibrary()
{
    connect(m_filters, &LibraryFilters::changed, this, &LibraryWindow::find);
    connect(&m_library, &Library::changed, this, [this] {
        if (!showsRemoved())
            show(m_library.index());
    });
    connect(&m_library, &Library::removedListed, this, [this](const LibraryIndex::Pointer &index) {
        if (showsRemoved())
            show(index);
    });
    connect(&m_library, &Library::restored, this, [this] { showRemoved(showsRemoved()); });
    auto *undo = new QShortcut(QKeySequence::Undo, this);
    connect(undo, &QShortcut::activated, &m_library, &Library::undoRemoval);
    connect(m_transfer, &LibraryTransfer::changed, this, &LibraryWindow::refresh);
    connect(m_transfer, &LibraryTransfer::told, this, &LibraryWindow::say);
    connect(m_selected, &SelectedGames::told, this, &LibraryWindow::say);
    connect(m_selected, &SelectedGames::openRequested, this, &LibraryWindow::openRequested);
    connect(m_selected, &SelectedGames::exportRequested, m_transfer, &LibraryTransfer::askExport);
    connect(&m_library, &Library::failed, this, [this](const Error &error) {
        say(errorWords(error));
    });
    connect(&m_library, &Library::removed, this, &LibraryWindow::offerUndo);
    if (const auto index = m_library.index())
        show(index);
}

void LibraryWindow::offerUndo(
    const std::vector<TakenGame> &games, const QStringList &saved, const std::optional<Error> &fault)
{
    const auto count = static_cast<int>(games.size()) + static_cast<int>(saved.size());
    const auto undo = [this] { m_library.undoRemoval(); };
    const QString words
        = saved.isEmpty() ? tr("Games removed: %n.", nullptr, count)
                          : tr(
                              "Games removed: %n. Files outside the library stay where they are.",
                              nullptr,
                              count);
    BarMessage message{
        u"removed"_s,
        icon(u"info"_s),
        words,
        {{tr("Undo"), u"libraryUndo"_s, undo}},
        MessageBar::kRestoreTime};
    if (fault) {
        message.text = withFullStop(errorWords(*fault)) + u' ' + words;
        message.lifetime = {};
    }
    m_bar->showMessage(message);
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

void LibraryWindow::importListed(const ListedGames &games)
{
    m_transfer->importListed(games);
}

void LibraryWindow::show(const LibraryIndex::Pointer &index)
{
    const int row = m_table->currentIndex().row();
    const LibraryEntry *current = m_table->current();
    const auto number = current == nullptr
                            ? std::nullopt
                            : index->numberOf(games().index()->fileOf(*current).path, current->key);
    const int scrolled = m_table->verticalScrollBar()->value();
    m_isListed = true;
    m_filters->setIndex(*index);
    games().setIndex(index);
    // What was looked at stays in sight: the game, or what came in its place.
    const int now = number ? games().rowOf(*number) : -1;
    if (row >= 0)
        m_table->goTo(now >= 0 ? now : row);
    m_table->verticalScrollBar()->setValue(scrolled);
    refresh();
}

void LibraryWindow::find()
{
    games().setQuery(m_filters->applied(games().query()));
    refresh();
}

void LibraryWindow::refresh()
{
    const int all = static_cast<int>(games().index()->entries().size());
    const int shown = games().rowCount();
    m_stack->setCurrentWidget(shown > 0 ? static_cast<QWidget *>(m_table) : m_nothing);
    m_nothing->setText(
        !m_isListed                  ? tr("Reading the games…")
        : showsRemoved() && all == 0 ? tr("No game was removed in the last 30 days.")
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

bool LibraryWindow::showsRemoved() const
{
    return m_showRemoved->isChecked();
}

void LibraryWindow::showRemoved(bool isOn)
{
    m_selected->setRemoved(isOn);
    m_remove->setText(isOn ? tr("&Put back") : tr("&Remove"));
    m_remove->setAccessibleName(withoutMnemonic(m_remove->text()));
    m_remove->setToolTip(
        isOn ? tr("Bring the selected games back into the library")
             : tr("Take the selected games out of the library (Del)"));
    if (isOn)
        m_library.listRemoved();
    else if (m_library.index())
        show(m_library.index());
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
    } else {
        QDialog::keyPressEvent(event);
    }
}

} // namespace tessera

#include "moc_librarywindow.cpp"
