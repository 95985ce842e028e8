#include "model/games/tetress/kernel.h"

namespace tessera::tetress {

const Kernel &kernel()
{
    static const Kernel &fastest = avx2Kernel() != nullptr ? *avx2Kernel() : plainKernel();
    return fastest;
}

} // namespace tessera::tetress
