#include "app/cli/twin.h"

#include <cstdio>

/// A program that has a twin in the folder `twins`: says that it is itself, and the words that it was given.
int main(int count, char *arguments[])
{
    tessera::giveWayToTwin(arguments);
    std::puts("itself");
    for (int i = 1; i < count; ++i)
        std::puts(arguments[i]);
    return 0;
}
