#include "app/tools/tools.h"

namespace tessera::cli {

const Program &tesseraTools()
{
    static const Program program{
        "tessera-tools",
        "Makes what Tessera is built with: openings, opening books, puzzles and weights.",
        {openingsCommand(), bookCommand(), puzzlesCommand(), trainCommand()}};
    return program;
}

} // namespace tessera::cli
