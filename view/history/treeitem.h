#pragma once

#include "model/session/treelayout.h"
#include "view/widgets/playerlook.h"

#include <QGraphicsItem>
#include <QPalette>

#include <vector>

namespace tessera {

class HistoryModel;

/// The drawn tree itself: one item that draws only its visible part, so that a long game costs no more than a short
/// one.
class TreeItem final : public QGraphicsItem
{
public:
    TreeItem();

    /// Sizes in pixels at the usual zoom.
    static constexpr double kColumn = 30;
    static constexpr double kRow = 26;
    static constexpr double kRadius = 8;

    void layOut(const HistoryModel &history);
    [[nodiscard]] const TreeLayout &layout() const { return m_layout; }
    void setLooks(std::vector<PlayerLook> looks);
    void setShown(NodeId node);
    void setColours(const QPalette &palette, const QFont &font);
    [[nodiscard]] int drawnCount() const { return m_drawn; }

    /// The middle of a move's disc.
    [[nodiscard]] static QPointF centre(int row, int column);
    /// The move at a point, -1 for none.
    [[nodiscard]] NodeId nodeAt(const QPointF &point) const;

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintMove(QPainter &painter, const TreeLayout::Place &place) const;

    const HistoryModel *m_history = nullptr;
    TreeLayout m_layout;
    std::vector<PlayerLook> m_looks;
    QPalette m_palette;
    QFont m_font;
    NodeId m_shown = GameRecord::kRoot;
    int m_drawn = 0;
};

} // namespace tessera
