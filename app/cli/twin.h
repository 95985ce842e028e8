#pragma once

namespace tessera {

/// Lets the program's twin take its place, where it has one that this processor can run. A program built
/// for every amd64 (TESSERA_ARCH=baseline) has one, built for x86-64-v3, in a folder of that name
/// beside it. Whole programs and not their hot loops, since code for two generations of processors
/// hands vectors over differently and must not meet in one process. Returns when the program itself is
/// to go on: where it has no twin, or TESSERA_TWIN=off is in the environment. To be called first of all.
void giveWayToTwin(char *arguments[]);

} // namespace tessera
