#include "app/help/helppage.h"

#include "view/board/scene/boardimage.h"
#include "view/games/catalogue.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Logical pixels of a side of a figure; large boards need more to be read.
constexpr int kFigure = 250;
constexpr int kLargeFigure = 340;
constexpr int kLargeBoard = 9;
constexpr int kMargin = 18;
constexpr int kCellPadding = 5;
constexpr int kLinePercent = 125;
/// The headings of sections, `## `.
constexpr int kSectionLevel = 2;

} // namespace

HelpPage::HelpPage(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(u"helpPage"_s);
    setAccessibleName(tr("Manual"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
}

void HelpPage::showHelp(const GameEntry &entry, const HelpText &help)
{
    m_entry = &entry;
    m_help = help;
    m_markdown.clear();
    refresh();
}

void HelpPage::showManual(const ManualPage &page)
{
    m_entry = nullptr;
    m_help = {};
    m_markdown = page.markdown;
    refresh();
}

void HelpPage::mark(const QString &words)
{
    m_marked = words;
    QList<ExtraSelection> marks;
    QTextCursor place(document());
    while (!words.isEmpty()) {
        place = document()->find(words, place);
        if (place.isNull())
            break;
        ExtraSelection mark;
        mark.cursor = place;
        mark.format.setBackground(palette().highlight());
        mark.format.setForeground(palette().highlightedText());
        marks.append(mark);
    }
    setExtraSelections(marks);
}

void HelpPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    refresh();
}

void HelpPage::refresh()
{
    if (m_entry == nullptr && m_markdown.isEmpty())
        return;
    const int place = verticalScrollBar()->value();
    document()->clear();
    document()->setDocumentMargin(kMargin);
    document()->setDefaultStyleSheet(
        u"h1 { font-size: x-large; } h2 { font-size: large; margin-top: 20px; }"
        "p { line-height: 130%; } p.figure { line-height: 100%; } li { line-height: 125%; margin-bottom: 4px; }"_s);
    if (m_entry != nullptr)
        setHtml(m_help.html);
    else
        layMarkdown();
    mark(m_marked);
    verticalScrollBar()->setValue(place);
}

/// Markdown knows no style sheets.
void HelpPage::layMarkdown()
{
    setMarkdown(m_markdown);
    for (QTextFrame *frame : document()->rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(palette().mid());
        format.setCellPadding(kCellPadding);
        table->setFormat(format);
    }
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (format.headingLevel() > 0)
            format.setTopMargin(kMargin);
        else if (QTextCursor(block).currentTable() == nullptr)
            format.setLineHeight(kLinePercent, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
    }
}

QTextBlock HelpPage::headingOf(const QString &section) const
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == kSectionLevel && anchorOf(block.text()) == section)
            return block;
    }
    return {};
}

void HelpPage::showSection(const QString &id)
{
    if (id.isEmpty())
        verticalScrollBar()->setValue(0);
    else if (const QTextBlock heading = headingOf(id); heading.isValid())
        verticalScrollBar()->setValue(
            static_cast<int>(document()->documentLayout()->blockBoundingRect(heading).top()));
    else
        scrollToAnchor(id);
}

QString HelpPage::section() const
{
    QString found;
    const int top = cursorForPosition(QPoint(kMargin, kMargin)).block().blockNumber();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockNumber() > top)
            break;
        if (m_entry == nullptr && block.blockFormat().headingLevel() == kSectionLevel)
            found = anchorOf(block.text());
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QStringList names = part.fragment().charFormat().anchorNames();
            if (!names.isEmpty())
                found = names.front();
        }
    }
    return found;
}

QVariant HelpPage::loadResource(int /*type*/, const QUrl &name)
{
    if (name.scheme() != "figure"_L1 || m_entry == nullptr)
        return {};
    const auto number = static_cast<std::size_t>(name.path().toInt());
    if (number >= m_help.figures.size())
        return {};
    const HelpFigure &figure = m_help.figures[number];
    const auto design = makeDesign(m_entry->info());
    const BoardImage image{*design, *figure.position, m_theme, figure.marks, CoordinateMode::Edge};
    const bool isLarge = figure.position->board().columns > kLargeBoard;
    const int side = isLarge ? kLargeFigure : kFigure;
    return image.pixmap(QSize(side, side), devicePixelRatioF()).toImage();
}

void HelpPage::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace tessera

#include "moc_helppage.cpp"
