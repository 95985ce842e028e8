#include "model/games/xxlchess/rules/movementterms.h"

#include <algorithm>
#include <cstdlib>

namespace tessera::xxlchess {

namespace {

constexpr Leap kAlong{1, 0};
constexpr Leap kAcross{1, 1};

MovementPart partOf(const MovementTerm &term)
{
    MovementPart part;
    part.only = term.only;
    part.isForward = term.isForward;
    if (term.most == 1) {
        part.leaps = {term.leap};
        return part;
    }
    part.range = term.most;
    if (term.leap == kAlong)
        part.slidesOrthogonally = true;
    else if (term.leap == kAcross)
        part.slidesDiagonally = true;
    else
        part.riders = {term.leap};
    return part;
}

/// Adds the terms of a part to those that are there already.
void collect(const MovementPart &part, std::vector<MovementTerm> &terms)
{
    const auto add = [&](Leap leap, int most) {
        const MovementTerm term{withoutSigns(leap), most, part.only, part.isForward};
        if (std::find(terms.begin(), terms.end(), term) == terms.end())
            terms.push_back(term);
    };
    for (const Leap leap : part.leaps)
        add(leap, 1);
    if (part.slidesOrthogonally)
        add(kAlong, part.range);
    if (part.slidesDiagonally)
        add(kAcross, part.range);
    for (const Leap rider : part.riders)
        add(rider, part.range);
}

} // namespace

Leap withoutSigns(Leap leap)
{
    const int dx = std::abs(leap.dx);
    const int dy = std::abs(leap.dy);
    return {std::max(dx, dy), std::min(dx, dy)};
}

std::vector<MovementTerm> termsOf(const PieceKind &kind)
{
    MovementPart plain;
    plain.leaps = kind.leaps;
    plain.slidesOrthogonally = kind.slidesOrthogonally;
    plain.slidesDiagonally = kind.slidesDiagonally;
    plain.range = kind.range;
    std::vector<MovementTerm> terms;
    collect(plain, terms);
    for (const MovementPart &part : kind.parts)
        collect(part, terms);
    return terms;
}

bool movesAsUsual(const PieceKind &kind)
{
    static const PieceTypes usual;
    const auto same = usual.withLetter(kind.letter);
    return same && termsOf(usual[*same]) == termsOf(kind);
}

void setTerms(const std::vector<MovementTerm> &terms, PieceKind &kind)
{
    clearMovement(kind);
    for (const MovementTerm &term : terms)
        addPart(partOf(term), kind);
}

void addPart(const MovementPart &part, PieceKind &kind)
{
    const bool isPlain = part.only == MovementPart::Only::None && !part.isForward;
    const bool slides = part.slidesOrthogonally || part.slidesDiagonally;
    const bool hasSlides = kind.slidesOrthogonally || kind.slidesDiagonally;
    if (!isPlain || (slides && hasSlides && part.range != kind.range)) {
        kind.parts.push_back(part);
        return;
    }
    kind.leaps.insert(kind.leaps.end(), part.leaps.begin(), part.leaps.end());
    if (slides) {
        kind.slidesOrthogonally |= part.slidesOrthogonally;
        kind.slidesDiagonally |= part.slidesDiagonally;
        kind.range = part.range;
    }
    if (part.riders.empty())
        return;
    MovementPart riders;
    riders.riders = part.riders;
    riders.range = part.range;
    kind.parts.push_back(riders);
}

void clearMovement(PieceKind &kind)
{
    kind.leaps.clear();
    kind.slidesOrthogonally = kind.slidesDiagonally = false;
    kind.range = kMostSide;
    kind.parts.clear();
}

} // namespace tessera::xxlchess
