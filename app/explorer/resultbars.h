#pragma once

#include "view/widgets/playerlook.h"

#include <QStyledItemDelegate>

#include <vector>

namespace tessera {

/// Draws how the games of a move ended: a part of a bar for each player, and the rest for nobody.
class ResultBars final : public QStyledItemDelegate
{
public:
    /// The parts of the players, in their order, of 1: a list of numbers.
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
