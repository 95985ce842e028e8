#pragma once

#include <QAction>
#include <QObject>

#include <array>
#include <cstddef>

namespace tessera {

/// What can be done from menus, tool bar and keyboard; choices of appearance are made elsewhere.
enum class Act : std::uint8_t {
    Home,
    NewGame,
    Open,
    Restart,
    Pause,
    Resign,
    Quit,
    Undo,
    Redo,
    MoveNow,
    Hint,
    Threats,
    AttackMap,
    First,
    Back,
    Forward,
    Live,
    Flip,
    Classic,
    Zen,
    FullScreen,
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

private:
    std::array<QAction *, kActCount> m_actions{};
};

} // namespace tessera
