#pragma once

#include "model/core/anygame.h"
#include "model/core/game.h"
#include "model/core/perft.h"
#include "model/core/playout.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tessera {

/// `AnyPosition` for the game `G`.
template<Game G>
class ErasedPosition final : public AnyPosition
{
public:
    explicit ErasedPosition(typename G::Position position)
        : m_position(std::move(position))
    {}

    /// The position within; for the game's own search.
    [[nodiscard]] const typename G::Position &position() const { return m_position; }

    [[nodiscard]] std::unique_ptr<AnyPosition> clone() const override
    {
        return std::make_unique<ErasedPosition>(*this);
    }
    [[nodiscard]] const GameInfo &info() const override { return G::info(); }
    [[nodiscard]] Player toMove() const override
    {
        return m_position.isOver() ? Player::None : m_position.toMove();
    }
    [[nodiscard]] int turnsTaken() const override { return m_position.turnsTaken(); }
    [[nodiscard]] Outcome outcome() const override { return m_position.outcome(); }
    [[nodiscard]] std::uint64_t hash() const override { return m_position.hash(); }

    [[nodiscard]] std::vector<MoveCode> legalMoves() const override
    {
        typename G::MoveList list;
        m_position.legalMoves(list);
        std::vector<MoveCode> codes;
        codes.reserve(list.size());
        for (const auto move : list)
            codes.push_back(G::encode(move));
        return codes;
    }
    [[nodiscard]] bool isLegal(MoveCode move) const override
    {
        typename G::MoveList list;
        m_position.legalMoves(list);
        return std::any_of(list.begin(), list.end(), [move](const auto &legal) {
            return G::encode(legal) == move;
        });
    }
    Transition play(MoveCode move) override
    {
        assert(isLegal(move));
        Transition changes = transition(move);
        m_position.play(G::decode(move));
        return changes;
    }
    [[nodiscard]] Transition transition(MoveCode move) const override
    {
        return G::transition(m_position, G::decode(move));
    }
    [[nodiscard]] std::vector<Sentence> remarks(MoveCode move) const override
    {
        return G::remarks(m_position, G::decode(move));
    }

    [[nodiscard]] Sentence phase() const override
    {
        if constexpr (HasPhases<G>)
            return G::phase(m_position);
        else
            return {};
    }

    [[nodiscard]] bool exchangesSides(MoveCode move) const override
    {
        if constexpr (ExchangesSides<G>)
            return G::exchangesSides(G::decode(move));
        else
            return false;
    }

    [[nodiscard]] BoardShape board() const override { return G::board(m_position); }
    [[nodiscard]] Piece piece(Cell cell) const override { return G::piece(m_position, cell); }
    [[nodiscard]] Ground ground(Cell cell) const override { return G::ground(m_position, cell); }
    [[nodiscard]] std::string cellText(Cell cell) const override
    {
        return G::cellText(m_position, cell);
    }

    [[nodiscard]] MoveShape shape(MoveCode move) const override
    {
        return G::shape(m_position, G::decode(move));
    }
    [[nodiscard]] Refusal refusal(std::span<const Cell> cells) const override
    {
        return G::refusal(m_position, cells);
    }
    [[nodiscard]] std::vector<Fact> facts() const override { return G::facts(m_position); }
    [[nodiscard]] std::optional<PieceCard> card([[maybe_unused]] Piece piece) const override
    {
        if constexpr (ExplainsPieces<G>)
            return G::card(m_position, piece);
        else
            return std::nullopt;
    }

    [[nodiscard]] std::unique_ptr<AnyPosition> onTurn([[maybe_unused]] Player player) const override
    {
        if constexpr (HandsTurnOver<G>) {
            if (auto position = G::onTurn(m_position, player))
                return std::make_unique<ErasedPosition>(std::move(*position));
        }
        return nullptr;
    }
    [[nodiscard]] std::optional<int> gain([[maybe_unused]] MoveCode move) const override
    {
        if constexpr (WeighsGains<G>)
            return G::gain(m_position, G::decode(move));
        else
            return std::nullopt;
    }
    [[nodiscard]] std::vector<Sentence> prospects([[maybe_unused]] MoveCode move) const override
    {
        if constexpr (TellsProspects<G>)
            return G::prospects(m_position, G::decode(move));
        else
            return {};
    }
    [[nodiscard]] std::optional<AttackMap> attackMap() const override
    {
        if constexpr (MapsAttacks<G>)
            return G::attackMap(m_position);
        else
            return std::nullopt;
    }
    [[nodiscard]] std::vector<Cell> reach([[maybe_unused]] Cell cell) const override
    {
        if constexpr (MapsAttacks<G>)
            return G::reach(m_position, cell);
        else
            return {};
    }

