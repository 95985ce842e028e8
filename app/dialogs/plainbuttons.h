#pragma once

class QDialogButtonBox;

namespace tessera {

/// Gives the buttons of a dialog only texts, as everywhere in the window, and these texts as names for screen readers.
void makePlain(const QDialogButtonBox &buttons);

} // namespace tessera
