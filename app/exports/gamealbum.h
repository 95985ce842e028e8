#pragma once

#include "model/session/gamemodel.h"
#include "view/board/boardimage.h"

#include <QImage>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tessera {

/// How the boards of an export look: as in the window from which it is made.
struct BoardStyle
{
    const BoardDesign &design;
    Theme theme;
    CoordinateMode coordinates = CoordinateMode::Edge;
    BoardOrientation orientation{};
    bool isLettered = false;
};

/// One line of a game as exports show it, position by position. It holds what the viewer of the game
/// sees, and nothing else; later changes of the game do not reach it.
class GameAlbum
{
public:
    /// A position, and the move that led to it.
    struct Page
    {
        std::unique_ptr<AnyPosition> position;
        /// Where the last move went, and what somebody drew.
        BoardMarks marks;
        /// The move in its long form with its glyphs; empty before the first.
        QString move;
        /// The number of the round in which it was made, from 1, and whether it is the first of it.
        int round = 0;
        bool beginsRound = false;
        /// Who made it; none before the first.
        Player mover = Player::None;
        QString comment;
        bool hasDrawings = false;
    };

    /// The line through `node` to its end.
    GameAlbum(const GameModel &game, NodeId node, BoardStyle style);

    [[nodiscard]] const std::vector<Page> &pages() const { return m_pages; }
    /// The page on which `node` stood when the album was made; the first if it is none of the line.
    [[nodiscard]] std::size_t pageOf(NodeId node) const;
    [[nodiscard]] BoardImage image(std::size_t page) const;
    /// The same as points on the window's backdrop, at most `side` pixels wide and high.
    [[nodiscard]] QImage picture(std::size_t page, int side) const;
    [[nodiscard]] const BoardStyle &style() const { return m_style; }

    /// The game's name.
    [[nodiscard]] const QString &title() const { return m_title; }
    /// "Ann – Ben", in the order of seats; seats where nobody has a name by that of their pieces.
    [[nodiscard]] const QString &players() const { return m_players; }
    /// How the game ended; empty while it goes on, and in a line that is not the game's.
    [[nodiscard]] const QString &result() const { return m_result; }
    [[nodiscard]] int playerCount() const { return m_playerCount; }
    /// Whether the game began elsewhere than its rules say.
    [[nodiscard]] bool beginsElsewhere() const { return m_beginsElsewhere; }

private:
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
