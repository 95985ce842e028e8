#pragma once

#include "view/games/tetress/shapefigure.h"

#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;

namespace tessera::tetress {

/// A large view of the hand: the carried shape in its orientation, with buttons that turn it, and a line of words.
class HandView final : public QWidget
{
    Q_OBJECT

public:
    /// `painter` must outlive the view.
    HandView(FigurePainter &painter, QWidget *parent);
    ~HandView() override;

    /// Shows a shape, or none, and whether it may be turned.
    void showFigure(const std::optional<ShapeFigure> &figure, bool canTurn);
    void setWords(const QString &words);
    [[nodiscard]] QString words() const;

signals:
    /// A button asks to turn the shape by quarters, clockwise when positive.
    void turnRequested(int quarters);

private:
    class Picture;

    [[nodiscard]] QToolButton *makeButton(const QString &name, const QString &text, int quarters);

    Picture *m_picture;
    QToolButton *m_backwards;
    QToolButton *m_forwards;
    QLabel *m_words;
};

} // namespace tessera::tetress
