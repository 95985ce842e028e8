#include "app/puzzles/puzzlepage.h"

#include "app/puzzles/exercises.h"
#include "app/puzzles/levelrun.h"
#include "app/puzzles/puzzledelegate.h"
#include "app/puzzles/puzzlesets.h"
#include "app/settings/settings.h"
#include "model/core/sight.h"
#include "model/games/catalogue.h"
#include "model/session/historyrows.h"
#include "model/session/levelsetup.h"
#include "view/theme/icons.h"
#include "view/widgets/heading.h"
#include "view/widgets/messagebar.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

/// What a tab shows.
struct PuzzlePage::Set
{
    enum class Kind : std::uint8_t { Own, Levels, Mistakes };

    Kind kind = Kind::Own;
    const GameEntry *game = nullptr;
};

namespace {

constexpr int kSpace = 12;
constexpr double kTitleScale = 1.6;

enum Filter { kAll, kUnsolved, kSolved };

/// What the solver of a puzzle sees at its start; null where that cannot be read.
std::shared_ptr<const AnyPosition> pictureOf(const Puzzle &puzzle, const GameEntry &entry)
{
    const auto start = entry.game->parsePosition(puzzle.start, puzzle.options);
    return start ? asSeen(**start, puzzle.solver) : nullptr;
}

} // namespace

PuzzlePage::PuzzlePage(const Settings &settings, Exercises &exercises, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_exercises(exercises)
    , m_items(new PuzzleList(this))
    , m_bar(new MessageBar(MessageBar::Form::Banner, this))
    , m_tabs(new QTabBar(this))
    , m_filter(new QComboBox(this))
    , m_solved(new QLabel(this))
    , m_remove(new QPushButton(icon(u"close"_s), tr("Remove"), this))
    , m_pages(new QStackedWidget(this))
    , m_view(new QListView(m_pages))
    , m_empty(new QLabel(m_pages))
{
    setObjectName(u"puzzlePage"_s);
    setAccessibleName(tr("Puzzles"));
    m_bar->setObjectName(u"puzzleBar"_s);
    buildLayout();
    connect(m_tabs, &QTabBar::currentChanged, this, &PuzzlePage::showSet);
    connect(m_filter, &QComboBox::currentIndexChanged, this, &PuzzlePage::showSet);
    connect(m_view, &QListView::clicked, this, &PuzzlePage::begin);
    connect(m_remove, &QPushButton::clicked, this, &PuzzlePage::removeMistake);
    connect(&exercises, &Exercises::failed, this, [this](const QString &sentence) {
        m_bar->showMessage({u"error"_s, icon(u"warning"_s), sentence, {}, {}});
    });
}

QLayout *PuzzlePage::makeHeader()
{
    auto *back = new QPushButton(icon(u"home"_s), tr("Start page"), this);
    back->setObjectName(u"puzzlesBackButton"_s);
    back->setAccessibleName(back->text());
    back->setAutoDefault(true);
    connect(back, &QPushButton::clicked, this, &PuzzlePage::homeRequested);
    auto *title = new QLabel(tr("Puzzles"), this);
    makeHeading(*title, kTitleScale);
    m_solved->setObjectName(u"puzzlesSolved"_s);
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpace);
    row->addWidget(back);
    row->addWidget(title);
    row->addStretch();
    row->addWidget(m_solved);
    return row;
}

QLayout *PuzzlePage::makeChoices()
{
    m_tabs->setObjectName(u"puzzleTabs"_s);
    m_tabs->setAccessibleName(tr("Games"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setUsesScrollButtons(true);
    m_filter->setObjectName(u"puzzleFilter"_s);
    m_filter->setAccessibleName(tr("Which puzzles"));
    m_filter->addItems({tr("All"), tr("Unsolved"), tr("Solved")});
    m_remove->setObjectName(u"removeMistake"_s);
    m_remove->setAccessibleName(tr("Remove this mistake"));
    m_remove->setToolTip(tr("Remove the mistake that is marked (Delete)"));
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpace);
    row->addWidget(m_tabs, 1);
    row->addWidget(m_remove);
    row->addWidget(m_filter);
    return row;
}

void PuzzlePage::buildLayout()
{
    m_view->setObjectName(u"puzzleList"_s);
    m_view->setAccessibleName(tr("Puzzles"));
    m_view->setModel(m_items);
    m_view->setItemDelegate(new PuzzleDelegate(m_view));
    m_view->setViewMode(QListView::IconMode);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setMovement(QListView::Static);
    m_view->setUniformItemSizes(true);
    m_view->setSpacing(kSpace / 2);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMouseTracking(true);
    m_view->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_view->setSelectionMode(QListView::SingleSelection);
    m_view->viewport()->setAutoFillBackground(false);
    m_view->installEventFilter(this);
    m_empty->setObjectName(u"puzzlesEmpty"_s);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(kSpace * 2);
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_empty);
    auto *column = new QVBoxLayout;
    column->setContentsMargins(kSpace * 2, kSpace, kSpace * 2, kSpace);
    column->setSpacing(kSpace);
    column->addLayout(makeHeader());
    column->addLayout(makeChoices());
    column->addWidget(m_pages, 1);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_bar);
    page->addLayout(column, 1);
    fitPictures();
}

