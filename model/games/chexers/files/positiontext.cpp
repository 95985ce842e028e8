#include "model/games/chexers/chexers.h"

#include <algorithm>
#include <optional>

namespace tessera::chexers {

namespace {

constexpr std::string_view kPieceLetters = "RGB";
constexpr std::string_view kSideLetters = "rgb";

int leastQ(int r)
{
    return std::max(-kRadius, -kRadius - r);
}

int rowLength(int r)
{
    return 2 * kRadius + 1 - std::abs(r);
}

/// Reads a position text from left to right and keeps the first error.
class Reader
{
public:
    explicit Reader(std::string_view text)
        : m_text(text)
    {}

    [[nodiscard]] Result<Position> read();

private:
    void readRow(int r);
    void readRun(Axial &at);
    Player readSide();
    void readExits();
    void readTurns(Player side);
    void checkSetup(std::size_t exitsAt);

    /// A number without sign and leading zeros between `least` and `most`.
    int readNumber(int least, int most, const char *wanted);
    void expect(char c, const char *wanted);

    [[nodiscard]] bool isAtEnd() const { return m_at == m_text.size(); }
    [[nodiscard]] char next() const { return isAtEnd() ? '\0' : m_text[m_at]; }
    void fail(std::size_t at, std::string found, std::string wanted);
    /// Fails at the next character.
    void fail(std::string wanted);

    std::string_view m_text;
    std::size_t m_at = 0;
    Setup m_setup{{}, {}, 0};
    std::optional<Error> m_error;
};

void Reader::fail(std::size_t at, std::string found, std::string wanted)
{
    if (!m_error)
        m_error = Error{"position", std::move(found), std::move(wanted), 0, static_cast<int>(at) + 1};
}

void Reader::fail(std::string wanted)
{
    fail(m_at, isAtEnd() ? "the end" : inQuotes(m_text.substr(m_at, 1)), std::move(wanted));
}

void Reader::expect(char c, const char *wanted)
{
    if (m_error)
        return;
    if (next() != c)
        fail(wanted);
    else
        ++m_at;
}

int Reader::readNumber(int least, int most, const char *wanted)
{
    const std::size_t start = m_at;
    int value = 0;
    while (next() >= '0' && next() <= '9') {
        value = std::min(10 * value + (next() - '0'), most + 1);
        ++m_at;
    }
    const std::string_view digits = m_text.substr(start, m_at - start);
    if (digits.empty())
        fail(wanted);
    else if (value < least || value > most || (digits.size() > 1 && digits[0] == '0'))
        fail(start, inQuotes(digits), wanted);
    return value;
}

void Reader::readRun(Axial &at)
{
    const std::size_t start = m_at;
    const int room = rowLength(at.r) - (at.q - leastQ(at.r));
    const int run = readNumber(1, 2 * kRadius + 1, "a number of empty hexes");
    if (run > room)
        fail(
            start,
            inQuotes(m_text.substr(start, m_at - start)),
            "at most " + std::to_string(room) + " more hexes in this row");
    at.q += run;
}

void Reader::readRow(int r)
{
    Axial at{leastQ(r), r};
    const int end = leastQ(r) + rowLength(r);
    while (!m_error && at.q < end) {
        const auto player = kPieceLetters.find(next());
        if (next() >= '0' && next() <= '9') {
            readRun(at);
        } else if (!isAtEnd() && player != std::string_view::npos) {
            m_setup.pieces[player] |= bit(hexAt(at));
            ++at.q;
            ++m_at;
        } else {
            fail(
                "R, G, B or a number of empty hexes, " + std::to_string(end - at.q)
                + " more in this row");
        }
    }
}

Player Reader::readSide()
{
    if (m_error)
        return Player::None;
    const auto side = kSideLetters.find(next());
    if (isAtEnd() || side == std::string_view::npos) {
        fail("the side to move: r, g or b");
        return Player::None;
    }
    ++m_at;
    return playerAt(static_cast<int>(side));
}

void Reader::readExits()
{
    for (std::size_t i = 0; i < kPlayers && !m_error; ++i) {
        if (i > 0)
            expect(',', "a comma and the exits of the next player");
        if (!m_error)
            m_setup.exits[i] = static_cast<std::uint8_t>(
                readNumber(0, kExitsToWin, "a number of exits from 0 to 4"));
    }
}

void Reader::readTurns(Player side)
{
    if (m_error)
        return;
    const std::size_t start = m_at;
    m_setup.turnsTaken = readNumber(0, kTurnLimit, "a number of turns from 0 to 768");
    if (m_error)
        return;
    if (!isAtEnd())
        return fail("the end");
    // Turns go round from Red, passes included (rules C3).
    if (m_setup.turnsTaken % kPlayers != index(side))
        fail(
            start,
            inQuotes(m_text.substr(start)),
            "a number of turns after which the side named is to move");
}

void Reader::checkSetup(std::size_t exitsAt)
{
    if (m_error)
        return;
    int total = 0;
    int winners = 0;
    for (std::size_t i = 0; i < kPlayers; ++i) {
        total += std::popcount(m_setup.pieces[i]) + m_setup.exits[i];
        winners += m_setup.exits[i] == kExitsToWin ? 1 : 0;
    }
    if (total > kPieces)
        fail(
            0,
            std::to_string(total).append(" pieces and exits"),
            "at most 12 pieces and exits in all");
    if (winners > 1)
        fail(exitsAt, "more than one player with 4 exits", "one winner at most");
}

Result<Position> Reader::read()
{
    for (int r = -kRadius; r <= kRadius && !m_error; ++r) {
        if (r > -kRadius)
            expect('/', "/ and the next row");
        readRow(r);
    }
    expect(' ', "a blank and the side to move");
    const Player side = readSide();
    expect(' ', "a blank and the exits");
    const std::size_t exitsAt = m_at;
    readExits();
    expect(' ', "a blank and the turns taken");
    readTurns(side);
    checkSetup(exitsAt);
    if (m_error)
        return *m_error;
    return Position(m_setup);
}

void finishRun(int &run, std::string &text)
{
    if (run > 0)
        text.append(std::to_string(run));
    run = 0;
}

} // namespace

Result<Position> Rules::parsePosition(std::string_view text, const Options &)
{
    return Reader(text).read();
}

std::string Rules::positionText(const Position &position)
{
    std::string text;
    int run = 0;
    for (int r = -kRadius; r <= kRadius; ++r) {
        if (r > -kRadius)
            text += '/';
        for (int q = leastQ(r); q < leastQ(r) + rowLength(r); ++q) {
            const Player owner = position.board().owner(hexAt({q, r}));
            if (owner == Player::None) {
                ++run;
                continue;
            }
            finishRun(run, text);
            text += kPieceLetters[slot(owner)];
        }
        finishRun(run, text);
    }
    text += ' ';
    text += kSideLetters[slot(position.toMove())];
    for (int i = 0; i < kPlayers; ++i)
        text.append(i == 0 ? " " : ",").append(std::to_string(position.exits(playerAt(i))));
    return text.append(" ").append(std::to_string(position.turnsTaken()));
}

} // namespace tessera::chexers
