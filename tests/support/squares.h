#pragma once

#include "model/core/types.h"

namespace tessera::test {

/// A square of a board of eight by eight, such as `e4`.
inline Cell at(const char *name)
{
    return cellAt(8 * ('8' - name[1]) + name[0] - 'a');
}

} // namespace tessera::test
