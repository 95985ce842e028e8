#pragma once

#include "model/record/gamerecord.h"
#include "view/history/commentcell.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTableView>

#include <optional>

namespace tessera {

class HistoryDelegate;
class HistoryModel;

/// The list of moves: a row for each round with its number, a column for each player, remarks and comments across,
/// variations indented. It reports the chosen move and lets others show it.
class HistoryView final : public QTableView
{
    Q_OBJECT

public:
    explicit HistoryView(QWidget *parent = nullptr);
    ~HistoryView() override;

    /// `history` must outlive the view.
    void setHistory(HistoryModel &history);
    /// Frames the move of `node` and scrolls to it; the root frames nothing.
    void showNode(NodeId node);
    [[nodiscard]] NodeId shownNode() const;
    /// Sets whether moves are written in words, which take two lines.
    void setWordy(bool isWordy);
    /// Opens the editor of a move's comment in its place in the list.
    void editComment(NodeId node);
    /// Closes that editor, and tells at once what was written there.
    void finishWriting();
    [[nodiscard]] const CommentHeights &heights() const { return m_heights; }

signals:
    void nodeChosen(tessera::NodeId node);
    /// Asks for the move before (-1) or after (+1) the one shown.
    void stepRequested(int by);
    /// Asks for a move's menu; `place` is on the screen.
    void menuRequested(tessera::NodeId node, const QPoint &place);
    void commentWritten(tessera::NodeId node, const QString &comment);

protected:
    bool event(QEvent *event) override;
    void keyboardSearch(const QString &search) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Lets remarks span their rows, and gives comments the height that they need.
    void spanRemarks(int first, int last);
    void fitRows();
    void fitComments();
    void fitComment(int row);
    void scrollToShown();
    /// The move at an index, or of the comment there; otherwise the move shown.
    [[nodiscard]] NodeId nodeUnder(const QModelIndex &index) const;
    void openEditor(const QModelIndex &index);
    void goOnEditing();
    void scrollToEdited();
    /// Forgets the editor, whose text is kept or dropped by now.
    void stopEditing();
    void tellKept();
    /// Takes the row of a comment away in which nothing was written, unless another is being written.
    void removeEmptyComment();
    /// Whether the next typed letter begins a new search.
    [[nodiscard]] bool isSearchOver() const;
    void choose(const QModelIndex &index);
    void chooseRound(int by);

    HistoryModel *m_history = nullptr;
    HistoryDelegate *m_delegate;
    /// The move whose comment is being written, -1 for none.
    NodeId m_edited = -1;
    QPointer<CommentEditor> m_editor;
    bool m_isWordy = false;
    int m_commentWidth = 0;
    CommentHeights m_heights;
    int m_scrolled = 0;
    /// The search text, and the time of its last letter.
    QString m_search;
    QElapsedTimer m_searched;
    /// What was written last and is to be told when its editor has gone.
    struct Kept
    {
        NodeId node;
        QString comment;
    };
    std::optional<Kept> m_kept;
    /// The editor's text when the list was about to change.
    std::optional<QString> m_written;
};

} // namespace tessera
