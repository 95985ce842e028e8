#include "app/exports/gamealbum.h"

#include "controller/board/drawing.h"
#include "controller/board/movemarks.h"
#include "controller/session/drawnmarks.h"
#include "controller/session/matchcontroller.h"
#include "model/core/rounds.h"
#include "model/session/glyphs.h"
#include "model/session/historyrows.h"
#include "model/session/minussigns.h"
#include "view/history/commentcell.h"
#include "view/words/fullstop.h"
#include "view/words/resultwords.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

void markDrawn(const AnyPosition &position, const RecordNode &node, BoardMarks &marks)
{
    for (const DrawnMarks::Placed &mark : DrawnMarks::placed(position, node.marks))
        marks.user.push_back({userColour(mark.colour), mark.from, mark.to});
}

QString playersOf(const GameModel &game, const BoardDesign &design)
{
    QStringList names;
    for (int i = 0; i < game.playerCount(); ++i) {
        const Player player = playerAt(i);
        const QString side = design.playerName(player);
        const QString name = MatchController::nameOf(game.seat(player));
        names << QCoreApplication::translate("GameAlbum", "%1 (%2)", "name, side").arg(name, side);
    }
    return names.join(u" – "_s);
}

QString resultOf(const GameModel &game)
{
    const ResultWords words = resultWords(game.info(), game.outcome());
    return words.detail.isEmpty() ? withFullStop(words.headline)
                                  : withFullStop(words.headline) + u' ' + words.detail;
}

} // namespace

GameAlbum::GameAlbum(const GameModel &game, NodeId node, BoardStyle style)
    : m_style(std::move(style))
    , m_title(translated({game.info().id, game.info().name, {}}))
    , m_players(playersOf(game, m_style.design))
    , m_playerCount(game.playerCount())
    , m_beginsElsewhere(game.record().start.has_value())
{
    const GameRecord &record = game.record();
    const std::vector<NodeId> line = record.lineThrough(node);
    m_nodes.push_back(GameRecord::kRoot);
    m_nodes.insert(m_nodes.end(), line.begin(), line.end());
    if (game.isOver() && m_nodes.back() == game.node())
        m_result = resultOf(game);
    Player before = Player::None;
    int round = 0;
    for (const NodeId id : m_nodes) {
        Page page;
        page.position = game.seenAt(id);
        const RecordNode &said = record.node(id);
        if (id != GameRecord::kRoot) {
            const Player mover = game.moverOf(id);
            page.beginsRound = beginsRound(before, mover);
            round += page.beginsRound ? 1 : 0;
            before = mover;
            page.round = round;
            page.mover = mover;
            page.move = labelOf(game, *m_pages.back().position, said.move) + glyphText(said.glyphs);
            markLastMove(game.seenMove(id), page.marks);
        }
        page.comment = commentWords(QString::fromStdString(said.comment));
        markDrawn(*page.position, said, page.marks);
        page.hasDrawings = !page.marks.user.empty();
        m_style.design.markPosition(*page.position, page.marks);
        m_pages.push_back(std::move(page));
    }
}

QString GameAlbum::labelOf(const GameModel &game, const AnyPosition &before, MoveCode move) const
{
    // A move without cells has no sign, only words.
    if (before.pointing().shape(move).cells.isEmpty())
        return m_style.design.moveName(before, move, Notation::Long);
    return withMinusSigns(QString::fromStdString(game.seenLabel(before, move)));
}

std::size_t GameAlbum::pageOf(NodeId node) const
{
    const auto found = std::find(m_nodes.begin(), m_nodes.end(), node);
    return found == m_nodes.end() ? 0 : static_cast<std::size_t>(found - m_nodes.begin());
}

BoardImage GameAlbum::image(std::size_t page) const
{
    const Page &shown = m_pages[page];
    return {
        m_style.design,
        *shown.position,
        m_style.theme,
        shown.marks,
        m_style.coordinates,
        m_style.orientation,
        m_style.isLettered};
}

QImage GameAlbum::picture(std::size_t page, int side) const
{
    const QPixmap board = image(page).pixmap({side, side}, 1);
    QImage picture(board.size(), QImage::Format_RGB32);
    picture.fill(m_style.theme.colour(ThemeRole::Backdrop));
    QPainter(&picture).drawPixmap(0, 0, board);
    return picture;
}

} // namespace tessera
