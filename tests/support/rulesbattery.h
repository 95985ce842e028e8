#pragma once

#include "model/core/erasure/erased.h"
#include "model/core/erasure/playout.h"
#include "model/core/facets/moveselection.h"

#include <algorithm>
#include <optional>
#include <random>
#include <set>
#include <string>

namespace tessera::test {

/// What every game must hold at every ply of random games; instantiated once for each game. All
/// checks return a description of the first thing that is wrong, or nothing.
template<Game G>
class RulesBattery
{
public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    /// Plays `games` random games of at most `mostPlies` plies under `options` and checks each ply.
    [[nodiscard]] static std::optional<std::string> run(
        const Options &options, int games, int mostPlies, unsigned seed)
    {
        std::mt19937 random(seed);
        for (int game = 0; game < games; ++game) {
            Position position = G::start(options);
            for (int ply = 0; ply < mostPlies; ++ply) {
                if (auto fault = checkPosition(position, options))
                    return describe(position, game, ply, *fault);
                typename G::MoveList moves;
                position.legalMoves(moves);
                if (moves.isEmpty())
                    break;
                const Move move = moves[random() % moves.size()];
                if (auto fault = checkMove(position, move))
                    return describe(
                        position, game, ply, *fault + ", move " + G::moveText(position, move));
                position.play(move);
            }
        }
        return std::nullopt;
    }

private:
    using Fault = std::optional<std::string>;

    static std::string describe(const Position &position, int game, int ply, const std::string &fault)
    {
        return "game " + std::to_string(game) + ", ply " + std::to_string(ply) + ", position "
               + G::positionText(position) + ": " + fault;
    }

    static Fault checkPosition(const Position &position, const Options &options)
    {
        for (auto check :
             {checkMoveList,
              checkRandomMoves,
              checkMoveTexts,
              checkSelection,
              checkPerft,
              checkScores}) {
            if (Fault fault = check(position))
                return fault;
        }
        if (Fault fault = checkText(position, options))
            return fault;
        return checkSymmetries(position);
    }

    static Fault checkMoveList(const Position &position)
    {
        typename G::MoveList moves;
        position.legalMoves(moves);
        std::set<MoveCode> codes;
        for (const Move move : moves)
            codes.insert(G::encode(move));
        if (codes.size() != moves.size())
            return "a legal move is listed twice";
        if (moves.isEmpty() != position.isOver())
            return "there are no legal moves exactly when the game is over";
        if (position.isOver() != position.outcome().isOver())
            return "isOver and outcome disagree";
        if constexpr (CountsMoves<G>) {
            if (position.countLegalMoves() != moves.size())
                return "countLegalMoves disagrees with the list";
        }
        return std::nullopt;
    }

    /// The middles of equal parts of the range of random words must pick every move once.
    static Fault checkRandomMoves(const Position &position)
    {
        typename G::MoveList moves;
        position.legalMoves(moves);
        if (randomMove<G>(position, 0).has_value() == moves.isEmpty())
            return "a random move is picked exactly when there is a legal one";
        std::set<MoveCode> legal;
        std::set<MoveCode> picked;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            legal.insert(G::encode(moves[i]));
            const double part = (static_cast<double>(i) + 0.5) / static_cast<double>(moves.size());
            picked.insert(
                G::encode(*randomMove<G>(position, static_cast<std::uint64_t>(part * 0x1p64))));
        }
        if (picked != legal)
            return "random words do not pick all legal moves evenly";
        return std::nullopt;
    }

    static Fault checkMoveTexts(const Position &position)
    {
        typename G::MoveList moves;
        position.legalMoves(moves);
        std::set<std::string> texts;
        for (const Move move : moves) {
            if (!(G::decode(G::encode(move)) == move))
                return "a move's code is not read back";
            const std::string text = G::moveText(position, move);
            if (!texts.insert(text).second)
                return "two moves share the text " + text;
            if (texts.size() > kMostTextsChecked)
                continue;
            for (const std::string &form : {text, G::moveLabel(position, move)}) {
                const auto read = G::parseMove(position, form);
                if (!read || !(*read == move))
                    return "a move's text is not read back: " + form;
            }
        }
        return std::nullopt;
    }

