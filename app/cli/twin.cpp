#include "app/cli/twin.h"

#ifdef TESSERA_TWIN
#include <cstdlib>
#include <filesystem>
#include <string_view>

#include <unistd.h>
#endif

namespace tessera {

#ifdef TESSERA_TWIN

namespace {

/// Whether this is an x86-64-v3: every processor with these four features has the rest of that generation.
bool isTwinsProcessor()
{
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
           && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma");
}

} // namespace

void giveWayToTwin(char *arguments[])
{
    const char *const wish = std::getenv("TESSERA_TWIN");
    if ((wish && wish == std::string_view("off")) || !isTwinsProcessor())
        return;
    std::error_code failure;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", failure);
    if (failure)
        return;
    const auto twin = self.parent_path() / TESSERA_TWIN / self.filename();
    // This returns only on failure, for instance without such a file; then this program does the work.
    execv(twin.c_str(), arguments);
}

#else

void giveWayToTwin(char **) {}

#endif

} // namespace tessera
