#include "app/dialogs/shortcutsdialog.h"

#include "view/widgets/plainbuttons.h"
#include "view/widgets/windowsize.h"
#include "view/words/mnemonic.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
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

/// Where a row keeps its action.
constexpr int kActionRole = Qt::UserRole;

void addActions(QTreeWidget &list, const ShortcutGroup &actions)
{
    QTreeWidgetItem *group = addGroup(list, withoutMnemonic(actions.title));
    for (QAction *action : actions.actions) {
        const QString keys
            = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        addRow(*group, keys, withoutMnemonic(action->text()));
        QTreeWidgetItem *row = group->child(group->childCount() - 1);
        row->setData(0, kActionRole, QVariant::fromValue(action));
        row->setToolTip(0, action->statusTip());
        row->setDisabled(!action->isEnabled());
    }
}

/// Shows the rows that have all words, in their texts or in what they say more.
void narrow(QTreeWidget &list, const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < list.topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = list.topLevelItem(i);
        bool isShown = false;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem *row = group->child(j);
            const QString all = row->text(0) + u'\n' + row->text(1) + u'\n' + row->toolTip(0);
            const bool has = std::all_of(words.begin(), words.end(), [&all](const QString &word) {
                return all.contains(word, Qt::CaseInsensitive);
            });
            row->setHidden(!has);
            isShown = isShown || has;
            const bool canAct = has && !row->isDisabled()
                                && row->data(0, kActionRole).value<QAction *>() != nullptr;
            if (first == nullptr && canAct)
                first = row;
        }
        group->setHidden(!isShown);
    }
    list.setCurrentItem(words.isEmpty() ? nullptr : first);
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

void showShortcuts(QMainWindow &window, const std::vector<ShortcutGroup> &groups)
{
    auto *dialog = new QDialog(&window);
    dialog->setObjectName(u"shortcutsDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(ShortcutsDialogTexts::tr("Find an action"));
    auto *search = new QLineEdit(dialog);
    search->setObjectName(u"actionSearch"_s);
    search->setAccessibleName(ShortcutsDialogTexts::tr("Find an action"));
    search->setPlaceholderText(ShortcutsDialogTexts::tr("What would you like to do?"));
    search->setClearButtonEnabled(true);
    auto *list = new QTreeWidget(dialog);
    list->setObjectName(u"shortcutsList"_s);
    list->setAccessibleName(ShortcutsDialogTexts::tr("Actions and keys"));
    list->setColumnCount(2);
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    for (const ShortcutGroup &group : groups)
        addActions(*list, group);
    addBoard(*list);
    list->expandAll();
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::Fixed);
    const auto act = [dialog](const QTreeWidgetItem *row) {
        auto *action = row == nullptr ? nullptr : row->data(0, kActionRole).value<QAction *>();
        if (action == nullptr || !action->isEnabled())
            return;
        dialog->accept();
        action->trigger();
    };
    QObject::connect(search, &QLineEdit::textChanged, list, [list](const QString &text) {
        narrow(*list, text);
    });
    QObject::connect(search, &QLineEdit::returnPressed, list, [list, act] {
        act(list->currentItem());
    });
    QObject::connect(list, &QTreeWidget::itemActivated, list, act);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    makePlain(*buttons);
    auto *column = new QVBoxLayout(dialog);
    column->addWidget(search);
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
