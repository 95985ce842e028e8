#pragma once

#include <QPixmap>
#include <QWidget>

#include <vector>

namespace tessera::xxlchess {

/// The pieces that a side has lost, each kind once with its number, in as many lines as necessary.
class CapturedRow final : public QWidget
{
    Q_OBJECT

public:
    struct Lost
    {
        QPixmap picture;
        QString name;
        int count = 0;
    };

    explicit CapturedRow(QWidget *parent = nullptr);

    void setLost(const std::vector<Lost> &lost);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The side of a picture in device-independent pixels.
    static constexpr int kPicture = 22;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int perLine(int width) const;
    [[nodiscard]] int entryWidth() const;

    std::vector<Lost> m_lost;
};

} // namespace tessera::xxlchess
