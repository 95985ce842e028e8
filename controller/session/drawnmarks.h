#pragma once

#include "controller/session/navigationcontroller.h"

#include <map>
#include <span>
#include <vector>

namespace tessera {

/// The marks that a person draws on the board of each position: circles and arrows in four colours. The game's record
/// keeps them; where players see different parts of the board, each player's marks are private, are in no file, and are
/// forgotten with the game.
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
    /// The marks of a record on the board of a position. Marks on cells that it lacks are left out.
    [[nodiscard]] static std::vector<Placed> placed(
        const AnyPosition &position, const std::vector<DrawnMark> &marks);
    /// The marks on the position shown.
    [[nodiscard]] std::vector<Placed> shown() const;
    /// Draws on the position shown; an existing mark of the same colour is removed, and one of another colour takes
    /// this one.
    void toggle(char colour, Cell from, Cell to);
    /// Removes all marks from the position shown; returns whether there were any.
    bool clear();
    /// Restores what `clear` removed, if that was in the present game.
    void undoClear();

signals:
    /// The marks to show have changed.
    void changed();
    /// Marks that a file may hold were removed.
    void cleared();

private:
    /// Whether the viewer's marks are private.
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
