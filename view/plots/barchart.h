#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <vector>

namespace tessera {

/// Rows of bars, with names before them and values after them: counts, or shares of a whole. A tool tip tells more
/// about a bar; screen readers get everything as a text.
class BarChart final : public QWidget
{
    Q_OBJECT

public:
    /// A part of a bar.
    struct Part
    {
        double value = 0;
        QColor fill;
        QColor edge;
        QString name;
    };
    struct Bar
    {
        QString name;
        std::vector<Part> parts;
        /// The text after the bar.
        QString words;
    };

    explicit BarChart(const QString &title, QWidget *parent = nullptr);

    /// Sets the bars, whose widths are their values' shares of `whole`, or of the largest value if that is 0.
    void setBars(std::vector<Bar> bars, double whole = 0);
    [[nodiscard]] const std::vector<Bar> &bars() const { return m_bars; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int nameWidth() const;
    [[nodiscard]] int wordsWidth() const;
    void paintBar(QPainter &painter, const Bar &bar, const QRectF &room) const;

    std::vector<Bar> m_bars;
    double m_whole = 0;
};

} // namespace tessera
