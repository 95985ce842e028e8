#include "controller/board/boardcontroller.h"

#include "controller/board/movemarks.h"
#include "view/board/scene/boardkeys.h"
#include "view/board/scene/boardview.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace tessera {

BoardController::BoardController(
    BoardView &view, MatchController &match, NavigationController &navigation, QObject *parent)
    : BoardController(
        view, match, navigation, std::make_unique<InputController>(view, match, navigation), parent)
{}

BoardController::BoardController(
    BoardView &view,
    MatchController &match,
    NavigationController &navigation,
    std::unique_ptr<InputController> input,
    QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_match(match)
    , m_navigation(navigation)
    , m_player(view.board())
    , m_celebration(view.board(), m_player, match, navigation)
    , m_input(std::move(input))
    , m_lenses(view.board().design(), match, navigation, *m_input)
    , m_pen(view, *m_input)
    , m_alarm(this)
{
    m_view.installEventFilter(this);
    connect(&m_alarm, &CellAlarm::changed, this, &BoardController::showMarks);
    connect(&navigation, &NavigationController::shown, this, &BoardController::show);
    connect(&match, &MatchController::turnChanged, m_input.get(), &InputController::restart);
    connect(&m_player, &TransitionPlayer::finished, this, [this] {
        if (m_panel)
            m_panel->setBoardMoving(false);
    });
    connect(&match.game(), &GameModel::reopened, this, &BoardController::showEnd);
    connect(&match.game(), &GameModel::ended, this, &BoardController::showEnd);
    connect(&m_pen, &Pen::changed, this, &BoardController::showMarks);
    connectInput();
    if (match.game().hasGame())
        show({}, false);
}

void BoardController::connectInput()
{
    connect(m_input.get(), &InputController::changed, this, [this] {
        showMarks();
        foretell();
    });
    connect(m_input.get(), &InputController::interrupted, this, [this] {
        endAside();
        m_player.finish();
        m_celebration.cut();
        endRefusal();
    });
    connect(m_input.get(), &InputController::refused, this, &BoardController::refuse);
    connect(m_input.get(), &InputController::warned, this, [this](const Refusal &refusal) {
        m_isWarning = true;
        emit refused(refusal);
    });
    connect(m_input.get(), &InputController::warningEnded, this, &BoardController::endWarning);
    connect(m_input.get(), &InputController::notNow, this, &BoardController::notNow);
    connect(m_input.get(), &InputController::choiceNeeded, this, &BoardController::choiceNeeded);
    connect(m_input.get(), &InputController::dropRefused, this, [this](Cell from) {
        m_player.glideHome(from);
    });
    connect(m_input.get(), &InputController::stepRequested, this, [this](int by) {
        if (by < 0)
            m_navigation.goBack();
        else
            m_navigation.goForward();
    });
    connect(m_input.get(), &InputController::escaped, this, &BoardController::escape);
}

bool BoardController::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress)
        m_celebration.cut();
    const bool isAsked = watched == &m_view && event->type() == QEvent::ShortcutOverride;
    if (isAsked && m_view.board().position() != nullptr && m_navigation.isLive()) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (cursorDirection(key, m_view.board().geometry().isSlanting())) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

std::vector<Transition> BoardController::lastTransitions() const
{
    std::vector<Transition> last;
    int plies = 0;
    for (NodeId node = m_navigation.node(); node != GameRecord::kRoot; ++plies) {
        if (plies >= playerCount() - 1 && !last.empty())
            break;
        const RecordNode &move = m_match.game().record().node(node);
        const auto before = m_match.game().positionAt(move.parent);
        // A pass changes no cell, so the last real move stays marked.
        if (!before->pointing().shape(move.move).cells.isEmpty())
            last.push_back(m_match.game().seenMove(node));
        node = move.parent;
    }
    return last;
}

void BoardController::show(const Transition &transition, bool isStep)
{
    // Selection, pointer and refusal belong to the previous position, whose board may have been larger, so they are
    // dropped before anything is shown or marked.
    m_input->forget();
    const bool wasRefused = m_shown.refusal.has_value();
    const bool wasAside = m_shown.aside.has_value();
    m_shown = {};
    m_pen.lift();
    if (isStep && !wasAside) {
        m_player.play(transition, m_navigation.position());
    } else {
        m_player.finish();
        m_view.board().showPosition(m_navigation.position());
    }
    m_shown.game = m_match.game().gameNumber();
    m_shown.node = m_navigation.node();
    showEnd();
    if (m_panel)
        m_panel->setBoardMoving(m_player.isRunning());
    m_shown.lastMoves = lastTransitions();
    m_alarm.stop();
    m_input->restart();
    if (wasRefused)
        emit refusalEnded();
}

