#include "app/help/helppage.h"

#include "view/board/boardimage.h"
#include "view/games/catalogue.h"

#include <QEvent>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Logical pixels of a side of a figure; large boards need more to be read.
constexpr int kFigure = 250;
constexpr int kLargeFigure = 340;
constexpr int kLargeBoard = 9;
constexpr int kMargin = 18;

} // namespace

HelpPage::HelpPage(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(u"helpPage"_s);
    setAccessibleName(tr("Rules"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
}

void HelpPage::showHelp(const GameEntry &entry, const HelpText &help)
{
    m_entry = &entry;
    m_help = help;
    refresh();
}

void HelpPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    refresh();
}

void HelpPage::refresh()
{
    if (m_entry == nullptr)
        return;
    const int place = verticalScrollBar()->value();
    document()->clear();
    document()->setDocumentMargin(kMargin);
    document()->setDefaultStyleSheet(
        u"h1 { font-size: x-large; } h2 { font-size: large; margin-top: 20px; }"
        ".id { font-size: small; font-weight: normal; color: gray; }"
        "p { line-height: 130%; } p.figure { line-height: 100%; } li { line-height: 125%; margin-bottom: 4px; }"_s);
    setHtml(m_help.html);
    verticalScrollBar()->setValue(place);
}

void HelpPage::showSection(const QString &id)
{
    if (id.isEmpty())
        verticalScrollBar()->setValue(0);
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
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QStringList names = part.fragment().charFormat().anchorNames();
            if (!names.isEmpty())
                found = names.front();
        }
    }
    return found;
}

QVariant HelpPage::loadResource(int type, const QUrl &name)
{
    const bool isFigure = type == QTextDocument::ImageResource && name.scheme() == "figure"_L1;
    if (!isFigure)
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
