#include "app/cli/commands/benchrecord.h"

#include "app/cli/input/arguments.h"
#include "app/cli/input/gamechoice.h"

#include <algorithm>
#include <limits>
#include <sstream>

namespace tessera::cli {

std::string BenchRecord::line() const
{
    std::string text = game;
    text.append(" ").append(std::to_string(depth)).append(" ").append(std::to_string(nodes));
    return text.append(" ").append(signature);
}

Result<std::vector<BenchRecord>> readBenchRecords(const std::string &content, const std::string &name)
{
    std::vector<BenchRecord> records;
    std::istringstream lines(content);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const auto words = wordsOf(line);
        if (words.empty() || words.front().starts_with('#'))
            continue;
        constexpr std::size_t kWords = 4;
        const auto depth = wholeNumber(words.size() > 1 ? words[1] : "", 1, 127);
        const auto nodes
            = wholeNumber(words.size() > 2 ? words[2] : "", 0, std::numeric_limits<long long>::max());
        if (words.size() != kWords || !depth || !nodes)
            return Error{name, inQuotes(line), "GAME DEPTH NODES SIGNATURE", number};
        records.push_back(
            {words[0], static_cast<int>(*depth), static_cast<std::uint64_t>(*nodes), words[3]});
    }
    return records;
}

std::vector<Error> differences(
    const std::vector<BenchRecord> &found, const std::vector<BenchRecord> &wanted)
{
    std::vector<Error> errors;
    for (const BenchRecord &record : found) {
        const auto known = std::find_if(wanted.begin(), wanted.end(), [&](const BenchRecord &row) {
            return row.game == record.game;
        });
        if (known == wanted.end())
            errors.push_back({"bench", inQuotes(record.line()), "a recorded line for this game"});
        else if (*known != record)
            errors.push_back({"bench", inQuotes(record.line()), inQuotes(known->line())});
    }
    return errors;
}

} // namespace tessera::cli
