#pragma once

#include "app/game/columns/sharedroom.h"
#include "model/core/gameinfo.h"
#include "view/board/gamepanel.h"
#include "view/words/resultwords.h"

#include <QWidget>

#include <memory>
#include <string>

class QVBoxLayout;

namespace tessera {

class GameModel;
class GameOverCard;
class GameView;
class HistoryPanel;
class PlayerCard;
class ScrollRoom;
class SeatCards;
class SidePages;
struct NamedKeys;

/// The column beside the board: the cards of the far players, the game's own panel, the result, the moves, the near
/// player's card. The boxes of engines and the coach have tabs beside its panel; where room is scarce the moves have
/// one, too.
class SideColumn final : public QWidget
{
    Q_OBJECT

public:
    explicit SideColumn(QWidget *parent = nullptr);
    ~SideColumn() override;

    /// Makes a card for each player of the game, and takes the game's panel (null: it has none).
    void setGame(const GameInfo &info, std::unique_ptr<GamePanel> panel);
    void setTheme(const GameInfo &info, const Theme &theme);
    void setAnimated(bool animated);
    /// Puts the card of the player who sits near in this view to the bottom and the others above, in
    /// the order of turns.
    void follow(const GameView &view);
    void setFolded(bool folded);
    [[nodiscard]] bool isFolded() const { return m_isFolded; }
    /// Shows the players' cards and nothing else, or everything.
    void setBare(bool isBare);
    /// A widget above all else that is between the cards; the column takes it over.
    void addBox(QWidget &box);
    /// A widget above the moves, below those added before; the column takes it over.
    void addAboveMoves(QWidget &box);
    /// The same for one with a layout that scrolls where room is scarce.
    void addScrollingAboveMoves(QWidget &box);
    /// A widget with a layout that has a tab of its own beside the game's panel, while it is not hidden; the column
    /// takes it over.
    void addPage(QWidget &box, const QString &title);
    /// Brings the tab with `part` of such a widget to the front, and scrolls to it.
    void reveal(QWidget &part);
    /// The moments of the game that are named below its result, as links; none if empty.
    void setMoments(const QString &text);
    /// A widget of a guided game, which gets the place of the moves while that goes on; the column
    /// takes it over.
    void setGuide(QWidget &guide);
    void setGuided(bool isGuided);
    void showResult(const ResultWords &words, bool isReviewable);
    void hideResult();
    /// The keys that the buttons name.
    void setKeys(const NamedKeys &keys);
    /// Says something below the result; nothing, if it is empty.
    void setResultNote(const QString &note);
    /// Brings the moves to the front where they share their place.
    void showHistory();

    /// Whether the column was made for the game that `game` plays.
    [[nodiscard]] bool isFor(const GameModel &game) const;
    [[nodiscard]] int playerCount() const;
    [[nodiscard]] PlayerCard &card(Player player) const;
    /// Null when the game has none.
    [[nodiscard]] GamePanel *panel() const { return m_panel.get(); }
    [[nodiscard]] HistoryPanel &history() const { return *m_history; }

signals:
    void moveNowRequested();
    void rematchRequested();
    void swapRequested();
    void reviewRequested();
    /// The number of a moment that was named (see `setMoments`).
    void momentChosen(int place);
    void foldedChanged(bool isFolded);
    /// The result was brought to the front.
    void resultShown();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Bounds what stands between the cards, so that all of it is seen: layouts would take what is missing from the
    /// largest part, whatever it needs at the least.
    void shareRoom();
    [[nodiscard]] RoomPart roomOf(const QWidget &part) const;
    void showParts();

    std::string m_game;
    bool m_isFolded = false;
    bool m_isBare = false;
    bool m_isGuided = false;
    QVBoxLayout *m_far;
    QWidget *m_body;
    QVBoxLayout *m_middle;
    QVBoxLayout *m_nearest;
    QWidget *m_details;
    QVBoxLayout *m_detailsLayout;
    std::unique_ptr<GamePanel> m_panel;
    GameOverCard *m_result;
    HistoryPanel *m_history;
    SidePages *m_tabs;
    ScrollRoom &m_detailsRoom;
    std::unique_ptr<SeatCards> m_cards;
    QVBoxLayout *m_column;
    QWidget *m_guide = nullptr;
    /// What scrolls above the moves, and where.
    QWidget *m_scrolled = nullptr;
    ScrollRoom *m_scrollingRoom = nullptr;
};

} // namespace tessera
