#include "app/game/gamepage.h"

#include "app/game/autoplay.h"
#include "app/game/boardpage.h"
#include "app/game/boardspeed.h"
#include "app/game/classiccolumn.h"
#include "app/game/drawingnotice.h"
#include "app/game/gamenotices.h"
#include "app/game/gameview.h"
#include "app/game/gamewords.h"
#include "app/game/movemenu.h"
#include "app/game/sharedscreen.h"
#include "app/game/sidecolumn.h"
#include "app/game/sidepresenter.h"
#include "app/game/studyboxes.h"
#include "app/game/typedmoves.h"
#include "app/players/programnotice.h"
#include "app/puzzles/levelbox.h"
#include "app/puzzles/levelrun.h"
#include "app/review/reviewbox.h"
#include "app/settings/settings.h"

#include "view/history/historypanel.h"
#include "view/theme/icons.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/messageline.h"
#include "view/words/fullstop.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QResizeEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Narrower than this, the side column folds.
constexpr int kFoldWidth = 900;
constexpr int kSideWidth = 330;
constexpr int kFoldedWidth = 256;
/// What each player beyond two needs more there for a column of moves.
constexpr int kFoldedColumn = 24;

/// The matter of what is odd about the game on the board.
const QString kWarning = u"warning"_s;
const QString kError = u"error"_s;

std::vector<PlayerLook> playerLooks(const GameInfo &info, const Theme &theme)
{
    std::vector<PlayerLook> looks;
    for (int i = 0; i < info.playerCount(); ++i)
        looks.push_back(playerLook(info, theme, playerAt(i)));
    return looks;
}

} // namespace

GamePage::GamePage(GameSession &session, Library &library, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_content(new QWidget(this))
    , m_column(new QVBoxLayout(m_content))
    , m_splitter(new QSplitter(this))
    , m_board(new BoardPage(session, m_splitter))
    , m_side(new SideColumn(m_splitter))
    , m_line(new MessageLine(this))
    , m_bar(new MessageBar(MessageBar::Form::Line, this))
    , m_errorBar(new MessageBar(MessageBar::Form::Banner, this))
    , m_classic(new ClassicColumn(session, this))
    , m_bottom(makeBottom())
    , m_presenter(new SidePresenter(session, *m_side, this))
    , m_notices(new GameNotices(session, *m_bar, *m_board, this))
    , m_sharedScreen(new SharedScreen(session, *m_board, *m_content))
    , m_levels(new LevelRun(session, this))
    , m_study(new StudyBoxes(session, library, *m_side, *m_board, this))
    , m_typedMoves(new TypedMoves(session, *m_board, *m_line, this))
    , m_autoplay(new Autoplay(session.navigation, this))
    , m_words(std::make_unique<GameWords>(session, *m_board, *m_levels))
{
    setObjectName(u"gamePage"_s);
    new ProgramNotice(session, *m_errorBar, *m_board, this);
    buildLayout();
    connectSession();
    connectWidgets();
}

GamePage::~GamePage() = default;

void GamePage::buildLayout()
{
    m_splitter->setObjectName(u"gameSplitter"_s);
    m_splitter->addWidget(m_board);
    m_splitter->addWidget(m_side);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({10 * kSideWidth, kSideWidth});
    m_line->setRefusalIcon(icon(u"warning"_s));
    m_errorBar->setObjectName(u"errorBar"_s);

    m_classic->hide();
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_splitter, 1);
    middle->addWidget(m_classic);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_errorBar);
    m_column->addLayout(middle, 1);
    m_column->addWidget(m_bottom);
}

QWidget *GamePage::makeBottom()
{
    // The bar shares the row of the line, so that nothing on the board moves when it comes or goes.
    auto *bottom = new QWidget(this);
    auto *row = new QHBoxLayout(bottom);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_line, 1);
    row->addWidget(m_bar);
    bottom->setMinimumHeight(m_bar->sizeHint().height());
    return bottom;
}

void GamePage::setClassic(bool isClassic)
{
    m_isClassic = isClassic;
    m_side->setVisible(!isClassic);
    m_bottom->setVisible(!isClassic);
    m_classic->setVisible(isClassic);
    m_board->setClassic(isClassic);
    // There is no row for it where the board takes the whole height.
    m_errorBar->setForm(isClassic ? MessageBar::Form::Column : MessageBar::Form::Banner);
    if (isClassic)
        m_classic->setBar(*m_errorBar);
    else
        m_column->insertWidget(0, m_errorBar);
    m_notices->setSightBar(isClassic ? *m_errorBar : *m_bar);
    // What had the focus may be hidden now.
    m_board->setFocus(Qt::OtherFocusReason);
}

void GamePage::setHeld(bool isHeld)
{
    m_isHeld = isHeld;
    m_words->setHeld(isHeld);
    m_board->setHeld(isHeld);
    showStatus();
}

