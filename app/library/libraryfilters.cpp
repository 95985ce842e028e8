#include "app/library/libraryfilters.h"

#include "app/library/librarywords.h"
#include "model/games/catalogue.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLetters = 10;
constexpr std::size_t kOffered = 200;
/// Numbers of the results that can be chosen: who won comes after these.
constexpr int kDraw = 1;
constexpr int kUnfinished = 2;
constexpr int kWonBy = 3;

QComboBox *makeChoice(const QString &name, const QString &words, QWidget *parent)
{
    auto *choice = new QComboBox(parent);
    choice->setObjectName(name);
    choice->setAccessibleName(words);
    choice->setToolTip(words);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(kLetters);
    choice->view()->setAccessibleName(words);
    choice->view()->setTextElideMode(Qt::ElideRight);
    return choice;
}

/// Offers other names behind `all`; what was chosen stays so, also where it has gone.
void offer(QComboBox &choice, const QString &all, const Frequencies &names)
{
    const QSignalBlocker blocker(choice);
    const QString chosen = choice.currentData().toString();
    choice.clear();
    choice.addItem(all, QString());
    for (const auto &[name, count] : names)
        choice.addItem(QString::fromStdString(name), QString::fromStdString(name));
    int place = choice.findData(chosen);
    if (place < 0) {
        choice.addItem(chosen, chosen);
        place = choice.count() - 1;
    }
    choice.setCurrentIndex(place);
}

} // namespace

LibraryFilters::LibraryFilters(QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_game(makeChoice(u"libraryGame"_s, tr("Which game"), this))
    , m_result(makeChoice(u"libraryResult"_s, tr("How it ended"), this))
    , m_player(makeChoice(u"libraryPlayer"_s, tr("Who played"), this))
    , m_tag(makeChoice(u"libraryTag"_s, tr("Which tag"), this))
    , m_favourites(new QCheckBox(tr("Favourites"), this))
{
    setObjectName(u"libraryFilters"_s);
    setAccessibleName(tr("Search and filters"));
    m_search->setObjectName(u"librarySearch"_s);
    m_search->setAccessibleName(tr("Search"));
    m_search->setPlaceholderText(tr("Search players, games, dates, openings, tags"));
    m_search->setClearButtonEnabled(true);
    m_favourites->setObjectName(u"libraryFavourites"_s);
    m_game->addItem(tr("All games"), QString());
    for (const GameEntry &entry : catalogue())
        m_game->addItem(gameWords(entry.info().id), QString::fromStdString(entry.info().id));
    m_result->addItem(tr("All results"), 0);
    m_result->addItem(tr("Won by the first player"), kWonBy);
    m_result->addItem(tr("Won by the second player"), kWonBy + 1);
    m_result->addItem(tr("Won by the third player"), kWonBy + 2);
    m_result->addItem(tr("Nobody won alone"), kDraw);
    m_result->addItem(tr("Not finished"), kUnfinished);
    offer(*m_player, tr("All players"), {});
    offer(*m_tag, tr("All tags"), {});
    connect(m_search, &QLineEdit::textChanged, this, &LibraryFilters::changed);
    connect(m_favourites, &QCheckBox::toggled, this, &LibraryFilters::changed);
    auto *choices = new QHBoxLayout;
    for (QComboBox *choice : {m_game, m_result, m_player, m_tag}) {
        connect(choice, &QComboBox::currentIndexChanged, this, &LibraryFilters::changed);
        choices->addWidget(choice, 1);
    }
    choices->addWidget(m_favourites);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_search);
    column->addLayout(choices);
}

void LibraryFilters::setIndex(const LibraryIndex &index)
{
    offer(*m_player, tr("All players"), playersOf(index, kOffered));
    offer(*m_tag, tr("All tags"), tagsOf(index, kOffered));
}

LibraryQuery LibraryFilters::applied(LibraryQuery query) const
{
    query.words = searchWords(m_search->text());
    query.game = m_game->currentData().toString().toStdString();
    query.player = m_player->currentData().toString().toStdString();
    query.tag = m_tag->currentData().toString().toStdString();
    query.onlyFavourites = m_favourites->isChecked();
    const int result = m_result->currentData().toInt();
    query.result = result == 0             ? LibraryQuery::Result::Any
                   : result == kDraw       ? LibraryQuery::Result::Draw
                   : result == kUnfinished ? LibraryQuery::Result::Unfinished
                                           : LibraryQuery::Result::Won;
    query.winner = playerAt(std::max(result - kWonBy, 0));
    return query;
}

void LibraryFilters::clear()
{
    QSignalBlocker blocker(this);
    m_search->clear();
    m_favourites->setChecked(false);
    for (QComboBox *choice : {m_game, m_result, m_player, m_tag})
        choice->setCurrentIndex(0);
    blocker.unblock();
    emit changed();
}

} // namespace tessera

#include "moc_libraryfilters.cpp"
