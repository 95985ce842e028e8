#pragma once

#include "model/core/erasure/erasedfacets.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tessera {

/// `AnyPosition` for the game `G`, with the facets that it has.
template<Game G>
class ErasedPosition final
    : public AnyPosition,
      public PointingOf<G, ErasedPosition<G>>,
      public MeasuresOf<G, ErasedPosition<G>>,
      public FacetIf<HasPhases<G>, PhasesOf<G, ErasedPosition<G>>>,
      public FacetIf<HasRemarks<G>, RemarksOf<G, ErasedPosition<G>>>,
      public FacetIf<ExchangesSides<G>, SidesOf<G, ErasedPosition<G>>>,
      public FacetIf<ExplainsPieces<G>, CardsOf<G, ErasedPosition<G>>>,
      public FacetIf<RaisesAlarms<G>, AlarmOf<G, ErasedPosition<G>>>,
      public FacetIf<HandsTurnOver<G>, TurnsOf<G, ErasedPosition<G>>>,
      public FacetIf<WeighsGains<G>, GainsOf<G, ErasedPosition<G>>>,
      public FacetIf<HasPreviews<G>, PreviewOf<G, ErasedPosition<G>>>,
      public FacetIf<ProvesClaims<G>, ClaimsOf<G, ErasedPosition<G>>>,
      public FacetIf<MapsAttacks<G>, AttacksOf<G, ErasedPosition<G>>>,
      public FacetIf<ComposesPositions<G>, ComposingOf<G, ErasedPosition<G>>>,
      public FacetIf<HidesParts<G>, SightOf<G, ErasedPosition<G>>>,
      public FacetIf<HasSymmetries<G>, SymmetriesOf<G, ErasedPosition<G>>>,
      public FacetIf<TalliesMoves<G>, TallyOf<G, ErasedPosition<G>>>
{
public:
    explicit ErasedPosition(typename G::Position position)
        : m_position(std::move(position))
    {}

    /// The game's own position, for its search.
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
    [[nodiscard]] BoardShape board() const override { return G::board(m_position); }
    [[nodiscard]] Piece piece(Cell cell) const override { return G::piece(m_position, cell); }
    [[nodiscard]] Ground ground(Cell cell) const override { return G::ground(m_position, cell); }
    [[nodiscard]] std::string cellText(Cell cell) const override
    {
        return G::cellText(m_position, cell);
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
    [[nodiscard]] const PointingFacet &pointing() const override { return *this; }
    [[nodiscard]] const MeasuresFacet &measures() const override { return *this; }
    [[nodiscard]] const PhasesFacet *phases() const override { return facet<PhasesFacet>(); }
    [[nodiscard]] const RemarksFacet *remarks() const override { return facet<RemarksFacet>(); }
    [[nodiscard]] const SidesFacet *sides() const override { return facet<SidesFacet>(); }
    [[nodiscard]] const CardsFacet *cards() const override { return facet<CardsFacet>(); }
    [[nodiscard]] const AlarmFacet *alarm() const override { return facet<AlarmFacet>(); }
    [[nodiscard]] const TurnsFacet *turns() const override { return facet<TurnsFacet>(); }
    [[nodiscard]] const GainsFacet *gains() const override { return facet<GainsFacet>(); }
    [[nodiscard]] const PreviewFacet *preview() const override { return facet<PreviewFacet>(); }
    [[nodiscard]] const ClaimsFacet *claims() const override { return facet<ClaimsFacet>(); }
    [[nodiscard]] const AttacksFacet *attacks() const override { return facet<AttacksFacet>(); }
    [[nodiscard]] const ComposingFacet *composing() const override
    {
        return facet<ComposingFacet>();
    }
    [[nodiscard]] const SightFacet *sight() const override { return facet<SightFacet>(); }
    [[nodiscard]] const SymmetriesFacet *symmetries() const override
    {
        return facet<SymmetriesFacet>();
    }
    [[nodiscard]] const TallyFacet *tallies() const override { return facet<TallyFacet>(); }

private:
    template<typename Facet>
    [[nodiscard]] const Facet *facet() const
    {
        if constexpr (std::is_base_of_v<Facet, ErasedPosition>)
            return this;
        else
            return nullptr;
    }

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

/// The position of game `G` in `position`, which must be one of that game.
template<Game G>
[[nodiscard]] const typename G::Position &as(const AnyPosition &position)
{
    assert(&position.info() == &G::info());
    return static_cast<const ErasedPosition<G> &>(position).position();
}

} // namespace tessera
