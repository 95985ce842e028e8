#pragma once

#include "tests/support/plainrules/plaingame.h"

#include <array>
#include <set>

namespace tessera::plain {

/// Tetress (T1 to T5).
class Tetress final : public PlainGame
{
public:
    /// The game from a position text that is right.
    explicit Tetress(const std::string &text)
    {
        const auto fields = piecesOf(text, ' ');
        const auto rows = piecesOf(fields[0], '/');
        for (int r = 0; r < kSide; ++r) {
            const auto cells = cellsOf(rows[static_cast<std::size_t>(r)]);
            for (int c = 0; c < kSide; ++c)
                at(r, c) = cells[static_cast<std::size_t>(c)];
        }
        m_actions = std::stoi(fields[2]);
        settle();
    }

    [[nodiscard]] std::vector<std::string> moves() const override
    {
        return isOver() ? std::vector<std::string>() : m_moves;
    }

    void play(const std::string &move) override
    {
        for (std::size_t begin = 0; begin < move.size();) {
            const std::size_t end = std::min(move.find('+', begin), move.size());
            const std::string cell = move.substr(begin, end - begin);
            at(std::stoi(cell), std::stoi(cell.substr(cell.find(',') + 1))) = mover();
            begin = end + 1;
        }
        clearLines();
        ++m_actions;
        settle();
    }

    [[nodiscard]] std::string text() const override
    {
        std::string text;
        for (int r = 0; r < kSide; ++r) {
            const auto &row = m_tokens[static_cast<std::size_t>(r)];
            text += (r > 0 ? "/" : "") + rowText({row.begin(), row.end()});
        }
        return text + (mover() == 'R' ? " r " : " b ") + std::to_string(m_actions);
    }

private:
    static constexpr int kSide = 11;
    using Cell = std::pair<int, int>;
    using Shape = std::set<Cell>;

    /// Ends the game by T5, and finds the next moves.
    void settle()
    {
        // T5: the turn limit comes before the loss of who cannot place.
        if (m_actions == 150) {
            const auto red = count('R');
            const auto blue = count('B');
            end(red == blue ? "draw" : red > blue ? "p1win" : "p2win", "turn-limit");
            return;
        }
        m_moves = placements();
        if (m_moves.empty())
            end(mover() == 'R' ? "p2win" : "p1win", "no-move");
    }

    /// The token of a cell, '\0' for none; the board has no edges (T1).
    [[nodiscard]] char at(int r, int c) const
    {
        return m_tokens[static_cast<std::size_t>((r + kSide) % kSide)]
                       [static_cast<std::size_t>((c + kSide) % kSide)];
    }
    char &at(int r, int c)
    {
        return m_tokens[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
    }

    /// The shapes I, O, T, J, L, S, Z in every rotation (T2), from the corner of their rows and columns.
    static std::set<Shape> allShapes()
    {
        const std::vector<Shape> shapes{
            {{0, 0}, {0, 1}, {0, 2}, {0, 3}},
            {{0, 0}, {0, 1}, {1, 0}, {1, 1}},
            {{0, 0}, {0, 1}, {0, 2}, {1, 1}},
            {{0, 0}, {0, 1}, {0, 2}, {1, 2}},
            {{0, 0}, {0, 1}, {0, 2}, {1, 0}},
            {{0, 1}, {0, 2}, {1, 0}, {1, 1}},
            {{0, 0}, {0, 1}, {1, 1}, {1, 2}}};
        std::set<Shape> all;
        for (Shape shape : shapes) {
            for (int turn = 0; turn < 4; ++turn) {
                int lowest = 0;
                for (const auto &[r, c] : shape)
                    lowest = std::min(lowest, -r);
                Shape turned;
                for (const auto &[r, c] : shape)
                    turned.insert({c, -r - lowest});
                shape = turned;
                all.insert(shape);
            }
        }
        return all;
    }

    [[nodiscard]] char mover() const { return m_actions % 2 == 0 ? 'R' : 'B'; }
    [[nodiscard]] std::ptrdiff_t count(char letter) const
    {
        std::ptrdiff_t sum = 0;
        for (const auto &row : m_tokens)
            sum += std::count(row.begin(), row.end(), letter);
        return sum;
    }

    /// T3.
    [[nodiscard]] std::vector<std::string> placements() const
    {
        static const std::set<Shape> shapes = allShapes();
        std::vector<std::string> found;
        for (const Shape &shape : shapes) {
            for (int r = 0; r < kSide; ++r) {
                for (int c = 0; c < kSide; ++c) {
                    if (fits(shape, r, c))
                        found.push_back(name(shape, r, c));
                }
            }
        }
        return sorted(found);
    }

    [[nodiscard]] bool fits(const Shape &shape, int r, int c) const
    {
        bool isBesideOwn = m_actions < 2;
        for (const auto &[down, right] : shape) {
            const int y = r + down;
            const int x = c + right;
            if (at(y, x) != '\0')
                return false;
            for (const char near : {at(y - 1, x), at(y + 1, x), at(y, x - 1), at(y, x + 1)})
                isBesideOwn = isBesideOwn || near == mover();
        }
        return isBesideOwn;
    }

    static std::string name(const Shape &shape, int r, int c)
    {
        Shape cells;
        for (const auto &[down, right] : shape)
            cells.insert({(r + down) % kSide, (c + right) % kSide});
        std::string text;
        for (const auto &[y, x] : cells)
            text += (text.empty() ? "" : "+") + std::to_string(y) + "," + std::to_string(x);
        return text;
    }

    /// T4: all full lines are found before any is emptied.
    void clearLines()
    {
        std::set<int> rows;
        std::set<int> columns;
        for (int line = 0; line < kSide; ++line) {
            int inRow = 0;
            int inColumn = 0;
            for (int i = 0; i < kSide; ++i) {
                inRow += at(line, i) != '\0' ? 1 : 0;
                inColumn += at(i, line) != '\0' ? 1 : 0;
            }
            if (inRow == kSide)
                rows.insert(line);
            if (inColumn == kSide)
                columns.insert(line);
        }
        for (int r = 0; r < kSide; ++r) {
            for (int c = 0; c < kSide; ++c) {
                if (rows.contains(r) || columns.contains(c))
                    at(r, c) = '\0';
            }
        }
    }

    std::array<std::array<char, kSide>, kSide> m_tokens{};
    int m_actions = 0;
    std::vector<std::string> m_moves;
};

} // namespace tessera::plain
