#pragma once

#include <QWidget>

namespace tessera::test {

/// Whether Qt made the widget for itself: inside a field of ours, or for the list that a combo box pops up, which newer
/// versions of Qt make before it is seen. Windows count as well: they are looked at by themselves.
inline bool isQtsOwn(const QWidget &widget)
{
    return widget.objectName().startsWith(QLatin1StringView("qt_")) || widget.isWindow()
           || widget.window()->windowType() == Qt::Popup;
}

} // namespace tessera::test
