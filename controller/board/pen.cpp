#include "controller/board/pen.h"

#include "controller/board/drawing.h"
#include "controller/board/inputcontroller.h"
#include "view/board/scene/boardview.h"

namespace tessera {

Pen::Pen(BoardView &view, InputController &input)
    : m_view(view)
{
    connect(&view, &BoardView::joining, this, &Pen::follow);
    connect(&view, &BoardView::joined, this, [this] {
        m_arrow.reset();
        emit changed();
    });
    connect(&input, &InputController::drawn, this, &Pen::draw);
}

void Pen::attach(DrawnMarks &marks)
{
    m_drawn = &marks;
    connect(&marks, &DrawnMarks::changed, this, &Pen::changed);
    emit changed();
}

void Pen::follow(Cell from, Cell to, Qt::KeyboardModifiers modifiers)
{
    const BoardGeometry &geometry = m_view.board().geometry();
    m_arrow.reset();
    if (m_drawn != nullptr && to != Cell::None && to != from && !geometry.isBeside(from)
        && !geometry.isBeside(to))
        m_arrow = UserMark{userColour(drawnColour(modifiers)), from, to, true};
    emit changed();
}

void Pen::draw(Cell from, Cell to, Qt::KeyboardModifiers modifiers)
{
    if (m_drawn != nullptr)
        m_drawn->toggle(drawnColour(modifiers), from, from == to ? Cell::None : to);
}

bool Pen::clear()
{
    return m_drawn != nullptr && m_drawn->clear();
}

void Pen::mark(BoardMarks &marks) const
{
    if (m_drawn != nullptr) {
        for (const DrawnMarks::Placed &mark : m_drawn->shown())
            marks.user.push_back({userColour(mark.colour), mark.from, mark.to});
    }
    if (m_arrow)
        marks.user.push_back(*m_arrow);
}

} // namespace tessera

#include "moc_pen.cpp"
