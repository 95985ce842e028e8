#pragma once

class QDialog;

namespace tessera {

/// Asks whether what was changed in `dialog` may be lost, and closes it without its result if so. For its `reject`, to
/// which Esc, Cancel and the frame of the window all lead.
void askToDiscard(QDialog &dialog);

} // namespace tessera
