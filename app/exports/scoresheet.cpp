#include "app/exports/scoresheet.h"

#include "view/widgets/plaintext.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextCursor>
#include <QTextObjectInterface>

#ifdef Q_MOC_RUN
// As Qt's header says, which moc does not read.
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

namespace tessera {

namespace {

constexpr int kDiagram = QTextFormat::UserObject + 1;
constexpr int kPage = QTextFormat::UserProperty + 1;
/// The size of the text in points.
constexpr double kTextSize = 10;
constexpr double kDiagramSize = 200;
constexpr double kPointsAnInch = 72;
/// The number of rounds without a diagram after which one is shown.
constexpr int kRoundsBetweenDiagrams = 20;
constexpr QChar kWordJoiner(u'\u2060');

/// Draws the positions of an album where a text has placed them.
class Diagrams final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    Diagrams(const GameAlbum &album, QObject *parent)
        : QObject(parent)
        , m_album(album)
    {}

    QSizeF intrinsicSize(QTextDocument *document, int, const QTextFormat &format) override
    {
        const QPaintDevice *paper = document->documentLayout()->paintDevice();
        const double dots = paper == nullptr ? 1 : paper->logicalDpiY() / kPointsAnInch;
        const QSizeF cells = imageOf(format).cells();
        return cells.scaled(dots * kDiagramSize, dots * kDiagramSize, Qt::KeepAspectRatio);
    }

    void drawObject(
        QPainter *painter,
        const QRectF &place,
        QTextDocument *,
        int,
        const QTextFormat &format) override
    {
        painter->save();
        imageOf(format).paint(*painter, place);
        painter->restore();
    }

private:
    [[nodiscard]] BoardImage imageOf(const QTextFormat &format) const
    {
        return m_album.image(static_cast<std::size_t>(format.property(kPage).toInt()));
    }

    const GameAlbum &m_album;
};

/// Writes the text of a score sheet.
class Sheet
{
public:
    Sheet(const GameAlbum &album, QTextDocument &document)
        : m_album(album)
        , m_cursor(&document)
    {
        m_bold.setFontWeight(QFont::Bold);
    }

    void write()
    {
        QTextCharFormat heading = m_bold;
        heading.setFontPointSize(kTextSize * 1.6);
        m_cursor.insertText(m_album.title(), heading);
        m_cursor.insertBlock();
        m_cursor.setCharFormat({});
        m_cursor.insertText(m_album.players(), m_plain);
        if (!m_album.result().isEmpty()) {
            m_cursor.insertBlock();
            m_cursor.insertText(m_album.result(), m_plain);
        }
        beginParagraph();
        if (m_album.beginsElsewhere())
            addDiagram(0);
        for (std::size_t i = 1; i < m_album.pages().size(); ++i)
            addMove(i);
        const bool isDrawn = !m_album.pages().back().hasDrawings;
        if (isDrawn)
            addDiagram(m_album.pages().size() - 1);
    }

private:
    void beginParagraph()
    {
        QTextBlockFormat block;
        block.setTopMargin(kTextSize);
        m_cursor.insertBlock(block);
        m_isFirst = true;
    }

    void addMove(std::size_t number)
    {
        const GameAlbum::Page &page = m_album.pages()[number];
        if (!m_isFirst)
            m_cursor.insertText(QStringLiteral("  "), m_plain);
        // After a diagram or a comment, the number is repeated. A round may begin with another player than the first.
        if (page.mover == Player::First)
            m_cursor.insertText(QStringLiteral("%1.\u00a0").arg(page.round), m_plain);
        else if (page.beginsRound || m_isFirst)
            m_cursor.insertText(QStringLiteral("%1. …\u00a0").arg(page.round), m_plain);
        m_isFirst = false;
        m_cursor.insertText(unbroken(page.move), m_bold);
        if (!page.comment.isEmpty()) {
            m_cursor.insertText(QStringLiteral("  ") + page.comment, m_plain);
            beginParagraph();
        }
        const bool isDue = page.round >= m_diagramRound + kRoundsBetweenDiagrams
                           && endsRound(number);
        if (page.hasDrawings || isDue)
            addDiagram(number);
    }

    [[nodiscard]] bool endsRound(std::size_t number) const
    {
        return number + 1 < m_album.pages().size() && m_album.pages()[number + 1].beginsRound;
    }

    /// A move without possible line breaks.
    [[nodiscard]] static QString unbroken(const QString &move)
    {
        QString joined = move.left(1);
        for (const QChar sign : move.mid(1)) {
            joined += kWordJoiner;
            joined += sign;
        }
        return joined;
    }

    void addDiagram(std::size_t number)
    {
        m_diagramRound = m_album.pages()[number].round;
        QTextBlockFormat block;
        block.setAlignment(Qt::AlignHCenter);
        block.setTopMargin(kTextSize);
        m_cursor.insertBlock(block);
        QTextCharFormat format;
        format.setObjectType(kDiagram);
        format.setProperty(kPage, static_cast<int>(number));
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
        beginParagraph();
    }

    const GameAlbum &m_album;
    QTextCursor m_cursor;
    QTextCharFormat m_plain;
    QTextCharFormat m_bold;
    bool m_isFirst = true;
    /// The round after which the last diagram stands.
    int m_diagramRound = 0;
};

} // namespace

void printScoreSheet(const GameAlbum &album, QPagedPaintDevice &paper)
{
    ClosedDocument document;
    QFont font;
    font.setPointSizeF(kTextSize);
    document.setDefaultFont(font);
    document.documentLayout()->registerHandler(kDiagram, new Diagrams(album, &document));
    Sheet(album, document).write();
    document.setMetaInformation(QTextDocument::DocumentTitle, album.title());
    document.print(&paper);
}

} // namespace tessera

#include "scoresheet.moc"
