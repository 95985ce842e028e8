#pragma once

#include "model/record/gamerecord.h"
#include "view/words/placewords.h"

#include <QWidget>

#include <vector>

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace tessera {

class HistoryModel;
class GameTreeView;
class HistoryView;
struct PlayerLook;

/// The moves of a game, as a list or a drawn tree, with a bar above them that appears when a position other than the
/// game's is looked at, and leads back.
class HistoryPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget *parent = nullptr);

    void setHistory(HistoryModel &history);
    /// The place of the position looked at in the game.
    struct Place
    {
        NodeId node;
        ShownPlace shown;
        /// Whether it is the game's own position; the bar is shown if not.
        bool isLive;
        bool canBePlayedFrom;
    };
    void showPlace(const Place &place);
    /// Sets whether moves are written in words, which take two lines.
    void setWordy(bool isWordy);
    /// The key that leads back, which the button names; empty for none.
    void setBackKey(const QString &key);
    void setLooks(const std::vector<PlayerLook> &looks);
    [[nodiscard]] HistoryView &view() const { return *m_view; }
    [[nodiscard]] GameTreeView &tree() const { return *m_tree; }
    /// Brings the list to the front.
    void showList();
    /// Adds a button for `action` beside the tabs.
    void addButton(QAction &action);

signals:
    void nodeChosen(tessera::NodeId node);
    void stepRequested(int by);
    void menuRequested(tessera::NodeId node, const QPoint &place);
    void backToGameRequested();
    void playFromRequested(tessera::NodeId node);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// Shortens the button's words where the place beside them would be cut.
    void fitBar();

    HistoryView *m_view;
    GameTreeView *m_tree;
    QTabBar *m_tabs;
    /// The tabs, and buttons for steps.
    QHBoxLayout *m_head;
    QStackedWidget *m_stack;
    QWidget *m_bar;
    QLabel *m_place;
    QToolButton *m_playFrom;
    QPushButton *m_back;
    QString m_backKey;
};

} // namespace tessera
