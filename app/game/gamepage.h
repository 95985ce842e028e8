#pragma once

#include "app/game/pagelooks.h"
#include "controller/session/gamesession.h"
#include "view/widgets/messagebar.h"

#include <QWidget>

#include <memory>

class QSplitter;

namespace tessera {

class Autoplay;
class BoardPage;
class ClassicColumn;
class GameLines;
class GameNotices;
class GameView;
class Library;
class LevelRun;
class MessageLine;
class PageLayout;
class StudyBoxes;
class SharedScreen;
class SideColumn;
class TypedMoves;
class SidePresenter;
struct NamedKeys;
struct Preferences;

/// The page on which a game is played: the board, the column beside it, the line below. It keeps all of them in step
/// with the session; the board controller draws on the board.
class GamePage final : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive it.
    GamePage(GameSession &session, Library &library, QWidget *parent = nullptr);
    ~GamePage() override;

    /// Begins a new game; an error leaves the running one unchanged.
    [[nodiscard]] std::optional<Error> start(const GameSetup &setup);
    /// Continues a recorded game at `node`, by default the end of its main line.
    [[nodiscard]] std::optional<Error> load(
        const GameRecord &record,
        const GameSetup &setup,
        NodeId node = -1,
        Clock::Duration thinking = {});
    void restart();
    /// Begins the same game again, with everybody one seat further.
    void swapSeats();
    void flip();
    /// The view of the game; null before the first one.
    [[nodiscard]] GameView *view() const { return m_view.get(); }
    void requestHint();
    /// Opens the field for typing a move.
    void typeMove();
    /// Takes a comment that is being written as written.
    void finishWriting();
    [[nodiscard]] Autoplay &autoplay() const { return *m_autoplay; }
    /// Steps through the game from its start, and has it judged if it is over.
    void review();

    void setTheme(const Theme &theme);
    void setPreferences(const Preferences &preferences);
    /// The keys that the page names in its texts.
    void setKeys(const NamedKeys &keys);
    void showError(const QString &sentence);
    /// What went wrong is mended.
    void dropError();
    /// Shows a warning that does not prevent playing.
    void showWarning(const QString &sentence, const std::vector<BarMessage::Choice> &choices = {});
    /// The bare board beside a narrow column of clocks and messages (X6), or all there is.
    void setClassic(bool isClassic);
    [[nodiscard]] bool isClassic() const;
    /// Whether the game stands only because a dialog is open in front of it; to be set before it does.
    void setHeld(bool isHeld);
    [[nodiscard]] bool isHeld() const { return m_isHeld; }
    /// Hides all but the board, the players' cards with their clocks, and what must be said.
    void setZen(bool isZen);
    [[nodiscard]] ClassicColumn &classic() const { return *m_classic; }

    [[nodiscard]] BoardPage &board() const { return *m_board; }
    [[nodiscard]] SideColumn &side() const { return *m_side; }
    [[nodiscard]] QSplitter &splitter() const;
    /// The levels of a configuration, while one is on the board.
    [[nodiscard]] LevelRun &levels() const { return *m_levels; }
    /// The boxes of engines and the coach beside the board.
    [[nodiscard]] StudyBoxes &study() const { return *m_study; }
    [[nodiscard]] MessageLine &line() const { return *m_line; }
    /// What is said below the board.
    [[nodiscard]] GameLines &lines() const { return *m_lines; }

signals:
    /// The person wants to read a section of the rules after a refusal.
    void ruleRequested(const QString &section);

protected:
    void resizeEvent(QResizeEvent *event) override;
    /// Esc means the board wherever the focus is, unless what has it wants the key.
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectSession();
    void connectWidgets();
    void connectLevels();
    /// Shows the game that has begun, with a new board and panel if it is of another kind.
    void enter();
    void showTurn();
    [[nodiscard]] Player usualNear() const;

    GameSession &m_session;
    std::unique_ptr<GameView> m_view;
    /// All of the page but what hides it between two people's turns.
    PageLayout *m_content;
    BoardPage *m_board;
    SideColumn *m_side;
    MessageLine *m_line;
    MessageBar *m_bar;
    MessageBar *m_errorBar;
    ClassicColumn *m_classic;
    SidePresenter *m_presenter;
    GameNotices *m_notices;
    SharedScreen *m_sharedScreen;
    LevelRun *m_levels;
    StudyBoxes *m_study;
    TypedMoves *m_typedMoves;
    Autoplay *m_autoplay;
    GameLines *m_lines;
    PageLooks m_looks;
    bool m_isHeld = false;
    /// A game has begun and is not taken in yet.
    bool m_hasBegun = false;
    /// The position shown was the one being played.
    bool m_wasLive = true;
};

} // namespace tessera
