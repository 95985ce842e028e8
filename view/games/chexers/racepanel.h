#pragma once

#include "view/board/boarddesign.h"
#include "view/board/gamepanel.h"

class QGridLayout;
class QLabel;

namespace tessera::chexers {

class ExitCups;
class TurnChips;

/// The panel beside the board: the order of turns, how far each player is in the race, who can win
/// next turn, and how near the game is to a draw.
class RacePanel final : public GamePanel
{
    Q_OBJECT

public:
    /// `design` must outlive the panel.
    RacePanel(const BoardDesign &design, QWidget *parent);

    void showPosition(const AnyPosition &position) override;
    void setTheme(const Theme &theme) override;

private:
    struct Row
    {
        QLabel *name;
        ExitCups *cups;
        QLabel *pieces;
        QLabel *turns;
    };

    void addCaptions(QGridLayout &grid);
    void addRow(QGridLayout &grid, Player player);
    void showRow(const AnyPosition &position, Player player);
    void showTurns(const AnyPosition &position, Player player);
    /// The players who can win next turn, a line for each; empty when nobody can.
    [[nodiscard]] QString alarmText(const AnyPosition &position) const;
    [[nodiscard]] QString drawText(const AnyPosition &position) const;
    [[nodiscard]] QLabel *makeLabel(const QString &name);

    const BoardDesign &m_design;
    TurnChips *m_order;
    std::vector<QLabel *> m_captions;
    std::vector<Row> m_rows;
    QLabel *m_alarm;
    QLabel *m_draw;
};

} // namespace tessera::chexers
