#pragma once

#include "app/rating/ratingbook.h"

#include <QWidget>

namespace tessera {

/// A rating after each game, within its 95 % interval.
class RatingGraph final : public QWidget
{
    Q_OBJECT

public:
    explicit RatingGraph(QWidget *parent = nullptr);

    void setSteps(std::vector<RatingBook::Step> steps);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QRectF field() const;
    [[nodiscard]] double x(std::size_t step) const;
    [[nodiscard]] double y(double value) const;

    std::vector<RatingBook::Step> m_steps;
    double m_least = 0;
    double m_most = 1;
};

} // namespace tessera
