#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <vector>

namespace tessera {

/// Rows of bars with their names before and what they come to behind: counts, or shares of a whole. The pointer
/// learns more of a bar; who cannot see it hears all of it as a text.
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
        /// Said behind the bar.
        QString words;
    };

    explicit BarChart(const QString &title, QWidget *parent = nullptr);

    /// Each bar takes the width that its value has of `whole`; 0: of the largest one.
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
