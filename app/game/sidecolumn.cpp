#include "app/game/sidecolumn.h"

#include "app/game/gameview.h"

#include "model/session/gamemodel.h"
#include "view/history/historypanel.h"
#include "view/widgets/gameovercard.h"
#include "view/widgets/playercard.h"
#include "view/widgets/scrollroom.h"

#include <QEvent>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMargin = 8;
constexpr int kSpacing = 8;
/// What is seen of the game's panel at the least; the rest scrolls.
constexpr int kLeastLines = 4;
/// Lines of the moves, of where one is in the game and of the tabs: in the narrowest case, and before the game's
/// panel has all that it asks for.
constexpr int kFewestMoveLines = 4;
constexpr int kLeastMoveLines = 10;
/// For these nothing is to be scrolled: the moves, of which there may be any number, give them.
constexpr int kSlackLines = 2;

} // namespace

SideColumn::SideColumn(QWidget *parent)
    : QWidget(parent)
    , m_far(new QVBoxLayout)
    , m_body(new QWidget(this))
    , m_middle(new QVBoxLayout(m_body))
    , m_nearest(new QVBoxLayout)
    , m_details(new QWidget(this))
    , m_detailsLayout(new QVBoxLayout(m_details))
    , m_detailsRoom(new ScrollRoom(*m_details, kLeastLines, this))
    , m_result(new GameOverCard(m_details))
    , m_history(new HistoryPanel(this))
    , m_tabs(new QTabWidget(this))
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"sideColumn"_s);
    m_detailsRoom->setObjectName(u"detailsRoom"_s);
    // The moves scroll anyway; before the game's panel does, they take what is left.
    m_history->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_tabs->setObjectName(u"sidePages"_s);
    m_tabs->setAccessibleName(tr("Game and moves"));
    m_tabs->tabBar()->setObjectName(u"sideTabs"_s);
    m_tabs->tabBar()->setAccessibleName(tr("Game and moves"));
    m_tabs->setDocumentMode(true);
    m_tabs->setTabBarAutoHide(true);
    // As high as what is in it, before the moves take what is left.
    m_tabs->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_tabs->addTab(m_detailsRoom, tr("Game"));
    // They are as high as the one that is shown.
    connect(m_tabs, &QTabWidget::currentChanged, m_tabs, &QWidget::updateGeometry);
    m_result->hide();
    m_detailsLayout->setContentsMargins(0, 0, 0, 0);
    m_detailsLayout->setSpacing(kSpacing);
    m_detailsLayout->addWidget(m_result);
    m_detailsLayout->addStretch();
    m_column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    m_column->setSpacing(kSpacing);
    for (QVBoxLayout *part : {m_far, m_middle, m_nearest})
        part->setSpacing(kSpacing);
    m_column->addLayout(m_far);
    m_column->addWidget(m_body, 1);
    // Keeps the cards apart while there is nothing between them.
    m_column->addStretch();
    m_column->addLayout(m_nearest);
    m_body->installEventFilter(this);
    m_details->installEventFilter(this);
    m_middle->setContentsMargins(0, 0, 0, 0);
    m_middle->addWidget(m_tabs);
    m_middle->addWidget(m_history, 1);
    connect(m_result, &GameOverCard::momentChosen, this, &SideColumn::momentChosen);
    connect(m_result, &GameOverCard::rematchRequested, this, &SideColumn::rematchRequested);
    connect(m_result, &GameOverCard::swapRequested, this, &SideColumn::swapRequested);
    connect(m_result, &GameOverCard::reviewRequested, this, &SideColumn::reviewRequested);
}

SideColumn::~SideColumn() = default;

void SideColumn::setGame(const GameInfo &info, std::unique_ptr<GamePanel> panel)
{
    m_game = info.id;
    m_cards.clear();
    for (int i = 0; i < info.playerCount(); ++i) {
        auto card = std::make_unique<PlayerCard>(this);
        card->setObjectName(u"playerCard%1"_s.arg(i));
        card->setCompact(m_isFolded);
        // What is left over of the column is never theirs.
        card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        connect(card.get(), &PlayerCard::moveNowRequested, this, &SideColumn::moveNowRequested);
        m_cards.push_back(std::move(card));
    }
    m_panel = std::move(panel);
    if (m_panel)
        m_detailsLayout->insertWidget(0, m_panel.get());
    showParts();
}

void SideColumn::addBox(QWidget &box)
{
    m_middle->insertWidget(0, &box);
}

