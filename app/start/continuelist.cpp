#include "app/start/continuelist.h"

#include "view/widgets/primarybutton.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCardSpace = 4;
/// So many games are offered at once.
constexpr std::size_t kFewGames = 3;

} // namespace

ContinueList::ContinueList(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_more(new QPushButton(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kCardSpace);
    m_more->setObjectName(u"moreGamesButton"_s);
    m_more->setFlat(true);
    m_more->setAutoDefault(true);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_showsAll = !m_showsAll;
        showCards();
        m_more->setFocus();
    });
    hide();
}

void ContinueList::setTheme(const Theme &theme)
{
    m_theme = theme;
    showCards();
}

void ContinueList::setGames(std::vector<UnfinishedGame> games)
{
    m_games = std::move(games);
    showCards();
}

QPushButton *ContinueList::firstButton() const
{
    return m_cards.empty() ? nullptr : &m_cards.front()->button();
}

void ContinueList::showCards()
{
    for (ContinueCard *card : m_cards) {
        // The card's own button may be the caller.
        card->setParent(nullptr);
        card->deleteLater();
    }
    m_cards.clear();
    const std::size_t count = m_showsAll ? m_games.size() : std::min(m_games.size(), kFewGames);
    for (std::size_t i = 0; i < count; ++i) {
        const int number = static_cast<int>(i);
        auto *card = new ContinueCard(m_games[i], m_theme, number, this);
        connect(card, &ContinueCard::continueRequested, this, [this, number] {
            emit continueRequested(number);
        });
        connect(card, &ContinueCard::discardRequested, this, [this, number] {
            emit discardRequested(number);
        });
        m_column->addWidget(card);
        card->show();
        m_cards.push_back(card);
    }
    m_more->setText(
        m_showsAll ? tr("Show fewer games")
                   : tr("Show all %1 unfinished games").arg(m_games.size()));
    m_more->setAccessibleName(m_more->text());
    m_more->setVisible(m_games.size() > kFewGames);
    m_column->removeWidget(m_more);
    m_column->addWidget(m_more, 0, Qt::AlignLeft);
    setVisible(!m_games.empty());
}

} // namespace tessera

#include "moc_continuelist.cpp"
