#pragma once

#include <QTabWidget>

#include <vector>

namespace tessera {

class ScrollRoom;

/// The tabs of the column beside the board: one for each widget that is not hidden, in the order in which they were
/// added, and a second one for the moves while these have no other place.
class SidePages final : public QTabWidget
{
    Q_OBJECT

public:
    /// `moves` belongs to the column.
    SidePages(QWidget &moves, QWidget *parent);

    /// Takes over a widget with a layout, which scrolls where room is scarce.
    ScrollRoom &add(QWidget &box, const QString &title);
    /// Sets whether the moves have a tab.
    void setHasMoves(bool hasMoves);
    /// Brings the tab with `part` to the front, and scrolls to it.
    void reveal(QWidget &part);

signals:
    /// A tab has come or gone.
    void arranged();
    /// A part is about to be scrolled to; the layouts above must have taken note of its height.
    void revealing();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Puts the tabs that there are now into their order.
    void arrange();

    struct Page
    {
        QWidget *box;
        ScrollRoom *room;
        QString title;
    };

    QWidget &m_moves;
    bool m_hasMoves = false;
    std::vector<Page> m_pages;
};

} // namespace tessera
