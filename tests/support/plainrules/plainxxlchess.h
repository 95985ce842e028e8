#pragma once

#include "tests/support/plainrules/plaingame.h"

#include <cctype>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <sstream>

namespace tessera::plain {

/// XXLChess (X1 to X7), with own pieces, fog and choice of promotion.
class XxlChess final : public PlainGame
{
public:
    /// Steps of one kind with all their mirror images, repeated up to `most` times over empty squares. Slides are
    /// repeated steps to the next square, leaps steps that are not repeated.
    struct Step
    {
        int dx;
        int dy;
        int most;
        bool moves = true;
        bool captures = true;
        /// Only those of the images that lead forward.
        bool isForward = false;
    };
    /// The movement of each officer, by its small letter.
    using Steps = std::map<char, std::vector<Step>>;

    static constexpr int kFar = 99;

    /// The movements of X1.
    static Steps usualSteps()
    {
        const Step knight{2, 1, 1};
        const Step file{1, 0, kFar};
        const Step diagonal{1, 1, kFar};
        const Step along{1, 0, 1};
        const Step across{1, 1, 1};
        return {
            {'r', {file}},
            {'n', {knight}},
            {'b', {diagonal}},
            {'h', {knight, diagonal}},
            {'c', {{3, 1, 1}}},
            {'g', {knight, along, across}},
            {'a', {knight, diagonal, file}},
            {'k', {along, across}},
            {'e', {knight, file}},
            {'q', {diagonal, file}}};
    }

    struct Choices
    {
        Steps steps = usualSteps();
        std::string royals = "k";
        /// What a pawn becomes: one letter where nothing is chosen.
        std::string promotions = "q";
        bool repetition = false;
        bool hundredTurns = false;
        bool hasFog = false;
    };

    /// The game from a position text that is right.
    XxlChess(const std::string &text, Choices choices)
        : m_choices(std::move(choices))
    {
        std::istringstream fields(text);
        std::string rows;
        std::string side;
        std::string unmoved;
        std::string moved;
        std::string up;
        fields >> rows >> side >> unmoved >> moved >> up >> m_promotionRank;
        m_isWhiteToMove = side == "w";
        m_isWhiteUp = up == "w";
        readRows(rows);
        m_unmoved = spotsIn(unmoved);
        m_movedPawns = spotsIn(moved);
        settle();
    }

    [[nodiscard]] std::vector<std::string> moves() const override { return m_moves; }

    void play(const std::string &move) override
    {
        ++m_quietTurns;
        if (move != "pass")
            make(move);
        m_isWhiteToMove = !m_isWhiteToMove;
        settle();
    }

    [[nodiscard]] std::string text() const override
    {
        return rows() + (m_isWhiteToMove ? " w " : " b ") + listed(m_unmoved) + " "
               + listed(m_movedPawns) + (m_isWhiteUp ? " w " : " b ")
               + std::to_string(m_promotionRank);
    }

    /// X7, fog: the own men, the squares to which they could go, and those on which pawns would capture. Who is offered
    /// castling sees the way between king and rook.
    [[nodiscard]] std::vector<std::string> seenBy(int player) const override
    {
        if (!m_choices.hasFog)
            return {};
        const bool white = player == 0;
        std::set<Spot> seen;
        for (const auto &[from, letter] : m_squares) {
            if (isWhite(letter) != white)
                continue;
            seen.insert(from);
            for (const Spot &to : targets(from))
                seen.insert(to);
        }
        for (const Castling &castling : castlings(white)) {
            for (int file = std::min(castling.king.first, castling.rook.first) + 1;
                 file < std::max(castling.king.first, castling.rook.first);
                 ++file)
                seen.insert({file, castling.king.second});
        }
        std::vector<std::string> names;
        for (const Spot &spot : seen)
            names.push_back(name(spot));
        return sorted(names);
    }

private:
    /// File and rank, from 0.
    using Spot = std::pair<int, int>;

    struct Castling
    {
        Spot king;
        Spot rook;
        /// The direction in which the king goes.
        int step;
        [[nodiscard]] Spot passed() const { return {king.first + step, king.second}; }
        [[nodiscard]] Spot target() const { return {king.first + 2 * step, king.second}; }
    };

