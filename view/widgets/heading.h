#pragma once

class QWidget;

namespace tessera {

/// Gives a label the bold font of a heading, `scale` times as large as the text around it, even when the size of all
/// texts changes.
void makeHeading(QWidget &label, double scale);

/// Gives a text letters of equal width, as large as the text around it, even when that changes.
void makeMonospaced(QWidget &text);

} // namespace tessera
