#pragma once

#include <QLabel>

namespace tessera::xxlchess {

/// Pictures of pieces are drawn so large (pixels) and scaled down, which is sharp enough at every scale of a screen.
inline constexpr int kPicturePixels = 64;

/// A label for plain text of several lines.
inline QLabel *makeLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace tessera::xxlchess
