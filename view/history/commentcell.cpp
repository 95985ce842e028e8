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
/// The list shows so much of a comment; the rest is in its editor.
constexpr int kMostShown = 4'000;
/// A longer comment is not edited in the list: Qt takes seconds to lay out a text of so many letters.
constexpr int kMostEdited = 20'000;
/// Comments with more signs of Markdown are shown as they are written: Qt's time grows with the square of the formats.
constexpr int kMostSigns = 400;
/// Longer words are given places to break, without which Qt's time grows with the square of their length.
constexpr int kLongestWord = 200;

bool isFormatted(const QString &comment)
{
    constexpr QStringView kSigns = u"*_`[]()!#<>&|~\\-+\n";
    return comment.size() <= kMostShown
           && std::count_if(comment.begin(), comment.end(), [kSigns](QChar letter) {
                  return kSigns.contains(letter);
              }) <= kMostSigns;
}

/// The text with possible line breaks in long words.
QString breakable(const QString &text)
{
    QString result;
    int inWord = 0;
    for (const QChar letter : text) {
        inWord = letter.isSpace() ? 0 : inWord + 1;
        if (inWord % kLongestWord == kLongestWord - 1 && !letter.isSurrogate())
            result += QChar(0x200B);
        result += letter;
    }
    return result;
}

/// What the list shows of a comment that is no Markdown for it.
QString shown(const QString &comment)
{
    return breakable(comment.left(kMostShown)) + (comment.size() > kMostShown ? u"…"_s : QString());
}

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
    if (isFormatted(comment))
        read(document, comment);
    else
        document.setPlainText(shown(comment));
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
    if (!isFormatted(comment))
        return breakable(comment);
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

void CommentEditor::take(const QString &comment)
{
    setReadOnly(comment.size() > kMostEdited);
    setPlainText(
        isReadOnly() ? tr("This comment has %L1 letters. Comments of up to %L2 are edited here; "
                          "others in the game's file.")
                           .arg(comment.size())
                           .arg(kMostEdited)
                     : comment);
    moveCursor(QTextCursor::End);
    document()->setModified(false);
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
