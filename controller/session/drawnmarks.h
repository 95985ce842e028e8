#pragma once

#include "controller/session/navigationcontroller.h"

#include <map>
#include <span>
#include <vector>

namespace tessera {

/// What a person draws on the board, position by position: circles and arrows in four colours. They are
/// kept in the game's record; while not all players see the same, each player's are known to that player
/// alone and to no file, and are forgotten with the game.
class DrawnMarks final : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    DrawnMarks(GameModel &game, const NavigationController &navigation);

    struct Placed
    {
        /// See `DrawnMark`.
        char colour = 'G';
        Cell from = Cell::None;
        /// None for a circle.
        Cell to = Cell::None;
    };
    /// Marks of a record on the board of a position. What is drawn on cells that it has not is left out.
    [[nodiscard]] static std::vector<Placed> placed(
        const AnyPosition &position, const std::vector<DrawnMark> &marks);
    /// What is drawn on the position shown.
    [[nodiscard]] std::vector<Placed> shown() const;
    /// Draws on the position shown; what is there already in this colour is taken away, and in another
    /// colour takes this one.
    void toggle(char colour, Cell from, Cell to);
    /// Takes all away that is drawn on the position shown; whether there was anything.
    bool clear();
    /// Puts back what `clear` took away, if it was taken in the game at hand.
    void undoClear();

signals:
    /// Other marks are to be shown.
    void changed();
    /// Marks that a file may hold were taken away.
    void cleared();

private:
    /// Whether what the viewer draws is nobody else's business.
    [[nodiscard]] bool isPrivate() const;
    [[nodiscard]] std::vector<DrawnMark> marks() const;
    void setMarks(const std::vector<DrawnMark> &marks);

    GameModel &m_game;
    const NavigationController &m_navigation;
    std::map<std::pair<Player, NodeId>, std::vector<DrawnMark>> m_private;
    struct Cleared
    {
        int game = -1;
        NodeId node = GameRecord::kRoot;
        std::vector<DrawnMark> marks;
    };
    Cleared m_cleared;
};

} // namespace tessera
