#pragma once

#include "model/record/gamerecord.h"

#include <QWidget>

#include <vector>

class QLabel;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace tessera {

class HistoryModel;
class GameTreeView;
class HistoryView;
struct PlayerLook;

/// The moves of a game, as a list or drawn as a tree, with a bar above them that says when another
/// position than the game's is looked at, and leads back.
class HistoryPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget *parent = nullptr);

    void setHistory(HistoryModel &history);
    /// Where in the game a position stands that is looked at.
    struct Place
    {
        NodeId node;
        /// The round of its last move, 0 at the start, and that of the game's last move.
        int round;
        int rounds;
        /// It is the game's own; the bar shows unless it is.
        bool isLive;
        /// It is not on the main line.
        bool isVariation;
        bool canBePlayedFrom;
    };
    void showPlace(const Place &place);
    /// The same in words, for whoever says it elsewhere too.
    [[nodiscard]] static QString wordsOf(const Place &place);
    /// Whether moves are written in words, which take two lines.
    void setWordy(bool isWordy);
    void setLooks(const std::vector<PlayerLook> &looks);
    [[nodiscard]] HistoryView &view() const { return *m_view; }
    [[nodiscard]] GameTreeView &tree() const { return *m_tree; }
    /// Brings the list to the front.
    void showList();

signals:
    void nodeChosen(tessera::NodeId node);
    void stepRequested(int by);
    void menuRequested(tessera::NodeId node, const QPoint &place);
    void backToGameRequested();
    void playFromRequested(tessera::NodeId node);

private:
    HistoryView *m_view;
    GameTreeView *m_tree;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    QWidget *m_bar;
    QLabel *m_place;
    QToolButton *m_playFrom;
};

} // namespace tessera
