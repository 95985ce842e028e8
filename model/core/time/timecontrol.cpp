#include "model/core/time/timecontrol.h"

#include <charconv>
#include <cstdint>
#include <optional>

namespace tessera {

namespace {

/// Seconds with up to three decimals, at most 100 hours.
std::optional<std::chrono::milliseconds> parseSeconds(std::string_view text)
{
    constexpr double kMostSeconds = 360000;
    double seconds = 0;
    const auto [end, error]
        = std::from_chars(text.data(), text.data() + text.size(), seconds, std::chars_format::fixed);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    if (!isWhole || !(seconds >= 0 && seconds <= kMostSeconds))
        return std::nullopt;
    return std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000 + 0.5));
}

std::string secondsText(std::chrono::milliseconds time)
{
    std::string text = std::to_string(time.count() / 1000);
    const auto rest = time.count() % 1000;
    if (rest == 0)
        return text;
    std::string decimals = std::to_string(1000 + rest).substr(1);
    decimals.erase(decimals.find_last_not_of('0') + 1);
    return text.append(".").append(decimals);
}

} // namespace

std::string TimeControl::text() const
{
    if (isUnlimited())
        return "-";
    std::string result = secondsText(initial);
    if (increment.count() != 0)
        result.append("+").append(secondsText(increment));
    return result;
}

Result<TimeControl> TimeControl::parse(std::string_view text)
{
    if (text == "-")
        return TimeControl{};
    const auto plus = text.find('+');
    const auto initial = parseSeconds(text.substr(0, plus));
    const auto increment = plus == std::string_view::npos ? std::chrono::milliseconds(0)
                                                          : parseSeconds(text.substr(plus + 1));
    if (!initial || !increment)
        return Error{
            phrase("Error", "time control"),
            inQuotes(text),
            phrase("Error", "- or seconds[+increment], such as 180+2")};
    return TimeControl{*initial, *increment};
}

} // namespace tessera
