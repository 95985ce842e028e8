#include "app/game/pagelayout.h"

#include "app/board/boardpage.h"
#include "app/game/columns/classiccolumn.h"
#include "app/game/columns/sidecolumn.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/messageline.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Narrower than this, the side column folds.
constexpr int kFoldWidth = 900;
constexpr int kSideWidth = 330;
constexpr int kFoldedWidth = 256;
/// What each player beyond two needs more there for a column of moves.
constexpr int kFoldedColumn = 24;

} // namespace

PageLayout::PageLayout(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_splitter(new QSplitter(parent))
{
    m_splitter->setObjectName(u"gameSplitter"_s);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
}

void PageLayout::place(const Parts &parts)
{
    m_side = &parts.side;
    m_classic = &parts.classic;
    m_errorBar = &parts.errorBar;
    m_splitter->addWidget(&parts.board);
    m_splitter->addWidget(m_side);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({10 * kSideWidth, kSideWidth});
    m_classic->hide();
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_splitter, 1);
    middle->addWidget(m_classic);
    // Screen readers go through the parts in the order in which they become children.
    m_column->addWidget(m_errorBar);
    m_column->addLayout(middle, 1);
    m_bottom = makeBottom(parts.line, parts.bar);
    m_column->addWidget(m_bottom);
}

QWidget *PageLayout::makeBottom(MessageLine &line, MessageBar &bar)
{
    // The bar shares the row of the line, so that nothing on the board moves when it comes or goes.
    auto *bottom = new QWidget(this);
    auto *row = new QHBoxLayout(bottom);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(&line, 1);
    row->addWidget(&bar);
    bottom->setMinimumHeight(bar.sizeHint().height());
    return bottom;
}

void PageLayout::setClassic(bool isClassic)
{
    m_isClassic = isClassic;
    m_side->setVisible(!isClassic);
    m_bottom->setVisible(!isClassic);
    m_classic->setVisible(isClassic);
    // There is no row for it where the board takes the whole height.
    m_errorBar->setForm(isClassic ? MessageBar::Form::Column : MessageBar::Form::Banner);
    if (isClassic)
        m_classic->setBar(*m_errorBar);
    else
        m_column->insertWidget(0, m_errorBar);
}

void PageLayout::fit(int width, int players)
{
    const bool isNarrow = width < kFoldWidth;
    if (isNarrow == m_side->isFolded())
        return;
    m_side->setFolded(isNarrow);
    const int folded = kFoldedWidth + kFoldedColumn * std::max(players - 2, 0);
    const int sideWidth = isNarrow ? folded : kSideWidth;
    m_splitter->setSizes({width - sideWidth, sideWidth});
}

} // namespace tessera

#include "moc_pagelayout.cpp"
