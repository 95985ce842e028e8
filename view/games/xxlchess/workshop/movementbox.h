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

/// The movement of the chosen piece: a diagram whose squares are clicked, the tool of a click, and the movement in
/// Betza's notation, which may be written instead.
class MovementBox final : public QWidget
{
    Q_OBJECT

public:
    /// `drafts` must outlive the box.
    MovementBox(PieceDrafts &drafts, const Theme &theme, QWidget *parent = nullptr);

    /// Sets the picture in the middle of the diagram.
    void setPicture(const QPixmap &picture);

private:
    /// The kind of movement that a click on a square sets.
    enum class Tool : std::uint8_t { Leap, Slide, Rider };

    [[nodiscard]] QWidget *makeTools();
    [[nodiscard]] QWidget *makeBetza();
    void refresh();
    void followTool();
    /// Removes the tool's term at the end of `way` if it exists, and otherwise adds it.
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
