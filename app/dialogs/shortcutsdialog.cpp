#include "app/dialogs/shortcutsdialog.h"

#include "view/widgets/plainbuttons.h"
#include "view/widgets/windowsize.h"
#include "view/words/mnemonic.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The height in lines, so that larger texts get a larger dialog.
constexpr int kUsualLines = 42;
/// The margins of a cell's text on both sides, in widths of letters.
constexpr int kCellMargin = 2;

/// The translation context of this file.
struct ShortcutsDialogTexts
{
    Q_DECLARE_TR_FUNCTIONS(ShortcutsDialogTexts)
};

void addRow(QTreeWidgetItem &group, const QString &keys, const QString &words)
{
    auto *row = new QTreeWidgetItem(&group, {words, keys});
    row->setToolTip(0, words);
    row->setToolTip(1, keys);
}

QTreeWidgetItem *addGroup(QTreeWidget &list, const QString &title)
{
    auto *group = new QTreeWidgetItem(&list, {title});
    QFont bold = list.font();
    bold.setBold(true);
    group->setFont(0, bold);
    group->setFirstColumnSpanned(true);
    return group;
}

void addMenu(QTreeWidget &list, const QMenu &menu)
{
    QTreeWidgetItem *group = addGroup(list, withoutMnemonic(menu.title()));
    for (const QAction *action : menu.actions()) {
        if (action->shortcuts().isEmpty())
            continue;
        const QString keys
            = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        addRow(*group, keys, withoutMnemonic(action->text()));
    }
}

/// The width at which no text of the column is cut.
int wantedWidth(const QTreeWidget &list, int column)
{
    int widest = 0;
    for (int group = 0; group < list.topLevelItemCount(); ++group) {
        const QTreeWidgetItem &rows = *list.topLevelItem(group);
        for (int row = 0; row < rows.childCount(); ++row) {
            const QString text = rows.child(row)->text(column);
            widest = std::max(widest, list.fontMetrics().horizontalAdvance(text));
        }
    }
    return widest + 2 * kCellMargin * list.fontMetrics().averageCharWidth();
}

/// Adds keys that are no actions: those of the board's cursor and of the list of moves.
void addBoard(QTreeWidget &list)
{
    QTreeWidgetItem *group = addGroup(list, ShortcutsDialogTexts::tr("Board and moves"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("Arrows"),
        ShortcutsDialogTexts::tr("Move the cursor on the board"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("Enter, Space"),
        ShortcutsDialogTexts::tr("Pick or play the cell at the cursor"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("Esc"),
        ShortcutsDialogTexts::tr("Drop what is picked; clear what is drawn; go back to the game"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("Right button"),
        ShortcutsDialogTexts::tr("Draw a sign around a cell, or drag an arrow"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("Shift, Ctrl, Shift+Ctrl"),
        ShortcutsDialogTexts::tr("Draw in red, blue or yellow instead of green"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("Wheel"),
        ShortcutsDialogTexts::tr("Step through the game"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("← →"),
        ShortcutsDialogTexts::tr("Step through the list of moves"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("0 … 9, A … Z"),
        ShortcutsDialogTexts::tr("Find a move in the list, capitals with Shift"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("Ctrl+Enter"),
        ShortcutsDialogTexts::tr("Play on from the move shown in the list"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("F2"),
        ShortcutsDialogTexts::tr("Comment on the move shown in the list"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("Del"),
        ShortcutsDialogTexts::tr("Delete the move shown in the list, and what follows"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("Ctrl+L"),
        ShortcutsDialogTexts::tr("Make its line the main line"));
    addRow(
        *group,
        ShortcutsDialogTexts::tr("Tab"),
        ShortcutsDialogTexts::tr("Go to the next part of the window"));
}

} // namespace

void showShortcuts(QMainWindow &window)
{
    auto *dialog = new QDialog(&window);
    dialog->setObjectName(u"shortcutsDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(ShortcutsDialogTexts::tr("Keyboard shortcuts"));
    auto *list = new QTreeWidget(dialog);
    list->setObjectName(u"shortcutsList"_s);
    list->setAccessibleName(ShortcutsDialogTexts::tr("Keyboard shortcuts"));
    list->setColumnCount(2);
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    list->setSelectionMode(QAbstractItemView::NoSelection);
    addBoard(*list);
    for (const QAction *action : window.menuBar()->actions())
        addMenu(*list, *action->menu());
    list->expandAll();
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::Fixed);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    makePlain(*buttons);
    auto *column = new QVBoxLayout(dialog);
    column->addWidget(list);
    column->addWidget(buttons);
    const QMargins margins = column->contentsMargins();
    const int beside = 2 * list->frameWidth() + margins.left() + margins.right()
                       + list->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int words = wantedWidth(*list, 0) + list->indentation();
    const int keys = wantedWidth(*list, 1);
    const QSize wanted(words + keys + beside, kUsualLines * dialog->fontMetrics().height());
    dialog->resize(wanted.boundedTo(roomOnScreen(*dialog)));
    // Where a screen is too small for large texts, the column of keys shrinks in favour of the actions' names.
    const int left = dialog->width() - beside;
    list->header()->resizeSection(1, std::min(keys, std::max(left - words, left / 3)));
    dialog->open();
}

} // namespace tessera
