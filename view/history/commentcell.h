#pragma once

#include <QPlainTextEdit>

class QPainter;

namespace tessera {

/// The height in pixels of a comment, which is Markdown, in a list `width` pixels wide.
[[nodiscard]] int commentHeight(const QString &comment, const QFont &font, int width);

/// Paints a comment into `room`; `font` and `colour` are those of its plain text.
void paintComment(
    QPainter &painter,
    const QRect &room,
    const QString &comment,
    const QFont &font,
    const QColor &colour);

/// The words of a comment without the signs of its Markdown, for where all letters are alike.
[[nodiscard]] QString commentWords(const QString &comment);

/// The editor of a comment in its place in the list: Ctrl+Enter or leaving the editor keeps the text, Esc drops it.
class CommentEditor final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CommentEditor(QWidget *parent);

    /// Room for some lines, in pixels.
    [[nodiscard]] static int usualHeight(const QFontMetrics &metrics);

signals:
    void done();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
};

} // namespace tessera
