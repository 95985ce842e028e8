#include "app/editor/symmetrybox.h"

#include "app/editor/draftboard.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>

namespace tessera {

using namespace Qt::StringLiterals;

SymmetryBox::SymmetryBox(DraftBoard &board, QWidget *parent)
    : QWidget(parent)
{
    auto *choice = new QComboBox(this);
    choice->setObjectName(u"editorSymmetry"_s);
    choice->setAccessibleName(tr("What the other half gets"));
    choice->addItems(
        {tr("Set pieces one by one"),
         tr("The other half mirrored"),
         tr("The other half turned by 180°")});
    auto *complete = new QPushButton(tr("Complete"), this);
    complete->setObjectName(u"editorComplete"_s);
    complete->setAccessibleName(tr("Give the upper half what stands in the lower one"));
    complete->setToolTip(complete->accessibleName());
    complete->setAutoDefault(false);
    complete->setEnabled(false);
    connect(choice, &QComboBox::currentIndexChanged, &board, [&board, complete](int index) {
        board.setSymmetry(static_cast<DraftSymmetry>(index));
        complete->setEnabled(index > 0);
    });
    connect(complete, &QPushButton::clicked, &board, &DraftBoard::completeUpperHalf);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(choice, 1);
    row->addWidget(complete);
}

} // namespace tessera

#include "moc_symmetrybox.cpp"
