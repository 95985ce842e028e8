#pragma once

#include "model/games/watchyourback/rules/facts.h"
#include "view/board/boarddesign.h"
#include "view/board/gamepanel.h"

class QLabel;

namespace tessera::watchyourback {

class ShrinkBar;

/// The panel beside the board: the phase and its progress, the pieces of both sides, and the time until the next ring
/// falls.
class WatchYourBackPanel final : public GamePanel
{
    Q_OBJECT

public:
    /// `design` must outlive the panel.
    WatchYourBackPanel(const BoardDesign &design, QWidget *parent);

    void showPosition(const AnyPosition &position) override;
    void setTheme(const Theme &theme) override;

    /// When the next ring falls, in a game that goes on.
    [[nodiscard]] static QString forecastText(const Facts &facts);

private:
    [[nodiscard]] QString phaseText(const AnyPosition &position) const;
    [[nodiscard]] QString piecesText(const AnyPosition &position, Player player) const;
    [[nodiscard]] QString playerName(Player player) const;

    const BoardDesign &m_design;
    QLabel *m_phase;
    PerPlayer<QLabel *> m_pieces{};
    ShrinkBar *m_bar;
    QLabel *m_forecast;
};

} // namespace tessera::watchyourback
