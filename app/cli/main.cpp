#include "app/cli/frame/command.h"
#include "app/cli/twin.h"

#include <exception>
#include <iostream>
#include <new>

int main(int argc, char **argv)
{
    tessera::giveWayToTwin(argv);
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    const tessera::cli::Streams streams{std::cin, std::cout, std::cerr};
    using tessera::cli::ExitStatus;
    auto status = ExitStatus::Failed;
    try {
        status = tessera::cli::runProgram(words, streams);
    } catch (const std::bad_alloc &) {
        streams.talk << "tessera-cli: there is not enough memory\n";
    } catch (const std::exception &error) {
        streams.talk << "tessera-cli: " << error.what() << '\n';
    }
    std::cout.flush();
    if (std::cout)
        return static_cast<int>(status);
    streams.talk << "tessera-cli: standard output could not be written; is the disk full?\n";
    return static_cast<int>(ExitStatus::Failed);
}
