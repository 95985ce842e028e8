#pragma once

#include "model/core/types.h"
#include "view/theme/theme.h"

#include <QDialog>

class QButtonGroup;

namespace tessera {

struct GameInfo;

/// Asks for the side and the computer's level with which to go on from a position: a click on each.
class GoOnDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `side` is offered for the person, and `level` was chosen last; `info` must outlive the dialog.
    GoOnDialog(const GameInfo &info, Player side, int level, const Theme &theme, QWidget *parent);

    /// The person's side, and the level of all others; what was chosen when the dialog was accepted.
    [[nodiscard]] Player side() const;
    [[nodiscard]] int level() const { return m_level; }

private:
    [[nodiscard]] QWidget *makeSides(const GameInfo &info, Player side, const Theme &theme);
    [[nodiscard]] QWidget *makeLevels();

    QButtonGroup *m_sides;
    int m_level;
};

} // namespace tessera
