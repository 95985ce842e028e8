#include "model/core/facets/sight.h"

#include <algorithm>

namespace tessera {

namespace {

bool isSeen(const AnyPosition &view, Cell cell)
{
    return index(cell) >= view.board().cellCount() || view.ground(cell) != Ground::Hidden;
}

/// The steps that the viewer sees, which are applied to `cells`.
std::vector<Step> seenSteps(
    const Transition &whole, const AnyPosition &after, Player viewer, BoardCells &cells)
{
    std::vector<Step> kept;
    const auto pieceOn = [&cells](Cell cell) {
        return cells.pieces[static_cast<std::size_t>(index(cell))];
    };
    for (const Step &step : whole.steps) {
        bool isKept = false;
        switch (step.kind) {
        case Step::Kind::Move:
            isKept = pieceOn(step.from) == step.piece
                     && (step.piece.owner == viewer || isSeen(after, step.to));
            break;
        case Step::Kind::Remove:
            isKept = pieceOn(step.from) == step.piece;
            break;
        case Step::Kind::Recolour:
            isKept = pieceOn(step.to) == step.before && isSeen(after, step.to);
            break;
        case Step::Kind::Place:
            isKept = isSeen(after, step.to);
            break;
        case Step::Kind::CloseCell:
            break;
        }
        if (!isKept)
            continue;
        kept.push_back(step);
        apply(Transition{{step}}, cells);
    }
    return kept;
}

} // namespace

std::unique_ptr<AnyPosition> asSeen(const AnyPosition &position, Player viewer)
{
    auto view = viewer == Player::None ? nullptr : seenBy(position, viewer);
    return view ? std::move(view) : position.clone();
}

Transition seenTransition(const AnyPosition &position, MoveCode move, Player viewer)
{
    const auto before = viewer == Player::None ? nullptr : seenBy(position, viewer);
    if (before == nullptr)
        return position.transition(move);
    const auto next = position.clone();
    const Transition whole = next->play(move);
    const auto after = asSeen(*next, viewer);
    BoardCells cells = before->cells();
    Transition seen{seenSteps(whole, *after, viewer, cells)};
    const BoardCells wanted = after->cells();
    for (int i = 0; i < after->board().cellCount(); ++i) {
        const Piece now = cells.pieces[static_cast<std::size_t>(i)];
        const Piece then = wanted.pieces[static_cast<std::size_t>(i)];
        if (now == then)
            continue;
        if (now.isPresent())
            seen.steps.push_back(Step::remove(0, now, cellAt(i)));
        if (now.isPresent())
            seen.steps.back().isSight = true;
        if (then.isPresent()) {
            seen.steps.push_back(Step::place(0, then, cellAt(i)));
            seen.steps.back().isSight = true;
        }
    }
    return seen;
}

} // namespace tessera
