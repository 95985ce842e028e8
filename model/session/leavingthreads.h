#pragma once

class QThread;

namespace tessera {

/// Asks a thread to quit, lets it end by itself, and then deletes it. The end of the program waits for the threads that
/// are left. Must be called in the window's thread.
void letLeave(QThread *thread);

} // namespace tessera
