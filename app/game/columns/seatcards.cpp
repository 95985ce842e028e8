#include "app/game/columns/seatcards.h"

#include "app/board/gameview.h"

#include "view/widgets/playercard.h"
#include "view/widgets/playerlook.h"

#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

SeatCards::SeatCards(QVBoxLayout &far, QVBoxLayout &nearest, QWidget &before, QWidget &column)
    : m_far(far)
    , m_nearest(nearest)
    , m_before(before)
    , m_column(column)
{}

SeatCards::~SeatCards() = default;

void SeatCards::make(int count)
{
    m_cards.clear();
    for (int i = 0; i < count; ++i) {
        auto card = std::make_unique<PlayerCard>(&m_column);
        card->setObjectName(u"playerCard%1"_s.arg(i));
        card->setCompact(m_isCompact);
        // What is left over of the column is never theirs.
        card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        connect(card.get(), &PlayerCard::moveNowRequested, this, &SeatCards::moveNowRequested);
        m_cards.push_back(std::move(card));
    }
}

PlayerCard &SeatCards::of(Player player) const
{
    return *m_cards[static_cast<std::size_t>(index(player))];
}

void SeatCards::setTheme(const GameInfo &info, const Theme &theme)
{
    for (int i = 0; i < count(); ++i) {
        of(playerAt(i)).setLook(playerLook(info, theme, playerAt(i)));
        of(playerAt(i)).setTheme(theme);
    }
}

void SeatCards::setAnimated(bool isAnimated)
{
    for (const auto &card : m_cards)
        card->setAnimated(isAnimated);
}

void SeatCards::setCompact(bool isCompact)
{
    m_isCompact = isCompact;
    for (const auto &card : m_cards)
        card->setCompact(isCompact);
}

void SeatCards::setVisible(bool isVisible)
{
    for (const auto &card : m_cards)
        card->setVisible(isVisible);
}

void SeatCards::follow(const GameView &view)
{
    m_view = &view;
    connect(&view, &GameView::nearestChanged, this, &SeatCards::arrange);
    arrange();
}

void SeatCards::arrange()
{
    if (!m_view)
        return;
    const Player nearest = m_view->nearest();
    QWidget *before = &m_before;
    for (int i = 1; i < count(); ++i) {
        PlayerCard &far = of(playerAt((index(nearest) + i) % count()));
        m_far.addWidget(&far);
        QWidget::setTabOrder(before, &far);
        before = &far;
    }
    m_nearest.addWidget(&of(nearest));
}

} // namespace tessera

#include "moc_seatcards.cpp"
