#include "tests/support/goldendata.h"

#include <cstdlib>
#include <fstream>
#include <iostream>

namespace tessera::test {

std::vector<nlohmann::json> goldenLines(const std::string &game, const std::string &file)
{
    const std::string path = std::string(TESSERA_TEST_DATA) + "/" + game + "/" + file;
    std::ifstream input(path);
    std::vector<nlohmann::json> rows;
    for (std::string line; std::getline(input, line);) {
        if (line.empty())
            continue;
        rows.push_back(nlohmann::json::parse(line, nullptr, false));
        if (rows.back().is_discarded()) {
            std::cerr << path << ", line " << rows.size() << ": no JSON\n";
            std::abort();
        }
    }
    return rows;
}

} // namespace tessera::test
