#include "tests/support/screens/screencare.h"

#include "view/widgets/elidedlabel.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>
#include <QtTest>

#include <algorithm>
#include <utility>
#include <vector>

namespace tessera::test {

using namespace Qt::StringLiterals;

namespace {

/// Half pixels are rounded somewhere.
constexpr int kTolerance = 1;

QString nameOf(const QWidget &widget)
{
    QString name = QString::fromLatin1(widget.metaObject()->className());
    for (const QWidget *one = &widget; one != nullptr; one = one->parentWidget()) {
        if (!one->objectName().isEmpty())
            return name + u" in "_s + one->objectName();
    }
    return name;
}

QString lacking(const QWidget &widget, const QString &text, QSize has, QSize needs)
{
    return u"%1 has %2x%3 and needs %4x%5 for “%6”"_s.arg(nameOf(widget))
        .arg(has.width())
        .arg(has.height())
        .arg(needs.width())
        .arg(needs.height())
        .arg(text);
}

bool isTooSmall(QSize has, QSize needs)
{
    return has.width() + kTolerance < needs.width() || has.height() + kTolerance < needs.height();
}

QSize neededBy(const QLabel &label)
{
    if (!label.wordWrap())
        return label.sizeHint();
    return {label.minimumSizeHint().width(), label.heightForWidth(label.width())};
}

/// What text and icon of a button need at the least; styles like to add much more.
QSize neededBy(const QAbstractButton &button)
{
    QSize size = button.fontMetrics().size(Qt::TextShowMnemonic, button.text());
    constexpr int kFrame = 6;
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    const bool isBelow = tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonTextUnderIcon;
    if (!button.icon().isNull() && !isBelow)
        size.rwidth() += button.iconSize().width();
    if (qobject_cast<const QCheckBox *>(&button) || qobject_cast<const QRadioButton *>(&button))
        size.rwidth() += button.style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &button);
    else
        size += QSize(kFrame, 0);
    return size;
}

class Inspector
{
public:
    void look(const QWidget &widget);
    [[nodiscard]] QStringList faults() const { return m_faults; }

private:
    void lookAtText(const QWidget &widget);
    void lookAtButton(const QAbstractButton &button);
    void lookAtField(const QLineEdit &field);
    void lookAtTabs(const QTabBar &tabs);
    void lookAtHeader(const QHeaderView &header);
    void lookAtItems(const QAbstractItemView &view, const QModelIndex &parent);
    void lookAtPlace(const QWidget &widget);
    void need(const QWidget &widget, const QString &text, QSize needs);

    QStringList m_faults;
};

void Inspector::need(const QWidget &widget, const QString &text, QSize needs)
{
    if (isTooSmall(widget.size(), needs))
        m_faults << lacking(widget, text, widget.size(), needs);
}

void Inspector::look(const QWidget &widget)
{
    if (!widget.isVisible() || widget.size().isEmpty())
        return;
    lookAtPlace(widget);
    lookAtText(widget);
    for (const QObject *child : widget.children()) {
        const auto *inner = qobject_cast<const QWidget *>(child);
        if (inner != nullptr && !inner->isWindow())
            look(*inner);
    }
}

void Inspector::lookAtText(const QWidget &widget)
{
    if (const auto *dock = qobject_cast<const QDockWidget *>(&widget)) {
        if (dock->windowTitle().contains(u'&'))
            m_faults << u"a dock has an ampersand in its title: "_s + dock->windowTitle();
    } else if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        if (!label->text().isEmpty() && qobject_cast<const ElidedLabel *>(label) == nullptr)
            need(*label, label->text(), neededBy(*label));
    } else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        lookAtButton(*button);
    } else if (const auto *field = qobject_cast<const QLineEdit *>(&widget)) {
        lookAtField(*field);
    } else if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        const QString text = box->currentText();
        QStyleOptionComboBox option;
        option.initFrom(box);
        const int arrow
            = box->width()
              - box->style()
                    ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
                    .width();
        const QSize words = box->fontMetrics().size(0, text) + QSize(arrow, 0);
        need(*box, text, {words.width(), box->minimumSizeHint().height()});
    } else if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(&widget)) {
        need(*spin, spin->text(), spin->minimumSizeHint());
    } else if (const auto *group = qobject_cast<const QGroupBox *>(&widget)) {
        need(*group, group->title(), group->fontMetrics().size(0, group->title()));
    } else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        lookAtTabs(*tabs);
    } else if (const auto *header = qobject_cast<const QHeaderView *>(&widget)) {
        lookAtHeader(*header);
    } else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget)) {
        if (view->model() != nullptr)
            lookAtItems(*view, view->rootIndex());
    } else if (const auto *bar = qobject_cast<const QMenuBar *>(&widget)) {
        for (QAction *action : bar->actions()) {
            if (!bar->rect().contains(bar->actionGeometry(action)))
                m_faults << u"the menu bar has no room for "_s + action->text();
        }
    }
}

