#include "view/widgets/taborder.h"

#include <QLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>

namespace tessera {

namespace {

/// Sets the order of a page's widgets, one after the other.
class Sequence
{
public:
    void add(QWidget &widget)
    {
        if (widget.focusProxy() == nullptr && (widget.focusPolicy() & Qt::TabFocus) != 0) {
            if (m_last != nullptr)
                QWidget::setTabOrder(m_last, &widget);
            m_last = &widget;
        }
        if (const auto *scroll = qobject_cast<QScrollArea *>(&widget)) {
            if (scroll->widget() != nullptr)
                add(*scroll->widget());
        } else if (const auto *splitter = qobject_cast<QSplitter *>(&widget)) {
            for (int i = 0; i < splitter->count(); ++i)
                add(*splitter->widget(i));
        } else if (const auto *tabs = qobject_cast<QTabWidget *>(&widget)) {
            add(*tabs->tabBar());
            for (int i = 0; i < tabs->count(); ++i)
                add(*tabs->widget(i));
        } else if (QLayout *layout = widget.layout()) {
            add(*layout);
        }
    }

private:
    void add(QLayout &layout)
    {
        for (int i = 0; i < layout.count(); ++i) {
            QLayoutItem &item = *layout.itemAt(i);
            if (item.widget() != nullptr)
                add(*item.widget());
            else if (item.layout() != nullptr)
                add(*item.layout());
        }
    }

    QWidget *m_last = nullptr;
};

} // namespace

void tabThroughLayout(QWidget &page)
{
    Sequence().add(page);
}

} // namespace tessera
