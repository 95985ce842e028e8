#include "model/games/chexers/rules/rules.h"

#include <algorithm>
#include <array>
#include <functional>
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

    /// Reads a number between `least` and `most`, without sign and leading zeros.
    int readNumber(int least, int most, const Phrase &wanted);
    void expect(char c, const Phrase &wanted);

    [[nodiscard]] bool isAtEnd() const { return m_at == m_text.size(); }
    [[nodiscard]] char next() const { return isAtEnd() ? '\0' : m_text[m_at]; }
    void fail(std::size_t at, Phrase found, Phrase wanted);
    /// Fails at the next character.
    void fail(Phrase wanted);

    std::string_view m_text;
    std::size_t m_at = 0;
    Setup m_setup{{}, {}, 0};
    std::optional<Error> m_error;
};

void Reader::fail(std::size_t at, Phrase found, Phrase wanted)
{
    if (!m_error)
        m_error = Error{
            phrase("chexers", "position"),
            std::move(found),
            std::move(wanted),
            0,
            static_cast<int>(at) + 1};
}

void Reader::fail(Phrase wanted)
{
    fail(
        m_at,
        isAtEnd() ? phrase("chexers", "the end") : inQuotes(m_text.substr(m_at, 1)),
        std::move(wanted));
}

void Reader::expect(char c, const Phrase &wanted)
{
    if (m_error)
        return;
    if (next() != c)
        fail(wanted);
    else
        ++m_at;
}

int Reader::readNumber(int least, int most, const Phrase &wanted)
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
    const int run = readNumber(1, 2 * kRadius + 1, phrase("chexers", "a number of empty hexes"));
    if (run > room)
        fail(
            start,
            inQuotes(m_text.substr(start, m_at - start)),
            phrase("chexers", "at most %1 more hexes in this row").with(room));
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
            fail(phrase("chexers", "R, G, B or a number of empty hexes, %1 more in this row")
                     .with(end - at.q));
        }
    }
}

Player Reader::readSide()
{
    if (m_error)
        return Player::None;
    const auto side = kSideLetters.find(next());
    if (isAtEnd() || side == std::string_view::npos) {
        fail(phrase("chexers", "the side to move: r, g or b"));
        return Player::None;
    }
    ++m_at;
    return playerAt(static_cast<int>(side));
}

void Reader::readExits()
{
    for (std::size_t i = 0; i < kPlayers && !m_error; ++i) {
        if (i > 0)
            expect(',', phrase("chexers", "a comma and the exits of the next player"));
        if (!m_error)
            m_setup.exits[i] = static_cast<std::uint8_t>(
                readNumber(0, kExitsToWin, phrase("chexers", "a number of exits from 0 to 4")));
    }
}

void Reader::readTurns(Player side)
{
    if (m_error)
        return;
    const std::size_t start = m_at;
    m_setup.turnsTaken
        = readNumber(0, kTurnLimit, phrase("chexers", "a number of turns from 0 to 768"));
    if (m_error)
        return;
    if (!isAtEnd())
        return fail(phrase("chexers", "the end"));
    // Turns go round from Red, passes included (rules C3).
    if (m_setup.turnsTaken % kPlayers != index(side))
        fail(
            start,
            inQuotes(m_text.substr(start)),
            phrase("chexers", "a number of turns after which the side named is to move"));
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
            phrase("chexers", "%1 pieces and exits").with(total),
            phrase("chexers", "at most 12 pieces and exits in all"));
    if (winners > 1)
        fail(
            exitsAt,
            phrase("chexers", "more than one player with 4 exits"),
            phrase("chexers", "one winner at most"));
}

Result<Position> Reader::read()
{
    for (int r = -kRadius; r <= kRadius && !m_error; ++r) {
        if (r > -kRadius)
            expect('/', phrase("chexers", "/ and the next row"));
        readRow(r);
    }
    expect(' ', phrase("chexers", "a blank and the side to move"));
    const Player side = readSide();
    expect(' ', phrase("chexers", "a blank and the exits"));
    const std::size_t exitsAt = m_at;
    readExits();
    expect(' ', phrase("chexers", "a blank and the turns taken"));
    readTurns(side);
    checkSetup(exitsAt);
    if (m_error)
        return *m_error;
    return Position(m_setup);
}

/// The fields of a position text behind its rows.
struct Words
{
    Player side = Player::First;
    PerPlayer<int> exits{};
    int turns = 0;
};

std::string textOf(const Words &words, const std::function<Player(int hex)> &ownerAt)
{
    std::array<int, 2 * kRadius + 1> lengths{};
    for (int r = -kRadius; r <= kRadius; ++r)
        lengths[static_cast<std::size_t>(r + kRadius)] = rowLength(r);
    std::string text = rowsText(lengths, [&ownerAt](int hex) {
        const Player owner = ownerAt(hex);
        return owner == Player::None ? '\0' : kPieceLetters[slot(owner)];
    });
    text += ' ';
    text += kSideLetters[slot(words.side)];
    for (int i = 0; i < kPlayers; ++i)
        text.append(i == 0 ? " " : ",").append(std::to_string(words.exits[playerAt(i)]));
    return text.append(" ").append(std::to_string(words.turns));
}

} // namespace

Result<Position> Rules::parsePosition(std::string_view text, const Options &)
{
    return Reader(text).read();
}

std::string Rules::positionText(const Position &position)
{
    Words words{position.toMove(), {}, position.turnsTaken()};
    for (int i = 0; i < kPlayers; ++i)
        words.exits[playerAt(i)] = position.exits(playerAt(i));
    return textOf(words, [&position](int hex) { return piece(position, cellAt(hex)).owner; });
}

std::vector<Piece> Rules::palette(const Position &)
{
    return {{Player::First, 0}, {Player::Second, 0}, {Player::Third, 0}};
}

std::vector<PositionField> Rules::fields(const Position &position)
{
    const auto exits = [&position](const char *label, Player player) {
        return PositionField{label, position.exits(player), 0, kExitsToWin};
    };
    return {
        {TESSERA_TEXT("chexers", "To move"),
         index(position.toMove()),
         0,
         kPlayers - 1,
         info().players},
        exits(TESSERA_TEXT("chexers", "Exits of Red"), Player::First),
        exits(TESSERA_TEXT("chexers", "Exits of Green"), Player::Second),
        exits(TESSERA_TEXT("chexers", "Exits of Blue"), Player::Third),
        {TESSERA_TEXT("chexers", "Rounds played"),
         position.turnsTaken() / kPlayers,
         0,
         std::max(kTurnLimit / kPlayers - 1, position.turnsTaken() / kPlayers)}};
}

std::string Rules::compose(
    const Position &, std::span<const Piece> pieces, std::span<const int> values)
{
    Words words{playerAt(values[0]), {}, kPlayers * values[4] + values[0]};
    for (int i = 0; i < kPlayers; ++i)
        words.exits[playerAt(i)] = values[static_cast<std::size_t>(i) + 1];
    return textOf(words, [pieces](int hex) { return pieces[static_cast<std::size_t>(hex)].owner; });
}

} // namespace tessera::chexers
