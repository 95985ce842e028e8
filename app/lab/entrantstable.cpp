#include "app/lab/entrantstable.h"

#include "app/lab/entrantwords.h"
#include "app/lab/listlayout.h"
#include "app/players/programdialog.h"

#include "model/games/catalogue.h"
#include "model/search/engine/engine.h"
#include "view/words/errorwords.h"
#include "view/words/fullstop.h"

#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLines = 7;
constexpr int kTextRole = Qt::UserRole;
constexpr int kProgramRole = Qt::UserRole + 1;

} // namespace

EntrantsTable::EntrantsTable(const QString &folder, QWidget *parent)
    : QWidget(parent)
    , m_folder(folder)
    , m_table(new QTreeWidget(this))
    , m_menu(new QMenu(this))
    , m_remove(new QPushButton(tr("Remo&ve"), this))
    , m_up(new QPushButton(tr("Move &up"), this))
{
    m_table->setObjectName(u"entrantsTable"_s);
    m_table->setAccessibleName(tr("Entrants"));
    m_table->setHeaderLabels({tr("Player"), tr("Kind")});
    auto *addButton = new QPushButton(tr("&Add"), this);
    addButton->setObjectName(u"addEntrantButton"_s);
    addButton->setMenu(m_menu);
    m_menu->setObjectName(u"entrantMenu"_s);
    m_remove->setObjectName(u"removeEntrantButton"_s);
    m_up->setObjectName(u"entrantUpButton"_s);
    m_up->setToolTip(
        tr("In a gauntlet the first player meets all others, in a ladder each the next one"));
    layOutList(*m_table, kLines, 0, {addButton, m_up, m_remove});
    connect(m_menu, &QMenu::aboutToShow, this, &EntrantsTable::fillMenu);
    connect(m_up, &QPushButton::clicked, this, &EntrantsTable::moveUp);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        delete m_table->currentItem();
        follow();
        emit changed();
    });
    connect(m_table, &QTreeWidget::currentItemChanged, this, &EntrantsTable::follow);
    follow();
}

void EntrantsTable::setGame(const std::string &game)
{
    m_game = game;
    const ProgramList list(m_folder);
    for (int i = m_table->topLevelItemCount() - 1; i >= 0; --i) {
        const QTreeWidgetItem *item = m_table->topLevelItem(i);
        const std::string name = item->data(0, kProgramRole).toString().toStdString();
        if (name.empty())
            continue;
        const PlayerProgram *program = list.find(name);
        if (program == nullptr || !program->plays(game))
            delete item;
    }
    fillMenu();
    emit changed();
}

std::vector<std::string> EntrantsTable::entrants() const
{
    std::vector<std::string> all;
    for (int i = 0; i < m_table->topLevelItemCount(); ++i)
        all.push_back(m_table->topLevelItem(i)->data(0, kTextRole).toString().toStdString());
    return all;
}

void EntrantsTable::setEntrants(const std::vector<std::string> &entrants)
{
    m_table->clear();
    for (const std::string &entrant : entrants)
        add(entrant);
    follow();
    emit changed();
}

void EntrantsTable::add(const std::string &entrant)
{
    auto *item = new QTreeWidgetItem(m_table, {entrantName(entrant), entrantKind(entrant)});
    item->setData(0, kTextRole, QString::fromStdString(entrant));
    item->setToolTip(0, QString::fromStdString(entrant));
    m_table->setCurrentItem(item);
}

void EntrantsTable::addProgram(const PlayerProgram &program)
{
    const auto entrant = programEntrant(program, m_game);
    if (!entrant) {
        emit failed(withFullStop(errorWords(entrant.error())));
        return;
    }
    add(*entrant);
    m_table->currentItem()->setData(0, kProgramRole, QString::fromStdString(program.name));
    emit changed();
}

void EntrantsTable::enter(PlayerProgram::Kind kind)
{
    PlayerProgram program;
    program.kind = kind;
    program.game = m_game;
    auto *dialog = new ProgramDialog(program, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        ProgramList list(m_folder);
        const PlayerProgram kept = list.keep(dialog->program());
        if (const auto error = list.save())
            emit failed(withFullStop(errorWords(*error)));
        if (kept.plays(m_game))
            addProgram(kept);
        else
            emit failed(tr("%1 plays another game.").arg(QString::fromStdString(kept.name)));
    });
    dialog->open();
}

void EntrantsTable::fillMenu()
{
    m_menu->clear();
    const auto action = [this](const QString &text, const QString &name, auto what) {
        QAction *added = m_menu->addAction(text, this, what);
        added->setObjectName(name);
    };
    for (int level = 1; level <= EngineSettings::kStrongest; ++level) {
        action(tr("Level %1").arg(level), u"entrantLevel%1"_s.arg(level), [this, level] {
            add(levelEntrant(level));
            emit changed();
        });
    }
    action(tr("All levels"), u"entrantAllLevels"_s, [this] {
        for (int level = EngineSettings::kStrongest; level >= 1; --level)
            add(levelEntrant(level));
        emit changed();
    });
    m_menu->addSeparator();
    const ProgramList list(m_folder);
    for (const PlayerProgram &program : list.programs()) {
        if (!program.plays(m_game))
            continue;
        QString text = QString::fromStdString(program.name);
        action(text.replace(u'&', u"&&"_s), u"entrantProgram"_s, [this, program] {
            addProgram(program);
        });
    }
    action(tr("Another engine…"), u"entrantEngine"_s, [this] { enter(PlayerProgram::Kind::Ugi); });
    const GameEntry *entry = findGame(m_game);
    if (entry != nullptr && entry->info().hasAgents)
        action(tr("Another agent…"), u"entrantAgent"_s, [this] {
            enter(PlayerProgram::Kind::Agent);
        });
}

void EntrantsTable::moveUp()
{
    const int row = m_table->indexOfTopLevelItem(m_table->currentItem());
    if (row <= 0)
        return;
    QTreeWidgetItem *item = m_table->takeTopLevelItem(row);
    m_table->insertTopLevelItem(row - 1, item);
    m_table->setCurrentItem(item);
    emit changed();
}

void EntrantsTable::follow()
{
    const QTreeWidgetItem *item = m_table->currentItem();
    m_remove->setEnabled(item != nullptr);
    m_up->setEnabled(m_table->indexOfTopLevelItem(const_cast<QTreeWidgetItem *>(item)) > 0);
}

} // namespace tessera

#include "moc_entrantstable.cpp"
