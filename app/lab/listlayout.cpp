#include "app/lab/listlayout.h"

#include "view/widgets/plainbuttons.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tessera {

void layOutList(
    QTreeWidget &list, int lines, int widest, std::initializer_list<QPushButton *> buttons)
{
    list.setRootIsDecorated(false);
    list.setUniformRowHeights(true);
    list.header()->setStretchLastSection(false);
    list.header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list.header()->setSectionResizeMode(widest, QHeaderView::Stretch);
    list.setMinimumHeight(lines * list.fontMetrics().height());
    auto *row = new QHBoxLayout;
    for (QPushButton *button : buttons) {
        makePlain(*button);
        row->addWidget(button);
    }
    row->addStretch();
    auto *column = new QVBoxLayout(list.parentWidget());
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(&list, 1);
    column->addLayout(row);
}

} // namespace tessera
