#include "model/record/drawnmarktext.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace tessera {

namespace {

constexpr std::string_view kColours = "GRBY";
constexpr std::string_view kCellCharacters = "abcdefghijklmnopqrstuvwxyz0123456789,-";

bool isLetter(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isCell(std::string_view name)
{
    return !name.empty() && name.find_first_not_of(kCellCharacters) == std::string_view::npos
           && name.front() != ',' && name.back() != ',';
}

/// The two cells of `e2e4`, or of `3,4>5,4`.
std::pair<std::string_view, std::string_view> splitArrow(std::string_view cells)
{
    const auto sign = cells.find('>');
    if (sign != std::string_view::npos)
        return {cells.substr(0, sign), cells.substr(sign + 1)};
    const auto second = std::find_if(cells.begin() + (cells.empty() ? 0 : 1), cells.end(), isLetter);
    const auto length = static_cast<std::size_t>(second - cells.begin());
    return {cells.substr(0, length), cells.substr(length)};
}

std::optional<DrawnMark> parseMark(std::string_view text, MarkList list)
{
    if (text.empty() || kColours.find(text.front()) == std::string_view::npos)
        return std::nullopt;
    const std::string_view cells = text.substr(1);
    const bool isArrow = list == MarkList::Arrows;
    const auto [from, to] = isArrow ? splitArrow(cells) : std::pair(cells, std::string_view());
    if (!isCell(from) || (isArrow && !isCell(to)))
        return std::nullopt;
    return DrawnMark{text.front(), std::string(from), std::string(to)};
}

/// The end of the mark that begins at 0: it is before a comma and the letter of a colour, since some games write cells
/// with commas.
std::size_t markEnd(std::string_view text)
{
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        const char next = text[i + 1];
        if (text[i] == ',' && ((next >= 'A' && next <= 'Z') || next == ' '))
            return i;
    }
    return text.size();
}

} // namespace

std::string drawnMarksText(const RecordNode &node, MarkList list)
{
    std::string text;
    for (const DrawnMark &mark : node.marks) {
        if (mark.to.empty() == (list == MarkList::Arrows))
            continue;
        text.append(text.empty() ? "" : ",").append(1, mark.colour).append(mark.from);
        const bool isJoined = !mark.from.empty() && isLetter(mark.from.front());
        if (!mark.to.empty())
            text.append(isJoined ? "" : ">").append(mark.to);
    }
    return text;
}

bool addDrawnMarks(RecordNode &node, std::string_view value, MarkList list)
{
    std::vector<DrawnMark> read;
    while (!value.empty()) {
        const auto end = markEnd(value);
        const auto mark = parseMark(value.substr(0, end), list);
        if (!mark)
            return false;
        read.push_back(*mark);
        value.remove_prefix(std::min(end + 1, value.size()));
        value.remove_prefix(std::min(value.find_first_not_of(' '), value.size()));
    }
    if (read.empty())
        return false;
    for (const DrawnMark &mark : read) {
        if (std::find(node.marks.begin(), node.marks.end(), mark) == node.marks.end())
            node.marks.push_back(mark);
    }
    return true;
}

} // namespace tessera
