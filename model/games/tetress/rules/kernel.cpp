#include "model/games/tetress/rules/kernel.h"

namespace tessera::tetress {

std::vector<const Kernel *> kernels()
{
    std::vector<const Kernel *> all;
    for (const Kernel *one : {avx512Kernel(), avx2Kernel(), &plainKernel()}) {
        if (one != nullptr)
            all.push_back(one);
    }
    return all;
}

const Kernel &kernel()
{
    static const Kernel &fastest = *kernels().front();
    return fastest;
}

} // namespace tessera::tetress
