#include "app/game/columns/sidepages.h"

#include "view/widgets/scrollroom.h"

#include <QEvent>
#include <QTabBar>
#include <QTimer>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// What is seen of a page at the least; the rest scrolls.
constexpr int kLeastPageLines = 4;

} // namespace

SidePages::SidePages(QWidget &moves, QWidget *parent)
    : QTabWidget(parent)
    , m_moves(moves)
{
    setObjectName(u"sidePages"_s);
    setAccessibleName(tr("Game and moves"));
    tabBar()->setObjectName(u"sideTabs"_s);
    tabBar()->setAccessibleName(tr("Game and moves"));
    setDocumentMode(true);
    setTabBarAutoHide(true);
    // As high as what is in it, before the moves take what is left.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    // They are as high as the one that is shown.
    connect(this, &QTabWidget::currentChanged, this, &QWidget::updateGeometry);
}

ScrollRoom &SidePages::add(QWidget &box, const QString &title)
{
    auto *room = new ScrollRoom(box, kLeastPageLines, this);
    room->hide();
    box.installEventFilter(this);
    m_pages.push_back({&box, room, title});
    arrange();
    return *room;
}

void SidePages::setHasMoves(bool hasMoves)
{
    m_hasMoves = hasMoves;
    arrange();
}

void SidePages::arrange()
{
    std::vector<std::pair<QWidget *, QString>> wanted;
    for (const Page &page : m_pages) {
        if (!page.box->isHidden())
            wanted.emplace_back(page.room, page.title);
        if (m_hasMoves && &page == &m_pages.front())
            wanted.emplace_back(&m_moves, tr("Moves"));
    }
    for (int i = count() - 1; i >= 0; --i) {
        const bool isWanted = std::ranges::any_of(wanted, [&](const auto &one) {
            return one.first == widget(i);
        });
        if (!isWanted)
            removeTab(i);
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (indexOf(wanted[i].first) < 0)
            insertTab(static_cast<int>(i), wanted[i].first, wanted[i].second);
    }
}

void SidePages::reveal(QWidget &part)
{
    for (const Page &page : m_pages) {
        if (page.box != &part && !page.box->isAncestorOf(&part))
            continue;
        setCurrentWidget(page.room);
        page.room->settle();
        // What tells of the same takes its room first.
        QTimer::singleShot(0, &part, [this, room = page.room, &part] {
            // What is in it may just have become larger, which not every layout above has heard by now.
            updateGeometry();
            emit revealing();
            room->reveal(part);
        });
    }
}

bool SidePages::eventFilter(QObject *watched, QEvent *event)
{
    // Tabs do not notice by themselves that what is in them asks for another height.
    if (event->type() == QEvent::LayoutRequest && isAncestorOf(qobject_cast<QWidget *>(watched)))
        updateGeometry();
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) {
        arrange();
        emit arranged();
    }
    return QTabWidget::eventFilter(watched, event);
}

} // namespace tessera

#include "moc_sidepages.cpp"
