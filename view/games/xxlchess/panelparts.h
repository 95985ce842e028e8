#pragma once

#include "view/widgets/plaintext.h"

namespace tessera::xxlchess {

/// The size in pixels in which pictures of pieces are drawn, to be scaled down; it is sharp enough at every scale of a
/// screen.
inline constexpr int kPicturePixels = 64;

/// A label for plain text of several lines.
inline QLabel *makeLabel(const QString &name, QWidget *parent)
{
    auto *label = new Label(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    return label;
}

} // namespace tessera::xxlchess
