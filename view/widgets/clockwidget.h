#pragma once

#include "view/theme/theme.h"
#include "view/words/clockreading.h"

#include <QWidget>

namespace tessera {

/// A player's clock: digits of equal width on a ground that says how it stands (running, low,
/// paused), each state with a sign beside its colour. Shows what it is told and counts nothing.
class ClockWidget final : public QWidget
{
    Q_OBJECT

public:
    explicit ClockWidget(QWidget *parent = nullptr);

    void setReading(const ClockReading &reading);
    [[nodiscard]] const ClockReading &reading() const { return m_reading; }
    void setTheme(const Theme &theme);
    /// The size of the digits and the width of all, for places narrower than a player's card.
    void setDigitPoints(int points, int mostWidth);
    /// The digits and the sign, as painted.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Colours
    {
        QBrush ground;
        QColor text;
    };
    [[nodiscard]] Colours colours() const;
    /// Smaller than usual where the text has no room otherwise.
    [[nodiscard]] QFont digitFont() const;
    [[nodiscard]] QFont usualFont() const;
    /// The width of `text` when every digit is as wide as the widest.
    [[nodiscard]] static double textWidth(const QString &text, const QFont &font);
    /// What a text may take.
    [[nodiscard]] double room() const;
    void paintDigits(QPainter &painter, const QString &text, double left, const QRectF &area) const;
    void describe();

    ClockReading m_reading;
    /// 0: as large as goes with the texts around.
    int m_points = 0;
    /// 0: as a card has it.
    int m_mostWidth = 0;
    Theme m_theme;
};

} // namespace tessera
