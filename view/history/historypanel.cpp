#include "view/history/historypanel.h"

#include "view/history/gametreeview.h"
#include "view/history/historyview.h"
#include "view/theme/icons.h"
#include "view/widgets/elidedlabel.h"
#include "view/widgets/playerlook.h"
#include "view/words/namedkeys.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

HistoryPanel::HistoryPanel(QWidget *parent)
    : QWidget(parent)
    , m_view(new HistoryView(this))
    , m_tree(new GameTreeView(this))
    , m_tabs(new QTabBar(this))
    , m_head(new QHBoxLayout)
    , m_stack(new QStackedWidget(this))
    , m_bar(new QWidget(this))
    , m_place(new ElidedLabel(m_bar))
    , m_playFrom(new QToolButton(m_bar))
    , m_back(new QPushButton(m_bar))
{
    setObjectName(u"historyPanel"_s);
    m_bar->setObjectName(u"pastBar"_s);
    m_place->setObjectName(u"pastPlace"_s);
    m_back->setObjectName(u"backToGameButton"_s);
    m_back->setAccessibleName(tr("Back to the game"));
    m_back->setFocusPolicy(Qt::TabFocus);
    connect(m_back, &QPushButton::clicked, this, &HistoryPanel::backToGameRequested);
    m_playFrom->setObjectName(u"playFromButton"_s);
    m_playFrom->setIcon(icon(u"play"_s));
    m_playFrom->setToolTip(tr("Play on from here (Ctrl+Enter)"));
    m_playFrom->setAccessibleName(tr("Play on from here"));
    m_playFrom->setFocusPolicy(Qt::TabFocus);
    m_playFrom->setAutoRaise(true);
    connect(m_playFrom, &QToolButton::clicked, this, [this] {
        emit playFromRequested(m_view->shownNode());
    });
    connect(m_view, &HistoryView::nodeChosen, this, &HistoryPanel::nodeChosen);
    connect(m_view, &HistoryView::stepRequested, this, &HistoryPanel::stepRequested);
    connect(m_view, &HistoryView::menuRequested, this, &HistoryPanel::menuRequested);
    connect(m_tree, &GameTreeView::nodeChosen, this, &HistoryPanel::nodeChosen);
    connect(m_tree, &GameTreeView::stepRequested, this, &HistoryPanel::stepRequested);
    connect(m_tree, &GameTreeView::menuRequested, this, &HistoryPanel::menuRequested);
    m_tabs->setObjectName(u"historyTabs"_s);
    m_tabs->setAccessibleName(tr("Show the moves as"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(tr("List"));
    m_tabs->addTab(tr("Tree"));
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_tree);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int number) {
        m_stack->setCurrentIndex(number);
        setFocusProxy(m_stack->currentWidget());
    });

    auto *bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(6, 0, 0, 4);
    bar->setSpacing(2);
    bar->addWidget(m_place, 1);
    bar->addWidget(m_playFrom);
    bar->addWidget(m_back);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    m_head->setSpacing(0);
    m_head->addWidget(m_tabs);
    m_head->addStretch();
    column->addLayout(m_head);
    column->addWidget(m_stack, 1);
    setFocusProxy(m_view);
    m_bar->hide();
}

void HistoryPanel::setHistory(HistoryModel &history)
{
    m_view->setHistory(history);
    m_tree->setHistory(history);
}

void HistoryPanel::setLooks(const std::vector<PlayerLook> &looks)
{
    m_tree->setLooks(looks);
}

void HistoryPanel::setBackKey(const QString &key)
{
    m_backKey = key;
    m_back->setToolTip(withKey(tr("Back to the game"), key));
    fitBar();
}

void HistoryPanel::showList()
{
    m_tabs->setCurrentIndex(0);
}

void HistoryPanel::addButton(QAction &action)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(&action);
    button->setObjectName(action.objectName() + u"Button"_s);
    button->setAutoRaise(true);
    // Its key works anywhere; Tab leads from the tabs to the moves.
    button->setFocusPolicy(Qt::NoFocus);
    m_head->addWidget(button, 0, Qt::AlignVCenter);
}

void HistoryPanel::setWordy(bool isWordy)
{
    m_view->setWordy(isWordy);
}

void HistoryPanel::showPlace(const Place &place)
{
    m_place->setText(placeWords(place.shown));
    m_bar->setVisible(!place.isLive);
    fitBar();
    m_playFrom->setEnabled(place.canBePlayedFrom);
    m_view->showNode(place.node);
    m_tree->showNode(place.node);
}

void HistoryPanel::fitBar()
{
    const int place = m_place->fontMetrics().horizontalAdvance(m_place->text());
    const QMargins margins = m_bar->layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right() - place
                     - m_playFrom->sizeHint().width() - 2 * m_bar->layout()->spacing();
    m_back->setText(withKey(tr("Back to the game"), m_backKey));
    if (m_back->sizeHint().width() > room)
        m_back->setText(withKey(tr("Back"), m_backKey));
}

void HistoryPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitBar();
}

void HistoryPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitBar();
}

} // namespace tessera

#include "moc_historypanel.cpp"
