#pragma once

#include "controller/board/boardcontroller.h"
#include "controller/games/catalogue.h"
#include "model/games/catalogue.h"
#include "view/board/scene/boardview.h"
#include "view/games/catalogue.h"

#include <QtTest>

#include <memory>
#include <string>

namespace tessera::test {

/// A board with mouse and keyboard, without the window around it: two people play.
class BoardCase
{
protected:
    /// Begins the game named, from the position `start` if there is one.
    void begin(const std::string &game, const char *start);
    void cleanup();
    [[nodiscard]] QWidget *viewport() { return m_view->viewport(); }
    [[nodiscard]] QPoint centre(Cell cell) { return m_view->cellRect(cell).center(); }
    void click(Cell cell) { QTest::mouseClick(viewport(), Qt::LeftButton, {}, centre(cell)); }
    [[nodiscard]] const std::vector<Cell> &marked(MarkRole role) { return m_scene->marks()[role]; }

    std::unique_ptr<BoardDesign> m_design;
    std::unique_ptr<GameModel> m_game;
    std::unique_ptr<MatchController> m_match;
    std::unique_ptr<NavigationController> m_navigation;
    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<BoardView> m_view;
    std::unique_ptr<BoardController> m_controller;
};

inline void BoardCase::begin(const std::string &game, const char *start)
{
    cleanup();
    m_game = std::make_unique<GameModel>();
    m_match = std::make_unique<MatchController>(*m_game, steadyTime());
    m_navigation = std::make_unique<NavigationController>(*m_game);
    GameSetup setup;
    setup.game = game;
    if (start != nullptr)
        setup.start = start;
    const auto error = m_match->start(setup);
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
    m_design = makeDesign(m_game->info());
    m_scene = std::make_unique<BoardScene>(*m_design, Theme::shipped(QStringLiteral("slate")));
    m_view = std::make_unique<BoardView>(*m_scene);
    m_controller = std::make_unique<BoardController>(
        *m_view,
        *m_match,
        *m_navigation,
        makeInput(m_game->info(), *m_view, *m_match, *m_navigation));
    m_controller->player().setSpeed({0, 0, false});
    m_view->resize(640, 640);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

inline void BoardCase::cleanup()
{
    m_controller.reset();
    m_view.reset();
    m_scene.reset();
    m_design.reset();
    m_navigation.reset();
    m_match.reset();
    m_game.reset();
}

} // namespace tessera::test
