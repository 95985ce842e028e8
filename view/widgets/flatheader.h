#pragma once

#include <QHeaderView>

namespace tessera {

/// A header without the look of a button: dim texts on the ground of the list.
class FlatHeader final : public QHeaderView
{
    Q_OBJECT

public:
    explicit FlatHeader(Qt::Orientation orientation, QWidget *parent = nullptr);

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;
    void paintEvent(QPaintEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    [[nodiscard]] QString textOf(int section) const;
};

} // namespace tessera
