#include "model/record/commenttext.h"

#include "model/core/words.h"
#include "model/record/drawnmarktext.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace tessera {

namespace {

using std::chrono::milliseconds;

constexpr std::string_view kAnnotationBegin = "[%";

bool isControl(char c)
{
    const auto code = static_cast<unsigned char>(c);
    return (code < 0x20 && c != '\n') || code == 0x7f;
}

bool isGap(char c)
{
    return c == ' ' || c == '\n';
}

/// Whether the text begins like an annotation, which the reader would take out.
bool beginsAnnotation(std::string_view text)
{
    constexpr std::string_view kNames[] = {
        "[%clk", "[%emt", "[%eval", "[%pv", "[%csl", "[%cal", "[%took", "[%mem", "[%peak", "[%said"};
    return std::any_of(std::begin(kNames), std::end(kNames), [text](std::string_view name) {
        return text.starts_with(name);
    });
}

/// `text` with the characters that a comment cannot hold written as `&#125;`; in the value of an annotation, these
/// include its closing bracket and line ends.
std::string escaped(std::string_view text, bool isValue = false)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const std::string_view rest = text.substr(i);
        const bool isAtEnd = i == 0 || i + 1 == text.size();
        const bool mustEscape = c == '{' || c == '}' || isControl(c) || (isAtEnd && isGap(c))
                                || (isValue && (c == ']' || c == '\n')) || beginsAnnotation(rest)
                                || rest.starts_with("&#");
        if (mustEscape)
            result.append("&#").append(std::to_string(static_cast<int>(c))).append(";");
        else
            result += c;
    }
    return result;
}

std::string unescaped(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        if (rest.starts_with("&#")) {
            int code = 0;
            const char *begin = rest.data() + 2;
            const auto [end, error] = std::from_chars(begin, rest.data() + rest.size(), code);
            const bool isWhole = error == std::errc() && end != rest.data() + rest.size()
                                 && *end == ';' && code >= 0 && code < 0x80 && *begin != '-';
            if (isWhole) {
                result += static_cast<char>(code);
                i += static_cast<std::size_t>(end - rest.data());
                continue;
            }
        }
        result += text[i];
    }
    return result;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r\n\f\v";
    const auto begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

/// Reads a whole number of a clock; six digits at most.
std::optional<std::int64_t> parseCount(std::string_view digits)
{
    constexpr std::size_t kMostDigits = 6;
    if (digits.empty() || digits.size() > kMostDigits)
        return std::nullopt;
    std::int64_t count = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9')
            return std::nullopt;
        count = 10 * count + (c - '0');
    }
    return count;
}

/// Reads decimals of a second as milliseconds; digits beyond the third are dropped.
std::optional<std::int64_t> parseDecimals(std::string_view digits)
{
    std::string three(digits.substr(0, 3));
    three.resize(3, '0');
    const auto count = parseCount(three);
    const bool isWhole = !digits.empty()
                         && digits.find_first_not_of("0123456789") == std::string_view::npos;
    return isWhole ? count : std::nullopt;
}

/// Adds an annotation about another program's time, memory or output to `trace`; false when it is not understood.
bool addTrace(ProgramTrace &trace, std::string_view name, std::string_view value)
{
    if (name == "said") {
        trace.setText(unescaped(value));
        return !value.empty();
    }
    if (name == "took") {
        const auto time = parseClock(value);
        trace.time = time.value_or(trace.time);
        return time.has_value();
    }
    const auto kilobytes = wholeNumber(value, 0, std::numeric_limits<int>::max());
    if (!kilobytes)
        return false;
    trace.kilobytes = static_cast<int>(*kilobytes);
    trace.isPeak = name == "peak";
    return true;
}

/// Puts an annotation's value into its field; false when it is not understood.
bool annotate(RecordNode &node, std::string_view name, std::string_view value)
{
    if (name == "eval" && !value.empty()) {
        node.evaluation = unescaped(value);
        return true;
    }
    if (name == "pv" && !value.empty()) {
        node.bestLine = unescaped(value);
        return true;
    }
    if (name == "csl" || name == "cal")
        return addDrawnMarks(node, value, name == "csl" ? MarkList::Circles : MarkList::Arrows);
    if (name == "took" || name == "mem" || name == "peak" || name == "said")
        return addTrace(node.trace, name, value);
    const auto time = parseClock(value);
    if (!time)
        return false;
    if (name == "clk")
        node.clock = time;
    else if (name == "emt")
        node.elapsed = time;
    else
        return false;
    return true;
}

