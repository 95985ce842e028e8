#include "app/cli/commands/commands.h"
#include "app/cli/twin.h"

int main(int argc, char **argv)
{
    tessera::giveWayToTwin(argv);
    return tessera::cli::runMain(tessera::cli::tesseraCli(), argc, argv);
}
