#pragma once

#include "view/games/xxlchess/workshop/piecedrafts.h"
#include "view/theme/theme.h"

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QPixmap;

namespace tessera {
class FaultLabel;
}

namespace tessera::xxlchess {

class MovementBox;
class PictureBox;

/// All properties of the chosen piece.
class PieceForm final : public QWidget
{
    Q_OBJECT

public:
    /// `drafts` must outlive the form.
    PieceForm(PieceDrafts &drafts, const Theme &theme, QWidget *parent = nullptr);

    /// Sets the pictures of the piece, White's and Black's.
    void setPictures(const QPixmap &white, const QPixmap &black);

private:
    void addWorth(QFormLayout &form);
    void addName(QFormLayout &form);
    void refresh();
    void takeLetter();
    void takeName();
    void takeWorth();
    /// Changes the chosen kind by `change`.
    template<typename Change>
    void edit(const QString &words, int field, Change change);

    PieceDrafts &m_drafts;
    QLineEdit *m_letter;
    FaultLabel *m_letterFault = nullptr;
    QLineEdit *m_name;
    QDoubleSpinBox *m_value;
    QCheckBox *m_isEstimated;
    QCheckBox *m_isRoyal;
    QCheckBox *m_promotes;
    PictureBox *m_picture;
    MovementBox *m_movement;
};

} // namespace tessera::xxlchess
