#pragma once

class QThread;

namespace tessera {

/// Asks a thread to quit, lets it come to its end by itself, and deletes it then. At the end of the
/// program those that are left are waited for. To be called in the window's thread.
void letLeave(QThread *thread);

} // namespace tessera