void GamePage::setZen(bool isZen)
{
    m_isZen = isZen;
    m_side->setBare(isZen);
    showStatus();
    m_board->setFocus(Qt::OtherFocusReason);
}

void GamePage::connectSession()
{
    connect(&m_session.model, &GameModel::begun, this, [this] {
        m_hasBegun = true;
        m_view.reset();
        // It was said of the game before, or of what should have become this one.
        m_errorBar->withdraw(kWarning);
        m_errorBar->withdraw(kError);
    });
    connect(&m_session.match, &MatchController::seatsChanged, this, [this] {
        if (std::exchange(m_hasBegun, false))
            enter();
    });
    connect(&m_session.match, &MatchController::turnChanged, this, &GamePage::showTurn);
    connect(&m_session.match, &MatchController::pausedChanged, this, &GamePage::showStatus);
    connect(&m_session.navigation, &NavigationController::shown, this, [this] {
        showStatus();
        const bool isLive = m_session.navigation.isLive();
        if (std::exchange(m_wasLive, isLive) && !isLive)
            m_side->showHistory();
    });
    connect(&m_session.match, &MatchController::hintFound, this, [this](const auto &line) {
        m_board->showHint(line);
        m_line->setStatus(m_words->hint(line));
    });
    connect(&m_session.match, &MatchController::hintFailed, this, [this] {
        m_line->setStatus(
            tr("No hint: the search could not be finished, perhaps for want of memory."));
    });
}

void GamePage::connectWidgets()
{
    connect(m_board, &BoardPage::refused, this, &GamePage::showRefusal);
    connect(m_typedMoves, &TypedMoves::notNow, this, &GamePage::explainNotNow);
    connect(m_typedMoves, &TypedMoves::refused, this, [this](const QString &reason) {
        showRefusal({}, reason);
    });
    connect(m_board, &BoardPage::refusalEnded, this, &GamePage::endRefusal);
    connect(m_board, &BoardPage::notNow, this, &GamePage::explainNotNow);
    connect(m_study, &StudyBoxes::ruleRequested, this, &GamePage::ruleRequested);
    auto *levelBox = new LevelBox(*m_levels, m_side);
    m_side->addPage(*levelBox, tr("Puzzle"));
    // Of a puzzle that is over, what can be done next matters more than the game's result.
    const auto showLevel = [this, levelBox] {
        if (m_levels->isRunning())
            m_side->reveal(*levelBox);
    };
    connect(m_levels, &LevelRun::changed, levelBox, showLevel);
    connect(m_side, &SideColumn::resultShown, levelBox, showLevel);
    auto *classicLevelBox = new LevelBox(*m_levels, m_classic);
    m_classic->addBox(*classicLevelBox);
    for (LevelBox *box : {levelBox, classicLevelBox})
        connect(box, &LevelBox::hintRequested, this, &GamePage::requestHint);
    connectLevels();
    // What can be done next stands there, and not in the list, which the look back has brought forward.
    connect(m_levels, &LevelRun::solutionShown, levelBox, [this, levelBox] {
        m_side->reveal(*levelBox);
    });
    new DrawingNotice(m_session, *m_bar, this);
    new MoveMenu(m_session, *m_side, *m_bar, this);
    connect(m_line, &MessageLine::ruleRequested, this, &GamePage::ruleRequested);
    connect(m_board, &BoardPage::foreseen, m_line, &MessageLine::showForesight);
    connect(m_side, &SideColumn::rematchRequested, this, &GamePage::restart);
    connect(m_side, &SideColumn::swapRequested, this, &GamePage::swapSeats);
    connect(m_side, &SideColumn::reviewRequested, this, &GamePage::review);
}

void GamePage::connectLevels()
{
    connect(m_levels, &LevelRun::beginRequested, this, [this](const GameSetup &setup) {
        if (const auto error = start(setup))
            showError(QString::fromStdString(error->sentence()));
    });
    connect(m_levels, &LevelRun::solutionShown, this, [this] {
        m_session.navigation.goFirst();
        m_autoplay->start();
    });
    connect(m_levels, &LevelRun::hintFound, this, [this](const std::vector<MoveCode> &line) {
        // The goal may be out of reach by now; then any good move will do.
        if (line.empty()) {
            m_session.match.requestHint();
            return;
        }
        m_board->showHint({line.front()});
        m_line->setStatus(m_words->hint({line.front()}));
    });
}

void GamePage::showRefusal(const QString &message, const QString &reason, const QString &section)
{
    const bool isWhole = message.isEmpty() || reason.isEmpty();
    const QString words = isWhole ? message + reason
                                  : tr("%1 %2", "message, reason").arg(message, reason);
    m_line->showRefusal(withFullStop(words), section);
    m_classic->showRefusal(message, reason);
}

void GamePage::endRefusal()
{
    m_line->endRefusal();
    m_classic->endRefusal();
}

