#pragma once

#include "model/session/gamemodel.h"
#include "view/board/scene/boardimage.h"

#include <QImage>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tessera {

/// The looks of an export's boards, which are those of the window.
struct BoardStyle
{
    const BoardDesign &design;
    Theme theme;
    CoordinateMode coordinates = CoordinateMode::Edge;
    BoardOrientation orientation{};
    bool isLettered = false;
};

/// One line of a game as exports show it, position by position. It holds only what the viewer of the game sees, and
/// later changes of the game do not affect it.
class GameAlbum
{
public:
    /// A position, and the move that led to it.
    struct Page
    {
        std::unique_ptr<AnyPosition> position;
        /// The marks of the last move, and drawn ones.
        BoardMarks marks;
        /// The move in its long form with its glyphs; empty before the first.
        QString move;
        /// The number of the round in which it was made, from 1, and whether it is the first of it.
        int round = 0;
        bool beginsRound = false;
        /// The player who made it; none before the first.
        Player mover = Player::None;
        QString comment;
        bool hasDrawings = false;
    };

    /// The line through `node` to its end.
    GameAlbum(const GameModel &game, NodeId node, BoardStyle style);

    [[nodiscard]] const std::vector<Page> &pages() const { return m_pages; }
    /// The page of `node` when the album was made; the first one if the node is not in the line.
    [[nodiscard]] std::size_t pageOf(NodeId node) const;
    [[nodiscard]] BoardImage image(std::size_t page) const;
    /// The same as a pixel image on the window's backdrop, at most `side` pixels wide and high.
    [[nodiscard]] QImage picture(std::size_t page, int side) const;
    [[nodiscard]] const BoardStyle &style() const { return m_style; }

    /// The game's name.
    [[nodiscard]] const QString &title() const { return m_title; }
    /// The players, such as "Ann – Ben", in the order of seats; seats without a name have that of their pieces.
    [[nodiscard]] const QString &players() const { return m_players; }
    /// The result; empty while the game goes on, and in a line that is not the game's.
    [[nodiscard]] const QString &result() const { return m_result; }
    [[nodiscard]] int playerCount() const { return m_playerCount; }
    /// Whether the game began from another than the usual start.
    [[nodiscard]] bool beginsElsewhere() const { return m_beginsElsewhere; }

private:
    /// The move in its long form as the game's viewer saw it.
    [[nodiscard]] QString labelOf(
        const GameModel &game, const AnyPosition &before, MoveCode move) const;

    BoardStyle m_style;
    std::vector<Page> m_pages;
    std::vector<NodeId> m_nodes;
    QString m_title;
    QString m_players;
    QString m_result;
    int m_playerCount = 0;
    bool m_beginsElsewhere = false;
};

} // namespace tessera
