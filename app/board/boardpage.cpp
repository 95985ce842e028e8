#include "app/board/boardpage.h"

#include "app/board/gameview.h"
#include "controller/games/catalogue.h"
#include "controller/session/premoves.h"
#include "model/core/enumtable.h"
#include "model/session/minussigns.h"
#include "view/board/pieceset.h"
#include "view/games/catalogue.h"
#include "view/theme/visioneffect.h"
#include "view/widgets/choicepopover.h"
#include "view/widgets/pausecurtain.h"
#include "view/widgets/toast.h"

#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// How `move` is offered among others with the same cells: by the piece that it makes, with its letter as a key, where
/// it makes one, else in words.
ChoicePopover::Choice moveChoice(
    const BoardDesign &design, const Theme &theme, const AnyPosition &position, MoveCode move)
{
    const Piece piece = design.offeredPiece(position, move);
    const auto card = cardOf(position, piece);
    if (!card)
        return {{}, withMinusSigns(QString::fromStdString(position.moveLabel(move))), {}};
    constexpr int kPictureSide = 96;
    PieceSet pieces(design.pieceSheet(theme.pieceStyle()));
    pieces.setPixels(kPictureSide);
    pieces.followGame(design, position);
    return {
        QIcon(pieces.pixmap(pieces.element(design, piece))),
        design.translated(card->name),
        QLatin1Char(card->letter)};
}

} // namespace

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

void BoardPage::enter(GameView &view)
{
    if (!isReady())
        build();
    if (m_gameView == &view)
        return;
    m_gameView = &view;
    connect(&view, &GameView::nearestChanged, this, &BoardPage::turnToNearest);
    connect(&view, &GameView::lensesChanged, this, &BoardPage::showLenses);
    // The place of a board without edges belongs to the previous game; the width of its margin is a preference.
    BoardOrientation orientation;
    orientation.margin = m_scene->geometry().orientation().margin;
    m_scene->setOrientation(orientation);
    turnToNearest();
    showLenses();
}

void BoardPage::turnToNearest()
{
    if (!isReady())
        return;
    m_controller->player().finish();
    BoardOrientation orientation = m_scene->geometry().orientation();
    orientation.turns = turnsFor(m_gameView->nearest());
    m_scene->setOrientation(orientation);
}

void BoardPage::showLenses()
{
    if (!isReady())
        return;
    m_controller->showThreats(m_gameView->showsThreats());
    m_controller->showAttackMap(m_gameView->showsAttackMap());
}

Player BoardPage::nearPlayer() const
{
    return m_gameView ? m_gameView->nearest() : Player::First;
}

void BoardPage::seatNear(Player player)
{
    if (m_gameView)
        m_gameView->setNearest(player);
}

int BoardPage::turnsFor(Player player) const
{
    return m_design
        ->turnsForPlayer(m_session.navigation.position(), player, m_scene->geometry().turnCount());
}

