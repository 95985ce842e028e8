#include "app/game/gamepage.h"

#include "app/board/boardpage.h"
#include "app/board/gameview.h"
#include "app/game/autoplay.h"
#include "app/game/columns/classiccolumn.h"
#include "app/game/columns/sidecolumn.h"
#include "app/game/columns/sidepresenter.h"
#include "app/game/drawingnotice.h"
#include "app/game/gamelines.h"
#include "app/game/gamenotices.h"
#include "app/game/levelboxes.h"
#include "app/game/movemenu.h"
#include "app/game/pagelayout.h"
#include "app/game/sharedscreen.h"
#include "app/game/studyboxes.h"
#include "app/game/typedmoves.h"
#include "app/players/programnotice.h"
#include "app/puzzles/levelrun.h"
#include "app/review/reviewbox.h"
#include "app/settings/settings.h"

#include "view/history/historypanel.h"
#include "view/history/historyview.h"
#include "view/theme/icons.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/messageline.h"
#include "view/words/errorwords.h"

#include <QApplication>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QSplitter>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The matter of what is odd about the game on the board.
const QString kWarning = u"warning"_s;
const QString kError = u"error"_s;

} // namespace

GamePage::GamePage(GameSession &session, Library &library, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_content(new PageLayout(this))
    , m_board(new BoardPage(session, &m_content->splitter()))
    , m_side(new SideColumn(&m_content->splitter()))
    , m_line(new MessageLine(this))
    , m_bar(new MessageBar(MessageBar::Form::Line, this))
    , m_errorBar(new MessageBar(MessageBar::Form::Banner, this))
    , m_classic(new ClassicColumn(session, this))
    , m_presenter(new SidePresenter(session, *m_side, this))
    , m_notices(new GameNotices(session, *m_bar, *m_board, this))
    , m_sharedScreen(new SharedScreen(session, *m_board, *m_content))
    , m_levels(new LevelRun(session, this))
    , m_study(new StudyBoxes(session, library, *m_side, *m_board, this))
    , m_typedMoves(new TypedMoves(session, *m_board, *m_line, this))
    , m_autoplay(new Autoplay(session.navigation, this))
    , m_lines(new GameLines(session, *m_board, *m_levels, *m_line, *m_classic, this))
    , m_looks(session, *m_board, *m_side, *m_classic, *m_study)
{
    setObjectName(u"gamePage"_s);
    new ProgramNotice(session, *m_errorBar, *m_board, this);
    m_line->setRefusalIcon(icon(u"warning"_s));
    m_errorBar->setObjectName(u"errorBar"_s);
    m_content->place({*m_board, *m_side, *m_classic, *m_line, *m_bar, *m_errorBar});
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_content);
    connectSession();
    connectWidgets();
}

GamePage::~GamePage() = default;

void GamePage::setClassic(bool isClassic)
{
    m_content->setClassic(isClassic);
    m_board->setClassic(isClassic);
    m_notices->setSightBar(isClassic ? *m_errorBar : *m_bar);
    // What had the focus may be hidden now.
    m_board->setFocus(Qt::OtherFocusReason);
}

bool GamePage::isClassic() const
{
    return m_content->isClassic();
}

QSplitter &GamePage::splitter() const
{
    return m_content->splitter();
}

void GamePage::setHeld(bool isHeld)
{
    m_isHeld = isHeld;
    m_board->setHeld(isHeld);
    m_lines->setHeld(isHeld);
}

void GamePage::setZen(bool isZen)
{
    m_side->setBare(isZen);
    m_lines->setQuiet(isZen);
    m_board->setFocus(Qt::OtherFocusReason);
}

void GamePage::connectSession()
{
    connect(&m_session.model, &GameModel::begun, this, [this] {
        m_hasBegun = true;
        m_view.reset();
        // It was said of the game before, or of what should have become this one.
        dropError();
    });
    connect(&m_session.match, &MatchController::seatsChanged, this, [this] {
        if (std::exchange(m_hasBegun, false))
            enter();
    });
    connect(&m_session.match, &MatchController::turnChanged, this, &GamePage::showTurn);
    connect(&m_session.navigation, &NavigationController::shown, this, [this] {
        m_lines->refresh();
        const bool isLive = m_session.navigation.isLive();
        if (std::exchange(m_wasLive, isLive) && !isLive)
            m_side->showHistory();
    });
}

void GamePage::connectWidgets()
{
    connect(m_typedMoves, &TypedMoves::notNow, m_lines, &GameLines::explainNotNow);
    connect(m_typedMoves, &TypedMoves::refused, m_lines, [this](const QString &reason) {
        m_lines->showRefusal({}, reason);
    });
    connect(m_study, &StudyBoxes::ruleRequested, this, &GamePage::ruleRequested);
    const auto *boxes = new LevelBoxes(m_session, *m_levels, *m_side, *m_classic, *m_autoplay, this);
    connect(boxes, &LevelBoxes::hintRequested, this, &GamePage::requestHint);
    connectLevels();
    new DrawingNotice(m_session, *m_bar, this);
    new MoveMenu(m_session, *m_side, *m_bar, *m_board, this);
    connect(m_line, &MessageLine::ruleRequested, this, &GamePage::ruleRequested);
    connect(m_side, &SideColumn::rematchRequested, this, &GamePage::restart);
    connect(m_side, &SideColumn::swapRequested, this, &GamePage::swapSeats);
    connect(m_side, &SideColumn::reviewRequested, this, &GamePage::review);
}

