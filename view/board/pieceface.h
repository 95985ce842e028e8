#pragma once

#include "model/core/types.h"

#include <QChar>
#include <QColor>
#include <QString>

#include <memory>

class QPainter;
class QRectF;
class QSvgRenderer;

namespace tessera {

/// The colours of a side's pieces: light ones with a dark line, or the other way round.
struct PieceInk
{
    QColor fill;
    QColor line;
};

/// The look of a set-up's own piece of one side: its own drawing, or else its letter on a tile.
///
/// The data of an SVG path, in a square of 100×100, is drawn in the colours of the side. Of an SVG document
/// that has a drawing for each side, the one with the name of the side's colour (`id="white"`) is taken;
/// any other document lies on a tile in the colours of the side.
class PieceFace
{
public:
    /// A drawing that cannot be drawn is replaced by the letter.
    PieceFace(const QString &drawing, QChar letter, const PieceInk &ink, const QString &side);
    ~PieceFace();
    PieceFace(PieceFace &&) noexcept;
    PieceFace &operator=(PieceFace &&) noexcept;

    void paint(QPainter &painter, const QRectF &square) const;

private:
    void paintTile(QPainter &painter) const;
    void paintLetter(QPainter &painter) const;
    void paintDocument(QPainter &painter) const;

    QChar m_letter;
    PieceInk m_ink;
    /// The document; null where the letter is shown.
    std::unique_ptr<QSvgRenderer> m_document;
    /// The part of the document that is drawn; empty for the whole.
    QString m_part;
    bool m_isOnTile = true;
};

} // namespace tessera
