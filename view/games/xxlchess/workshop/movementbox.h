#pragma once

#include "view/games/xxlchess/workshop/piecedrafts.h"
#include "view/theme/theme.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPixmap;
class QSpinBox;

namespace tessera {
class FaultLabel;
}

namespace tessera::xxlchess {

class MovementGrid;

/// How the chosen piece moves: a diagram whose squares are clicked, what a click sets there, and the
/// whole in Betza's notation, which may be written instead.
class MovementBox final : public QWidget
{
    Q_OBJECT

public:
    /// `drafts` must outlive the box.
    MovementBox(PieceDrafts &drafts, const Theme &theme, QWidget *parent = nullptr);

    /// What is drawn in the middle of the diagram.
    void setPicture(const QPixmap &picture);

private:
    /// What a click on a square sets.
    enum class Tool : std::uint8_t { Leap, Slide, Rider };

    [[nodiscard]] QWidget *makeTools();
    [[nodiscard]] QWidget *makeBetza();
    void refresh();
    void followTool();
    /// Takes the term that the tool means at the end of `way` away where it is there, else adds it.
    void toggle(Leap way);
    void takeBetza();

    PieceDrafts &m_drafts;
    MovementGrid *m_grid;
    QComboBox *m_tool;
    QSpinBox *m_most;
    QComboBox *m_only;
    QCheckBox *m_forward;
    QLineEdit *m_betza;
    FaultLabel *m_betzaFault = nullptr;
};

} // namespace tessera::xxlchess
