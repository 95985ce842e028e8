#include "model/record/refereelines.h"

#include "model/core/words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <deque>

namespace tessera {

namespace {

/// The longest line that can be an action; no referee prints longer ones, while boards and logs may have any length.
constexpr std::size_t kLongestAction = 1000;
/// The rows of the board of 2018, and the width of each as it is printed: a blank between two squares.
constexpr std::size_t kRows = 8;
constexpr std::size_t kRowWidth = 2 * kRows - 1;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
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

/// The line without the codes that colour it on a terminal, and without blanks at its end.
std::string withoutColours(std::string_view line)
{
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != '\x1b') {
            text += line[i];
            continue;
        }
        while (i + 1 < line.size() && std::isalpha(static_cast<unsigned char>(line[i])) == 0)
            ++i;
    }
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0)
        text.pop_back();
    return text;
}

/// The whole numbers of a text, without those in words such as `c1` or `int64`; a minus belongs to its number only where
/// `isSigned`. Python writes some whole numbers as `1.0`.
std::vector<std::string> numbersOf(std::string_view text, bool isSigned)
{
    std::vector<std::string> numbers;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i + (isSigned && text[i] == '-' ? 1 : 0);
        while (end < text.size() && isDigit(text[end]))
            ++end;
        const bool isNumber = end > i && isDigit(text[end - 1]);
        if (isNumber && (i == 0 || !isWordCharacter(text[i - 1])))
            numbers.emplace_back(text.substr(i, end - i));
        if (isNumber && text.substr(end).starts_with(".0"))
            end += 2;
        i = std::max(end, i + 1);
    }
    return numbers;
}

