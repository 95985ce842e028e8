#pragma once

#include "view/games/xxlchess/workshop/piecedrafts.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPixmap;
class QPushButton;

namespace tessera {
class FaultLabel;
}

namespace tessera::xxlchess {

/// The look of the chosen piece: its letter on a tile, an SVG file, or the data of an SVG path.
class PictureBox final : public QWidget
{
    Q_OBJECT

public:
    /// `drafts` must outlive the box.
    explicit PictureBox(PieceDrafts &drafts, QWidget *parent = nullptr);

    /// Takes the drawing of a file; a fault is shown below.
    void takeFile(const QString &path);
    /// Sets the pictures of the piece, White's and Black's.
    void setPictures(const QPixmap &white, const QPixmap &black);

private:
    void refresh();
    void browse();
    void takePath();
    void setPicture(PiecePicture picture, int field);

    PieceDrafts &m_drafts;
    QLabel *m_white;
    QLabel *m_black;
    QPushButton *m_open;
    QPushButton *m_letter;
    QLineEdit *m_path;
    FaultLabel *m_fault = nullptr;
};

} // namespace tessera::xxlchess
