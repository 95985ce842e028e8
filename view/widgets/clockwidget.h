#pragma once

#include "view/theme/theme.h"
#include "view/words/clockreading.h"

#include <QWidget>

namespace tessera {

/// A player's clock: digits of equal width on a ground that shows the state (running, low, paused), with a sign beside
/// its colour. It shows a given reading and counts nothing.
class ClockWidget final : public QWidget
{
    Q_OBJECT

public:
    explicit ClockWidget(QWidget *parent = nullptr);

    void setReading(const ClockReading &reading);
    [[nodiscard]] const ClockReading &reading() const { return m_reading; }
    void setTheme(const Theme &theme);
    /// Sets the size of the digits and the greatest width, for places narrower than a player's card.
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
    /// The font, smaller than usual where the text has no room otherwise.
    [[nodiscard]] QFont digitFont() const;
    [[nodiscard]] QFont usualFont() const;
    /// The width of `text` when every digit is as wide as the widest.
    [[nodiscard]] static double textWidth(const QString &text, const QFont &font);
    /// The width available to a text.
    [[nodiscard]] double room() const;
    void paintDigits(QPainter &painter, const QString &text, double left, const QRectF &area) const;
    void describe();

    ClockReading m_reading;
    /// The size of the digits; 0 to match the texts around.
    int m_points = 0;
    /// The greatest width; 0 for that of a card.
    int m_mostWidth = 0;
    Theme m_theme;
};

} // namespace tessera