void BoardPage::build()
{
    // Observers are destroyed before what they observe.
    m_view.reset();
    m_scene.reset();
    m_design = makeDesign(m_session.model.info());
    m_scene = std::make_unique<BoardScene>(*m_design, m_theme);
    m_scene->showPosition(m_session.navigation.position());
    m_scene->setLettered(m_isLettered);
    m_scene->setAnimated(m_speed.cellMs > 0);
    m_view = std::make_unique<BoardView>(*m_scene, this);
    m_view->setObjectName(u"boardView"_s);
    m_view->setAccessibleName(tr("Board"));
    setVision(m_vision);
    m_layout->addWidget(m_view.get());
    // A layout shows added widgets only later, and hidden ones cannot have the focus.
    m_view->show();
    fitBoard();
    setFocusProxy(m_view.get());
    m_curtain->raise();
    m_toast->raise();

    MatchController &match = m_session.match;
    NavigationController &navigation = m_session.navigation;
    m_controller = std::make_unique<BoardController>(
        *m_view, match, navigation, makeInput(m_design->info(), *m_view, match, navigation), this);
    m_controller->player().setSpeed(m_speed);
    m_controller->input().setStyle(m_style);
    m_controller->attach(m_session.marks);
    connect(m_controller.get(), &BoardController::foreseen, this, &BoardPage::foreseen);
    connect(&m_controller->player(), &TransitionPlayer::finished, this, &BoardPage::settled);
    connect(m_controller.get(), &BoardController::refused, this, [this](const Refusal &refusal) {
        const RefusalWords words = m_design->refusalWords(refusal, translated(refusal.sentence));
        emit refused(words.message, words.reason, QString::fromStdString(refusal.section));
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
    fitBoard();
}

void BoardPage::setLettered(bool isLettered)
{
    m_isLettered = isLettered;
    if (m_scene)
        m_scene->setLettered(isLettered);
}

void BoardPage::setVision(ColourVision vision)
{
    m_vision = vision;
    if (m_view)
        showAsSeenWith(vision, *m_view->viewport());
}

void BoardPage::setClassic(bool isClassic)
{
    m_isClassic = isClassic;
    fitBoard();
}

void BoardPage::fitBoard()
{
    if (!m_view)
        return;
    m_scene->setCoordinates(m_isClassic ? CoordinateMode::None : m_coordinates);
    m_view->setPadding(m_isClassic ? 0 : BoardView::kUsualPadding);
}

void BoardPage::setSpeed(const AnimationSpeed &speed)
{
    m_speed = speed;
    if (m_scene)
        m_scene->setAnimated(speed.cellMs > 0);
    if (m_controller)
        m_controller->player().setSpeed(speed);
}

void BoardPage::flip()
{
    if (!isReady() || !m_gameView)
        return;
    const int players = m_session.model.playerCount();
    const BoardGeometry &geometry = m_scene->geometry();
    Player next = nextPlayer(nearPlayer(), players);
    // Where a board has more turns than players, there is a player at every second or third.
    const int step = std::max(1, geometry.turnCount() / players);
    const int turns = (geometry.orientation().turns + step) % geometry.turnCount();
    for (int i = 0; i < players && geometry.turnCount() > 1; ++i) {
        if (turnsFor(playerAt(i)) == turns)
            next = playerAt(i);
    }
    seatNear(next);
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

void BoardPage::showIdeas(const std::vector<MoveCode> &moves, Player mover)
{
    if (isReady())
        m_controller->showIdeas(moves, mover);
}

void BoardPage::showAside(
    const AnyPosition &from, const std::vector<MoveCode> &line, std::size_t played)
{
    if (isReady())
        m_controller->showAside(from, line, played);
}

void BoardPage::endAside()
{
    if (isReady())
        m_controller->endAside();
}

void BoardPage::showFault(const std::vector<Cell> &cells)
{
    if (!isReady())
        return;
    m_showsFault = !cells.empty();
    m_controller->showFault(cells);
    followPause();
}

void BoardPage::endRefusal()
{
    if (m_controller)
        m_controller->endRefusal();
}

void BoardPage::endFault()
{
    if (!std::exchange(m_showsFault, false) || !isReady())
        return;
    m_controller->endFault();
    followPause();
}

void BoardPage::showMeant(const std::optional<MoveCode> &move)
{
    if (isReady())
        m_controller->showMeant(move);
}

bool BoardPage::takesMoves() const
{
    return isReady() && m_controller->input().isActive() && !m_controller->input().isPremoving();
}

void BoardPage::play(MoveCode move)
{
    if (takesMoves())
        m_controller->input().choose(move);
}

void BoardPage::setPreferences(const PlayPreferences &preferences)
{
    using Way = PointingStyle::Way;
    constexpr auto kWays = enumTable<InputStyle, Way>(
        {{InputStyle::ClickAndDrag, Way::ClicksAndDrags},
         {InputStyle::ClickOnly, Way::Clicks},
         {InputStyle::DragOnly, Way::Drags}});
    m_style.way = kWays[preferences.input];
    m_style.confirms = preferences.confirmsMoves;
    m_style.showsTargets = preferences.showsLegalMoves;
    m_style.showsPreview = preferences.showsOutcomes;
    m_session.match.premoves().setAllowed(preferences.allowsPremoves);
    if (isReady())
        m_controller->input().setStyle(m_style);
}

void BoardPage::askForChoice(const std::vector<MoveCode> &moves, Cell cell)
{
    std::vector<ChoicePopover::Choice> choices;
    for (const MoveCode move : moves)
        choices.push_back(moveChoice(*m_design, m_theme, m_session.navigation.position(), move));
    auto *popover = new ChoicePopover(choices, this);
    connect(popover, &ChoicePopover::chosen, this, [this, moves](int number) {
        m_controller->input().choose(moves[static_cast<std::size_t>(number)]);
        m_view->setFocus(Qt::OtherFocusReason);
    });
    connect(popover, &ChoicePopover::dismissed, this, [this] {
        // A piece that was dropped on the cell goes back.
        m_controller->input().clearSelection();
        m_controller->player().finish();
        m_view->setFocus(Qt::OtherFocusReason);
    });
    connect(&m_session.match, &MatchController::turnChanged, popover, &QObject::deleteLater);
    const QRect place = m_view->cellRect(cell);
    popover->openAt({m_view->viewport()->mapTo(this, place.topLeft()), place.size()});
}

void BoardPage::setHeld(bool isHeld)
{
    m_curtain->setHeld(isHeld);
}

void BoardPage::followPause()
{
    const GameModel &game = m_session.model;
    const bool isPaused = m_session.match.isPaused();
    bool isTimed = false;
    for (int i = 0; i < game.playerCount(); ++i)
        isTimed = isTimed || game.clock().isLimited(playerAt(i));
    m_curtain->setOpaque(isTimed);
    m_curtain->setVisible(isPaused && !m_showsFault);
    if (!isPaused && isReady())
        m_view->setFocus(Qt::OtherFocusReason);
}

} // namespace tessera

#include "moc_boardpage.cpp"
