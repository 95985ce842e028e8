#include "app/game/sidecolumn.h"

#include "app/game/gameview.h"

#include "model/session/gamemodel.h"
#include "view/history/historypanel.h"
#include "view/widgets/gameovercard.h"
#include "view/widgets/playercard.h"
#include "view/widgets/scrollroom.h"

#include <QEvent>
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
/// The same of the moves: where one is in the game, the tabs, and a few moves.
constexpr int kLeastMoveLines = 8;

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
    m_tabs->setObjectName(u"sideTabs"_s);
    m_tabs->setAccessibleName(tr("Game and moves"));
    m_tabs->setDocumentMode(true);
    m_tabs->hide();
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
    m_middle->setContentsMargins(0, 0, 0, 0);
    m_middle->addWidget(m_detailsRoom);
    m_middle->addWidget(m_history, 1);
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
    m_aboveMoves.push_back(&box);
    box.installEventFilter(this);
    m_middle->insertWidget(
        m_middle->indexOf(m_isFolded ? static_cast<QWidget *>(m_tabs) : m_history), &box);
}

void SideColumn::addBelowResult(QWidget &box)
{
    m_detailsLayout->insertWidget(m_detailsLayout->indexOf(m_result) + 1, &box);
}

void SideColumn::revealBelowResult(QWidget &box)
{
    if (m_isFolded)
        m_tabs->setCurrentWidget(m_detailsRoom);
    m_detailsRoom->settle();
    QTimer::singleShot(0, &box, [this, &box] { m_detailsRoom->ensureWidgetVisible(&box); });
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
    if (folded) {
        m_detailsLayout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
        m_tabs->addTab(m_detailsRoom, tr("Game"));
        m_tabs->addTab(m_history, tr("Moves"));
        m_middle->addWidget(m_tabs, 1);
    } else {
        m_detailsLayout->setContentsMargins(0, 0, 0, 0);
        m_middle->removeWidget(m_tabs);
        m_middle->addWidget(m_detailsRoom);
        for (QWidget *box : m_aboveMoves)
            m_middle->addWidget(box);
        m_middle->addWidget(m_history, 1);
        m_detailsRoom->show();
    }
    m_tabs->setVisible(folded);
    showParts();
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
    keepRoomForMoves();
}

bool SideColumn::eventFilter(QObject *watched, QEvent *event)
{
    // What stands above the moves has come, gone or changed its size.
    const bool isOther = event->type() == QEvent::Show || event->type() == QEvent::Hide
                         || event->type() == QEvent::Resize;
    if (isOther)
        keepRoomForMoves();
    return QWidget::eventFilter(watched, event);
}

void SideColumn::keepRoomForMoves()
{
    int room = kLeastMoveLines * fontMetrics().height();
    for (const QWidget *box : m_aboveMoves) {
        if (!box->isHidden())
            room -= box->sizeHint().height() + kSpacing;
    }
    // In a tab they have all the room there is.
    m_history->setMinimumHeight(m_isFolded ? 0 : std::max(room, 0));
}

void SideColumn::showResult(const ResultWords &words)
{
    m_result->showResult(words);
    m_result->show();
    m_detailsRoom->settle();
    // The bars that tell of an end take their room first.
    QTimer::singleShot(0, m_result, [this] { m_detailsRoom->ensureWidgetVisible(m_result); });
    if (m_isFolded)
        m_tabs->setCurrentWidget(m_detailsRoom);
}

void SideColumn::hideResult()
{
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
