#pragma once

#include "view/widgets/plaintext.h"

namespace tessera {

/// A label of one line that shortens its text with "…" where room is scarce, and then shows the whole text as a tool
/// tip.
class ElidedLabel final : public Label
{
    Q_OBJECT

public:
    using Label::Label;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] bool isShortened() const;
};

} // namespace tessera
