#include "model/games/watchyourback/rules/rules.h"
#include "model/games/watchyourback/rules/say.h"
#include "model/games/watchyourback/rules/tactics.h"

#include <array>
#include <bit>

namespace tessera::watchyourback {

namespace {

/// The names side by side, as in "3,4 5,4", since "3,4 and 5,4" would need translation.
std::string namesOf(const Position &position, Bitboard squares)
{
    std::string names;
    forEachSquare(squares, [&](int square) {
        if (!names.empty())
            names += ' ';
        names += Rules::cellText(position, cellAt(square));
    });
    return names;
}

/// Adds what falls when the piece arrives. Enemies fall first (W3), which may save the arriving piece.
void addArrival(const Position &position, Move move, std::vector<Sentence> &sentences)
{
    const Player player = position.toMove();
    const Player enemy = nextPlayer(player, 2);
    PerPlayer<Bitboard> pieces = position.state().pieces;
    if (move.kind() == Move::Kind::Go)
        pieces[player] ^= bit(move.from());
    pieces[player] |= bit(move.to());
    const Eliminated fallen
        = eliminatedBy(move.to(), pieces[player], pieces[enemy], position.corners());
    const bool isBetween = (between(pieces[enemy] | position.corners()) & bit(move.to())) != 0;
    const std::string names = namesOf(position, fallen.enemies);
    if (fallen.enemies != 0 && fallen.self != 0)
        sentences.push_back(say(
            TESSERA_TEXT("watchyourback", "You strike first: %1 falls, then your own fighter on %2"),
            {names, Rules::cellText(position, cellAt(move.to()))}));
    else if (fallen.enemies != 0 && isBetween)
        sentences.push_back(
            say(TESSERA_TEXT("watchyourback", "You strike first: %1 falls, and your fighter stays"),
                {names}));
    else if (fallen.enemies != 0)
        sentences.push_back(say(TESSERA_TEXT("watchyourback", "You stab %1"), {names}));
    else if (fallen.self != 0)
        sentences.push_back(
            say(TESSERA_TEXT(
                    "watchyourback", "Your own fighter falls: %1 lies between two hostile squares"),
                {Rules::cellText(position, cellAt(move.to()))}));
}

} // namespace

std::optional<Position> Rules::onTurn(const Position &position, Player player)
{
    if (position.isOver())
        return std::nullopt;
    if (position.toMove() == player)
        return position;
    // Turns go by as if the mover forfeited theirs: a ring may fall meanwhile (W5).
    Position passed = position;
    passed.play(Move::pass());
    State state = passed.state();
    state.lastWasForfeit = false;
    Position turned(state, position.switches());
    return turned.isOver() ? std::nullopt : std::optional(std::move(turned));
}

std::vector<Sentence> Rules::preview(const Position &position, Move move)
{
    std::vector<Sentence> sentences;
    if (move.kind() == Move::Kind::Place || move.kind() == Move::Kind::Go)
        addArrival(position, move, sentences);
    for (Sentence &remark : remarks(position, move))
        sentences.push_back(std::move(remark));
    return sentences;
}

std::span<const std::string_view> Rules::measures()
{
    static constexpr std::array<std::string_view, 2> kMeasures{"stabs", "losses"};
    return kMeasures;
}

int Rules::tally(const Position &position, Move move, Player player, int measure)
{
    const Player counted = measure == 0 ? opponent(player) : player;
    Position after = position;
    after.play(move);
    const int placed = move.kind() == Move::Kind::Place && position.toMove() == counted ? 1 : 0;
    return std::popcount(position.pieces(counted)) + placed - std::popcount(after.pieces(counted));
}

} // namespace tessera::watchyourback
