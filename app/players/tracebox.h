#pragma once

#include "controller/session/gamesession.h"
#include "view/plots/effortplot.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace tessera {

/// The traces of other programs in the game on the board: time and memory as plots, and the text of the move before the
/// position shown. Hidden in games without such programs.
class TraceBox final : public QWidget
{
    Q_OBJECT

public:
    explicit TraceBox(GameSession &session, QWidget *parent = nullptr);

    void setLooks(const std::vector<PlayerLook> &looks);

private:
    void buildLayout();
    void refresh();
    void showPlace();
    void goTo(int place);
    [[nodiscard]] bool hasPrograms() const;
    /// Writes the heading of the memory, which says of what moment it is.
    void showMemory();
    /// What each side took in all.
    [[nodiscard]] QString totals() const;
    /// Of the move that is looked at.
    [[nodiscard]] QString moveName() const;
    /// What there is to say of the move before the position shown.
    [[nodiscard]] QString placeText() const;

    GameSession &m_session;
    std::vector<PlayerLook> m_looks;
    QLabel *m_timeTitle;
    EffortPlot *m_time;
    QLabel *m_memoryTitle;
    EffortPlot *m_memory;
    QLabel *m_place;
    QPlainTextEdit *m_text;
};

} // namespace tessera
