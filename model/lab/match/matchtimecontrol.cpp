#include "model/lab/match/matchtimecontrol.h"

#include "model/core/words.h"

#include <limits>

namespace tessera::lab {

namespace {

constexpr int kDeepest = 127;

Result<bool> setLimit(
    MatchTimeControl &timeControl,
    const std::string &where,
    const std::string &key,
    const std::string &value)
{
    constexpr long long kMostNodes = std::numeric_limits<long long>::max();
    const auto error = [&](Phrase wanted) {
        return Error{std::string(where).append(" ").append(key), inQuotes(value), std::move(wanted)};
    };
    if (key == "time") {
        const auto clock = TimeControl::parse(value);
        if (!clock || clock->initial.count() == 0)
            return error(phrase("Error", "seconds[+increment], such as 10+0.1"));
        timeControl.clock = *clock;
    } else if (key == "movetime") {
        timeControl.moveTime = parseDuration(value);
        if (!timeControl.moveTime || timeControl.moveTime->count() == 0)
            return error(phrase("Error", "a time, such as 100ms or 2s"));
    } else if (key == "nodes") {
        const auto nodes = wholeNumber(value, 1, kMostNodes);
        if (!nodes)
            return error(wantedNumber(1, kMostNodes));
        timeControl.nodes = static_cast<std::uint64_t>(*nodes);
    } else {
        const auto depth = wholeNumber(value, 1, kDeepest);
        if (!depth)
            return error(wantedNumber(1, kDeepest));
        timeControl.depth = static_cast<int>(*depth);
    }
    return true;
}

bool isOfPace(std::string_view key)
{
    for (const std::string_view known : MatchTimeControl::kKeys) {
        if (key == known)
            return true;
    }
    return false;
}

} // namespace

SearchLimits MatchTimeControl::limits() const
{
    SearchLimits limits;
    limits.moveTime = moveTime;
    limits.nodes = nodes;
    limits.depth = depth;
    return limits;
}

std::string MatchTimeControl::text() const
{
    std::string text;
    const auto add = [&text](const char *key, const std::string &value) {
        text.append(text.empty() ? "" : ",").append(key).append(value);
    };
    if (clock)
        add("", clock->text());
    if (moveTime)
        add("movetime=", std::to_string(moveTime->count()) + "ms");
    if (nodes)
        add("nodes=", std::to_string(*nodes));
    if (depth)
        add("depth=", std::to_string(*depth));
    return text;
}

Result<MatchTimeControl> MatchTimeControl::parse(std::string_view text)
{
    const std::string where = "--time";
    const auto firstSeparator = text.find_first_of(" ,");
    const std::string_view first = text.substr(0, firstSeparator);
    std::string words(text);
    if (first.find('=') == std::string_view::npos)
        words.insert(0, first.ends_with("s") ? "movetime=" : "time=");
    const auto settings = parseKeyValues(where, words, kKeys);
    if (!settings)
        return settings.error();
    const auto timeControl = of(where, *settings);
    if (!timeControl)
        return timeControl.error();
    if (!*timeControl)
        return Error{
            where,
            phrase("Error", "nothing"),
            phrase("Error", "a time control, such as 10+0.1, movetime=100ms or nodes=20000")};
    return **timeControl;
}

Result<std::optional<MatchTimeControl>> MatchTimeControl::of(
    const std::string &where, const KeyValues &settings)
{
    std::optional<MatchTimeControl> timeControl;
    for (const auto &[key, value] : settings) {
        if (!isOfPace(key))
            continue;
        if (!timeControl)
            timeControl.emplace();
        const auto isSet = setLimit(*timeControl, where, key, value);
        if (!isSet)
            return isSet.error();
    }
    return timeControl;
}

} // namespace tessera::lab
