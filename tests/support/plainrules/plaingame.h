#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/// The rules of the four games a second time, as slow and plain as can be: cells in maps, every move tried, no
/// bitboards, no tables, nothing of the program's own. They were written from the rules' text alone, whose sections
/// they cite, so that an error of the program's rules is no error here.
namespace tessera::plain {

/// A running game. Moves, positions, results and reasons are texts, in the forms of files and protocol.
class PlainGame
{
public:
    PlainGame() = default;
    PlainGame(const PlainGame &) = default;
    PlainGame &operator=(const PlainGame &) = default;
    virtual ~PlainGame() = default;

    /// The legal moves, sorted; none exactly when the game is over.
    [[nodiscard]] virtual std::vector<std::string> moves() const = 0;
    /// Plays one of them.
    virtual void play(const std::string &move) = 0;
    [[nodiscard]] virtual std::string text() const = 0;
    /// What each player sees where not all is seen: the names of the cells, sorted; empty where all is seen.
    [[nodiscard]] virtual std::vector<std::string> seenBy(int) const { return {}; }

    [[nodiscard]] const std::string &result() const { return m_result; }
    [[nodiscard]] const std::string &reason() const { return m_reason; }
    [[nodiscard]] bool isOver() const { return m_reason != "none"; }

protected:
    /// Ends the game, unless it has ended before.
    void end(const std::string &result, const std::string &reason)
    {
        if (isOver())
            return;
        m_result = result;
        m_reason = reason;
    }

private:
    std::string m_result = "none";
    std::string m_reason = "none";
};

/// The row of a position text: letters, and numbers for runs of empty cells, which are '\0'.
inline std::string rowText(const std::vector<char> &cells)
{
    std::string text;
    int run = 0;
    for (const char cell : cells) {
        if (cell == '\0') {
            ++run;
            continue;
        }
        text += run > 0 ? std::to_string(run) + cell : std::string(1, cell);
        run = 0;
    }
    return run > 0 ? text + std::to_string(run) : text;
}

/// The cells of such a row.
inline std::vector<char> cellsOf(const std::string &row)
{
    std::vector<char> cells;
    for (std::size_t i = 0; i < row.size(); ++i) {
        std::size_t length = 1;
        if (row[i] < '0' || row[i] > '9')
            cells.push_back(row[i]);
        else
            cells.resize(cells.size() + std::stoul(row.substr(i), &length), '\0');
        i += length - 1;
    }
    return cells;
}

/// A text cut at each `mark`.
inline std::vector<std::string> piecesOf(const std::string &text, char mark)
{
    std::vector<std::string> pieces(1);
    for (const char letter : text) {
        if (letter == mark)
            pieces.emplace_back();
        else
            pieces.back() += letter;
    }
    return pieces;
}

/// The letter at a place of a map of cells; '\0' where there is none.
template<typename Map>
char letterAt(const Map &cells, const typename Map::key_type &cell)
{
    const auto found = cells.find(cell);
    return found == cells.end() ? '\0' : found->second;
}

inline std::vector<std::string> sorted(std::vector<std::string> texts)
{
    std::sort(texts.begin(), texts.end());
    return texts;
}

} // namespace tessera::plain
