#pragma once

#include "model/core/anygame.h"
#include "model/core/erasure/perft.h"
#include "model/core/erasure/playout.h"
#include "model/core/game.h"

namespace tessera {

// The facets of `ErasedPosition<G>`, which derives, as `Self`, from those that its game has.

/// Stands for a facet that a game does not have.
template<typename Facet>
struct NoFacet
{};

template<bool isThere, typename Facet>
using FacetIf = std::conditional_t<isThere, Facet, NoFacet<Facet>>;

/// The base of the facets of game `G`, with access to the position.
template<typename G, typename Self, typename Facet>
class FacetOf : public Facet
{
protected:
    [[nodiscard]] const typename G::Position &at() const
    {
        return static_cast<const Self &>(*this).position();
    }
};

template<typename G, typename Self>
class PointingOf : public FacetOf<G, Self, PointingFacet>
{
public:
    [[nodiscard]] MoveShape shape(MoveCode move) const override
    {
        return G::shape(this->at(), G::decode(move));
    }
    [[nodiscard]] Refusal refusal(std::span<const Cell> cells) const override
    {
        return G::refusal(this->at(), cells);
    }
};

template<typename G, typename Self>
class PhasesOf : public FacetOf<G, Self, PhasesFacet>
{
public:
    [[nodiscard]] Sentence phase() const override { return G::phase(this->at()); }
};

template<typename G, typename Self>
class RemarksOf : public FacetOf<G, Self, RemarksFacet>
{
public:
    [[nodiscard]] std::vector<Sentence> of(MoveCode move) const override
    {
        return G::remarks(this->at(), G::decode(move));
    }
};

template<typename G, typename Self>
class SidesOf : public FacetOf<G, Self, SidesFacet>
{
public:
    [[nodiscard]] bool exchangesSides(MoveCode move) const override
    {
        return G::exchangesSides(G::decode(move));
    }
};

template<typename G, typename Self>
class CardsOf : public FacetOf<G, Self, CardsFacet>
{
public:
    [[nodiscard]] PieceCard card(Piece piece) const override { return G::card(this->at(), piece); }
};

template<typename G, typename Self>
class AlarmOf : public FacetOf<G, Self, AlarmFacet>
{
public:
    [[nodiscard]] Cell alarmedCell(Player player) const override
    {
        return G::alarmedCell(this->at(), player);
    }
};

template<typename G, typename Self>
class TurnsOf : public FacetOf<G, Self, TurnsFacet>
{
public:
    [[nodiscard]] std::unique_ptr<AnyPosition> onTurn(Player player) const override
    {
        auto position = G::onTurn(this->at(), player);
        return position ? std::make_unique<Self>(std::move(*position)) : nullptr;
    }
};

template<typename G, typename Self>
class GainsOf : public FacetOf<G, Self, GainsFacet>
{
public:
    [[nodiscard]] int gain(MoveCode move) const override
    {
        return G::gain(this->at(), G::decode(move));
    }
};

template<typename G, typename Self>
class PreviewOf : public FacetOf<G, Self, PreviewFacet>
{
public:
    [[nodiscard]] std::vector<Sentence> of(MoveCode move) const override
    {
        return G::preview(this->at(), G::decode(move));
    }
};

template<typename G, typename Self>
class ClaimsOf : public FacetOf<G, Self, ClaimsFacet>
{
public:
    [[nodiscard]] std::vector<Claim> against(
        Player whom, std::span<const MoveCode> line) const override
    {
        return G::claims(this->at(), whom, line);
    }
    [[nodiscard]] Sentence sentence(const Claim &claim, Player you) const override
    {
        return G::claimSentence(this->at(), claim, you);
    }
};

template<typename G, typename Self>
class AttacksOf : public FacetOf<G, Self, AttacksFacet>
{
public:
    [[nodiscard]] AttackMap attackMap() const override { return G::attackMap(this->at()); }
    [[nodiscard]] std::vector<Cell> reach(Cell cell) const override
    {
        return G::reach(this->at(), cell);
    }
};

template<typename G, typename Self>
class ComposingOf : public FacetOf<G, Self, ComposingFacet>
{
public:
    [[nodiscard]] std::vector<Piece> palette() const override { return G::palette(this->at()); }
    [[nodiscard]] std::vector<PositionField> fields() const override
    {
        return G::fields(this->at());
    }
    [[nodiscard]] std::string compose(
        std::span<const Piece> pieces, std::span<const int> values) const override
    {
        return G::compose(this->at(), pieces, values);
    }
};

template<typename G, typename Self>
class SightOf : public FacetOf<G, Self, SightFacet>
{
public:
    [[nodiscard]] std::unique_ptr<AnyPosition> seenBy(Player player) const override
    {
        auto position = G::seenBy(this->at(), player);
        return position ? std::make_unique<Self>(std::move(*position)) : nullptr;
    }
    [[nodiscard]] std::string labelFor(MoveCode move, Player viewer) const override
    {
        return G::labelFor(this->at(), G::decode(move), viewer);
    }
};

template<typename G, typename Self>
class SymmetriesOf : public FacetOf<G, Self, SymmetriesFacet>
{
public:
    [[nodiscard]] int symmetryCount() const override { return G::symmetryCount(this->at()); }
    [[nodiscard]] std::unique_ptr<AnyPosition> transformed(int symmetry) const override
    {
        return std::make_unique<Self>(G::transformed(this->at(), symmetry));
    }
    [[nodiscard]] MoveCode transformedMove(MoveCode move, int symmetry) const override
    {
        return G::encode(G::transformedMove(this->at(), G::decode(move), symmetry));
    }
};

template<typename G, typename Self>
class TallyOf : public FacetOf<G, Self, TallyFacet>
{
public:
    [[nodiscard]] std::optional<int> measure(std::string_view name) const override
    {
        return measureNumber<G>(name);
    }
    [[nodiscard]] int of(MoveCode move, Player player, int measure) const override
    {
        return G::tally(this->at(), G::decode(move), player, measure);
    }
};

template<typename G, typename Self>
class MeasuresOf : public FacetOf<G, Self, MeasuresFacet>
{
public:
    [[nodiscard]] std::uint64_t countSequences(int depth) const override
    {
        typename G::Position copy = this->at();
        return tessera::perft<G>(copy, depth);
    }
    [[nodiscard]] std::uint64_t countRandomTurns(int games, std::uint64_t seed) const override
    {
        std::uint64_t turns = 0;
        for (int i = 0; i < games; ++i) {
            typename G::Position copy = this->at();
            turns += static_cast<std::uint64_t>(playRandomly<G>(copy, seed));
        }
        return turns;
    }
};

} // namespace tessera
