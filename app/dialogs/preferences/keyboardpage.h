#pragma once

#include "app/actions/actions.h"
#include "app/dialogs/preferences/preferencepage.h"

#include <vector>

namespace tessera {

class KeyRow;

/// The page of all actions' keys. A key that already has an owner is refused with the owner's name.
class KeyboardPage final : public PreferencePage
{
    Q_OBJECT

public:
    KeyboardPage(Settings &settings, const Actions &actions, QWidget *parent = nullptr);
    void restoreDefaults(Preferences &preferences) const override;

private:
    struct Line
    {
        Act act;
        KeyRow *row;
    };

    void addLine(Act act);
    void choose(const Line &line, const QKeySequence &key);
    /// Why `key` cannot be that of the line's action; empty when it can.
    [[nodiscard]] QString fault(const Line &line, const QKeySequence &key) const;
    void show(const Preferences &preferences);

    const Actions &m_actions;
    std::vector<Line> m_lines;
};

} // namespace tessera
