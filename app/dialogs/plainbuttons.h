#pragma once

class QDialogButtonBox;

namespace tessera {

/// Buttons of a dialog with words alone, as everywhere in the window, and their words as the names
/// that screen readers say.
void makePlain(const QDialogButtonBox &buttons);

} // namespace tessera
