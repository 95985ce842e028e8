#include "app/players/positionboard.h"

#include "view/games/catalogue.h"

namespace tessera {

using namespace Qt::StringLiterals;

PositionBoard::PositionBoard(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

PositionBoard::~PositionBoard() = default;

void PositionBoard::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (m_scene)
        m_scene->setTheme(theme);
}

void PositionBoard::setGame(const GameInfo &info)
{
    m_view.reset();
    m_scene.reset();
    m_design = makeDesign(info);
    m_scene = std::make_unique<BoardScene>(*m_design, m_theme);
    m_scene->setCoordinates(CoordinateMode::Edge);
    m_view = std::make_unique<BoardView>(*m_scene, this);
    m_view->setObjectName(u"positionView"_s);
    m_view->setAccessibleName(tr("The game that is played now"));
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->viewport()->setFocusPolicy(Qt::NoFocus);
    m_view->setGeometry(rect());
    m_view->show();
}

void PositionBoard::show(const AnyPosition &position)
{
    if (m_scene)
        m_scene->showPosition(position);
}

void PositionBoard::setMarks(const BoardMarks &marks)
{
    if (m_scene)
        m_scene->setMarks(marks);
}

void PositionBoard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_view)
        m_view->setGeometry(rect());
}

} // namespace tessera

#include "moc_positionboard.cpp"
