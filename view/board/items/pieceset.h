#pragma once

#include <QHash>
#include <QPixmap>
#include <QString>
#include <QSvgRenderer>

namespace tessera {

/// The drawings of a game's pieces: one SVG sheet, each piece rasterised once per size. A cell of
/// `pixels` device pixels shows a pixmap of just as many, so pieces are sharp at every scale.
class PieceSet
{
public:
    /// `sheet` is the path of an SVG (see `BoardDesign::pieceSheet`).
    explicit PieceSet(const QString &sheet);

    /// Draws from another sheet from now on.
    void setSheet(const QString &sheet);

    [[nodiscard]] bool isValid() const { return m_renderer.isValid(); }
    [[nodiscard]] bool contains(const QString &element) const;

    /// The size in device pixels that is drawn from now on; pixmaps of other sizes are dropped.
    void setPixels(int pixels);
    [[nodiscard]] int pixels() const { return m_pixels; }

    /// The drawing named `element` in the size set; an empty square if the sheet has none.
    [[nodiscard]] const QPixmap &pixmap(const QString &element);

private:
    [[nodiscard]] QPixmap rasterised(const QString &element);

    QString m_sheet;
    QSvgRenderer m_renderer;
    int m_pixels = 48;
    QHash<QString, QPixmap> m_pixmaps;
};

} // namespace tessera
