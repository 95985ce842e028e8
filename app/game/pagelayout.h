#pragma once

#include <QWidget>

class QSplitter;
class QVBoxLayout;

namespace tessera {

class BoardPage;
class ClassicColumn;
class MessageBar;
class MessageLine;
class SideColumn;

/// Where the parts of the game page stand: the board beside its column, the line below both, and the bar of errors
/// above; in the classic view the bare board beside the narrow column, which then has that bar. The column folds where
/// the page is narrow.
class PageLayout final : public QWidget
{
    Q_OBJECT

public:
    struct Parts
    {
        BoardPage &board;
        SideColumn &side;
        ClassicColumn &classic;
        MessageLine &line;
        /// Beside the line, and above the board.
        MessageBar &bar;
        MessageBar &errorBar;
    };

    explicit PageLayout(QWidget *parent);

    /// Between the board and its column, whose parent it is; a child of the page until the parts are placed.
    [[nodiscard]] QSplitter &splitter() const { return *m_splitter; }
    /// Puts the parts to their places, once; they must outlive it.
    void place(const Parts &parts);
    void setClassic(bool isClassic);
    [[nodiscard]] bool isClassic() const { return m_isClassic; }
    /// Gives the column the width that suits a page of `width` pixels and a list of the moves of so many players.
    void fit(int width, int players);

private:
    [[nodiscard]] QWidget *makeBottom(MessageLine &line, MessageBar &bar);

    QVBoxLayout *m_column;
    QSplitter *m_splitter;
    SideColumn *m_side = nullptr;
    ClassicColumn *m_classic = nullptr;
    MessageBar *m_errorBar = nullptr;
    QWidget *m_bottom = nullptr;
    bool m_isClassic = false;
};

} // namespace tessera