void PuzzlePage::fitPictures()
{
    m_items->setPicture(PuzzleDelegate::pictureSide(m_view->font()), devicePixelRatioF());
}

void PuzzlePage::setTheme(const Theme &theme)
{
    m_items->setTheme(theme);
}

void PuzzlePage::makeTabs()
{
    const QSignalBlocker blocker(m_tabs);
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    m_sets.clear();
    const auto addTab = [this](const Set &set, const QString &text) {
        m_sets.push_back(set);
        m_tabs->addTab(text);
    };
    if (m_levels)
        addTab({Set::Kind::Levels, findGame(m_levels->game)}, tr("Levels"));
    for (const GameEntry &entry : catalogue()) {
        if (!ownPuzzles(entry.info()).empty())
            addTab({Set::Kind::Own, &entry}, translated({entry.info().id, entry.info().name, {}}));
    }
    const int due = m_exercises.dueCount();
    addTab(
        {Set::Kind::Mistakes, nullptr},
        due == 0 ? tr("Your own mistakes") : tr("Your own mistakes · %1 due today").arg(due));
}

void PuzzlePage::open(const QString &game)
{
    const int before = m_tabs->currentIndex();
    m_levels.reset();
    makeTabs();
    int tab = std::clamp(before, 0, m_tabs->count() - 1);
    for (int i = 0; i < m_tabs->count(); ++i) {
        const GameEntry *entry = m_sets[static_cast<std::size_t>(i)].game;
        if (entry != nullptr && QString::fromStdString(entry->info().id) == game)
            tab = i;
    }
    m_tabs->setCurrentIndex(tab);
    showSet();
    m_view->setFocus(Qt::OtherFocusReason);
}

void PuzzlePage::openLevels(const GameSetup &setup)
{
    const Puzzle *level = levelOf(setup);
    const bool isExercise = level != nullptr && level->goal == Puzzle::Goal::Best;
    if (hasOwnPuzzles(setup) || isExercise) {
        open(QString::fromStdString(setup.game));
    } else {
        m_levels = setup;
        makeTabs();
        m_tabs->setCurrentIndex(0);
        showSet();
    }
    if (isExercise)
        m_tabs->setCurrentIndex(m_tabs->count() - 1);
    for (int row = 0; level != nullptr && row < m_items->rowCount(); ++row) {
        if (!isExercise && m_items->item(row).number == *setup.level)
            m_view->setCurrentIndex(m_items->index(row));
    }
    m_view->setFocus(Qt::OtherFocusReason);
}

bool PuzzlePage::showsMistakes() const
{
    const int tab = m_tabs->currentIndex();
    return tab >= 0 && m_sets[static_cast<std::size_t>(tab)].kind == Set::Kind::Mistakes;
}

std::vector<PuzzleItem> PuzzlePage::items(const Set &set) const
{
    const bool isOwn = set.kind == Set::Kind::Own;
    const std::vector<Puzzle> &puzzles = isOwn ? ownPuzzles(set.game->info()) : m_levels->levels;
    const QStringList solved = m_settings.solvedLevels();
    std::vector<PuzzleItem> all;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        PuzzleItem item;
        item.position = pictureOf(puzzles[i], *set.game);
        if (!item.position)
            continue;
        item.title = tr("%1. %2", "number, title")
                         .arg(i + 1)
                         .arg(puzzleTitle(puzzles[i], set.game->info()));
        item.goal = translated(puzzles[i].goalWords);
        item.stars = isOwn ? starsOf(i, puzzles.size()) : 0;
        item.isSolved = solved.contains(LevelRun::key(puzzles[i]));
        item.number = i;
        all.push_back(std::move(item));
    }
    return all;
}

std::vector<PuzzleItem> PuzzlePage::mistakes() const
{
    std::vector<PuzzleItem> all;
    const auto &exercises = m_exercises.all();
    for (std::size_t i = 0; i < exercises.size(); ++i) {
        const GameEntry *entry = findGame(exercises[i].game);
        PuzzleItem item;
        item.position = pictureOf(exercises[i].puzzle, *entry);
        if (!item.position)
            continue;
        const QString game = translated({entry->info().id, entry->info().name, {}});
        item.title = m_exercises.isDue(exercises[i])
                         ? tr("%1 · due", "game").arg(game)
                         : tr("%1 · %2", "game, day")
                               .arg(game, QLocale().toString(exercises[i].due, QLocale::ShortFormat));
        item.goal = translated(exercises[i].puzzle.goalWords);
        // What is not due has been answered for now.
        item.isSolved = !m_exercises.isDue(exercises[i]);
        item.number = i;
        all.push_back(std::move(item));
    }
    return all;
}

