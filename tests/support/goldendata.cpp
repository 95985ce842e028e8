#include "tests/support/goldendata.h"

#include "model/core/json/jsontext.h"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <stdexcept>

namespace tessera::test {

std::vector<Json> goldenLines(const std::string &game, const std::string &file)
{
    const std::string path = std::string(TESSERA_TEST_DATA) + "/" + game + "/" + file;
    std::ifstream input(path);
    std::vector<Json> rows;
    for (std::string line; std::getline(input, line);) {
        if (line.empty())
            continue;
        auto row = parseJson(line);
        if (!row) {
            std::cerr << path << ", line " << rows.size() + 1 << ": no JSON\n";
            std::abort();
        }
        rows.push_back(std::move(*row));
    }
    return rows;
}

std::string textIn(const Json &line, std::string_view key)
{
    return line[key].asString().value();
}

std::vector<std::string> textsIn(const Json &line, std::string_view key)
{
    if (!line[key].isArray())
        throw std::out_of_range(std::string(key));
    std::vector<std::string> texts;
    for (const Json &text : line[key].elements())
        texts.push_back(text.asString().value());
    return texts;
}

} // namespace tessera::test
