#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMap>
#include <QObject>

#include <array>
#include <cstddef>
#include <cstdint>

namespace tessera {

/// What can be done from menus, tool bar and keyboard; choices of appearance are made elsewhere.
enum class Act : std::uint8_t {
    Home,
    NewGame,
    Puzzles,
    Open,
    Library,
    Save,
    SaveAs,
    SaveCopy,
    Share,
    CopyGame,
    CopyCode,
    CopyPosition,
    CopyPicture,
    Paste,
    Export,
    Print,
    Players,
    Restart,
    Pause,
    Resign,
    Close,
    Quit,
    Undo,
    Redo,
    MoveNow,
    Hint,
    Coach,
    Review,
    Analysis,
    AskProgram,
    GoOn,
    Explorer,
    Threats,
    AttackMap,
    First,
    Back,
    Forward,
    Live,
    Autoplay,
    TypeMove,
    Flip,
    Mute,
    Classic,
    Zen,
    FullScreen,
    EditPosition,
    CheckAgent,
    Lab,
    Preferences,
    Rules,
    Learn,
    Shortcuts,
    About,
    Count_,
};

inline constexpr auto kActCount = static_cast<std::size_t>(Act::Count_);

/// The actions of a window, made from one table: name, icon, texts, keys. Keys that are single
/// letters belong to the game page, so that text fields keep them.
class Actions final : public QObject
{
    Q_OBJECT

public:
    Actions(QWidget &window, QWidget &gamePage);

    [[nodiscard]] QAction &operator[](Act act) const
    {
        return *m_actions[static_cast<std::size_t>(act)];
    }

    /// The keys that an action has unless a person chose another one.
    [[nodiscard]] static QList<QKeySequence> usualKeys(Act act);
    /// The present key of an action as people read it; empty without one.
    [[nodiscard]] QString keyName(Act act) const;
    /// Gives the actions named the key they stand with, and all others their usual ones. An empty
    /// key is none.
    void setKeys(const QMap<QString, QKeySequence> &chosen);

private:
    std::array<QAction *, kActCount> m_actions{};
};

} // namespace tessera
