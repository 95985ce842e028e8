#pragma once

#include <QStringList>

class QWidget;

namespace tessera::test {

/// What is wrong with how a window, a dialog or a page looks, in a sentence each: texts that are
/// clipped, widgets that stick out of their parents, buttons without a picture, areas that scroll for the bar's own sake. Texts that shorten
/// themselves, and say the whole in a tool tip, are right.
[[nodiscard]] QStringList faultsOf(const QWidget &screen);

/// The same of a screen that has just been opened or changed, which gets a moment to settle, with `name` in front. With
/// TESSERA_SCREENS_DIR in the environment its picture is kept there, named after the screen and the test's row.
[[nodiscard]] QStringList lookedAt(QWidget &screen, const QString &name);

/// Where Tab does not go on through a screen: where it leads to what lies above, unless in a column further right, or to
/// the left in a row.
[[nodiscard]] QStringList stepsBack(const QWidget &screen);

/// Keys that two acts of a window want.
[[nodiscard]] QStringList sharedKeys(const QWidget &window);

} // namespace tessera::test