    /// Pointing at the cells of any legal move's shape must lead to that move.
    static Fault checkSelection(const Position &position)
    {
        typename G::MoveList moves;
        position.legalMoves(moves);
        if (moves.size() > kMostTextsChecked)
            return std::nullopt;
        const ErasedPosition<G> erased(position);
        MoveSelection selection(erased);
        for (const Move move : moves) {
            selection.clear();
            for (const Cell cell : G::shape(position, move).cells) {
                if (!selection.accepts(cell))
                    return "a legal move cannot be pointed at: " + G::moveText(position, move);
                selection.pick(cell);
            }
            const auto meant = selection.isEmpty() ? selection.possible() : selection.complete();
            if (std::find(meant.begin(), meant.end(), G::encode(move)) == meant.end())
                return "pointing at a move's cells does not mean it: "
                       + G::moveText(position, move);
        }
        return std::nullopt;
    }

    static Fault checkPerft(const Position &position)
    {
        typename G::MoveList moves;
        position.legalMoves(moves);
        if (moves.size() > kMostTextsChecked)
            return std::nullopt;
        Position copy = position;
        const ErasedPosition<G> erased(position);
        std::uint64_t played = 0;
        for (const Move move : moves) {
            auto next = erased.clone();
            next->play(G::encode(move));
            played += next->legalMoves().size();
        }
        if (perft<G>(copy, 2) != played || tessera::perft(erased, 2) != played)
            return "erased and template perft disagree";
        return std::nullopt;
    }

    static Fault checkScores(const Position &position)
    {
        const Outcome outcome = position.outcome();
        double sum = 0;
        for (const double score : outcome.scores)
            sum += score;
        if (position.isOver() ? std::abs(sum - 1.0) > 1e-9 : sum != 0)
            return "the scores do not add up to one point";
        return std::nullopt;
    }

    static Fault checkText(const Position &position, const Options &options)
    {
        const std::string text = G::positionText(position);
        const auto read = G::parsePosition(text, options);
        if (!read)
            return "its own text is refused: " + read.error().sentence();
        if (G::positionText(*read) != text)
            return "its text is read back as " + G::positionText(*read);
        const bool isStrict = options == Options::strict(G::info().options);
        if (isStrict && !position.isOver() && read->hash() != position.hash())
            return "the incremental hash differs from the recomputed one";
        return std::nullopt;
    }

    static Fault checkSymmetries(const Position &position)
    {
        if constexpr (HasSymmetries<G>) {
            typename G::MoveList moves;
            position.legalMoves(moves);
            const int count = G::symmetryCount(position);
            const int stride = std::max(1, count / kMostSymmetriesChecked);
            for (int s = 0; s < count; s += stride) {
                const Position image = G::transformed(position, s);
                typename G::MoveList imageMoves;
                image.legalMoves(imageMoves);
                std::set<MoveCode> wanted;
                std::set<MoveCode> found;
                for (const Move move : moves)
                    wanted.insert(G::encode(G::transformedMove(position, move, s)));
                for (const Move move : imageMoves)
                    found.insert(G::encode(move));
                if (!position.isOver() && wanted != found)
                    return "symmetry " + std::to_string(s) + " does not carry moves to moves";
            }
        }
        return std::nullopt;
    }

    static Fault checkMove(const Position &position, Move move)
    {
        Position next = position;
        const auto undo = next.play(move);
        const Position after = next;
        next.undo(move, undo);
        if (G::positionText(next) != G::positionText(position) || next.hash() != position.hash()
            || !(next.outcome() == position.outcome()))
            return "undo does not restore the position";
        next.play(move);
        if (G::positionText(next) != G::positionText(after) || !(next.outcome() == after.outcome()))
            return "playing again after undo leads elsewhere";

        const ErasedPosition<G> erased(position);
        const BoardCells before = erased.cells();
        BoardCells cells = before;
        const Transition transition = G::transition(position, move);
        apply(transition, cells);
        if (!(cells == ErasedPosition<G>(after).cells()))
            return "the transition does not give the next position's cells";
        apply(inverted(transition), cells);
        if (!(cells == before))
            return "the inverted transition does not give the cells back";
        if (!(inverted(inverted(transition)) == transition))
            return "inverting the transition twice changes it";
        return std::nullopt;
    }

    /// Reading a text lists all moves again, so of thousands of moves only these are checked.
    static constexpr std::size_t kMostTextsChecked = 200;
    static constexpr int kMostSymmetriesChecked = 16;
};

} // namespace tessera::test
