#pragma once

#include "controller/session/gamesession.h"
#include "view/board/movenames.h"
#include "view/theme/theme.h"

namespace tessera {

class BoardPage;
class ClassicColumn;
class SideColumn;
class StudyBoxes;
struct Preferences;

/// How the game page looks: colours, notation, and the speed of its pieces. Boards and columns of a game come after
/// these were chosen, and are told then. Owned by the page.
class PageLooks final
{
public:
    /// All must outlive it.
    PageLooks(
        GameSession &session,
        BoardPage &board,
        SideColumn &side,
        ClassicColumn &classic,
        StudyBoxes &study)
        : m_session(session)
        , m_board(board)
        , m_side(side)
        , m_classic(classic)
        , m_study(study)
    {}

    void setTheme(const Theme &theme);
    void setPreferences(const Preferences &preferences);
    /// A board has been made, and with it the columns beside it.
    void dress();
    /// A game has begun on the board.
    void follow();

private:
    void applyTheme();
    void applySpeed();
    /// Writes the moves of the list as wanted.
    void writeMoves();

    GameSession &m_session;
    BoardPage &m_board;
    SideColumn &m_side;
    ClassicColumn &m_classic;
    StudyBoxes &m_study;
    Theme m_theme;
    Notation m_notation = Notation::Short;
    int m_cellMs = 0;
};

} // namespace tessera