void GamePage::connectLevels()
{
    connect(m_levels, &LevelRun::beginRequested, this, [this](const GameSetup &setup) {
        if (const auto error = start(setup))
            showError(errorWords(*error));
    });
    connect(m_levels, &LevelRun::hintFound, this, [this](const std::vector<MoveCode> &line) {
        // The goal may be out of reach by now; then any good move will do.
        if (line.empty()) {
            m_session.match.requestHint();
            return;
        }
        m_lines->showHint({line.front()});
    });
}

std::optional<Error> GamePage::start(const GameSetup &setup)
{
    m_board->leaveFor(setup.game);
    auto error = m_session.match.start(setup);
    if (error && m_session.model.hasGame())
        enter();
    return error;
}

std::optional<Error> GamePage::load(
    const GameRecord &record, const GameSetup &setup, NodeId node, Clock::Duration thinking)
{
    m_board->leaveFor(record.game);
    auto error = m_session.match.load(record, setup, node, thinking);
    if (error && m_session.model.hasGame())
        enter();
    return error;
}

void GamePage::restart()
{
    finishWriting();
    m_session.match.restart();
    m_notices->offerUndoRestart();
}

void GamePage::swapSeats()
{
    finishWriting();
    m_session.match.rematch();
    m_notices->offerUndoRestart();
}

Player GamePage::usualNear() const
{
    const Player person = m_session.model.onlyPerson();
    return person == Player::None ? Player::First : person;
}

void GamePage::enter()
{
    const bool isNew = !m_board->isReady();
    if (!m_view)
        m_view = std::make_unique<GameView>(usualNear());
    m_board->enter(*m_view);
    if (isNew) {
        const GameInfo &info = m_session.model.info();
        m_side->setGame(info, std::unique_ptr<GamePanel>(m_board->design().makePanel(m_side)));
        m_classic->setCard(std::unique_ptr<GamePanel>(m_board->design().makeCard(m_classic)));
        m_looks.dress();
        for (GamePanel *panel : {m_classic->card(), m_side->panel()}) {
            if (panel)
                m_board->attach(*panel);
        }
    }
    m_side->follow(*m_view);
    m_classic->follow(*m_view);
    m_looks.follow();
    m_board->setFocus(Qt::OtherFocusReason);
    m_presenter->refresh();
    m_study->review().run().recall();
    m_lines->refresh();
}

void GamePage::flip()
{
    m_board->flip();
}

void GamePage::requestHint()
{
    if (!m_session.match.awaitsHuman())
        return;
    m_session.navigation.goLive();
    m_lines->showLooking();
    if (m_levels->canHint())
        m_levels->requestHint();
    else
        m_session.match.requestHint();
}

void GamePage::typeMove()
{
    m_typedMoves->open();
}

void GamePage::finishWriting()
{
    m_side->history().view().finishWriting();
}

void GamePage::review()
{
    m_session.navigation.goFirst();
    m_side->history().setFocus(Qt::OtherFocusReason);
    m_study->beginReview();
}

void GamePage::setTheme(const Theme &theme)
{
    m_looks.setTheme(theme);
}

void GamePage::setPreferences(const Preferences &preferences)
{
    m_looks.setPreferences(preferences);
    m_lines->setNotation(preferences.appearance.notation);
    m_study->setPreferences(preferences);
    m_autoplay->setPace(std::chrono::milliseconds(preferences.motion.paceMs));
    const ClockStyle style{preferences.clock.showsTenths, preferences.clock.warnsOfLowTime};
    m_presenter->setClockStyle(style);
    m_classic->setClockStyle(style);
    m_board->setPreferences(preferences.play);
    m_sharedScreen->setPreferences(preferences.play);
}

void GamePage::setKeys(const NamedKeys &keys)
{
    m_lines->setKeys(keys);
    m_side->setKeys(keys);
}

void GamePage::dropError()
{
    m_errorBar->withdraw(kWarning);
    m_errorBar->withdraw(kError);
}

void GamePage::showError(const QString &sentence)
{
    m_errorBar->showMessage({kError, icon(u"warning"_s), sentence, {}, {}});
}

void GamePage::showWarning(const QString &sentence, const std::vector<BarMessage::Choice> &choices)
{
    m_errorBar->showMessage({kWarning, icon(u"info"_s), sentence, choices, {}});
}

void GamePage::showTurn()
{
    m_lines->refresh();
    const bool isAnswer = m_session.model.hasGame() && m_session.model.node() != GameRecord::kRoot;
    if (m_session.match.awaitsHuman() && isAnswer && !isActiveWindow())
        QApplication::alert(window());
}

void GamePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_board->isReady())
        emit m_board->view().cancelled();
    else
        QWidget::keyPressEvent(event);
}

void GamePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int players = m_session.model.hasGame() ? m_session.model.playerCount() : 2;
    m_content->fit(event->size().width(), players);
}

} // namespace tessera

#include "moc_gamepage.cpp"