void Inspector::lookAtButton(const QAbstractButton &button)
{
    const bool isQts = button.objectName().startsWith(u"qt_"_s);
    if (isQts)
        return;
    if (!button.icon().isNull() && button.icon().pixmap(button.iconSize()).isNull())
        m_faults << u"the icon of %1 is empty"_s.arg(nameOf(button));
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly
        && !tool->icon().isNull())
        return;
    if (tool != nullptr && tool->icon().isNull() && tool->text().isEmpty()
        && tool->arrowType() == Qt::NoArrow)
        m_faults << u"%1 shows neither an icon nor a text"_s.arg(nameOf(button));
    if (!button.text().isEmpty())
        need(button, button.text(), neededBy(button));
    if (!button.text().isEmpty() && qobject_cast<const QPushButton *>(&button))
        need(button, button.text(), {0, button.minimumSizeHint().height()});
}

void Inspector::lookAtField(const QLineEdit &field)
{
    if (field.objectName().startsWith(u"qt_"_s))
        return;
    const QString text = field.text().isEmpty() ? field.placeholderText() : QString();
    constexpr int kMargins = 8;
    const int needed = field.fontMetrics().horizontalAdvance(text) + kMargins;
    need(field, text, {0, field.fontMetrics().height()});
    if (field.width() < needed && field.toolTip().isEmpty())
        m_faults << lacking(field, text, field.size(), QSize(needed, field.height()));
}

void Inspector::lookAtTabs(const QTabBar &tabs)
{
    for (int i = 0; i < tabs.count(); ++i) {
        const int needed = tabs.fontMetrics().horizontalAdvance(tabs.tabText(i));
        if (tabs.isTabVisible(i) && tabs.tabRect(i).width() < needed && tabs.tabToolTip(i).isEmpty())
            m_faults << lacking(
                tabs, tabs.tabText(i), tabs.tabRect(i).size(), QSize(needed, tabs.height()));
    }
}

void Inspector::lookAtHeader(const QHeaderView &header)
{
    if (header.orientation() != Qt::Horizontal)
        return;
    for (int i = 0; i < header.count(); ++i) {
        const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
        const QVariant tip = header.model()->headerData(i, Qt::Horizontal, Qt::ToolTipRole);
        const int needed = header.fontMetrics().horizontalAdvance(text);
        if (!header.isSectionHidden(i) && header.sectionSize(i) < needed && !tip.isValid())
            m_faults << lacking(header, text, QSize(header.sectionSize(i), 0), QSize(needed, 0));
    }
}

/// Items that their column shortens must say the whole in a tool tip.
void Inspector::lookAtItems(const QAbstractItemView &view, const QModelIndex &parent)
{
    const QAbstractItemModel &model = *view.model();
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex item = model.index(row, column, parent);
            const QRect place = view.visualRect(item);
            const QString text = item.data().toString();
            const QSize needs = view.fontMetrics().size(0, text);
            const bool isSpanned = model.columnCount(parent) > 1 && column == 0
                                   && model.hasChildren(item);
            // Texts that fit into two lines may be broken.
            const int lines = std::max(1, place.height() / std::max(needs.height(), 1) / 2);
            if (place.isValid() && !isSpanned && place.width() * lines < needs.width()
                && item.data(Qt::ToolTipRole).toString().isEmpty())
                m_faults << lacking(view, text, place.size(), needs);
            if (place.isValid() && place.height() + kTolerance < needs.height())
                m_faults << lacking(view, text, place.size(), needs);
        }
        lookAtItems(view, model.index(row, 0, parent));
    }
}

/// Whether a widget has the room that it was given.
void Inspector::lookAtPlace(const QWidget &widget)
{
    const auto *area = qobject_cast<const QScrollArea *>(&widget);
    if (area != nullptr && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
        && area->widget() != nullptr && area->widget()->width() > area->viewport()->width())
        m_faults << u"%1 hides the right of what it shows: %2 of %3 pixels"_s.arg(nameOf(widget))
                        .arg(area->viewport()->width())
                        .arg(area->widget()->width());
    // On a screen narrower than those that the program is for, windows are cut to it.
    constexpr int kLeastScreen = 800;
    if (area != nullptr && widget.screen()->availableGeometry().width() >= kLeastScreen
        && area->horizontalScrollBar()->isVisible())
        m_faults << u"%1 scrolls sideways by %2 pixels"_s.arg(nameOf(widget))
                        .arg(area->horizontalScrollBar()->maximum());
    const bool isBarred = area != nullptr && area->widget() != nullptr
                          && area->verticalScrollBar()->maximum() > 0;
    const int whole = isBarred ? area->widget()->heightForWidth(area->width()) : -1;
    if (whole >= 0 && whole <= area->height())
        m_faults << u"%1 scrolls, and without the bar all would fit"_s.arg(nameOf(widget));
    const QWidget *parent = widget.parentWidget();
    if (widget.isWindow() || parent == nullptr || parent->layout() == nullptr)
        return;
    if (parent->layout()->indexOf(&widget) >= 0 && !parent->rect().contains(widget.geometry()))
        m_faults << u"%1 sticks out of its parent"_s.arg(nameOf(widget));
}