    static bool isWhite(char letter)
    {
        return std::isupper(static_cast<unsigned char>(letter)) != 0;
    }
    static char kindOf(char letter)
    {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    static char coloured(char kind, bool white)
    {
        return white ? static_cast<char>(std::toupper(static_cast<unsigned char>(kind))) : kind;
    }
    static std::string name(const Spot &spot)
    {
        return std::string(1, static_cast<char>('a' + spot.first))
               + std::to_string(spot.second + 1);
    }
    /// Takes a square from the front of a text.
    static Spot takeSpot(std::string &text)
    {
        std::size_t length = 0;
        const int rank = std::stoi(text.substr(1), &length);
        const Spot spot{text[0] - 'a', rank - 1};
        text.erase(0, length + 1);
        return spot;
    }
    static std::set<Spot> spotsIn(std::string list)
    {
        std::set<Spot> spots;
        while (!list.empty() && list != "-") {
            spots.insert(takeSpot(list));
            list.erase(0, 1);
        }
        return spots;
    }
    /// Squares by rank, then file.
    static std::string listed(const std::set<Spot> &spots)
    {
        std::set<Spot> byRank;
        for (const auto &[file, rank] : spots)
            byRank.insert({rank, file});
        std::string list;
        for (const auto &[rank, file] : byRank)
            list += (list.empty() ? "" : ",") + name({file, rank});
        return list.empty() ? "-" : list;
    }

    void readRows(const std::string &rows)
    {
        const auto lines = piecesOf(rows, '/');
        m_height = static_cast<int>(lines.size());
        int rank = m_height;
        for (const std::string &line : lines) {
            --rank;
            m_width = 0;
            for (const char cell : cellsOf(line)) {
                if (cell != '\0')
                    m_squares[{m_width, rank}] = cell;
                ++m_width;
            }
        }
    }

    [[nodiscard]] std::string rows() const
    {
        std::string text;
        for (int rank = m_height - 1; rank >= 0; --rank) {
            std::vector<char> cells;
            for (int file = 0; file < m_width; ++file)
                cells.push_back(at({file, rank}));
            text += (rank < m_height - 1 ? "/" : "") + rowText(cells);
        }
        return text;
    }

    [[nodiscard]] bool isOn(const Spot &spot) const
    {
        return spot.first >= 0 && spot.first < m_width && spot.second >= 0
               && spot.second < m_height;
    }
    [[nodiscard]] char at(const Spot &spot) const { return letterAt(m_squares, spot); }
    [[nodiscard]] bool isEmpty(const Spot &spot) const { return isOn(spot) && at(spot) == '\0'; }
    [[nodiscard]] bool isEnemyOn(const Spot &spot, bool ofWhite) const
    {
        return at(spot) != '\0' && isWhite(at(spot)) != ofWhite;
    }
    [[nodiscard]] bool isRoyal(char letter) const
    {
        return m_choices.royals.find(kindOf(letter)) != std::string::npos;
    }
    [[nodiscard]] int ahead(bool white) const { return white == m_isWhiteUp ? 1 : -1; }
    [[nodiscard]] int ownRank(bool white, const Spot &spot) const
    {
        return ahead(white) > 0 ? spot.second + 1 : m_height - spot.second;
    }
    [[nodiscard]] std::optional<Spot> royal(bool white) const
    {
        for (const auto &[spot, letter] : m_squares) {
            if (isWhite(letter) == white && isRoyal(letter))
                return spot;
        }
        return std::nullopt;
    }

    /// Where the man on a square may go, but for castling and the own king's safety.
    [[nodiscard]] std::set<Spot> targets(const Spot &from) const
    {
        std::set<Spot> found;
        const char letter = at(from);
        if (kindOf(letter) == 'p') {
            addPawnTargets(from, isWhite(letter), found);
            return found;
        }
        for (const Step &step : m_choices.steps.at(kindOf(letter)))
            addTargets(from, isWhite(letter), step, found);
        return found;
    }

    /// X3.
    void addPawnTargets(const Spot &from, bool white, std::set<Spot> &found) const
    {
        const int up = ahead(white);
        const Spot one{from.first, from.second + up};
        const Spot two{from.first, from.second + 2 * up};
        if (isEmpty(one)) {
            found.insert(one);
            if (ownRank(white, from) == 2 && !m_movedPawns.contains(from) && isEmpty(two))
                found.insert(two);
        }
        for (const int side : {-1, 1}) {
            if (isEnemyOn({from.first + side, from.second + up}, white))
                found.insert({from.first + side, from.second + up});
        }
    }

    /// The images of a step, as files and ranks.
    [[nodiscard]] std::set<Spot> images(const Step &step, bool white) const
    {
        std::set<Spot> all;
        for (const auto &[dx, dy] : {Spot{step.dx, step.dy}, Spot{step.dy, step.dx}}) {
            for (const int right : {-1, 1}) {
                for (const int up : {-1, 1}) {
                    if (!step.isForward || dy * up * ahead(white) > 0)
                        all.insert({dx * right, dy * up});
                }
            }
        }
        return all;
    }

    void addTargets(const Spot &from, bool white, const Step &step, std::set<Spot> &found) const
    {
        for (const auto &[dx, dy] : images(step, white)) {
            Spot to = from;
            for (int i = 0; i < step.most; ++i) {
                to = {to.first + dx, to.second + dy};
                if (!isOn(to))
                    break;
                if (at(to) == '\0' ? step.moves : step.captures && isEnemyOn(to, white))
                    found.insert(to);
                if (at(to) != '\0')
                    break;
            }
        }
    }

    /// Whether the man on a square would capture an enemy on another.
    [[nodiscard]] bool captures(const Spot &from, const Spot &prey) const
    {
        const char letter = at(from);
        const bool white = isWhite(letter);
        if (kindOf(letter) == 'p')
            return prey.second - from.second == ahead(white)
                   && std::abs(prey.first - from.first) == 1;
        for (const Step &step : m_choices.steps.at(kindOf(letter))) {
            if (!step.captures)
                continue;
            for (const auto &[dx, dy] : images(step, white)) {
                Spot to = from;
                for (int i = 0; i < step.most; ++i) {
                    to = {to.first + dx, to.second + dy};
                    if (to == prey)
                        return true;
                    if (!isEmpty(to))
                        break;
                }
            }
        }
        return false;
    }
    [[nodiscard]] bool isAttacked(const Spot &spot, bool byWhite) const
    {
        return std::any_of(m_squares.begin(), m_squares.end(), [&](const auto &man) {
            return man.first != spot && isWhite(man.second) == byWhite && captures(man.first, spot);
        });
    }
    [[nodiscard]] bool isRoyalAttacked(bool white) const
    {
        const auto spot = royal(white);
        return spot && isAttacked(*spot, !white);
    }

    /// X4, but for attacks: the first man met is an unmoved rook, three files away or more.
    [[nodiscard]] std::vector<Castling> castlings(bool white) const
    {
        std::vector<Castling> found;
        const auto king = royal(white);
        if (!king || at(*king) != coloured('k', white) || !m_unmoved.contains(*king))
            return found;
        for (const int step : {-1, 1}) {
            Spot rook{king->first + step, king->second};
            while (isEmpty(rook))
                rook.first += step;
            if (at(rook) == coloured('r', white) && m_unmoved.contains(rook)
                && std::abs(rook.first - king->first) >= 3)
                found.push_back({*king, rook, step});
        }
        return found;
    }

    /// X4: the king is not in check, the passed square not attacked, and the king not afterwards.
    [[nodiscard]] bool isSafe(const Castling &castling)
    {
        const bool white = m_isWhiteToMove;
        if (isRoyalAttacked(white) || isAttacked(castling.passed(), !white))
            return false;
        const auto before = m_squares;
        castle(castling);
        const bool isExposed = isRoyalAttacked(white);
        m_squares = before;
        return !isExposed;
    }

    void castle(const Castling &castling)
    {
        const char king = at(castling.king);
        const char rook = at(castling.rook);
        m_squares.erase(castling.king);
        m_squares.erase(castling.rook);
        m_squares[castling.target()] = king;
        m_squares[castling.passed()] = rook;
    }

    [[nodiscard]] std::vector<std::string> legalMoves()
    {
        const auto squares = m_squares;
        std::vector<std::string> found;
        for (const auto &[from, letter] : squares) {
            if (isWhite(letter) != m_isWhiteToMove)
                continue;
            for (const Spot &to : targets(from)) {
                if (m_choices.hasFog || !exposesKing(from, to))
                    addMoves(from, to, found);
            }
        }
        for (const Castling &castling : castlings(m_isWhiteToMove)) {
            if (m_choices.hasFog || isSafe(castling))
                found.push_back(name(castling.king) + name(castling.target()));
        }
        // X7, fog: who has no move passes.
        if (found.empty() && m_choices.hasFog)
            found.emplace_back("pass");
        return sorted(found);
    }

    void addMoves(const Spot &from, const Spot &to, std::vector<std::string> &found) const
    {
        const bool promotes = kindOf(at(from)) == 'p'
                              && ownRank(m_isWhiteToMove, to) >= m_promotionRank;
        if (!promotes) {
            found.push_back(name(from) + name(to));
            return;
        }
        for (const char kind : m_choices.promotions)
            found.push_back(name(from) + name(to) + kind);
    }

    /// X5.
    [[nodiscard]] bool exposesKing(const Spot &from, const Spot &to)
    {
        const auto before = m_squares;
        m_squares[to] = at(from);
        m_squares.erase(from);
        const bool isExposed = isRoyalAttacked(m_isWhiteToMove);
        m_squares = before;
        return isExposed;
    }

    void make(std::string move)
    {
        const Spot from = takeSpot(move);
        const Spot to = takeSpot(move);
        for (const Castling &castling : castlings(m_isWhiteToMove)) {
            if (castling.king == from && castling.target() == to) {
                castle(castling);
                m_unmoved.erase(castling.king);
                m_unmoved.erase(castling.rook);
                return;
            }
        }
        const char moved = at(from);
        const char taken = at(to);
        m_squares.erase(from);
        m_squares[to] = move.empty() ? moved : coloured(move[0], m_isWhiteToMove);
        for (const Spot &spot : {from, to}) {
            m_unmoved.erase(spot);
            m_movedPawns.erase(spot);
        }
        if (kindOf(at(to)) == 'p' && ownRank(m_isWhiteToMove, to) == 2)
            m_movedPawns.insert(to);
        if (taken != '\0' || kindOf(moved) == 'p')
            m_quietTurns = 0;
        m_isKingTaken = taken != '\0' && isRoyal(taken);
    }

    /// Ends the game by X5 and X7, and finds the next moves.
    void settle()
    {
        const std::string winsWhoMoved = m_isWhiteToMove ? "p2win" : "p1win";
        const int occurrences = ++m_occurrences[occurrence()];
        if (m_isKingTaken) {
            end(winsWhoMoved, "king-captured");
        } else if (m_moves = legalMoves(); m_moves.empty()) {
            if (isRoyalAttacked(m_isWhiteToMove))
                end(winsWhoMoved, "checkmate");
            else
                end("draw", "stalemate");
        } else if (m_choices.repetition && !m_choices.hasFog && occurrences >= 3) {
            end("draw", "repetition");
        } else if (m_choices.hundredTurns && m_quietTurns >= 100) {
            end("draw", "fifty-moves");
        }
        if (isOver())
            m_moves.clear();
    }

    /// What is the same in a repetition: the men, the side to move, what pawns may still go two squares, and which
    /// rooks may still castle.
    [[nodiscard]] std::string occurrence() const
    {
        std::set<Spot> rights;
        for (const bool white : {false, true}) {
            const auto king = royal(white);
            if (!king || at(*king) != coloured('k', white) || !m_unmoved.contains(*king))
                continue;
            for (const Spot &rook : m_unmoved) {
                if (at(rook) == coloured('r', white) && rook.second == king->second
                    && std::abs(rook.first - king->first) >= 3)
                    rights.insert(rook);
            }
        }
        return rows() + (m_isWhiteToMove ? " w " : " b ") + listed(rights) + " "
               + listed(m_movedPawns);
    }

    Choices m_choices;
    int m_width = 0;
    int m_height = 0;
    int m_promotionRank = 0;
    std::map<Spot, char> m_squares;
    std::set<Spot> m_unmoved;
    std::set<Spot> m_movedPawns;
    bool m_isWhiteToMove = true;
    bool m_isWhiteUp = true;
    bool m_isKingTaken = false;
    int m_quietTurns = 0;
    std::vector<std::string> m_moves;
    std::map<std::string, int> m_occurrences;
};

} // namespace tessera::plain
