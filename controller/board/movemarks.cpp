#include "controller/board/movemarks.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

void markProposed(const AnyPosition &position, MoveCode move, BoardMarks &marks)
{
    const MoveShape shape = position.pointing().shape(move);
    if (!shape.anyOrder && shape.cells.size() == 2) {
        marks.arrows.push_back({MarkArrow::Kind::Hint, shape.cells[0], shape.cells[1]});
        return;
    }
    for (const Cell cell : shape.cells) {
        marks[MarkRole::Hint].push_back(cell);
        marks.ghosts.push_back({{position.toMove(), 0}, cell});
    }
}

} // namespace

void markLastMove(const Transition &transition, BoardMarks &marks)
{
    const auto placed
        = std::count_if(transition.steps.begin(), transition.steps.end(), [](const Step &step) {
              return step.stage == 0 && step.kind == Step::Kind::Place && !step.isSight;
          });
    const MarkRole placedRole = placed > 1 ? MarkRole::LastPlaced : MarkRole::LastTo;
    // Castling moves two pieces; the arrow is that of the first one.
    bool isFirst = true;
    for (const Step &step : transition.steps) {
        if (step.stage > 0 || step.isSight)
            continue;
        if (step.kind == Step::Kind::Place)
            marks[placedRole].push_back(step.to);
        if (step.kind == Step::Kind::Remove && step.to != Cell::None) {
            marks[MarkRole::LastFrom].push_back(step.from);
            marks[MarkRole::LastTo].push_back(step.to);
        }
        if (step.kind != Step::Kind::Move)
            continue;
        marks[MarkRole::LastFrom].push_back(step.from);
        marks[MarkRole::LastTo].push_back(step.to);
        if (std::exchange(isFirst, false))
            marks.arrows.push_back({MarkArrow::Kind::LastMove, step.from, step.to});
    }
}

void markLandings(const AnyPosition &position, const std::vector<MoveCode> &moves, BoardMarks &marks)
{
    for (const MoveCode move : moves) {
        for (const Step &step : position.transition(move).steps) {
            if (step.kind == Step::Kind::Move && step.isJump
                && std::erase(marks[MarkRole::Legal], step.to) != 0)
                marks[MarkRole::Landing].push_back(step.to);
        }
    }
}

void markHint(
    const AnyPosition &position, std::span<const MoveCode> line, int replies, BoardMarks &marks)
{
    markProposed(position, line.front(), marks);
    const auto then = position.clone();
    then->play(line.front());
    for (const MoveCode reply : line.subspan(1)) {
        if (replies-- <= 0 || !then->isLegal(reply))
            return;
        const MoveShape shape = then->pointing().shape(reply);
        if (!shape.anyOrder && shape.cells.size() == 2)
            marks.arrows.push_back(
                {MarkArrow::Kind::Reply, shape.cells[0], shape.cells[1], then->toMove()});
        then->play(reply);
    }
}

void markIdeas(const AnyPosition &position, const std::vector<MoveCode> &moves, BoardMarks &marks)
{
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (!position.isLegal(moves[i]))
            continue;
        if (i == 0) {
            markProposed(position, moves[i], marks);
            continue;
        }
        const MoveShape shape = position.pointing().shape(moves[i]);
        if (!shape.anyOrder && shape.cells.size() == 2)
            marks.arrows.push_back(
                {MarkArrow::Kind::Reply, shape.cells[0], shape.cells[1], position.toMove()});
    }
}

void markTargets(const AnyPosition &position, std::span<const Cell> cells, BoardMarks &marks)
{
    const int onBoard = position.board().cellCount();
    for (const Cell cell : cells) {
        const bool isTaken = index(cell) < onBoard && position.piece(cell).isPresent();
        marks[isTaken ? MarkRole::Capture : MarkRole::Legal].push_back(cell);
    }
}

} // namespace tessera