bool BoardController::hasShown() const
{
    return m_shown.game == m_match.game().gameNumber() && m_shown.node == m_navigation.node();
}

void BoardController::showEnd()
{
    const bool isOver = m_match.game().isOver();
    m_view.board().setOver(m_navigation.isLive() && isOver);
    // There is no move to make any more.
    if (isOver && !std::exchange(m_shown.suggested.hint, {}).empty())
        showMarks();
}

void BoardController::attach(GamePanel &panel)
{
    m_panel = &panel;
    m_input->attach(panel);
}

void BoardController::escape()
{
    if (!m_pen.clear())
        m_navigation.goLive();
}

void BoardController::showMarks()
{
    // Another position is about to be shown, of which others heard first; `show` will mark it.
    if (!hasShown())
        return;
    if (m_shown.aside) {
        m_view.board().setMarks(m_shown.aside->marks(m_view.board().design()));
        return;
    }
    BoardMarks marks = m_input->marks();
    for (const Transition &transition : m_shown.lastMoves)
        markLastMove(transition, marks);
    const BoardDesign &design = m_view.board().design();
    design.markPosition(m_navigation.position(), marks);
    if (m_shown.refusal)
        design.markRefusal(m_navigation.position(), *m_shown.refusal, marks);
    if (m_faultGame == m_shown.game && m_faultNode == m_shown.node)
        marks[MarkRole::Refusal]
            .insert(marks[MarkRole::Refusal].end(), m_fault.begin(), m_fault.end());
    m_alarm.mark(marks);
    m_lenses.mark(marks);
    m_shown.suggested.mark(m_navigation.position(), m_navigation.isLive(), playerCount() - 1, marks);
    m_pen.mark(marks);
    m_view.board().setMarks(marks);
}

void BoardController::showIdeas(const std::vector<MoveCode> &moves, Player mover)
{
    m_shown.suggested.ideas = moves;
    m_shown.suggested.thinker = mover;
    showMarks();
}

void BoardController::showAside(
    const AnyPosition &from, const std::vector<MoveCode> &line, std::size_t played)
{
    if (!hasShown())
        return;
    Aside aside(from, line, played);
    if (m_shown.aside && aside.follows(*m_shown.aside)) {
        m_player.play(aside.last(), aside.position());
    } else {
        m_player.finish();
        m_view.board().showPosition(aside.position());
    }
    m_view.board().setOver(aside.position().outcome().isOver());
    m_shown.aside = std::move(aside);
    showMarks();
}

void BoardController::endAside()
{
    if (!m_shown.aside)
        return;
    m_shown.aside.reset();
    m_player.finish();
    m_view.board().showPosition(m_navigation.position());
    showEnd();
    showMarks();
}

void BoardController::showFault(const std::vector<Cell> &cells)
{
    m_fault = cells;
    m_faultGame = m_match.game().gameNumber();
    m_faultNode = m_match.game().node();
    showMarks();
}

void BoardController::endFault()
{
    m_fault.clear();
    showMarks();
}

void BoardController::showMeant(const std::optional<MoveCode> &move)
{
    m_shown.suggested.meant = move;
    showMarks();
}

void BoardController::foretell()
{
    if (!hasShown())
        return;
    emit foreseen(m_lenses.words(), m_lenses.foretells());
}

void BoardController::showThreats(bool shows)
{
    m_lenses.setShowsThreats(shows);
    showMarks();
    foretell();
}

void BoardController::showAttackMap(bool shows)
{
    m_lenses.setShowsAttackMap(shows);
    showMarks();
}

int BoardController::playerCount() const
{
    return m_view.board().design().info().playerCount();
}

void BoardController::showHint(const std::vector<MoveCode> &line)
{
    const AnyPosition &position = m_navigation.position();
    const bool isOfThisPosition = !line.empty() && position.isLegal(line.front());
    m_shown.suggested.hint = isOfThisPosition ? line : std::vector<MoveCode>();
    showMarks();
}

void BoardController::refuse(const Refusal &refusal)
{
    m_isWarning = false;
    m_shown.refusal = refusal;
    m_alarm.ring(
        m_view.board().design().alarmedCell(m_navigation.position(), refusal),
        m_player.speed().cellMs > 0);
    showMarks();
    emit refused(refusal);
}

void BoardController::endRefusal()
{
    if (!m_shown.refusal)
        return;
    m_shown.refusal.reset();
    showMarks();
    emit refusalEnded();
}

void BoardController::endWarning()
{
    if (std::exchange(m_isWarning, false) && !m_shown.refusal)
        emit refusalEnded();
}

} // namespace tessera

#include "moc_boardcontroller.cpp"
