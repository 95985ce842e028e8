#include "app/window/availability.h"

#include "app/actions/actions.h"
#include "app/analysis/analysisbox.h"
#include "app/board/gameview.h"
#include "app/coach/coachbox.h"
#include "app/explorer/explorerbox.h"
#include "app/game/autoplay.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/review/reviewrun.h"
#include "app/settings/preferences.h"
#include "app/window/boardkeeper.h"
#include "app/window/lobby.h"
#include "controller/session/gamesession.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

/// On the start page a game waits behind it, and nothing can be done in it.
bool hasGame(const WindowState &state)
{
    return state.session.model.hasGame() && state.lobby.isAtBoard();
}

bool isRunning(const WindowState &state)
{
    return hasGame(state) && !state.session.model.isOver();
}

/// What needs nothing but a game at the board.
void refreshGame(const Actions &actions, const WindowState &state)
{
    for (const Act act :
         {Act::Restart,
          Act::Save,
          Act::SaveAs,
          Act::SaveCopy,
          Act::Share,
          Act::CopyGame,
          Act::CopyCode,
          Act::CopyPosition,
          Act::CopyPicture,
          Act::Export,
          Act::Print,
          Act::TypeMove,
          Act::Threats,
          Act::Flip,
          Act::Zen})
        actions[act].setEnabled(hasGame(state));
    const GameModel &game = state.session.model;
    const bool hasAttacks = hasGame(state) && game.position().attacks() != nullptr;
    actions[Act::AttackMap].setEnabled(hasAttacks);
    actions[Act::AttackMap].setVisible(hasAttacks);
    actions[Act::Classic].setEnabled(hasGame(state) && game.playerCount() == 2);
    const GameView *view = state.page.view();
    actions[Act::Threats].setChecked(view != nullptr && view->showsThreats());
    actions[Act::AttackMap].setChecked(view != nullptr && view->showsAttackMap());
}

void refreshPlay(const Actions &actions, const WindowState &state)
{
    const MatchController &match = state.session.match;
    const bool isHere = hasGame(state);
    actions[Act::Pause].setEnabled(isRunning(state));
    // On the other pages a game may wait as well, which nobody has paused.
    actions[Act::Pause].setChecked(isHere && match.isPaused());
    // A puzzle and a lesson say themselves who plays.
    const bool isOwn = !state.session.model.setup().level
                       && !state.lobby.keeper().onBoard().isLesson;
    actions[Act::Players].setEnabled(isRunning(state) && isOwn);
    actions[Act::GoOn].setEnabled(
        isHere && isOwn && match.canGoOnAt(state.session.navigation.node()));
    actions[Act::Resign].setEnabled(isHere && match.resigner() != Player::None);
    actions[Act::Undo].setEnabled(isHere && match.canUndo());
    actions[Act::Redo].setEnabled(isHere && match.canRedo());
    actions[Act::MoveNow].setEnabled(isHere && match.isThinking());
    actions[Act::Hint].setEnabled(
        isHere && match.awaitsHuman() && state.preferences.play.allowsHints);
}

void refreshStudy(const Actions &actions, const WindowState &state)
{
    const StudyBoxes &study = state.page.study();
    const GameModel &game = state.session.model;
    const bool isAllowed = mayAnalyse(state);
    actions[Act::Coach].setEnabled(hasGame(state) && study.coach().run().canAsk());
    actions[Act::Review].setEnabled(hasGame(state) && isReviewable(game));
    actions[Act::Analysis].setEnabled(isAllowed);
    actions[Act::Analysis].setChecked(study.analysis().analysis().isOn());
    actions[Act::Explorer].setEnabled(isAllowed);
    actions[Act::Explorer].setChecked(study.explorer().run().isOn());
    // A program is told the whole board.
    actions[Act::AskProgram].setEnabled(
        isAllowed && !game.hidesParts() && !state.session.navigation.position().outcome().isOver());
}

void refreshPlace(const Actions &actions, const WindowState &state)
{
    const NavigationController &navigation = state.session.navigation;
    const bool isHere = hasGame(state);
    const bool isPlaying = state.page.autoplay().isRunning();
    actions[Act::First].setEnabled(isHere && navigation.canGoBack());
    actions[Act::Back].setEnabled(isHere && navigation.canGoBack());
    actions[Act::Forward].setEnabled(isHere && navigation.canGoForward());
    actions[Act::Live].setEnabled(isHere && !navigation.isLive());
    actions[Act::Autoplay].setEnabled(
        isHere && (isPlaying || navigation.canGoBack() || navigation.canGoForward()));
    actions[Act::Autoplay].setChecked(isPlaying);
}

/// Whether an action neither shows nor changes anything of a game that nobody may see now; all others wait.
bool leavesAlone(Act act)
{
    constexpr std::array kHarmless{Act::Home,         Act::NewGame,    Act::Puzzles,
                                   Act::Open,         Act::Library,    Act::Paste,
                                   Act::Close,        Act::Quit,       Act::Restart,
                                   Act::Pause,        Act::Mute,       Act::Classic,
                                   Act::Zen,          Act::Lab,        Act::FullScreen,
                                   Act::EditPosition, Act::CheckAgent, Act::Rules,
                                   Act::Preferences,  Act::Learn,      Act::Shortcuts,
                                   Act::About};
    return std::find(kHarmless.begin(), kHarmless.end(), act) != kHarmless.end();
}

void refreshHandover(const Actions &actions, const WindowState &state)
{
    if (!hasGame(state) || !state.session.sight.awaitsHandover())
        return;
    for (std::size_t i = 0; i < kActCount; ++i) {
        if (const auto act = static_cast<Act>(i); !leavesAlone(act))
            actions[act].setEnabled(false);
    }
}

} // namespace

bool mayAnalyse(const WindowState &state)
{
    return hasGame(state) && (!isRunning(state) || state.preferences.play.allowsHints);
}

void refreshActions(const Actions &actions, const WindowState &state)
{
    actions[Act::Home].setEnabled(!state.lobby.isHome());
    refreshGame(actions, state);
    refreshPlay(actions, state);
    refreshStudy(actions, state);
    refreshPlace(actions, state);
    refreshHandover(actions, state);
}

} // namespace tessera
