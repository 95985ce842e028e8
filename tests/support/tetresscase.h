#pragma once

#include "controller/games/tetress/tetrominoinput.h"
#include "tests/support/boardcase.h"
#include "view/games/tetress/balancebar.h"
#include "view/games/tetress/shapebutton.h"
#include "view/games/tetress/tetresspanel.h"

namespace tessera::test {

/// The board of Tetress with the panel beside it.
class TetressCase : protected BoardCase
{
protected:
    [[nodiscard]] static Cell at(int row, int column)
    {
        return tetress::cellAtRowColumn(row, column);
    }
    void begin(const char *start = nullptr);
    void cleanup();
    [[nodiscard]] tetress::TetrominoInput &input()
    {
        return static_cast<tetress::TetrominoInput &>(m_controller->input());
    }
    void hover(Cell cell) { QTest::mouseMove(viewport(), centre(cell)); }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_view.get(), code, modifiers);
    }
    void drag(QWidget *widget, Qt::MouseButton button, QPoint from, QPoint way);
    void wheel(int steps);
    [[nodiscard]] int turns() { return m_game->position().turnsTaken(); }
    [[nodiscard]] tetress::ShapeButton &button(char letter);
    [[nodiscard]] tetress::BalanceBar &bar(const char *name);
    [[nodiscard]] const BoardOrientation &orientation()
    {
        return m_scene->geometry().orientation();
    }

    std::unique_ptr<GamePanel> m_panel;
};

inline void TetressCase::begin(const char *start)
{
    cleanup();
    BoardCase::begin("tetress", start);
    m_panel.reset(m_design->makePanel(nullptr));
    m_panel->setTheme(Theme::shipped(QStringLiteral("slate")));
    m_panel->showPosition(m_navigation->position());
    QObject::connect(m_navigation.get(), &NavigationController::shown, m_panel.get(), [this] {
        m_panel->showPosition(m_navigation->position());
    });
    m_controller->attach(*m_panel);
    m_panel->resize(330, 300);
    m_panel->move(700, 0);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

inline void TetressCase::cleanup()
{
    m_controller.reset();
    m_panel.reset();
    BoardCase::cleanup();
}

inline void TetressCase::drag(QWidget *widget, Qt::MouseButton button, QPoint from, QPoint way)
{
    QTest::mousePress(widget, button, {}, from);
    for (int i = 1; i <= 8; ++i) {
        // Unlike QTest::mouseMove, with the button held.
        const QPoint position = from + way * i / 8;
        QMouseEvent move(
            QEvent::MouseMove, position, widget->mapToGlobal(position), Qt::NoButton, button, {});
        QApplication::sendEvent(widget, &move);
    }
    QTest::mouseRelease(widget, button, {}, from + way);
}

inline void TetressCase::wheel(int steps)
{
    QWheelEvent event(
        QPointF(100, 100),
        viewport()->mapToGlobal(QPointF(100, 100)),
        {},
        QPoint(0, 120 * steps),
        Qt::NoButton,
        {},
        Qt::NoScrollPhase,
        false);
    QApplication::sendEvent(viewport(), &event);
}

inline tetress::ShapeButton &TetressCase::button(char letter)
{
    return *m_panel->findChild<tetress::ShapeButton *>(
        QStringLiteral("shape") + QLatin1Char(letter));
}

inline tetress::BalanceBar &TetressCase::bar(const char *name)
{
    return *m_panel->findChild<tetress::BalanceBar *>(QLatin1String(name));
}

} // namespace tessera::test