/// The text with every number replaced by `n`, which distinguishes the forms.
std::string formOf(std::string_view text)
{
    std::string form;
    for (const char c : text) {
        if (!isDigit(c))
            form += c;
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

/// The move of the action `name` with what follows it; empty if it cannot be read.
std::string hexMove(std::string_view name, std::string_view rest)
{
    const std::vector<std::string> n = numbersOf(rest, true);
    if (name == "PASS")
        return "pass";
    if (name == "EXIT")
        return n.size() >= 2 ? n[0] + ',' + n[1] + ">exit" : "";
    return n.size() >= 4 ? stepText(n) : "";
}

constexpr std::array<std::string_view, 4> kHexActions{"MOVE", "JUMP", "EXIT", "PASS"};

/// The move of a tuple with the name of its action; empty if it cannot be read.
std::optional<std::string> namedMove(const std::string &line)
{
    for (const std::string_view name : kHexActions) {
        const auto found = line.find("('" + std::string(name) + "',");
        if (found != std::string::npos)
            return hexMove(name, std::string_view(line).substr(found));
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
std::optional<std::string> placedCells(std::string_view line)
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

/// The text behind the last `mark` of a line: what an agent prints without an end of line stands before it.
std::optional<std::string_view> behind(std::string_view line, std::string_view mark)
{
    const auto found = line.rfind(mark);
    if (found == std::string_view::npos)
        return std::nullopt;
    return line.substr(found + mark.size());
}

/// The first letter of a colour, in lower case.
char colourLetter(std::string_view word)
{
    return word.empty() ? '?'
                        : static_cast<char>(std::tolower(static_cast<unsigned char>(word[0])));
}

/// Sorts the lines of a text by what tells them.
class Sorter
{
public:
    RefereeLines read(std::string_view text);

private:
    void take(const std::string &line);
    bool takeTold(std::string_view line);
    bool takeLogged(std::string_view line);
    bool takePlaced(std::string_view line);
    void takeBoard(const std::string &line);
    void takeBare(std::string_view line);
    void takeVerdict(std::string_view line);
    void takeBlame(std::string_view line);
    void add(std::vector<RefereeAction> &actions, std::string move, std::string_view line);

    int m_number = 0;
    std::vector<RefereeAction> m_told, m_logged, m_played, m_ended, m_boards, m_bare;
    /// Who is told of actions first; each is told to every player.
    std::string m_addressee;
    std::deque<std::string> m_last;
    std::optional<RefereeVerdict> m_verdict;
    std::optional<RefereeBlame> m_blame;
};

void Sorter::add(std::vector<RefereeAction> &actions, std::string move, std::string_view line)
{
    actions.push_back({std::move(move), "", "", std::string(line), m_number});
}

bool Sorter::takeTold(std::string_view line)
{
    const auto told = behind(line, "* updating ");
    if (!told)
        return false;
    const auto player = told->find(" player with ");
    const auto action = told->find("'s action ");
    if (player == std::string_view::npos || action == std::string_view::npos)
        return false;
    const std::string addressee(told->substr(0, player));
    if (m_addressee.empty())
        m_addressee = addressee;
    if (addressee != m_addressee)
        return true;
    const std::string_view rest = told->substr(action);
    for (const std::string_view name : kHexActions) {
        const auto found = rest.find(name);
        if (found == std::string_view::npos)
            continue;
        add(m_told, hexMove(name, rest.substr(found)), line);
        return true;
    }
    add(m_told, "", line);
    return true;
}

bool Sorter::takeLogged(std::string_view line)
{
    for (const std::string_view colour : {"[red  ] - ", "[green] - ", "[blue ] - "}) {
        if (!line.starts_with(colour))
            continue;
        const std::string_view action = line.substr(colour.size());
        for (const std::string_view name : kHexActions) {
            if (action.starts_with(name))
                add(m_logged, hexMove(name, action), line);
        }
        return true;
    }
    return false;
}

bool Sorter::takePlaced(std::string_view line)
{
    if (const auto played = behind(line, " plays action ");
        played && line.find("* referee ") != std::string_view::npos) {
        add(m_played, placedCells(*played).value_or(""), line);
        return true;
    }
    if (const auto ended = behind(line, "\tturn_end\t")) {
        add(m_ended, placedCells(*ended).value_or(""), line);
        return true;
    }
    // What the referee tells beside it, and a player's own answer.
    return line.starts_with("* player") || line.starts_with("* referee ");
}

/// The squares of a printed row as a position text has them; nothing if it is no row.
std::optional<std::string> rowText(std::string line)
{
    if (line.size() > kRowWidth)
        line.erase(0, line.size() - kRowWidth);
    line.resize(kRowWidth, ' ');
    std::string row;
    int empty = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        constexpr std::string_view kPrinted = "-O@X ", kOwn = "-WBX#";
        const auto kind = kPrinted.find(line[i]);
        if (kind == std::string_view::npos || (i % 2 == 1 && line[i] != ' '))
            return std::nullopt;
        if (i % 2 == 1)
            continue;
        if (kOwn[kind] == '-') {
            ++empty;
            continue;
        }
        row += empty > 0 ? std::to_string(empty) : "";
        row += kOwn[kind];
        empty = 0;
    }
    return row + (empty > 0 ? std::to_string(empty) : "");
}

void Sorter::takeBoard(const std::string &line)
{
    const bool isPlacing = line.ends_with(" turns into the placing phase");
    const bool isProgress = isPlacing || line.ends_with(" turns into the moving phase")
                            || line == "game over!";
    if (isProgress && m_last.size() == kRows) {
        std::string rows;
        for (const std::string &row : m_last) {
            const auto read = rowText(row);
            if (!read)
                return;
            rows.append(rows.empty() ? "" : "/").append(*read);
        }
        const auto turns = numbersOf(line, false);
        std::string turn;
        if (!turns.empty())
            turn.append((turns[0].back() - '0') % 2 == 0 ? "w" : "b")
                .append(isPlacing ? " place " : " move ")
                .append(turns[0]);
        m_boards.push_back({"", rows, turn, line, m_number});
    }
    m_last.push_back(line);
    if (m_last.size() > kRows)
        m_last.pop_front();
}

void Sorter::takeBare(std::string_view line)
{
    const std::string plain = withoutBlanks(line);
    auto move = namedMove(plain);
    if (!move)
        move = placedCells(plain);
    if (!move)
        move = bareMove(plain);
    if (move)
        add(m_bare, *move, plain);
}

void Sorter::takeVerdict(std::string_view line)
{
    const auto state = [&](std::optional<char> winner) {
        m_verdict = RefereeVerdict{winner, std::string(line), m_number};
    };
    for (const std::string_view draw :
         {"* draw detected: ",
          "[over ] - draw detected: ",
          "game ended in a draw",
          "\tgame_end\twinner:None",
          "winner: draw!"}) {
        if (line.find(draw) != std::string_view::npos)
            return state(std::nullopt);
    }
    for (const std::string_view won :
         {"* winner: ", "[over ] - winner: ", ": game over, winner is ", "\tgame_end\twinner:"}) {
        if (const auto winner = behind(line, won))
            return state(colourLetter(*winner));
    }
    if (line == "winner: W!" || line == "winner: B!")
        state(colourLetter(line.substr(8)));
}

void Sorter::takeBlame(std::string_view line)
{
    using Kind = RefereeBlame::Kind;
    constexpr std::array<std::pair<std::string_view, Kind>, 9> kBlames{
        {{"invalid action (", Kind::Illegal},
         {"* error: invalid action!", Kind::Illegal},
         {"[error] - illegal action detected ", Kind::Illegal},
         {"player error: ILLEGAL ACTION: ", Kind::Illegal},
         {"\tplayer_error\tILLEGAL ACTION: ", Kind::Illegal},
         {"player error: ERROR: ", Kind::Other},
         {"\tplayer_error\tERROR: ", Kind::Other},
         {"resource limit exceeded ", Kind::Other},
         {"* error: resource limit exceeded!", Kind::Other}}};
    const bool isTime = line.find("exceeded available time") != std::string_view::npos;
    for (const auto &[words, kind] : kBlames) {
        if (!m_blame && line.find(words) != std::string_view::npos)
            m_blame = RefereeBlame{isTime ? Kind::Time : kind, std::string(line), m_number};
    }
    if (m_blame && isTime)
        m_blame->kind = Kind::Time;
}

void Sorter::take(const std::string &line)
{
    takeBoard(line);
    takeVerdict(line);
    takeBlame(line);
    if (line.size() <= kLongestAction && !takeTold(line) && !takeLogged(line) && !takePlaced(line))
        takeBare(line);
}

RefereeLines Sorter::read(std::string_view text)
{
    text = withoutByteOrderMark(text);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        ++m_number;
        take(withoutColours(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    RefereeLines lines;
    for (auto *actions : {&m_told, &m_logged, &m_played, &m_ended, &m_boards, &m_bare}) {
        if (lines.actions.empty()) {
            lines.actions = std::move(*actions);
            lines.isBoards = actions == &m_boards;
        }
    }
    lines.verdict = m_verdict;
    lines.blame = m_blame;
    return lines;
}

} // namespace

RefereeLines refereeLines(std::string_view text)
{
    return Sorter().read(text);
}

} // namespace tessera
