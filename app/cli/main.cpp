#include "app/cli/command.h"

#include <iostream>

int main(int argc, char **argv)
{
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    const tessera::cli::Streams streams{std::cin, std::cout, std::cerr};
    const auto status = tessera::cli::runProgram(words, streams);
    std::cout.flush();
    return std::cout ? static_cast<int>(status)
                     : static_cast<int>(tessera::cli::ExitStatus::Failed);
}
