#pragma once

#include "view/theme/theme.h"

#include <QVariantAnimation>
#include <QWidget>

#include <array>
#include <optional>

namespace tessera::tetress {

/// A number of each side as digits and as shares of a bar, with both numbers after the placement in preview. Numbers
/// that change roll, if they may.
class BalanceBar final : public QWidget
{
    Q_OBJECT

public:
    using Numbers = std::array<int, 2>;

    /// `shortTitle` is shown where the numbers leave no room for `title`.
    BalanceBar(const QString &title, const QString &shortTitle, QWidget *parent);

    /// The names of the sides, for screen readers.
    void setSides(const QString &left, const QString &right);
    void setNumbers(const Numbers &numbers);
    [[nodiscard]] const Numbers &numbers() const { return m_numbers; }
    void setOutcome(const std::optional<Numbers> &outcome);
    [[nodiscard]] const std::optional<Numbers> &outcome() const { return m_outcome; }
    void setColours(const std::array<QColor, 2> &fills, const std::array<QColor, 2> &edges);
    void setAnimated(bool animated) { m_isAnimated = animated; }
    /// Holds rolling numbers at their present values until they are released.
    void setHeld(bool held);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();
    void paintNumbers(QPainter &painter) const;
    void paintBar(QPainter &painter, const QRectF &bar) const;

    QString m_title;
    QString m_shortTitle;
    std::array<QString, 2> m_sides;
    Numbers m_numbers{};
    /// The numbers shown while they roll.
    Numbers m_rolled{};
    Numbers m_rolledFrom{};
    std::optional<Numbers> m_outcome;
    std::array<QColor, 2> m_fills;
    std::array<QColor, 2> m_edges;
    bool m_isAnimated = false;
    bool m_isHeld = false;
    QVariantAnimation m_roll;
};

} // namespace tessera::tetress
