#pragma once

#include "model/session/gamesetup.h"
#include "view/theme/theme.h"

#include <QDialog>

namespace tessera {

class SeatsForm;
struct GameInfo;

/// Who plays which side for the rest of a running game.
class PlayersDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `seats` are the present players by sides; `info` must outlive the dialog, and programs of others are kept in
    /// `folder`.
    PlayersDialog(
        const GameInfo &info,
        const PerPlayer<SeatSetup> &seats,
        const Theme &theme,
        const QString &folder,
        QWidget *parent);

    [[nodiscard]] PerPlayer<SeatSetup> seats() const;

private:
    SeatsForm *m_form;
};

} // namespace tessera