void SideColumn::addAboveMoves(QWidget &box)
{
    m_middle->insertWidget(m_isFolded ? m_middle->count() : m_middle->indexOf(m_history), &box);
    box.installEventFilter(this);
}

void SideColumn::addScrollingAboveMoves(QWidget &box)
{
    m_scrolled = &box;
    m_scrollingRoom = new ScrollRoom(box, kLeastLines, this);
    addAboveMoves(*m_scrollingRoom);
    m_scrollingRoom->setVisible(!box.isHidden());
    box.installEventFilter(this);
}

void SideColumn::addPage(QWidget &box, const QString &title)
{
    auto *room = new ScrollRoom(box, kLeastLines, this);
    room->hide();
    box.installEventFilter(this);
    m_pages.push_back({&box, room, title});
    arrangeTabs();
}

void SideColumn::arrangeTabs()
{
    std::vector<std::pair<QWidget *, QString>> wanted{{m_detailsRoom, tr("Game")}};
    if (m_isFolded)
        wanted.emplace_back(m_history, tr("Moves"));
    for (const Page &page : m_pages) {
        if (!page.box->isHidden())
            wanted.emplace_back(page.room, page.title);
    }
    for (int i = m_tabs->count() - 1; i >= 0; --i) {
        const bool isWanted = std::ranges::any_of(wanted, [&](const auto &one) {
            return one.first == m_tabs->widget(i);
        });
        if (!isWanted)
            m_tabs->removeTab(i);
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (m_tabs->indexOf(wanted[i].first) < 0)
            m_tabs->insertTab(static_cast<int>(i), wanted[i].first, wanted[i].second);
    }
}

void SideColumn::reveal(QWidget &part)
{
    for (const Page &page : m_pages) {
        if (page.box != &part && !page.box->isAncestorOf(&part))
            continue;
        m_tabs->setCurrentWidget(page.room);
        page.room->settle();
        QTimer::singleShot(0, &part, [this, room = page.room, &part] {
            // What is in it may just have become larger, which not every layout above has heard by now.
            m_tabs->updateGeometry();
            shareRoom();
            m_middle->activate();
            room->ensureWidgetVisible(&part);
        });
    }
}

void SideColumn::setMoments(const QString &text)
{
    m_result->setMoments(text);
    m_detailsRoom->settle();
}

void SideColumn::setTheme(const GameInfo &info, const Theme &theme)
{
    std::vector<PlayerLook> looks;
    for (int i = 0; i < playerCount(); ++i) {
        looks.push_back(playerLook(info, theme, playerAt(i)));
        card(playerAt(i)).setLook(looks.back());
        card(playerAt(i)).setTheme(theme);
    }
    m_history->setLooks(looks);
    if (m_panel)
        m_panel->setTheme(theme);
}

void SideColumn::setAnimated(bool animated)
{
    for (const auto &card : m_cards)
        card->setAnimated(animated);
    if (m_panel)
        m_panel->setAnimated(animated);
}

bool SideColumn::isFor(const GameModel &game) const
{
    return game.hasGame() && game.info().id == m_game;
}

PlayerCard &SideColumn::card(Player player) const
{
    return *m_cards[static_cast<std::size_t>(index(player))];
}

void SideColumn::follow(const GameView &view)
{
    m_view = &view;
    connect(&view, &GameView::nearestChanged, this, &SideColumn::arrange);
    arrange();
}

void SideColumn::arrange()
{
    if (!m_view)
        return;
    const int count = playerCount();
    const Player nearest = m_view->nearest();
    QWidget *before = m_tabs;
    for (int i = 1; i < count; ++i) {
        PlayerCard &far = card(playerAt((index(nearest) + i) % count));
        m_far->addWidget(&far);
        setTabOrder(before, &far);
        before = &far;
    }
    m_nearest->addWidget(&card(nearest));
}

void SideColumn::setFolded(bool folded)
{
    if (folded == m_isFolded)
        return;
    m_isFolded = folded;
    for (const auto &card : m_cards)
        card->setCompact(folded);
    const int margin = folded ? kMargin : 0;
    m_detailsLayout->setContentsMargins(margin, margin, margin, margin);
    arrangeTabs();
    m_middle->setStretchFactor(m_tabs, folded ? 1 : 0);
    if (!folded) {
        m_middle->addWidget(m_history, 1);
        m_history->show();
    }
    showParts();
    emit foldedChanged(folded);
}

