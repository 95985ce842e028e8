#include "model/core/transition.h"

#include <algorithm>

namespace tessera {

Step Step::place(int stage, Piece piece, Cell to)
{
    Step step;
    step.kind = Kind::Place;
    step.stage = static_cast<std::uint8_t>(stage);
    step.piece = piece;
    step.to = to;
    return step;
}

Step Step::move(int stage, Piece piece, Cell from, Cell to, bool isJump)
{
    Step step;
    step.kind = Kind::Move;
    step.stage = static_cast<std::uint8_t>(stage);
    step.piece = piece;
    step.from = from;
    step.to = to;
    step.isJump = isJump;
    return step;
}

Step Step::remove(int stage, Piece piece, Cell from, Cell to)
{
    Step step;
    step.kind = Kind::Remove;
    step.stage = static_cast<std::uint8_t>(stage);
    step.piece = piece;
    step.from = from;
    step.to = to;
    return step;
}

Step Step::recolour(int stage, Piece before, Piece piece, Cell at)
{
    Step step;
    step.kind = Kind::Recolour;
    step.stage = static_cast<std::uint8_t>(stage);
    step.piece = piece;
    step.before = before;
    step.to = at;
    return step;
}

Step Step::closeCell(int stage, Ground before, Ground ground, Cell at)
{
    Step step;
    step.kind = Kind::CloseCell;
    step.stage = static_cast<std::uint8_t>(stage);
    step.to = at;
    step.ground = ground;
    step.groundBefore = before;
    return step;
}

int Transition::stageCount() const
{
    int count = 0;
    for (const Step &step : steps)
        count = std::max(count, step.stage + 1);
    return count;
}

Transition inverted(const Transition &transition)
{
    const int lastStage = transition.stageCount() - 1;
    Transition result;
    result.steps.reserve(transition.steps.size());
    for (auto step = transition.steps.rbegin(); step != transition.steps.rend(); ++step) {
        Step back = *step;
        back.stage = static_cast<std::uint8_t>(lastStage - step->stage);
        std::swap(back.from, back.to);
        switch (step->kind) {
        case Step::Kind::Place:
            back.kind = Step::Kind::Remove;
            break;
        case Step::Kind::Remove:
            back.kind = Step::Kind::Place;
            break;
        case Step::Kind::Move:
            break;
        case Step::Kind::Recolour:
            std::swap(back.from, back.to);
            std::swap(back.piece, back.before);
            break;
        case Step::Kind::CloseCell:
            std::swap(back.from, back.to);
            std::swap(back.ground, back.groundBefore);
            break;
        }
        result.steps.push_back(back);
    }
    return result;
}

void apply(const Transition &transition, BoardCells &cells)
{
    const auto put = [&cells](Cell cell, Piece piece) {
        const auto at = static_cast<std::size_t>(index(cell));
        if (cell != Cell::None && at < cells.pieces.size())
            cells.pieces[at] = piece;
    };
    for (const Step &step : transition.steps) {
        switch (step.kind) {
        case Step::Kind::Place:
        case Step::Kind::Recolour:
            put(step.to, step.piece);
            break;
        case Step::Kind::Move:
            put(step.from, Piece{});
            put(step.to, step.piece);
            break;
        case Step::Kind::Remove:
            put(step.from, Piece{});
            break;
        case Step::Kind::CloseCell:
            cells.grounds[static_cast<std::size_t>(index(step.to))] = step.ground;
            break;
        }
    }
}

} // namespace tessera
