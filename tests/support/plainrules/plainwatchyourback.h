#pragma once

#include "tests/support/plainrules/plaingame.h"

#include <array>
#include <map>
#include <set>

namespace tessera::plain {

/// Watch Your Back! (W1 to W7).
class WatchYourBack final : public PlainGame
{
public:
    /// The switches of W7.
    struct Switches
    {
        bool repetition = false;
        bool bothForfeit = false;
        bool pie = false;
        int turnLimit = 0;
    };

    /// The game from a position text that is right.
    WatchYourBack(const std::string &text, const Switches &switches)
        : m_switches(switches)
    {
        const auto fields = piecesOf(text, ' ');
        const auto rows = piecesOf(fields[0], '/');
        for (int y = 0; y < 8; ++y) {
            const auto cells = cellsOf(rows[static_cast<std::size_t>(y)]);
            for (int x = 0; x < 8; ++x) {
                const char cell = cells[static_cast<std::size_t>(x)];
                if (cell == 'X')
                    m_corners.insert({x, y});
                else if (cell != '\0' && cell != '#')
                    m_pieces[{x, y}] = cell;
            }
        }
        m_rings = m_corners.begin()->x;
        m_isPlacing = fields[2] == "place";
        m_turns = std::stoi(fields[3]);
        if (m_isPlacing)
            return;
        judge(m_turns == 0 ? "placing-end" : "elimination");
        judgeDraws();
    }

    [[nodiscard]] std::vector<std::string> moves() const override
    {
        std::vector<std::string> found;
        if (isOver())
            return found;
        if (m_isPlacing) {
            addPlacements(found);
            return sorted(found);
        }
        for (const auto &[from, letter] : m_pieces) {
            if (letter != mover())
                continue;
            for (const Square &way : kWays) {
                const Square next = from + way;
                // W4: a step, or a jump over one piece of either colour, never over a corner.
                if (isFree(next))
                    found.push_back(name(from) + ">" + name(next));
                else if (m_pieces.contains(next) && isFree(next + way))
                    found.push_back(name(from) + ">" + name(next + way));
            }
        }
        if (found.empty())
            found.emplace_back("pass");
        return sorted(found);
    }

    void play(const std::string &move) override
    {
        if (move == "takeside") {
            m_isSideTaken = true;
            return;
        }
        const bool isForfeit = move == "pass";
        if (!isForfeit) {
            const auto arrow = move.find('>');
            if (arrow != std::string::npos)
                m_pieces.erase(squareNamed(move.substr(0, arrow)));
            arrive(squareNamed(arrow == std::string::npos ? move : move.substr(arrow + 1)));
        }
        ++m_turns;
        if (m_isPlacing) {
            if (m_turns == 24) {
                m_isPlacing = false;
                m_turns = 0;
                judge("placing-end");
            }
            return;
        }
        judge("elimination");
        m_forfeits = isForfeit ? m_forfeits + 1 : 0;
        if (!isOver() && (m_turns == 128 || m_turns == 192))
            shrink();
        judgeDraws();
    }