void SideColumn::setBare(bool isBare)
{
    m_isBare = isBare;
    showParts();
}

void SideColumn::setGuide(QWidget &guide)
{
    m_guide = &guide;
    m_column->insertWidget(1, m_guide);
}

void SideColumn::setGuided(bool isGuided)
{
    m_isGuided = isGuided;
    showParts();
}

void SideColumn::showParts()
{
    m_body->setVisible(!m_isBare);
    if (m_guide != nullptr)
        m_guide->setVisible(m_isGuided);
    // In a guided game one plays alone, and the words need the room.
    for (const auto &card : m_cards)
        card->setVisible(!m_isGuided);
    // Tabs show and hide it themselves.
    if (!m_isFolded)
        m_history->setVisible(!m_isGuided);
    shareRoom();
}

bool SideColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_body) {
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
            shareRoom();
        return QWidget::eventFilter(watched, event);
    }
    // Tabs do not notice by themselves that what is in them asks for another height.
    if (event->type() == QEvent::LayoutRequest
        && m_tabs->isAncestorOf(qobject_cast<QWidget *>(watched)))
        m_tabs->updateGeometry();
    const bool isOther = event->type() == QEvent::ShowToParent
                         || event->type() == QEvent::HideToParent;
    if (isOther && watched == m_scrolled)
        m_scrollingRoom->setVisible(!m_scrolled->isHidden());
    else if (isOther)
        arrangeTabs();
    if (isOther)
        shareRoom();
    return QWidget::eventFilter(watched, event);
}

RoomPart SideColumn::roomOf(const QWidget &part) const
{
    const int width = m_body->width();
    const int line = fontMetrics().height();
    if (&part == m_history)
        return {kFewestMoveLines * line, kLeastMoveLines * line, 2, 0, true};
    // Folded, they hold the moves as well, and take what is left over.
    if (&part == m_tabs && m_isFolded)
        return {m_tabs->tabBar()->height() + kFewestMoveLines * line, m_body->height(), 3};
    const int asked = part.hasHeightForWidth() ? part.heightForWidth(width)
                                               : part.sizeHint().height();
    if (&part == m_scrollingRoom)
        return {std::min(part.minimumSizeHint().height(), asked), asked, 1, kSlackLines * line};
    if (&part == m_tabs)
        return {part.minimumSizeHint().height(), asked, 3, kSlackLines * line};
    const QLayout *inner = part.layout();
    const int least = inner != nullptr && inner->hasHeightForWidth()
                          ? inner->minimumHeightForWidth(width)
                          : part.minimumSizeHint().height();
    return {std::min(least, asked), asked, 0};
}

void SideColumn::shareRoom()
{
    std::vector<QWidget *> widgets;
    std::vector<RoomPart> parts;
    for (int i = 0; i < m_middle->count(); ++i) {
        QWidget *part = m_middle->itemAt(i)->widget();
        if (part == nullptr || part->isHidden())
            continue;
        widgets.push_back(part);
        parts.push_back(roomOf(*part));
    }
    const auto gaps = static_cast<int>(parts.size()) - 1;
    const std::vector<int> heights = sharedRoom(m_body->height() - gaps * kSpacing, parts);
    for (std::size_t i = 0; i < widgets.size(); ++i) {
        // The moves have what nobody asked for, and in a tab all the room there is.
        const bool isBound = widgets[i] != m_history && !(m_isFolded && widgets[i] == m_tabs);
        widgets[i]->setMaximumHeight(isBound ? heights[i] : QWIDGETSIZE_MAX);
    }
}

void SideColumn::showResult(const ResultWords &words)
{
    m_result->showResult(words);
    if (!m_result->isHidden())
        return;
    m_result->show();
    m_detailsRoom->settle();
    // The bars that tell of an end take their room first.
    QTimer::singleShot(0, m_result, [this] { m_detailsRoom->ensureWidgetVisible(m_result); });
    m_tabs->setCurrentWidget(m_detailsRoom);
    emit resultShown();
}

void SideColumn::hideResult()
{
    m_result->setMoments({});
    m_result->hide();
}

void SideColumn::setResultNote(const QString &note)
{
    m_result->setNote(note);
    m_detailsRoom->settle();
}

void SideColumn::showHistory()
{
    if (m_isFolded)
        m_tabs->setCurrentWidget(m_history);
}

} // namespace tessera
