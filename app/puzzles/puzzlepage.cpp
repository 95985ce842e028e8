#include "app/puzzles/puzzlepage.h"

#include "app/puzzles/exercises.h"
#include "app/puzzles/puzzlesets.h"
#include "app/puzzles/puzzleview.h"
#include "model/session/levelsetup.h"
#include "view/theme/icons.h"
#include "view/widgets/heading.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/taborder.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSpace = 12;
constexpr double kTitleScale = 1.6;

enum Filter { kAll, kUnsolved, kSolved };

} // namespace

PuzzlePage::PuzzlePage(const Settings &settings, Exercises &exercises, QWidget *parent)
    : QWidget(parent)
    , m_exercises(exercises)
    , m_shelf(new PuzzleShelf(settings, exercises, this))
    , m_items(new PuzzleList(this))
    , m_bar(new MessageBar(MessageBar::Form::Banner, this))
    , m_tabs(new QTabBar(this))
    , m_filter(new QComboBox(this))
    , m_solved(new Label(this))
    , m_remove(new QPushButton(icon(u"close"_s), tr("Remove"), this))
    , m_pages(new QStackedWidget(this))
    , m_view(new PuzzleView(*m_items, m_pages))
    , m_empty(new Label(m_pages))
{
    setObjectName(u"puzzlePage"_s);
    setAccessibleName(tr("Puzzles"));
    m_bar->setObjectName(u"puzzleBar"_s);
    buildLayout();
    tabThroughLayout(*this);
    connect(m_tabs, &QTabBar::currentChanged, this, &PuzzlePage::showSet);
    connect(m_filter, &QComboBox::currentIndexChanged, this, &PuzzlePage::showSet);
    connect(m_view, &PuzzleView::begun, this, &PuzzlePage::begin);
    connect(m_view, &PuzzleView::removalWanted, this, &PuzzlePage::removeMistake);
    connect(m_remove, &QPushButton::clicked, this, &PuzzlePage::removeMistake);
    connect(&exercises, &Exercises::failed, this, &PuzzlePage::showError);
}

QListView &PuzzlePage::list() const
{
    return *m_view;
}

void PuzzlePage::showError(const QString &sentence)
{
    m_bar->showMessage({u"error"_s, icon(u"warning"_s), sentence, {}, {}});
}

QLayout *PuzzlePage::makeHeader()
{
    auto *back = new QPushButton(icon(u"home"_s), tr("Start page"), this);
    back->setObjectName(u"puzzlesBackButton"_s);
    back->setAccessibleName(back->text());
    back->setAutoDefault(true);
    connect(back, &QPushButton::clicked, this, &PuzzlePage::homeRequested);
    auto *escape = new QShortcut(Qt::Key_Escape, this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &PuzzlePage::homeRequested);
    auto *title = new Label(tr("Puzzles"), this);
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
}

void PuzzlePage::setTheme(const Theme &theme)
{
    m_items->setTheme(theme);
}

void PuzzlePage::makeTabs(const std::optional<GameSetup> &levels)
{
    const QSignalBlocker blocker(m_tabs);
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    m_shelf->refresh(levels);
    for (const PuzzleShelf::Set &set : m_shelf->sets())
        m_tabs->addTab(set.title);
}

const PuzzleShelf::Set &PuzzlePage::set() const
{
    return m_shelf->sets()[static_cast<std::size_t>(std::max(m_tabs->currentIndex(), 0))];
}

void PuzzlePage::open(const QString &game)
{
    const int before = m_tabs->currentIndex();
    makeTabs();
    m_tabs->setCurrentIndex(
        m_shelf->setOf(game).value_or(std::clamp(before, 0, m_tabs->count() - 1)));
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
        makeTabs(setup);
        m_tabs->setCurrentIndex(0);
        showSet();
    }
    if (isExercise)
        m_tabs->setCurrentIndex(m_tabs->count() - 1);
    else if (setup.level)
        select(*setup.level);
    m_view->setFocus(Qt::OtherFocusReason);
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
    std::vector<PuzzleItem> all = m_shelf->items(set());
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
    select(next);
}

void PuzzlePage::select(std::size_t number)
{
    int row = 0;
    for (int i = 0; i < m_items->rowCount(); ++i) {
        if (m_items->item(i).number == number)
            row = i;
    }
    if (m_items->rowCount() > 0)
        m_view->setCurrentIndex(m_items->index(row));
}

void PuzzlePage::begin(const QModelIndex &index)
{
    if (index.isValid())
        emit chosen(m_shelf->setupOf(set(), m_items->item(index.row()).number));
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
         MessageBar::kRestoreTime});
}

} // namespace tessera

#include "moc_puzzlepage.cpp"
