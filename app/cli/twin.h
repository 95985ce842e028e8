#pragma once

namespace tessera {

/// Replaces this program by its twin, where it has one that this processor can run. A program built for every amd64
/// (TESSERA_ARCH=baseline) has a twin, built for x86-64-v3, in a folder of that name beside it. Whole programs are
/// built twice instead of their hot loops, since code for two generations of processors passes vectors differently and
/// must not be mixed in one process. Returns when this program is to go on: where it has no twin, or TESSERA_TWIN=off
/// is in the environment. Must be called before anything else.
void giveWayToTwin(char *arguments[]);

} // namespace tessera
