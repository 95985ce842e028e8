#include "view/history/commentcell.h"

#include "view/widgets/plaintext.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDocumentMargin = 4;
constexpr int kEditedLines = 4;
/// More than the comments of any game that people wrote.
constexpr int kKeptHeights = 10'000;
/// Longer comments are shown as they are written: Qt takes seconds to lay out a paragraph of so many formats.
constexpr int kMostFormatted = 10'000;

void read(ClosedDocument &document, const QString &comment)
{
    document.setMarkdown(
        comment,
        QTextDocument::MarkdownFeatures(
            QTextDocument::MarkdownDialectCommonMark | QTextDocument::MarkdownNoHTML));
}

void fill(ClosedDocument &document, const QString &comment, const QFont &font, int width)
{
    document.setDefaultFont(font);
    document.setDocumentMargin(kDocumentMargin);
    if (comment.size() > kMostFormatted)
        document.setPlainText(comment);
    else
        read(document, comment);
    document.setTextWidth(width);
}

} // namespace

int CommentHeights::height(const QString &comment, const QFont &font, int width)
{
    if (font != m_font || m_heights.size() >= kKeptHeights)
        m_heights.clear();
    m_font = font;
    const std::pair key(comment, width);
    if (const auto known = m_heights.constFind(key); known != m_heights.constEnd())
        return *known;
    ClosedDocument document;
    fill(document, comment, font, width);
    const int height = static_cast<int>(std::ceil(document.size().height()));
    m_heights.insert(key, height);
    ++m_measured;
    return height;
}

void paintComment(
    QPainter &painter,
    const QRect &room,
    const QString &comment,
    const QFont &font,
    const QColor &colour)
{
    ClosedDocument document;
    fill(document, comment, font, room.width());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, colour);
    painter.save();
    painter.translate(room.topLeft());
    context.clip = QRectF(0, 0, room.width(), room.height());
    painter.setClipRect(context.clip);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

QString commentWords(const QString &comment)
{
    ClosedDocument document;
    read(document, comment);
    return document.toPlainText();
}

CommentEditor::CommentEditor(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setObjectName(u"commentEditor"_s);
    setAccessibleName(tr("Comment"));
    setPlaceholderText(tr("Comment (Ctrl+Enter keeps it, Esc drops it)"));
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
}

int CommentEditor::usualHeight(const QFontMetrics &metrics)
{
    return kEditedLines * metrics.lineSpacing() + 4 * kDocumentMargin;
}

void CommentEditor::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testFlag(Qt::ControlModifier)) {
        emit done();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

/// Keys that write text here are shortcuts elsewhere.
bool CommentEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        const bool isText = !key.text().isEmpty() && key.text().at(0).isPrint();
        const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (isText || isEnter || key.key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

} // namespace tessera

#include "moc_commentcell.cpp"
