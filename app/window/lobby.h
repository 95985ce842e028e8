#pragma once

#include "app/library/libraryplace.h"
#include "controller/session/gamesession.h"
#include "model/library/libraryfiles.h"
#include "view/widgets/messagebar.h"

#include <QStackedWidget>

#include <functional>
#include <optional>

namespace tessera {

class BoardKeeper;
class GamePage;
class GuidedGame;
class LabPage;
class PuzzleDesk;
class PuzzlePage;
class Settings;
class StartPage;
class Theme;
class UnfinishedGames;

/// The pages of a window: the start page, that of puzzles, and the game page behind them. Leads from one to
/// the other, lets games wait and brings them back, and begins games and guided games.
class Lobby final : public QStackedWidget
{
    Q_OBJECT

public:
    /// Takes over `page`. All of them must outlive the lobby.
    Lobby(Settings &settings, GameSession &session, GamePage &page, QWidget *parent = nullptr);

    [[nodiscard]] StartPage &startPage() const { return *m_start; }
    [[nodiscard]] PuzzlePage &puzzlePage() const { return *m_puzzles; }
    [[nodiscard]] PuzzleDesk &puzzleDesk() const { return *m_desk; }
    [[nodiscard]] LabPage &lab() const { return *m_lab; }
    [[nodiscard]] GuidedGame &guidedGame() const { return *m_guided; }
    /// Who sees to it that the game on the board is not lost.
    [[nodiscard]] BoardKeeper &keeper() const { return *m_keeper; }

    /// The colours of its own pages.
    void setTheme(const Theme &theme);

    /// Shows the start page; the game on the board waits, and its clocks stand.
    void goHome();
    /// A modal dialog of the program has opened in front of the window, or closed: the clocks of a
    /// game played here stand meanwhile, as nobody can play.
    void setBehindDialog(bool isBehind);
    /// Shows the puzzles of the game named (of the one looked at last if none is); the game on the board
    /// waits as for the start page.
    void showPuzzles(const QString &game = {});
    /// The same with the set of puzzles on the board.
    void showLevels();
    /// Shows the agent lab; the game on the board waits.
    void goToLab();
    /// Whether the start page is shown.
    [[nodiscard]] bool isHome() const;
    /// Whether the game page is shown: a game on the board can be played.
    [[nodiscard]] bool isAtBoard() const;

    /// The id of the game on the board, or of the one played last; empty before the first.
    [[nodiscard]] QString shownGame() const;

    /// Begins a game. An error leaves everything as it was, and is shown.
    std::optional<Error> start(const GameSetup &setup);
    /// Goes on with a recorded game; the same with errors.
    std::optional<Error> load(const GameRecord &record, const GameSetup &setup);
    /// Goes on with the game on the board, or one that waits, that came from the file `path` and is as that has it, so that
    /// it does not wait twice. Returns whether there was one.
    bool resume(const std::string &path, const GameRecord &record);
    /// Begins a game as it was last set up.
    void playAgain(const QString &game);
    /// Begins the guided game of the game named; of the first one if none is.
    void learn(const QString &game);
    /// Says what went wrong on the page that is shown.
    void showError(const Error &error);
    void showFault(const QString &sentence);
    /// Asks something about the game on the board.
    void ask(const QString &sentence, const std::vector<BarMessage::Choice> &choices);

signals:
    /// Another page is shown.
    void pageChanged();
    /// The game that comes to the board wants the classic view, or the usual one.
    void viewWanted(bool isClassic);
    /// A game that waited is on the board again; it belongs to the file `path`, or to none.
    void continued(const std::string &path, const std::string &mark);
    /// A game that is over was written to the folder of the library.
    void finishedSaved();
    /// What is said about a game that shares its file with others has changed.
    void sharedGameChanged(const tessera::LibraryPlace &place, const std::string &text);

private:
    /// Lets another game come to the board; when that fails, all is as it was and the error is shown.
    std::optional<Error> putOnBoard(
        const std::function<std::optional<Error>()> &begin, bool isTaken = false);
    void showGame();
    /// Lets the game on the board wait.
    void leaveGame();
    /// The same, and shows another page than the start page.
    void leaveTo(QWidget &page);
    void connectPuzzles();
    /// Goes on with a game that the start page offers; returns whether it could.
    bool continueGame(int number);
    void discardGame(int number);
    /// Says why a waiting game cannot be had.
    void refuse(const Error &error);
    void offerUnfinished();

    Settings &m_settings;
    GameSession &m_session;
    GamePage &m_page;
    StartPage *m_start;
    PuzzleDesk *m_desk;
    PuzzlePage *m_puzzles;
    LabPage *m_lab;
    GuidedGame *m_guided;
    BoardKeeper *m_keeper;
    UnfinishedGames &m_unfinished;
};

} // namespace tessera