QString PuzzlePage::emptyWords(bool hasAny) const
{
    if (!hasAny)
        return tr(
            "None yet. When a game is over, review it: your moves that lost 15 % or more of the "
            "chance to win are collected here, and asked again after growing intervals.");
    return m_filter->currentIndex() == kSolved ? tr("None is solved yet.")
                                               : tr("All of these are solved.");
}

void PuzzlePage::showSolvedCount(const std::vector<PuzzleItem> &all)
{
    const auto solved = std::count_if(all.begin(), all.end(), [](const PuzzleItem &item) {
        return item.isSolved;
    });
    const auto count = static_cast<qsizetype>(all.size());
    m_solved->setText(
        showsMistakes() ? tr("%1 due of %2").arg(count - solved).arg(count)
                        : tr("%1 of %2 solved").arg(solved).arg(count));
    m_solved->setVisible(count > 0);
}

void PuzzlePage::showSet()
{
    const int tab = m_tabs->currentIndex();
    if (tab < 0)
        return;
    const Set &set = m_sets[static_cast<std::size_t>(tab)];
    std::vector<PuzzleItem> all = showsMistakes() ? mistakes() : items(set);
    showSolvedCount(all);
    const bool hasAny = !all.empty();
    const int filter = m_filter->currentIndex();
    const auto firstOpen = std::find_if(all.begin(), all.end(), [](const PuzzleItem &item) {
        return !item.isSolved;
    });
    const std::size_t next = firstOpen == all.end() ? 0 : firstOpen->number;
    std::erase_if(all, [filter](const PuzzleItem &item) {
        return filter != kAll && item.isSolved != (filter == kSolved);
    });
    m_remove->setVisible(showsMistakes());
    m_remove->setEnabled(!all.empty());
    m_empty->setText(emptyWords(hasAny));
    m_pages->setCurrentIndex(all.empty() ? 1 : 0);
    m_items->setItems(std::move(all));
    // Where one most likely goes on.
    int row = 0;
    for (int i = 0; i < m_items->rowCount(); ++i) {
        if (m_items->item(i).number == next)
            row = i;
    }
    if (m_items->rowCount() > 0)
        m_view->setCurrentIndex(m_items->index(row));
}

GameSetup PuzzlePage::setupOf(std::size_t number) const
{
    const Set &set = m_sets[static_cast<std::size_t>(m_tabs->currentIndex())];
    if (set.kind == Set::Kind::Levels)
        return levelSetup(*m_levels, number);
    if (set.kind == Set::Kind::Own)
        return puzzleSetup(set.game->info(), ownPuzzles(set.game->info()), number);
    // The mistakes of one game follow each other.
    const auto &exercises = m_exercises.all();
    const std::string game = exercises[number].game;
    std::vector<Puzzle> puzzles;
    std::size_t place = 0;
    for (std::size_t i = 0; i < exercises.size(); ++i) {
        if (exercises[i].game != game || (i != number && !m_exercises.isDue(exercises[i])))
            continue;
        if (i == number)
            place = puzzles.size();
        puzzles.push_back(exercises[i].puzzle);
    }
    return puzzleSetup(findGame(game)->info(), puzzles, place);
}

void PuzzlePage::begin(const QModelIndex &index)
{
    if (index.isValid())
        emit chosen(setupOf(m_items->item(index.row()).number));
}

void PuzzlePage::removeMistake()
{
    const QModelIndex index = m_view->currentIndex();
    if (!showsMistakes() || !index.isValid())
        return;
    const int row = index.row();
    const Exercise removed = m_exercises.take(m_items->item(row).number);
    const auto refresh = [this](int current) {
        makeTabs();
        m_tabs->setCurrentIndex(m_tabs->count() - 1);
        showSet();
        if (m_items->rowCount() > 0)
            m_view->setCurrentIndex(m_items->index(std::min(current, m_items->rowCount() - 1)));
    };
    refresh(row);
    const auto undo = [this, removed, refresh, row] {
        m_exercises.add(removed);
        refresh(row);
    };
    m_bar->showMessage(
        {u"undo"_s,
         icon(u"info"_s),
         tr("The mistake was removed."),
         {{tr("Undo"), u"undoRemoveButton"_s, undo}},
         {}});
}

bool PuzzlePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            begin(m_view->currentIndex());
            return true;
        }
        if (key == Qt::Key_Delete && showsMistakes()) {
            removeMistake();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PuzzlePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_view != nullptr)
        fitPictures();
}

} // namespace tessera
