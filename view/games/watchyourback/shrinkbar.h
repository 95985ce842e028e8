#pragma once

#include "view/theme/theme.h"

#include <QWidget>

#include <vector>

namespace tessera::watchyourback {

/// Turns as a sentence lists them: "30, 60 and 90".
[[nodiscard]] QString turnList(const std::vector<int> &turns);

/// The turns of the moving phase as a bar with the turns after which a ring falls under it (W5); beyond the last it
/// stays full.
class ShrinkBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ShrinkBar(QWidget *parent);

    /// The turns in `shrinks` rise; there is at least one.
    void setTurn(int turn, const std::vector<int> &shrinks);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_turn = 0;
    std::vector<int> m_shrinks{1};
    QColor m_past;
};

} // namespace tessera::watchyourback