    [[nodiscard]] std::unique_ptr<AnyPosition> seenBy([[maybe_unused]] Player player) const override
    {
        if constexpr (HidesParts<G>) {
            if (auto position = G::seenBy(m_position, player))
                return std::make_unique<ErasedPosition>(std::move(*position));
        }
        return nullptr;
    }
    [[nodiscard]] std::string labelFor(MoveCode move, [[maybe_unused]] Player viewer) const override
    {
        if constexpr (HidesParts<G>) {
            if (G::seenBy(m_position, viewer))
                return G::labelFor(m_position, G::decode(move), viewer);
        }
        return moveLabel(move);
    }

    [[nodiscard]] int symmetryCount() const override
    {
        if constexpr (HasSymmetries<G>)
            return G::symmetryCount(m_position);
        else
            return 1;
    }
    [[nodiscard]] std::unique_ptr<AnyPosition> transformed(
        [[maybe_unused]] int symmetry) const override
    {
        if constexpr (HasSymmetries<G>)
            return std::make_unique<ErasedPosition>(G::transformed(m_position, symmetry));
        else
            return clone();
    }
    [[nodiscard]] MoveCode transformedMove(MoveCode move, [[maybe_unused]] int symmetry) const override
    {
        if constexpr (HasSymmetries<G>)
            return G::encode(G::transformedMove(m_position, G::decode(move), symmetry));
        else
            return move;
    }

    [[nodiscard]] std::string text() const override { return G::positionText(m_position); }
    [[nodiscard]] std::string moveText(MoveCode move) const override
    {
        return G::moveText(m_position, G::decode(move));
    }
    [[nodiscard]] std::string moveLabel(MoveCode move) const override
    {
        return G::moveLabel(m_position, G::decode(move));
    }
    [[nodiscard]] Result<MoveCode> parseMove(std::string_view text) const override
    {
        const auto move = G::parseMove(m_position, text);
        if (!move)
            return move.error();
        return G::encode(*move);
    }
    [[nodiscard]] std::uint64_t perft(int depth) const override
    {
        typename G::Position copy = m_position;
        return tessera::perft<G>(copy, depth);
    }
    [[nodiscard]] PlayoutCount playRandomGames(int games, std::uint64_t seed) const override
    {
        PlayoutCount count;
        std::uint64_t bits = seed;
        for (int i = 0; i < games; ++i) {
            typename G::Position copy = m_position;
            count.turns += static_cast<std::uint64_t>(playRandomly<G>(copy, bits));
            ++count.games;
        }
        return count;
    }

private:
    typename G::Position m_position;
};

/// `AnyGame` for the game `G`.
template<Game G>
class ErasedGame final : public AnyGame
{
public:
    [[nodiscard]] const GameInfo &info() const override { return G::info(); }
    [[nodiscard]] std::unique_ptr<AnyPosition> start(const Options &options) const override
    {
        return std::make_unique<ErasedPosition<G>>(G::start(options));
    }
    [[nodiscard]] Result<std::unique_ptr<AnyPosition>> parsePosition(
        std::string_view text, const Options &options) const override
    {
        auto position = G::parsePosition(text, options);
        if (!position)
            return position.error();
        return std::unique_ptr<AnyPosition>(
            std::make_unique<ErasedPosition<G>>(std::move(*position)));
    }
    [[nodiscard]] std::vector<Sentence> warnings(
        [[maybe_unused]] std::string_view text,
        [[maybe_unused]] const Options &options) const override
    {
        if constexpr (WarnsOfTexts<G>)
            return G::warnings(text, options);
        else
            return {};
    }
};

/// The position of game `G` behind `position`, which must be one.
template<Game G>
[[nodiscard]] const typename G::Position &as(const AnyPosition &position)
{
    assert(&position.info() == &G::info());
    return static_cast<const ErasedPosition<G> &>(position).position();
}

} // namespace tessera