    [[nodiscard]] std::string text() const override
    {
        return rows() + (mover() == 'W' ? " w " : " b ") + (m_isPlacing ? "place " : "move ")
               + std::to_string(m_turns) + (m_isSideTaken ? " taken" : "");
    }

private:
    struct Square
    {
        int x;
        int y;
        auto operator<=>(const Square &) const = default;
        Square operator+(const Square &way) const { return {x + way.x, y + way.y}; }
    };
    static constexpr std::array<Square, 4> kWays{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

    static std::string name(const Square &square)
    {
        return std::to_string(square.x) + "," + std::to_string(square.y);
    }
    static Square squareNamed(const std::string &text) { return {text[0] - '0', text[2] - '0'}; }

    [[nodiscard]] char mover() const { return m_turns % 2 == 0 ? 'W' : 'B'; }
    [[nodiscard]] bool isOnBoard(const Square &square) const
    {
        const auto isIn = [this](int n) { return n >= m_rings && n <= 7 - m_rings; };
        return isIn(square.x) && isIn(square.y);
    }
    [[nodiscard]] bool isFree(const Square &square) const
    {
        return isOnBoard(square) && !m_corners.contains(square) && !m_pieces.contains(square);
    }
    /// W3: enemy pieces and corners are hostile.
    [[nodiscard]] bool isHostile(const Square &square, char to) const
    {
        const char there = letterAt(m_pieces, square);
        return m_corners.contains(square) || (there != '\0' && there != to);
    }

    void addPlacements(std::vector<std::string> &found) const
    {
        // W2: White's zone are the rows 0 to 5, Black's 2 to 7.
        const int top = mover() == 'W' ? 0 : 2;
        for (int y = top; y < top + 6; ++y) {
            for (int x = 0; x < 8; ++x) {
                if (isFree({x, y}))
                    found.push_back(name({x, y}));
            }
        }
        if (m_switches.pie && m_turns == 1 && !m_isSideTaken)
            found.emplace_back("takeside");
    }

    /// W3: the arriving piece first eliminates, then may be eliminated.
    void arrive(const Square &square)
    {
        const char own = mover();
        m_pieces[square] = own;
        std::vector<Square> fallen;
        for (const Square &way : kWays) {
            const char there = letterAt(m_pieces, square + way);
            if (there != '\0' && there != own && isHostile(square + way + way, there))
                fallen.push_back(square + way);
        }
        for (const Square &victim : fallen)
            m_pieces.erase(victim);
        const bool isBetween = (isHostile(square + kWays[0], own)
                                && isHostile(square + kWays[1], own))
                               || (isHostile(square + kWays[2], own)
                                   && isHostile(square + kWays[3], own));
        if (isBetween)
            m_pieces.erase(square);
    }

    /// W5.
    void shrink()
    {
        ++m_rings;
        m_corners.clear();
        std::erase_if(m_pieces, [this](const auto &piece) { return !isOnBoard(piece.first); });
        const int low = m_rings;
        const int high = 7 - m_rings;
        for (const Square &corner :
             {Square{low, low}, Square{low, high}, Square{high, high}, Square{high, low}}) {
            m_pieces.erase(corner);
            m_corners.insert(corner);
            std::vector<Square> fallen;
            for (const Square &way : kWays) {
                const char there = letterAt(m_pieces, corner + way);
                if (there != '\0' && isHostile(corner + way + way, there))
                    fallen.push_back(corner + way);
            }
            for (const Square &victim : fallen)
                m_pieces.erase(victim);
        }
        // W7: what was forfeited before the last ring fell does not count after it.
        m_forfeits = 0;
        judge("shrink");
    }

    /// W6.
    void judge(const std::string &reason)
    {
        const auto count = [this](char letter) {
            return std::count_if(m_pieces.begin(), m_pieces.end(), [letter](const auto &piece) {
                return piece.second == letter;
            });
        };
        const bool whiteLost = count('W') < 2;
        const bool blackLost = count('B') < 2;
        if (whiteLost && blackLost)
            end("draw", reason);
        else if (whiteLost || blackLost)
            end(whiteLost ? "p2win" : "p1win", reason);
    }

    /// W7.
    void judgeDraws()
    {
        if (m_rings == 2) {
            if (m_switches.bothForfeit && m_forfeits >= 2)
                end("draw", "both-forfeit");
            if (++m_occurrences[rows() + mover()] >= 3 && m_switches.repetition)
                end("draw", "repetition");
        }
        if (m_switches.turnLimit > 0 && m_turns >= m_switches.turnLimit)
            end("draw", "turn-limit");
    }

    [[nodiscard]] std::string rows() const
    {
        std::string text;
        for (int y = 0; y < 8; ++y) {
            std::vector<char> cells;
            for (int x = 0; x < 8; ++x) {
                const Square square{x, y};
                cells.push_back(
                    !isOnBoard(square)           ? '#'
                    : m_corners.contains(square) ? 'X'
                                                 : letterAt(m_pieces, square));
            }
            text += (y > 0 ? "/" : "") + rowText(cells);
        }
        return text;
    }

    Switches m_switches;
    std::map<Square, char> m_pieces;
    std::set<Square> m_corners;
    int m_rings = 0;
    bool m_isPlacing = true;
    bool m_isSideTaken = false;
    int m_turns = 0;
    int m_forfeits = 0;
    std::map<std::string, int> m_occurrences;
};

} // namespace tessera::plain
