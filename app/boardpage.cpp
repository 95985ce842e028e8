#include "app/boardpage.h"

#include "controller/games/catalogue.h"
#include "view/games/catalogue.h"
#include "view/widgets/pausecurtain.h"
#include "view/widgets/toast.h"

#include <QMenu>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

BoardPage::BoardPage(GameSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_layout(new QVBoxLayout(this))
    , m_curtain(new PauseCurtain(*this))
    , m_toast(new Toast(*this))
{
    setObjectName(u"boardPage"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    connect(&session.match, &MatchController::pausedChanged, this, &BoardPage::followPause);
    connect(m_curtain, &PauseCurtain::resumeRequested, this, [this] {
        m_session.match.setPaused(false);
    });
}

BoardPage::~BoardPage() = default;

void BoardPage::leaveFor(const std::string &game)
{
    if (isReady() && m_design->info().id != game)
        m_controller.reset();
}

void BoardPage::enter(Player nearest)
{
    if (!isReady())
        build();
    m_near = nearest;
    const BoardGeometry &geometry = m_scene->geometry();
    BoardOrientation orientation = geometry.orientation();
    orientation.turns = m_design->turnsForPlayer(nearest, geometry.turnCount());
    m_scene->setOrientation(orientation);
}

void BoardPage::build()
{
    // What looks at a part goes before the part.
    m_view.reset();
    m_scene.reset();
    m_design = makeDesign(m_session.model.info());
    m_scene = std::make_unique<BoardScene>(*m_design, m_theme);
    m_scene->setCoordinates(m_coordinates);
    m_scene->showPosition(m_session.navigation.position());
    m_view = std::make_unique<BoardView>(*m_scene, this);
    m_view->setObjectName(u"boardView"_s);
    m_view->setAccessibleName(tr("Board"));
    m_layout->addWidget(m_view.get());
    setFocusProxy(m_view.get());
    m_curtain->raise();
    m_toast->raise();

    MatchController &match = m_session.match;
    NavigationController &navigation = m_session.navigation;
    m_controller = std::make_unique<BoardController>(
        *m_view, match, navigation, makeInput(m_design->info(), *m_view, match, navigation));
    m_controller->player().setSpeed(m_speed);
    connect(m_controller.get(), &BoardController::refused, this, [this](const Refusal &refusal) {
        emit refused(m_design->refusalText(refusal, translated(refusal.sentence)));
    });
    connect(m_controller.get(), &BoardController::refusalEnded, this, &BoardPage::refusalEnded);
    connect(m_controller.get(), &BoardController::notNow, this, &BoardPage::notNow);
    connect(m_controller.get(), &BoardController::choiceNeeded, this, &BoardPage::askForChoice);
}

void BoardPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (m_scene)
        m_scene->setTheme(theme);
}

void BoardPage::setCoordinates(CoordinateMode mode)
{
    m_coordinates = mode;
    if (m_scene)
        m_scene->setCoordinates(mode);
}

void BoardPage::setSpeed(const AnimationSpeed &speed)
{
    m_speed = speed;
    if (m_controller)
        m_controller->player().setSpeed(speed);
}

void BoardPage::flip()
{
    if (!isReady())
        return;
    m_controller->flip();
    const int players = m_session.model.playerCount();
    const int turnCount = m_scene->geometry().turnCount();
    if (turnCount == 1) {
        m_near = nextPlayer(m_near, players);
        return;
    }
    // Where a board has more turns than players, there is a player at every second or third.
    for (int i = 0; i < players; ++i) {
        if (m_design->turnsForPlayer(playerAt(i), turnCount)
            == m_scene->geometry().orientation().turns)
            m_near = playerAt(i);
    }
}

void BoardPage::attach(GamePanel &panel)
{
    m_controller->attach(panel);
}

void BoardPage::showHint(const std::vector<MoveCode> &line)
{
    if (isReady())
        m_controller->showHint(line);
}

void BoardPage::askForChoice(const std::vector<MoveCode> &moves, Cell cell)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"choiceMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const MoveCode move : moves) {
        const std::string label = m_session.navigation.position().moveLabel(move);
        menu->addAction(QString::fromStdString(label), this, [this, move] {
            m_controller->input().choose(move);
        });
    }
    connect(menu, &QMenu::aboutToHide, this, [this] { m_controller->input().clearSelection(); });
    menu->popup(m_view->viewport()->mapToGlobal(m_view->cellRect(cell).bottomLeft()));
}

void BoardPage::followPause()
{
    const GameModel &game = m_session.model;
    const bool isPaused = m_session.match.isPaused();
    bool isTimed = false;
    for (int i = 0; i < game.playerCount(); ++i)
        isTimed = isTimed || game.clock().isLimited(playerAt(i));
    m_curtain->setOpaque(isTimed);
    m_curtain->setVisible(isPaused);
    if (!isPaused && isReady())
        m_view->setFocus(Qt::OtherFocusReason);
}

} // namespace tessera
