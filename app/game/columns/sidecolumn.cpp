#include "app/game/columns/sidecolumn.h"

#include "app/game/columns/seatcards.h"
#include "app/game/columns/sidepages.h"

#include "model/session/gamemodel.h"
#include "view/history/historypanel.h"
#include "view/widgets/gameovercard.h"
#include "view/widgets/playercard.h"
#include "view/widgets/scrollroom.h"
#include "view/words/namedkeys.h"

#include <QEvent>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kColumnMargin = 8;
constexpr int kColumnSpacing = 8;
/// What is seen at the least of what scrolls.
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
    , m_result(new GameOverCard(m_details))
    , m_history(new HistoryPanel(this))
    , m_tabs(new SidePages(*m_history, this))
    , m_detailsRoom(m_tabs->add(*m_details, tr("Game")))
    , m_cards(std::make_unique<SeatCards>(*m_far, *m_nearest, *m_tabs, *this))
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"sideColumn"_s);
    m_detailsRoom.setObjectName(u"detailsRoom"_s);
    // The moves scroll anyway; before the game's panel does, they take what is left.
    m_history->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_result->hide();
    m_detailsLayout->setContentsMargins(0, 0, 0, 0);
    m_detailsLayout->setSpacing(kColumnSpacing);
    m_detailsLayout->addWidget(m_result);
    m_detailsLayout->addStretch();
    m_column->setContentsMargins(kColumnMargin, kColumnMargin, kColumnMargin, kColumnMargin);
    m_column->setSpacing(kColumnSpacing);
    for (QVBoxLayout *part : {m_far, m_middle, m_nearest})
        part->setSpacing(kColumnSpacing);
    m_column->addLayout(m_far);
    m_column->addWidget(m_body, 1);
    // Keeps the cards apart while there is nothing between them.
    m_column->addStretch();
    m_column->addLayout(m_nearest);
    m_body->installEventFilter(this);
    connect(m_cards.get(), &SeatCards::moveNowRequested, this, &SideColumn::moveNowRequested);
    connect(m_tabs, &SidePages::arranged, this, &SideColumn::shareRoom);
    connect(m_tabs, &SidePages::revealing, this, [this] {
        shareRoom();
        m_middle->activate();
    });
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
    m_cards->make(info.playerCount());
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
    m_tabs->add(box, title);
}

void SideColumn::reveal(QWidget &part)
{
    m_tabs->reveal(part);
}

void SideColumn::setMoments(const QString &text)
{
    m_result->setMoments(text);
    m_detailsRoom.settle();
}

void SideColumn::setTheme(const GameInfo &info, const Theme &theme)
{
    std::vector<PlayerLook> looks;
    for (int i = 0; i < playerCount(); ++i)
        looks.push_back(playerLook(info, theme, playerAt(i)));
    m_cards->setTheme(info, theme);
    m_history->setLooks(looks);
    if (m_panel)
        m_panel->setTheme(theme);
}

void SideColumn::setAnimated(bool animated)
{
    m_cards->setAnimated(animated);
    if (m_panel)
        m_panel->setAnimated(animated);
}

bool SideColumn::isFor(const GameModel &game) const
{
    return game.hasGame() && game.info().id == m_game;
}

int SideColumn::playerCount() const
{
    return m_cards->count();
}

PlayerCard &SideColumn::card(Player player) const
{
    return m_cards->of(player);
}

void SideColumn::follow(const GameView &view)
{
    m_cards->follow(view);
}

void SideColumn::setFolded(bool folded)
{
    if (folded == m_isFolded)
        return;
    m_isFolded = folded;
    m_cards->setCompact(folded);
    const int margin = folded ? kColumnMargin : 0;
    m_detailsLayout->setContentsMargins(margin, margin, margin, margin);
    m_tabs->setHasMoves(folded);
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
    m_cards->setVisible(!m_isGuided);
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
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) {
        if (watched == m_scrolled)
            m_scrollingRoom->setVisible(!m_scrolled->isHidden());
        shareRoom();
    }
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
    const std::vector<int> heights = sharedRoom(m_body->height() - gaps * kColumnSpacing, parts);
    for (std::size_t i = 0; i < widgets.size(); ++i) {
        // The moves have what nobody asked for, and in a tab all the room there is.
        const bool isBound = widgets[i] != m_history && !(m_isFolded && widgets[i] == m_tabs);
        widgets[i]->setMaximumHeight(isBound ? heights[i] : QWIDGETSIZE_MAX);
    }
}

void SideColumn::showResult(const ResultWords &words, bool isReviewable)
{
    m_result->showResult(words, isReviewable);
    if (!m_result->isHidden())
        return;
    m_result->show();
    m_tabs->reveal(*m_result);
    emit resultShown();
}

void SideColumn::hideResult()
{
    m_result->setMoments({});
    m_result->hide();
}

void SideColumn::setKeys(const NamedKeys &keys)
{
    m_result->setRematchKey(keys.restart);
    m_history->setBackKey(keys.live);
}

void SideColumn::setResultNote(const QString &note)
{
    m_result->setNote(note);
    m_detailsRoom.settle();
}

void SideColumn::showHistory()
{
    if (m_isFolded)
        m_tabs->setCurrentWidget(m_history);
}

} // namespace tessera

#include "moc_sidecolumn.cpp"
