#pragma once

#include "view/widgets/playerlook.h"

#include <QStyledItemDelegate>

#include <vector>

namespace tessera {

/// Draws the results of a move's games: a part of a bar for each player, and the rest for draws.
class ResultBars final : public QStyledItemDelegate
{
public:
    /// The role of the players' shares of 1, in their order, as a list of numbers.
    static constexpr int kSharesRole = Qt::UserRole;

    /// `looks` must outlive this.
    ResultBars(const std::vector<PlayerLook> &looks, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_looks(looks)
    {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
        const override;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const std::vector<PlayerLook> &m_looks;
};

} // namespace tessera
