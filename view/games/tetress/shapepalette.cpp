#include "view/games/tetress/shapepalette.h"

#include "view/games/tetress/shapebutton.h"

#include <QGridLayout>

namespace tessera::tetress {

using namespace Qt::StringLiterals;

namespace {

constexpr int kColumns = 4;
constexpr int kSpacing = 3;

} // namespace

ShapePalette::ShapePalette(FigurePainter &painter, QWidget *parent)
    : QWidget(parent)
    , m_painter(painter)
    , m_layout(new QGridLayout(this))
{
    setObjectName(u"shapePalette"_s);
    setAccessibleName(tr("Shapes"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(kSpacing);
}

void ShapePalette::setFigures(const std::vector<ShapeFigure> &figures)
{
    for (ShapeButton *button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    for (const ShapeFigure &figure : figures)
        add(figure);
    fitButtons();
}

void ShapePalette::add(const ShapeFigure &figure)
{
    const int shape = static_cast<int>(m_buttons.size());
    auto *button = new ShapeButton(figure, m_painter, this);
    connect(button, &ShapeButton::taken, this, [this, shape] { emit shapePressed(shape); });
    connect(button, &ShapeButton::clicked, this, [this, shape] { emit shapeChosen(shape); });
    connect(button, &ShapeButton::dragged, this, &ShapePalette::shapeDragged);
    connect(button, &ShapeButton::dropped, this, &ShapePalette::shapeDropped);
    m_layout->addWidget(button, shape / kColumns, shape % kColumns);
    m_buttons.push_back(button);
}

void ShapePalette::setTaken(int shape)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setTaken(static_cast<int>(i) == shape);
}

void ShapePalette::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitButtons();
}

void ShapePalette::fitButtons()
{
    for (ShapeButton *button : m_buttons)
        button->fitTo((width() + kSpacing) / kColumns - kSpacing);
}

} // namespace tessera::tetress

#include "moc_shapepalette.cpp"
