#pragma once

#include "tests/support/plainrules/plaingame.h"

#include <array>
#include <cstdlib>
#include <map>

namespace tessera::plain {

/// Chexers (C1 to C5).
class Chexers final : public PlainGame
{
public:
    /// The game from a position text that is right.
    explicit Chexers(const std::string &text)
    {
        const auto fields = piecesOf(text, ' ');
        const auto rows = piecesOf(fields[0], '/');
        for (int r = -3; r <= 3; ++r) {
            int q = std::max(-3, -3 - r);
            for (const char cell : cellsOf(rows[static_cast<std::size_t>(r + 3)])) {
                if (cell != '\0')
                    m_pieces[{q, r}] = cell;
                ++q;
            }
        }
        const auto exits = piecesOf(fields[2], ',');
        for (std::size_t i = 0; i < m_exits.size(); ++i)
            m_exits[i] = std::stoi(exits[i]);
        m_turns = std::stoi(fields[3]);
        ++m_occurrences[boardText()];
        if (m_turns == 3 * 256)
            end("draw", "turn-limit");
    }

    [[nodiscard]] std::vector<std::string> moves() const override
    {
        std::vector<std::string> found;
        if (isOver())
            return found;
        for (const auto &[from, letter] : m_pieces) {
            if (letter != mover())
                continue;
            for (const Hex &way : kWays) {
                const Hex next{from.q + way.q, from.r + way.r};
                const Hex behind{next.q + way.q, next.r + way.r};
                if (isFree(next))
                    found.push_back(name(from) + ">" + name(next));
                else if (m_pieces.contains(next) && isFree(behind))
                    found.push_back(name(from) + ">" + name(behind));
            }
            if (isOnExit(from, letter))
                found.push_back(name(from) + ">exit");
        }
        if (found.empty())
            found.emplace_back("pass");
        return sorted(found);
    }

    void play(const std::string &move) override
    {
        const char player = mover();
        if (move != "pass") {
            const auto arrow = move.find('>');
            const Hex from = hexNamed(move.substr(0, arrow));
            m_pieces.erase(from);
            const std::string target = move.substr(arrow + 1);
            if (target == "exit")
                ++m_exits[kPlayers.find(player)];
            else
                land(from, hexNamed(target), player);
        }
        ++m_turns;
        // C5: the win comes before the draws.
        if (m_exits[kPlayers.find(player)] == 4)
            end("p" + std::to_string(kPlayers.find(player) + 1) + "win", "exits");
        if (++m_occurrences[boardText()] >= 4)
            end("draw", "repetition");
        if (m_turns == 3 * 256)
            end("draw", "turn-limit");
    }

    [[nodiscard]] std::string text() const override
    {
        return boardText() + " " + std::to_string(m_exits[0]) + "," + std::to_string(m_exits[1])
               + "," + std::to_string(m_exits[2]) + " " + std::to_string(m_turns);
    }

private:
    struct Hex
    {
        int q;
        int r;
        auto operator<=>(const Hex &) const = default;
    };
    static constexpr std::array<Hex, 6> kWays{{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};
    static inline const std::string kPlayers = "RGB";

    static std::string name(const Hex &hex)
    {
        return std::to_string(hex.q) + "," + std::to_string(hex.r);
    }
    static Hex hexNamed(const std::string &text)
    {
        return {std::stoi(text), std::stoi(text.substr(text.find(',') + 1))};
    }
    static bool isOnBoard(const Hex &hex)
    {
        return std::abs(hex.q) <= 3 && std::abs(hex.r) <= 3 && std::abs(hex.q + hex.r) <= 3;
    }
    /// C4: the edge opposite to the player's own.
    static bool isOnExit(const Hex &hex, char player)
    {
        if (player == 'R')
            return hex.q == 3;
        return player == 'G' ? hex.r == 3 : hex.q + hex.r == -3;
    }

    [[nodiscard]] char mover() const { return kPlayers[static_cast<std::size_t>(m_turns % 3)]; }
    [[nodiscard]] bool isFree(const Hex &hex) const
    {
        return isOnBoard(hex) && !m_pieces.contains(hex);
    }

    /// A piece arrives by a move or a jump; a piece that was jumped over is converted.
    void land(const Hex &from, const Hex &to, char player)
    {
        m_pieces[to] = player;
        const bool isJump = std::max(std::abs(to.q - from.q), std::abs(to.r - from.r)) == 2;
        if (isJump)
            m_pieces[{(from.q + to.q) / 2, (from.r + to.r) / 2}] = player;
    }

    /// The board and the player to move: what has to be the same for a repetition.
    [[nodiscard]] std::string boardText() const
    {
        std::string text;
        for (int r = -3; r <= 3; ++r) {
            std::vector<char> cells;
            for (int q = -3; q <= 3; ++q) {
                if (isOnBoard({q, r}))
                    cells.push_back(letterAt(m_pieces, {q, r}));
            }
            text += (r > -3 ? "/" : "") + rowText(cells);
        }
        return text + " " + static_cast<char>(mover() - 'A' + 'a');
    }

    std::map<Hex, char> m_pieces;
    std::array<int, 3> m_exits{};
    int m_turns = 0;
    std::map<std::string, int> m_occurrences;
};

} // namespace tessera::plain