/// The area that scrolls a widget; null for none.
const QScrollArea *scrollerOf(const QWidget &widget)
{
    for (const QWidget *one = widget.parentWidget(); one != nullptr; one = one->parentWidget()) {
        if (const auto *area = qobject_cast<const QScrollArea *>(one))
            return area;
    }
    return nullptr;
}

bool isTabStop(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && widget.focusProxy() == nullptr
           && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

} // namespace

QStringList faultsOf(const QWidget &screen)
{
    Inspector inspector;
    inspector.look(screen);
    return inspector.faults();
}

QStringList stepsBack(const QWidget &screen)
{
    const auto place = [&screen](const QWidget &widget) {
        return QRect(widget.mapTo(&screen, QPoint()), widget.size());
    };
    std::vector<const QWidget *> stops;
    for (const QWidget *one = screen.nextInFocusChain(); one != &screen;
         one = one->nextInFocusChain()) {
        if (one->window() == &screen && isTabStop(*one))
            stops.push_back(one);
    }
    const auto isHigher = [&place](const QWidget *one, const QWidget *other) {
        const QPoint left = place(*one).topLeft();
        const QPoint right = place(*other).topLeft();
        return std::pair(left.y(), left.x()) < std::pair(right.y(), right.x());
    };
    std::rotate(stops.begin(), std::min_element(stops.begin(), stops.end(), isHigher), stops.end());
    QStringList faults;
    for (std::size_t i = 1; i < stops.size(); ++i) {
        const QWidget *before = scrollerOf(*stops[i - 1]);
        const QWidget *now = scrollerOf(*stops[i]);
        // What is scrolled counts by its place in there, and from outside by the place of the whole.
        const bool isWithin = before == now;
        const QRect from = place(isWithin || before == nullptr ? *stops[i - 1] : *before);
        const QRect to = place(isWithin || now == nullptr ? *stops[i] : *now);
        const bool isAbove = to.bottom() < from.top() && to.left() <= from.right();
        const bool isBeside = to.bottom() >= from.top() && to.top() <= from.bottom();
        if (isAbove || (isBeside && to.right() < from.left()))
            faults << u"Tab leads back from %1 to %2"_s.arg(nameOf(*stops[i - 1]), nameOf(*stops[i]));
    }
    return faults;
}

QStringList lookedAt(QWidget &screen, const QString &name)
{
    // A layout that changes with the size needs another turn.
    for (int turn = 0; turn < 3; ++turn)
        QCoreApplication::processEvents();
    // What is still being laid out, as a row that has just become bold, is no fault.
    QStringList faults = faultsOf(screen);
    if (!faults.isEmpty()) {
        constexpr int kSettlingMs = 200;
        QTest::qWait(kSettlingMs);
        faults = faultsOf(screen);
    }
    for (QString &fault : faults)
        fault.prepend(name + u": "_s);
    const QString folder = qEnvironmentVariable("TESSERA_SCREENS_DIR");
    // Pieces become sharp a little after a change of size.
    if (!folder.isEmpty())
        QTest::qWait(100);
    // To be drawn whole, hidden pages are laid out too, which must not harm them.
    const QPixmap picture = screen.grab();
    if (folder.isEmpty())
        return faults;
    const QString row = QString::fromLatin1(QTest::currentDataTag());
    const QString file = u"%1-%2@%3x.png"_s.arg(name, row).arg(screen.devicePixelRatioF());
    if (!QDir().mkpath(folder) || !picture.save(QDir(folder).filePath(file)))
        faults << name + u": the picture cannot be kept in "_s + folder;
    return faults;
}

QStringList sharedKeys(const QWidget &window)
{
    QHash<QString, QString> owners;
    QStringList shared;
    for (const QAction *action : window.findChildren<QAction *>()) {
        for (const QKeySequence &keys : action->shortcuts()) {
            const QString text = keys.toString();
            const QString owner = owners.value(text);
            if (!owner.isEmpty() && owner != action->objectName())
                shared << u"%1 belongs to %2 and to %3"_s.arg(text, owner, action->objectName());
            owners[text] = action->objectName();
        }
    }
    return shared;
}

} // namespace tessera::test
