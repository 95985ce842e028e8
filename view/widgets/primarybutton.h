#pragma once

#include <QPushButton>

namespace tessera {

/// The button of the most likely action, in the highlight's colours; Enter presses it as Space does.
class PrimaryButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit PrimaryButton(const QString &text, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace tessera
