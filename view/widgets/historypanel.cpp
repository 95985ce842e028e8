#include "view/widgets/historypanel.h"

#include "view/widgets/elidedlabel.h"
#include "view/widgets/historyview.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

HistoryPanel::HistoryPanel(QWidget *parent)
    : QWidget(parent)
    , m_view(new HistoryView(this))
    , m_bar(new QWidget(this))
    , m_place(new ElidedLabel(m_bar))
{
    setObjectName(u"historyPanel"_s);
    m_bar->setObjectName(u"pastBar"_s);
    m_place->setObjectName(u"pastPlace"_s);
    auto *back = new QPushButton(tr("Back to the game (End)"), m_bar);
    back->setObjectName(u"backToGameButton"_s);
    back->setAccessibleName(tr("Back to the game"));
    back->setFocusPolicy(Qt::TabFocus);
    connect(back, &QPushButton::clicked, this, &HistoryPanel::backToGameRequested);
    connect(m_view, &HistoryView::nodeChosen, this, &HistoryPanel::nodeChosen);
    connect(m_view, &HistoryView::stepRequested, this, &HistoryPanel::stepRequested);

    auto *bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(6, 0, 0, 4);
    bar->addWidget(m_place, 1);
    bar->addWidget(back);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_view, 1);
    setFocusProxy(m_view);
    m_bar->hide();
}

void HistoryPanel::setHistory(HistoryModel &history)
{
    m_view->setHistory(history);
}

void HistoryPanel::showPlace(NodeId node, int ply, int total, bool isLive)
{
    m_place->setText(
        ply == 0 ? tr("Start of %1").arg(total) : tr("Move %1 of %2").arg(ply).arg(total));
    m_bar->setVisible(!isLive);
    m_view->showNode(node);
}

} // namespace tessera
