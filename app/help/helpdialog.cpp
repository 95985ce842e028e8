#include "app/help/helpdialog.h"

#include "app/help/helppage.h"
#include "model/games/catalogue.h"
#include "model/session/historymodel.h"
#include "view/widgets/gameicon.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/windowsize.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualLetters{120, 42};
constexpr int kContentsLetters = 30;
constexpr int kIcon = 24;
constexpr int kRowSpace = 8;
constexpr int kGameRole = Qt::UserRole;
constexpr int kSectionRole = Qt::UserRole + 1;

} // namespace

HelpDialog::HelpDialog(const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_contents(new QTreeWidget(this))
    , m_page(new HelpPage(this))
{
    setObjectName(u"helpDialog"_s);
    setWindowTitle(tr("Rules"));
    m_contents->setObjectName(u"helpContents"_s);
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setHeaderHidden(true);
    m_contents->setRootIsDecorated(true);
    m_contents->setIconSize(QSize(kIcon, kIcon));
    m_page->setTheme(theme);
    for (const GameEntry &entry : catalogue())
        addGame(entry);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        showItem(item);
    });

    auto *parts = new QSplitter(this);
    parts->setObjectName(u"helpSplitter"_s);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_contents);
    parts->addWidget(m_page);
    parts->setStretchFactor(1, 1);
    const QSize wanted = sizeInLetters(*this, kUsualLetters);
    const int contents = kContentsLetters * fontMetrics().averageCharWidth();
    parts->setSizes({contents, wanted.width() - contents});
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *learn = buttons->addButton(tr("Guided game"), QDialogButtonBox::ActionRole);
    learn->setObjectName(u"helpLearnButton"_s);
    learn->setToolTip(tr("Learn this game in five steps on the board"));
    learn->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(learn, &QPushButton::clicked, this, [this] {
        emit learnRequested(m_game);
        // It would hide the board.
        close();
    });
    auto *column = new QVBoxLayout(this);
    column->addWidget(parts, 1);
    column->addWidget(buttons);
    resize(wanted.boundedTo(roomOnScreen(*this)));
}

void HelpDialog::addGame(const GameEntry &entry)
{
    auto help = loadHelp(entry);
    if (!help) {
        qWarning("%s", help.error().sentence().c_str());
        return;
    }
    const QString id = QString::fromStdString(entry.info().id);
    auto *game
        = new QTreeWidgetItem(m_contents, {translated({entry.info().id, entry.info().name, {}})});
    game->setIcon(0, gameIcon(entry.info()));
    game->setData(0, kGameRole, id);
    game->setSizeHint(0, QSize(0, kIcon + kRowSpace));
    // However narrow the dialog, the games' names are read whole.
    const int name = m_contents->fontMetrics().horizontalAdvance(game->text(0));
    const int around = m_contents->indentation() + kIcon + 3 * kRowSpace;
    m_contents->setMinimumWidth(std::max(m_contents->minimumWidth(), name + around));
    for (const HelpText::Section &section : help->sections) {
        auto *item = new QTreeWidgetItem(game, {section.title});
        item->setData(0, kGameRole, id);
        item->setData(0, kSectionRole, section.id);
        item->setToolTip(0, section.title);
        item->setSizeHint(0, QSize(0, m_contents->fontMetrics().height() + kRowSpace));
    }
    m_texts.emplace(id, std::move(*help));
}

void HelpDialog::setTheme(const Theme &theme)
{
    m_page->setTheme(theme);
}

QTreeWidgetItem *HelpDialog::itemOf(const QString &game, const QString &section) const
{
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_contents->topLevelItem(i);
        if (item->data(0, kGameRole).toString() != game)
            continue;
        for (int j = 0; j < item->childCount(); ++j) {
            if (item->child(j)->data(0, kSectionRole).toString() == section)
                return item->child(j);
        }
        return item;
    }
    return m_contents->topLevelItem(0);
}

void HelpDialog::showRules(const QString &game, const QString &section)
{
    QTreeWidgetItem *item = itemOf(game, section);
    if (item == nullptr)
        return;
    QTreeWidgetItem *top = item->parent() == nullptr ? item : item->parent();
    m_contents->collapseAll();
    top->setExpanded(true);
    if (m_contents->currentItem() == item)
        showItem(item);
    else
        m_contents->setCurrentItem(item);
}

void HelpDialog::showItem(const QTreeWidgetItem *item)
{
    if (item == nullptr)
        return;
    const QString game = item->data(0, kGameRole).toString();
    if (game != m_game) {
        m_game = game;
        m_page->showHelp(*findGame(game.toStdString()), m_texts.at(game));
        setWindowTitle(tr("Rules: %1").arg(m_texts.at(game).title));
    }
    m_page->showSection(item->data(0, kSectionRole).toString());
}

} // namespace tessera

#include "moc_helpdialog.cpp"
