#include "model/search/learning/selfplayedgame.h"

#include "model/search/learning/packedbytes.h"

namespace tessera::training {

namespace {

/// What stands behind a move.
enum class ScoreMark : std::uint8_t { None, Centipawns, Shares, Rivals };

void pack(const SelfPlayedGame::Ply &ply, int playerCount, BytePacker &to)
{
    const std::optional<Score> &score = ply.score;
    if (ply.isRivals) {
        to.number(static_cast<std::uint8_t>(ScoreMark::Rivals));
    } else if (!score) {
        to.number(static_cast<std::uint8_t>(ScoreMark::None));
    } else if (score->kind == Score::Kind::Shares) {
        to.number(static_cast<std::uint8_t>(ScoreMark::Shares));
        for (int i = 0; i < playerCount; ++i)
            to.shortSigned(score->shares[playerAt(i)]);
    } else {
        to.number(static_cast<std::uint8_t>(ScoreMark::Centipawns));
        to.shortSigned(score->value);
    }
}

/// False when there is no such mark.
bool unpack(ByteUnpacker &from, int playerCount, SelfPlayedGame::Ply &ply)
{
    const auto mark = static_cast<ScoreMark>(from.number<std::uint8_t>());
    ply.isRivals = mark == ScoreMark::Rivals;
    if (mark == ScoreMark::None || ply.isRivals)
        return true;
    Score &score = ply.score.emplace();
    if (mark == ScoreMark::Centipawns) {
        score.value = static_cast<int>(from.shortSigned());
        return true;
    }
    score.kind = Score::Kind::Shares;
    for (int i = 0; i < playerCount; ++i)
        score.shares[playerAt(i)] = static_cast<int>(from.shortSigned());
    return mark == ScoreMark::Shares;
}

} // namespace

std::string packed(const SelfPlayedGame &game, int playerCount)
{
    BytePacker bytes;
    bytes.shortNumber(game.number);
    bytes.text(game.start);
    for (int i = 0; i < playerCount; ++i)
        bytes.shortSigned(game.result[playerAt(i)]);
    for (const SelfPlayedGame::Ply &ply : game.plies) {
        bytes.shortNumber(static_cast<std::uint64_t>(ply.move));
        pack(ply, playerCount, bytes);
    }
    return bytes.bytes();
}

std::optional<SelfPlayedGame> unpackedGame(std::string_view bytes, int playerCount)
{
    ByteUnpacker from(bytes);
    SelfPlayedGame game;
    game.number = static_cast<std::uint32_t>(from.shortNumber());
    game.start = from.text();
    for (int i = 0; i < playerCount; ++i)
        game.result[playerAt(i)] = static_cast<int>(from.shortSigned());
    while (from.isGood() && !from.isAtEnd()) {
        SelfPlayedGame::Ply &ply = game.plies.emplace_back();
        ply.move = static_cast<MoveCode>(from.shortNumber());
        if (!unpack(from, playerCount, ply))
            return std::nullopt;
    }
    return from.isGood() ? std::optional(std::move(game)) : std::nullopt;
}

Result<std::unique_ptr<AnyPosition>> startOf(const SelfPlayedGame &game, const AnyGame &rules)
{
    const Options options = Options::defaults(rules.info().options);
    return game.start.empty() ? rules.start(options) : rules.parsePosition(game.start, options);
}

} // namespace tessera::training
