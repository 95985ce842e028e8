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
    const auto add = [choice](DraftSymmetry symmetry, const QString &text) {
        choice->addItem(text, QVariant::fromValue(symmetry));
    };
    add(DraftSymmetry::None, tr("Set pieces one by one"));
    add(DraftSymmetry::Mirrored, tr("The other half mirrored"));
    add(DraftSymmetry::Turned, tr("The other half turned by 180°"));
    auto *complete = new QPushButton(tr("Complete"), this);
    complete->setObjectName(u"editorComplete"_s);
    complete->setAccessibleName(tr("Give the upper half what stands in the lower one"));
    complete->setToolTip(complete->accessibleName());
    complete->setAutoDefault(false);
    complete->setEnabled(false);
    connect(choice, &QComboBox::currentIndexChanged, &board, [&board, choice, complete] {
        const auto symmetry = choice->currentData().value<DraftSymmetry>();
        board.setSymmetry(symmetry);
        complete->setEnabled(symmetry != DraftSymmetry::None);
    });
    connect(complete, &QPushButton::clicked, &board, &DraftBoard::completeUpperHalf);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(choice, 1);
    row->addWidget(complete);
}

} // namespace tessera

#include "moc_symmetrybox.cpp"
