#pragma once

class QDialogButtonBox;
class QPushButton;

namespace tessera {

/// Gives the buttons of a dialog only texts, as everywhere in the window, and these texts as names for screen readers.
void makePlain(const QDialogButtonBox &buttons);
/// The same name for a button within a page, which Enter elsewhere must not press.
void makePlain(QPushButton &button);

} // namespace tessera
