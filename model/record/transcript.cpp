#include "model/record/transcript.h"

#include "model/core/words.h"
#include "model/record/lexer.h"

#include <algorithm>
#include <cctype>
#include <memory>
#include <span>

namespace tessera {

namespace {

/// The longest line that can be an action; no referee prints longer ones, while boards and logs may have any length.
constexpr std::size_t kLongestAction = 400;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::string withoutBlanks(std::string_view line)
{
    std::string text;
    std::copy_if(line.begin(), line.end(), std::back_inserter(text), [](unsigned char c) {
        return std::isspace(c) == 0;
    });
    std::replace(text.begin(), text.end(), '"', '\'');
    return text;
}

/// The numbers of a text; a minus belongs to its number only where `isSigned`.
std::vector<std::string> numbersOf(std::string_view text, bool isSigned)
{
    std::vector<std::string> numbers;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i + (isSigned && text[i] == '-' ? 1 : 0);
        while (end < text.size() && isDigit(text[end]))
            ++end;
        if (end > i && isDigit(text[end - 1]))
            numbers.emplace_back(text.substr(i, end - i));
        i = std::max(end, i + 1);
    }
    return numbers;
}

/// The text with every number replaced by `n`, which distinguishes the forms.
std::string formOf(std::string_view text)
{
    std::string form;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!isDigit(text[i]))
            form += text[i];
        else if (form.empty() || form.back() != 'n')
            form += 'n';
    }
    return form;
}

std::string stepText(const std::vector<std::string> &n)
{
    return n[0] + ',' + n[1] + '>' + n[2] + ',' + n[3];
}

/// An action that is the whole line, as Python prints a tuple.
std::optional<std::string> bareMove(const std::string &line)
{
    const std::string form = formOf(line);
    const std::vector<std::string> n = numbersOf(line, false);
    if (form == "None")
        return "pass";
    if (form == "(n,n)")
        return n[0] + ',' + n[1];
    if (form == "((n,n),(n,n))")
        return stepText(n);
    return std::nullopt;
}

/// The move of a tuple with the name of its action; empty if it cannot be read.
std::optional<std::string> namedMove(const std::string &line)
{
    for (const std::string_view name : {"MOVE", "JUMP", "EXIT", "PASS"}) {
        const auto found = line.find("('" + std::string(name) + "',");
        if (found == std::string::npos)
            continue;
        const std::vector<std::string> n = numbersOf(std::string_view(line).substr(found), true);
        if (name == "PASS")
            return "pass";
        if (name == "EXIT")
            return n.size() >= 2 ? n[0] + ',' + n[1] + ">exit" : "";
        return n.size() >= 4 ? stepText(n) : "";
    }
    return std::nullopt;
}

/// The text within the parenthesis that opens at `begin`, to its end or to that of the line.
std::string_view withinParenthesis(std::string_view line, std::size_t begin)
{
    int depth = 0;
    for (std::size_t i = begin; i < line.size(); ++i) {
        depth += line[i] == '(' ? 1 : line[i] == ')' ? -1 : 0;
        if (depth == 0)
            return line.substr(begin, i - begin);
    }
    return line.substr(begin);
}

/// Four cells that are filled at once; empty if they cannot be read.
std::optional<std::string> placedCells(const std::string &line)
{
    for (const std::string_view name : {"PLACE(", "PlaceAction("}) {
        const auto found = line.find(name);
        if (found == std::string::npos)
            continue;
        const auto inside = withinParenthesis(line, found + name.size() - 1);
        const std::vector<std::string> n = numbersOf(inside, false);
        if (n.size() != 8)
            return "";
        std::string move;
        for (std::size_t i = 0; i < n.size(); i += 2)
            move.append(move.empty() ? "" : "+").append(n[i]).append(",").append(n[i + 1]);
        return move;
    }
    return std::nullopt;
}

bool hasTags(std::string_view text)
{
    text = withoutByteOrderMark(text);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (beginsTag(text.substr(at, end - at)))
            return true;
        at = end + 1;
    }
    return false;
}

/// The game whose rules know the first of the actions that any of them knows: the very first may be the broken one.
const AnyGame *gameOf(const std::vector<TranscriptAction> &actions, const ReadSettings &settings)
{
    constexpr std::size_t kMostTried = 100;
    for (const auto &action : std::span(actions).first(std::min(actions.size(), kMostTried))) {
        for (const AnyGame *game : settings.games) {
            if (game->start(Options::defaults(game->info().options))->parseMove(action.move))
                return game;
        }
    }
    return nullptr;
}

/// Plays the actions into the record; the error names the first one that the rules refuse.
void playActions(
    const std::vector<TranscriptAction> &actions, const std::string &name, ReadGame &read)
{
    const auto position = read.game->start(read.record.options);
    NodeId node = GameRecord::kRoot;
    for (const TranscriptAction &action : actions) {
        const auto move = position->parseMove(action.move);
        if (!move) {
            read.error = Error{
                name,
                phrase("Error", "\"%1\"").with(action.found),
                move.error().wanted,
                action.line,
                0};
            break;
        }
        node = read.record.add(node, *move);
        position->play(*move);
    }
    read.record.outcome = position->outcome();
    read.isReasonGiven = read.record.outcome.isOver();
}

} // namespace

std::vector<TranscriptAction> transcriptActions(std::string_view text)
{
    std::vector<TranscriptAction> actions;
    text = withoutByteOrderMark(text);
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (line.size() > kLongestAction)
            continue;
        const std::string plain = withoutBlanks(line);
        auto move = namedMove(plain);
        if (!move)
            move = placedCells(plain);
        if (!move)
            move = bareMove(plain);
        if (move)
            actions.push_back({*move, plain, number});
    }
    return actions;
}

std::optional<ReadGame> readTranscript(
    std::string_view text, const std::string &name, const ReadSettings &settings)
{
    if (hasTags(text))
        return std::nullopt;
    const std::vector<TranscriptAction> actions = transcriptActions(text);
    const AnyGame *game = gameOf(actions, settings);
    if (game == nullptr)
        return std::nullopt;
    ReadGame read;
    read.game = game;
    read.isForeign = true;
    read.line = actions.front().line;
    read.record.game = game->info().id;
    const auto &specs = game->info().options;
    read.record.options = settings.usesStrictRules ? Options::strict(specs)
                                                   : Options::defaults(specs);
    playActions(actions, name, read);
    return read;
}

} // namespace tessera
