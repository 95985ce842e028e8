#include "model/foreign/processmemory.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>

namespace tessera {

namespace {

/// What `/proc/N/stat` tells of a process, as far as it is wanted.
struct Process
{
    std::string name;
    int group = 0;
    long long pages = 0;
};

Process readProcess(const std::string &path)
{
    std::ifstream file(path);
    std::string text;
    std::getline(file, text);
    // The name stands in brackets, and may hold brackets and blanks itself.
    const auto begin = text.find('(');
    const auto end = text.rfind(')');
    if (begin == std::string::npos || end == std::string::npos || end < begin)
        return {};
    Process process;
    process.name = text.substr(begin + 1, end - begin - 1);
    std::istringstream fields(text.substr(end + 1));
    std::string skipped;
    // State and parent come before the group; the pages in memory are the 24th field of all.
    fields >> skipped >> skipped >> process.group;
    constexpr int kBetween = 18;
    for (int i = 0; i < kBetween; ++i)
        fields >> skipped;
    fields >> process.pages;
    return process;
}

bool isNumber(const std::string &name)
{
    return !name.empty()
           && std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

int memoryOfGroup(int group)
{
    long long pages = 0;
    std::error_code error;
    std::filesystem::directory_iterator entries("/proc", error);
    for (; !error && entries != std::filesystem::directory_iterator(); entries.increment(error)) {
        const std::string name = entries->path().filename().string();
        if (!isNumber(name))
            continue;
        const Process process = readProcess("/proc/" + name + "/stat");
        if (process.group == group && process.name != "sh")
            pages += process.pages;
    }
    constexpr long long kKibibyte = 1024;
    return static_cast<int>(pages * sysconf(_SC_PAGESIZE) / kKibibyte);
}

} // namespace tessera
