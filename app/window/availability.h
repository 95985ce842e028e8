#pragma once

namespace tessera {

class Actions;
class GamePage;
class Lobby;
class RecordEdits;
struct GameSession;
struct Preferences;

/// The state that decides which actions are enabled and which are checked.
struct WindowState
{
    const GameSession &session;
    const RecordEdits &edits;
    const GamePage &page;
    const Lobby &lobby;
    const Preferences &preferences;
};

/// Whether the game at the board may be analysed: when it has ended, or where hints are allowed.
[[nodiscard]] bool mayAnalyse(const WindowState &state);

/// Enables the actions that can be used now, disables the others, and checks those that stand for
/// something that is on.
void refreshActions(const Actions &actions, const WindowState &state);

} // namespace tessera
