#include "model/foreign/processmemory.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace tessera {

namespace {

std::string folderOf(int process)
{
    return "/proc/" + std::to_string(process);
}

/// Adds the living processes that any thread of `process` has started.
void addChildren(int process, std::vector<int> &found)
{
    std::error_code error;
    std::filesystem::directory_iterator threads(folderOf(process) + "/task", error);
    for (; !error && threads != std::filesystem::directory_iterator(); threads.increment(error)) {
        std::ifstream children(threads->path() / "children");
        for (int child = 0; children >> child;)
            found.push_back(child);
    }
}

/// A process and its descendants, without detached ones such as servers.
std::vector<int> family(int process)
{
    // A program with more processes is not measured as a whole.
    constexpr std::size_t kMost = 1000;
    std::vector<int> found{process};
    for (std::size_t i = 0; i < found.size() && found.size() < kMost; ++i)
        addChildren(found[i], found);
    return found;
}

/// The kB after `name:` in the lines of `/proc/N/status`.
int kilobytesAt(const std::string &name, const std::string &status)
{
    const auto line = status.find("\n" + name + ":");
    const auto begin = line == std::string::npos ? line : status.find_first_of("0123456789", line);
    int kilobytes = 0;
    if (begin != std::string::npos)
        std::from_chars(status.data() + begin, status.data() + status.size(), kilobytes);
    return kilobytes;
}

int sumOf(const std::string &name, int process)
{
    int sum = 0;
    for (const int member : family(process)) {
        std::ifstream file(folderOf(member) + "/status");
        const std::string
            status((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        if (!status.starts_with("Name:\tsh\n"))
            sum += kilobytesAt(name, status);
    }
    return sum;
}

} // namespace

bool restartMemoryPeaks(int process)
{
    const std::vector<int> members = family(process);
    return std::ranges::all_of(members, [](int member) {
        std::ofstream file(folderOf(member) + "/clear_refs");
        file << "5" << std::flush;
        // A process that has ended meanwhile has no peak.
        return file.good() || !std::filesystem::exists(folderOf(member));
    });
}

MemoryUse memoryPeaks(int process)
{
    const int sum = sumOf("VmHWM", process);
    return {sum, sum > 0};
}

MemoryUse memoryNow(int process)
{
    return {sumOf("VmRSS", process), false};
}

} // namespace tessera