/// An annotation on one line, since tools for PGN break lines at any blank.
std::string inOneLine(std::string_view annotation)
{
    std::string line(annotation);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return line;
}

/// Moves the annotations of `text` into `node`, and returns the rest.
std::string withoutAnnotations(RecordNode &node, std::string_view text)
{
    std::string left;
    while (!text.empty()) {
        const auto begin = text.find(kAnnotationBegin);
        const auto end = text.find(']', begin == std::string_view::npos ? 0 : begin);
        if (begin == std::string_view::npos || end == std::string_view::npos)
            return left.append(text);
        const auto content = text.substr(begin + 2, end - begin - 2);
        const std::string line = inOneLine(content);
        const auto blank = std::min(line.find(' '), line.size());
        left.append(text.substr(0, begin));
        text = text.substr(end + 1);
        if (!annotate(
                node,
                std::string_view(line).substr(0, blank),
                trimmed(std::string_view(line).substr(blank))))
            left.append(kAnnotationBegin).append(content).append("]");
        else if (!text.empty() && isGap(text.front()) && (left.empty() || isGap(left.back())))
            text.remove_prefix(1);
    }
    return left;
}

} // namespace

std::string commentText(const RecordNode &node)
{
    std::string text;
    const auto add = [&text](std::string_view part) {
        text.append(text.empty() ? "" : " ").append(part);
    };
    const auto addAnnotation = [&add](std::string_view name, std::string_view value) {
        add(std::string("[%").append(name).append(" ").append(value).append("]"));
    };
    if (node.clock)
        addAnnotation("clk", clockText(*node.clock));
    if (node.elapsed)
        addAnnotation("emt", clockText(*node.elapsed));
    if (node.evaluation && !node.evaluation->empty())
        addAnnotation("eval", escaped(*node.evaluation, true));
    if (!node.bestLine.empty())
        addAnnotation("pv", escaped(node.bestLine, true));
    if (const std::string circles = drawnMarksText(node, MarkList::Circles); !circles.empty())
        addAnnotation("csl", circles);
    if (const std::string arrows = drawnMarksText(node, MarkList::Arrows); !arrows.empty())
        addAnnotation("cal", arrows);
    if (node.trace.time.count() > 0)
        addAnnotation("took", clockText(node.trace.time));
    if (node.trace.kilobytes > 0)
        addAnnotation(node.trace.isPeak ? "peak" : "mem", std::to_string(node.trace.kilobytes));
    if (!node.trace.text().empty())
        addAnnotation("said", escaped(node.trace.text(), true));
    if (!node.comment.empty())
        add(escaped(node.comment));
    return text;
}

void addCommentText(RecordNode &node, std::string_view text)
{
    const std::string rest = withoutAnnotations(node, text);
    const std::string comment = unescaped(trimmed(rest));
    if (comment.empty())
        return;
    node.comment.append(node.comment.empty() ? "" : " ").append(comment);
}

std::string clockText(milliseconds time)
{
    constexpr std::int64_t kMinute = 60000;
    const std::int64_t count = std::max<std::int64_t>(time.count(), 0);
    const std::int64_t rest = count % kMinute;
    std::string decimals = std::to_string(1000 + rest % 1000).substr(1);
    while (decimals.size() > 1 && decimals.back() == '0')
        decimals.pop_back();
    std::string seconds = std::to_string(100 + rest / 1000).substr(1);
    return std::to_string(count / kMinute).append(":").append(seconds).append(".").append(decimals);
}

std::optional<milliseconds> parseClock(std::string_view text)
{
    // All parts but the last are whole numbers; the last may have decimals.
    constexpr int kMostParts = 3;
    std::int64_t total = 0;
    for (int parts = 1; parts <= kMostParts; ++parts) {
        const auto colon = text.find(':');
        const bool isLast = colon == std::string_view::npos;
        const auto part = text.substr(0, colon);
        const auto point = isLast ? part.find('.') : std::string_view::npos;
        const auto whole = parseCount(part.substr(0, point));
        if (!whole)
            return std::nullopt;
        total = total * 60 + *whole * 1000;
        if (!isLast) {
            text = text.substr(colon + 1);
            continue;
        }
        const auto decimals = point == std::string_view::npos
                                  ? std::optional<std::int64_t>(0)
                                  : parseDecimals(part.substr(point + 1));
        return decimals ? std::optional(milliseconds(total + *decimals)) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace tessera
