#include "app/tools/tools.h"

int main(int argc, char **argv)
{
    return tessera::cli::runMain(tessera::cli::tesseraTools(), argc, argv);
}
