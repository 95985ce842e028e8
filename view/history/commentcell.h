#pragma once

#include <QHash>
#include <QPlainTextEdit>

class QPainter;

namespace tessera {

/// The heights of comments, which are Markdown, in a list. Each is measured once, as every change of a game asks for all
/// of them again, and some games have a comment on every move.
class CommentHeights
{
public:
    /// The height in pixels of a comment in a list `width` pixels wide.
    [[nodiscard]] int height(const QString &comment, const QFont &font, int width);
    /// How many were measured so far.
    [[nodiscard]] int measured() const { return m_measured; }

private:
    QFont m_font;
    /// By text and width.
    QHash<std::pair<QString, int>, int> m_heights;
    int m_measured = 0;
};

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

    /// Shows a comment to be edited; one that is too long for that stays as it is, and the editor says so.
    void take(const QString &comment);
    /// Room for some lines, in pixels.
    [[nodiscard]] static int usualHeight(const QFontMetrics &metrics);

signals:
    void done();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
};

} // namespace tessera
