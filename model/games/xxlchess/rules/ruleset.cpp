#include "model/games/xxlchess/rules/ruleset.h"

#include "model/core/randomness.h"
#include "model/core/sentence.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace tessera::xxlchess {

namespace {

RuleChoices withPromotionRank(RuleChoices choices)
{
    if (choices.promotionRank == 0)
        choices.promotionRank = usualPromotionRank(choices.height);
    return choices;
}

std::uint64_t keyOf(const RuleChoices &choices)
{
    std::uint64_t key = 0;
    for (const int value : {choices.width, choices.height, index(choices.up), choices.promotionRank})
        key = mixedBits(key + static_cast<std::uint64_t>(value));
    // The first three switches count where they are off, too; later ones leave the keys of games without them as
    // they were.
    constexpr int kAlwaysCounted = 3;
    for (int row = 0; const RuleSwitch &rule : ruleSwitches()) {
        const bool isOn = rule.isOn(choices);
        if (isOn || row < kAlwaysCounted)
            key = mixedBits(key + (isOn ? 1 : 0));
        ++row;
    }
    if (const std::uint64_t pieces = choices.pieces.key(); pieces != 0)
        key = mixedBits(key + pieces);
    return key;
}

/// Whether a slide of the kind goes in the direction of the leap, or of one of its mirror images.
bool slidesAlong(const PieceKind &kind, Leap leap)
{
    return (kind.slidesOrthogonally && (leap.dx == 0 || leap.dy == 0))
           || (kind.slidesDiagonally && std::abs(leap.dx) == std::abs(leap.dy));
}

/// The leaps without the single steps that a slide makes, too (a dragon king is a rook with the steps of a ferz).
std::vector<Leap> leapsBesideSlides(const PieceKind &kind)
{
    std::vector<Leap> leaps = kind.leaps;
    std::erase_if(leaps, [&kind](Leap leap) {
        return slidesAlong(kind, leap) && std::max(std::abs(leap.dx), std::abs(leap.dy)) == 1;
    });
    return leaps;
}

/// The functions of a switch that is a member of the choices.
template<bool RuleChoices::*Choice>
RuleSwitch switchRow(OptionSpec option)
{
    return {
        std::move(option),
        [](const RuleChoices &choices) { return choices.*Choice; },
        [](RuleChoices &choices, bool isOn) { choices.*Choice = isOn; }};
}

/// The draw rules are on by default, for matches of engines and UGI's `Rules default`: without them two engines may
/// shuffle for ever. The window's default for a game against the computer is the strict value, the rules of X5.
std::vector<RuleSwitch> rowsOfSwitches()
{
    std::vector<RuleSwitch> rows{
        switchRow<&RuleChoices::drawsByRepetition>(
            {"repetition",
             TESSERA_TEXT("xxlchess", "Draw by repetition"),
             TESSERA_TEXT("xxlchess", "The game is drawn when a position occurs a third time."),
             true,
             false}),
        switchRow<&RuleChoices::drawsByHundredTurns>(
            {"hundred-turns",
             TESSERA_TEXT("xxlchess", "Draw after 100 quiet turns"),
             TESSERA_TEXT(
                 "xxlchess", "The game is drawn after 100 turns without a capture or a pawn move."),
             true,
             false}),
        switchRow<&RuleChoices::choosesPromotion>(
            {"promotion-choice",
             TESSERA_TEXT("xxlchess", "Choice of promotion"),
             TESSERA_TEXT(
                 "xxlchess", "The player chooses what a pawn becomes; else it is always a queen."),
             false,
             false}),
        {{"black-below",
          TESSERA_TEXT("xxlchess", "Black at the bottom"),
          TESSERA_TEXT("xxlchess", "The layout is turned, and Black's pawns go up the screen."),
          false,
          false},
         [](const RuleChoices &choices) { return choices.up == Player::Second; },
         [](RuleChoices &choices, bool isOn) {
             choices.up = isOn ? Player::Second : Player::First;
         }},
        switchRow<&RuleChoices::hasFog>(
            {"fog-of-war",
             TESSERA_TEXT("xxlchess", "Fog of war"),
             TESSERA_TEXT(
                 "xxlchess",
                 "Each player sees only the squares their own pieces can move to, and wins by "
                 "capturing the king."),
             false,
             false}),
    };
    rows[0].option.beginsStrict = rows[1].option.beginsStrict = true;
    rows[3].option.followsLoneSecond = true;
    return rows;
}

} // namespace

std::span<const RuleSwitch> ruleSwitches()
{
    static const std::vector<RuleSwitch> rows = rowsOfSwitches();
    return rows;
}

