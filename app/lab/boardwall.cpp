#include "app/lab/boardwall.h"

#include "app/players/positionboard.h"

#include "view/widgets/elidedlabel.h"

#include <QGridLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostBoards = 12;
constexpr int kLeastSide = 100;
constexpr int kBoardSpace = 8;

} // namespace

BoardWall::BoardWall(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    setObjectName(u"labBoards"_s);
    setAccessibleName(tr("Games that are being played"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(kBoardSpace);
    setMinimumSize(kLeastSide, kLeastSide);
}

BoardWall::~BoardWall() = default;

void BoardWall::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (const Place &place : m_places)
        place.board->setTheme(theme);
}

void BoardWall::begin(const GameInfo &game, const AnyPosition &start, int places)
{
    for (const Place &place : m_places)
        delete place.frame;
    m_places.clear();
    m_columns = 0;
    for (int i = 0; i < std::min(places, kMostBoards); ++i) {
        auto *frame = new QWidget(this);
        auto *board = new PositionBoard(m_theme, frame);
        board->setMinimumSize(kLeastSide, kLeastSide);
        board->setGame(game);
        board->show(start);
        auto *players = new ElidedLabel(frame);
        players->setObjectName(u"labBoardPlayers%1"_s.arg(i));
        players->setAlignment(Qt::AlignCenter);
        auto *column = new QVBoxLayout(frame);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(2);
        column->addWidget(board, 1);
        column->addWidget(players);
        m_places.push_back({frame, board, players});
    }
    arrange();
}

void BoardWall::setPlayers(int place, const QString &players)
{
    if (place < count())
        m_places[static_cast<std::size_t>(place)].players->setText(players);
}

void BoardWall::show(int place, const AnyPosition &position)
{
    if (place < count())
        m_places[static_cast<std::size_t>(place)].board->show(position);
}

int BoardWall::columnsFor(QSize size) const
{
    int best = 1;
    int bestSide = 0;
    for (int columns = 1; columns <= count(); ++columns) {
        const int rows = (count() + columns - 1) / columns;
        const int words = fontMetrics().height();
        const int side = std::min(size.width() / columns, size.height() / rows - words);
        if (side > bestSide) {
            best = columns;
            bestSide = side;
        }
    }
    return best;
}

void BoardWall::arrange()
{
    const int columns = columnsFor(size());
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (int i = 0; i < count(); ++i)
        m_grid->addWidget(m_places[static_cast<std::size_t>(i)].frame, i / columns, i % columns);
    for (int i = 0; i < m_grid->columnCount(); ++i)
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    for (int i = 0; i < m_grid->rowCount(); ++i)
        m_grid->setRowStretch(i, i * columns < count() ? 1 : 0);
}

void BoardWall::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace tessera

#include "moc_boardwall.cpp"