void GamePage::followSpeed()
{
    if (!m_board->isReady())
        return;
    m_board->setSpeed(speedFor(m_session.model.info(), m_session.model.setup(), m_cellMs));
}

void GamePage::writeMoves()
{
    if (!m_board->isReady())
        return;
    m_session.history.setName([this](const AnyPosition &before, MoveCode move) {
        return m_board->design().moveName(before, move, m_notation);
    });
    // Several moves of a line stand side by side, where sentences would be in the way.
    const Notation brief = m_notation == Notation::Prose ? Notation::Short : m_notation;
    m_study->setName([this, brief](const AnyPosition &before, MoveCode move) {
        return m_board->design().moveName(before, move, brief);
    });
    m_side->history().setWordy(m_notation == Notation::Prose);
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
    m_session.match.restart();
    m_notices->offerUndoRestart();
}

void GamePage::swapSeats()
{
    m_session.match.rematch();
    m_notices->offerUndoRestart();
}

Player GamePage::usualNear() const
{
    const Player person = onlyPerson(m_session);
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
        m_side->setTheme(info, m_theme);
        m_study->setLooks(playerLooks(info, m_theme));
        m_side->setAnimated(m_isAnimated);
        m_classic->setCard(std::unique_ptr<GamePanel>(m_board->design().makeCard(m_classic)));
        m_classic->setTheme(m_theme);
        for (GamePanel *panel : {m_classic->card(), m_side->panel()}) {
            if (panel)
                m_board->attach(*panel);
        }
    }
    m_side->follow(*m_view);
    m_classic->follow(*m_view);
    followSpeed();
    writeMoves();
    m_board->setFocus(Qt::OtherFocusReason);
    m_presenter->refresh();
    m_study->review().run().recall();
    showStatus();
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
    m_line->setStatus(tr("Looking for a good move…"));
    if (m_levels->canHint())
        m_levels->requestHint();
    else
        m_session.match.requestHint();
}

void GamePage::typeMove()
{
    m_typedMoves->open();
}

void GamePage::review()
{
    m_session.navigation.goFirst();
    m_side->history().setFocus(Qt::OtherFocusReason);
    m_study->beginReview();
}

void GamePage::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_board->setTheme(theme);
    m_classic->setTheme(theme);
    if (m_board->isReady()) {
        m_side->setTheme(m_session.model.info(), theme);
        m_study->setLooks(playerLooks(m_session.model.info(), theme));
    }
}

void GamePage::setPreferences(const Preferences &preferences)
{
    m_isAnimated = preferences.animationMs() > 0;
    m_board->setCoordinates(preferences.appearance.coordinates);
    m_board->setLettered(preferences.appearance.showsLetters);
    if (std::exchange(m_notation, preferences.appearance.notation) != m_notation)
        writeMoves();
    m_cellMs = preferences.animationMs();
    m_study->setPreferences(preferences);
    m_autoplay->setPace(std::chrono::milliseconds(preferences.motion.paceMs));
    followSpeed();
    m_side->setAnimated(m_isAnimated);
    const ClockStyle style{preferences.clock.showsTenths, preferences.clock.warnsOfLowTime};
    m_presenter->setClockStyle(style);
    m_classic->setClockStyle(style);
    m_board->setVision(preferences.appearance.previewedVision);
    m_board->setPreferences(preferences.play);
    m_sharedScreen->setPreferences(preferences.play);
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
    showStatus();
    const bool isAnswer = m_session.model.hasGame() && m_session.model.node() != GameRecord::kRoot;
    if (m_session.match.awaitsHuman() && isAnswer && !isActiveWindow())
        QApplication::alert(window());
}

void GamePage::showStatus()
{
    if (!m_board->isReady())
        return;
    const NavigationController &navigation = m_session.navigation;
    const bool isRunning = navigation.isLive() && !m_session.model.isOver();
    const bool isQuiet = m_isZen && isRunning && !m_session.match.isPaused();
    m_line->setStatus(isQuiet ? QString() : m_words->status());
    m_classic->setStatus(m_words->classicStatus());
    if (GamePanel *card = m_classic->card())
        card->showPosition(navigation.position());
    m_line->setPlace(isQuiet ? QString() : m_words->place());
}

void GamePage::explainNotNow()
{
    const QString why = m_words->notNow();
    // In the classic view the status says it already.
    if (!m_session.navigation.isLive())
        m_line->showRefusal(why);
    else if (!why.isEmpty())
        showRefusal({}, why);
}

void GamePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = event->size().width() < kFoldWidth;
    if (isNarrow == m_side->isFolded())
        return;
    m_side->setFolded(isNarrow);
    const int columns = m_session.model.hasGame() ? m_session.model.playerCount() : 2;
    const int folded = kFoldedWidth + kFoldedColumn * std::max(columns - 2, 0);
    const int sideWidth = isNarrow ? folded : kSideWidth;
    m_splitter->setSizes({event->size().width() - sideWidth, sideWidth});
}

} // namespace tessera