Ruleset::Ruleset(RuleChoices choices)
    : m_choices(withPromotionRank(std::move(choices)))
    , m_key(keyOf(m_choices))
{
    assert(width() >= kLeastSide && width() <= kMostSide);
    assert(height() >= kLeastSide && height() <= kMostSide);
    makeBoard();
    makeMovements();
    makeParts();
    m_promotions = m_choices.choosesPromotion ? pieces().promotions() : std::vector{kQueen};
}

void Ruleset::makeParts()
{
    const bool hasAny = std::any_of(pieces().begin(), pieces().end(), [](const PieceKind &kind) {
        return !kind.parts.empty();
    });
    if (!hasAny)
        return;
    m_partSources.resize(2);
    for (const Player player : {Player::First, Player::Second}) {
        for (Kind kind = 0; kind < pieces().size(); ++kind) {
            m_movements[static_cast<std::size_t>(kind)].hasParts = !pieces()[kind].parts.empty();
            for (const MovementPart &part : pieces()[kind].parts) {
                for (Path path : pathsOf(part)) {
                    if (!goesUp(player))
                        path.step.dy = -path.step.dy;
                    m_paths[player][static_cast<std::size_t>(kind)].push_back(path);
                    if (path.captures)
                        addSources(path, m_partSources[static_cast<std::size_t>(player)]);
                }
            }
        }
    }
}

void Ruleset::addSources(const Path &path, LeapTable &sources) const
{
    m_board.forEach([&](Square from) {
        forEachOn(path, from, [&](Square to) {
            sources[static_cast<std::size_t>(to)].add(from);
            return true;
        });
    });
}

void Ruleset::makeBoard()
{
    for (int rank = 0; rank < height(); ++rank) {
        for (int file = 0; file < width(); ++file) {
            const Square square = squareAt(file, rank);
            m_board.add(square);
            for (const Player player : {Player::First, Player::Second}) {
                const int ownRankHere = ownRank(player, square);
                if (ownRankHere >= m_choices.promotionRank)
                    m_promotionZones[player].add(square);
                if (ownRankHere == 2)
                    m_secondRows[player].add(square);
            }
        }
    }
    m_board.forEach([this](Square square) {
        for (const Orientation orientation : kOrientations) {
            const int line = lineOf(orientation, square);
            const int place = placeOn(orientation, square);
            const int rankStep = orientation == Orientation::Falling ? -1
                                 : orientation == Orientation::Row   ? 0
                                                                     : 1;
            const int fileStep = orientation == Orientation::Column ? 0 : 1;
            for (const int sign : {-1, 1}) {
                const int file = fileOf(square) + sign * fileStep;
                const int rank = rankOf(square) + sign * rankStep;
                if (file < 0 || file >= width() || rank < 0 || rank >= height())
                    m_edges.addPlace(orientation, line, place + sign);
            }
        }
    });
}

void Ruleset::makeMovements()
{
    std::vector<std::vector<Leap>> known;
    for (Kind kind = 0; kind < pieces().size(); ++kind) {
        const PieceKind &row = pieces()[kind];
        Movement &movement = m_movements[static_cast<std::size_t>(kind)];
        movement.slidesOrthogonally = row.slidesOrthogonally;
        movement.slidesDiagonally = row.slidesDiagonally;
        const std::vector<Leap> leaps = leapsBesideSlides(row);
        movement.leaps = !leaps.empty();
        movement.leapsAlongSlides = std::any_of(leaps.begin(), leaps.end(), [&row](Leap leap) {
            return slidesAlong(row, leap);
        });
        movement.isRoyal = row.isRoyal;
        movement.range = static_cast<std::uint8_t>(std::min(row.range, kMostSide));
        auto table = std::find(known.begin(), known.end(), leaps);
        if (table == known.end()) {
            m_leapTables.push_back(leapTable(leaps));
            table = known.insert(known.end(), leaps);
            for (std::size_t i = 0; i < m_anyLeaps.size(); ++i)
                m_anyLeaps[i] |= m_leapTables.back()[i];
        }
        movement.leapTable = static_cast<std::uint8_t>(table - known.begin());
    }
}

Ruleset::LeapTable Ruleset::leapTable(const std::vector<Leap> &leaps) const
{
    LeapTable table{};
    const std::vector<Leap> all = withMirrorImages(leaps);
    m_board.forEach([&](Square from) {
        for (const auto [dx, dy] : all) {
            const int file = fileOf(from) + dx;
            const int rank = rankOf(from) + dy;
            if (file >= 0 && file < width() && rank >= 0 && rank < height())
                table[static_cast<std::size_t>(from)].add(squareAt(file, rank));
        }
    });
    return table;
}

} // namespace tessera::xxlchess
