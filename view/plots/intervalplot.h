#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace tessera {

/// Values with their bounds, in rows on a common scale: a dot, and a line from bound to bound. A line that leaves the
/// scale ends in an arrow.
class IntervalPlot final : public QWidget
{
    Q_OBJECT

public:
    struct Row
    {
        QString name;
        double low = 0;
        double value = 0;
        double high = 0;

        friend bool operator==(const Row &, const Row &) = default;
    };

    explicit IntervalPlot(QWidget *parent = nullptr);

    /// `even` is the value of equal strength; `unit` follows numbers: "%".
    void setRows(const std::vector<Row> &rows, double even, const QString &unit);
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    /// A row in words, such as "level=3: 12, from −40 to 64".
    [[nodiscard]] QString words(std::size_t row) const;
    /// The same picture as elements of SVG, in the colours of the window.
    [[nodiscard]] QByteArray svg(QSize size);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Scale
    {
        QRectF field;
        double least;
        double most;

        [[nodiscard]] double x(double value) const;
        [[nodiscard]] bool holds(double value) const { return value >= least && value <= most; }
    };

    [[nodiscard]] Scale scaleFor(QSize size) const;
    void paint(QPainter &painter, QSize size) const;
    void paintTicks(QPainter &painter, const Scale &scale) const;
    void paintRow(QPainter &painter, const Scale &scale, std::size_t row) const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] QString number(double value) const;

    std::vector<Row> m_rows;
    double m_even = 0;
    QString m_unit;
};

} // namespace tessera
