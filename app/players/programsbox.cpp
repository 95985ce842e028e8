#include "app/players/programsbox.h"

#include "app/players/programdialog.h"
#include "app/players/programwords.h"

#include "model/games/catalogue.h"
#include "model/session/historymodel.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/plaintext.h"
#include "view/words/errorwords.h"
#include "view/words/fullstop.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLines = 7;

QString gameWords(const std::string &id)
{
    const GameEntry *entry = findGame(id);
    return entry == nullptr ? ProgramsBox::tr("Every game")
                            : translated({entry->info().id, entry->info().name, {}});
}

QString placeOf(const PlayerProgram &program)
{
    return QString::fromStdString(program.isAgent() ? program.agent.path : program.command);
}

} // namespace

ProgramsBox::ProgramsBox(const QString &folder, QWidget *parent)
    : QWidget(parent)
    , m_list(folder)
    , m_table(new QTreeWidget(this))
    , m_edit(new QPushButton(tr("&Edit…"), this))
    , m_remove(new QPushButton(tr("Remo&ve"), this))
    , m_empty(new Label(this))
    , m_fault(new Label(this))
{
    m_table->setObjectName(u"programTable"_s);
    m_table->setAccessibleName(tr("Engines and agents of others"));
    m_table->setHeaderLabels({tr("Name"), tr("Game"), tr("Kind")});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setMinimumHeight(kLines * fontMetrics().height());
    m_empty->setObjectName(u"programListEmpty"_s);
    m_empty->setText(
        tr("None yet. Engines that speak UGI or UCI, and Python agents of the courses, can be "
           "added here; then they play, think beside the board, and meet in the agent lab."));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setMinimumHeight(m_table->minimumHeight());
    m_fault->setObjectName(u"programListFault"_s);
    m_fault->setWordWrap(true);
    m_fault->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_empty, 1);
    column->addWidget(m_table, 1);
    column->addWidget(makeButtons());
    column->addWidget(m_fault);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &ProgramsBox::follow);
    connect(m_table, &QTreeWidget::itemActivated, this, &ProgramsBox::edit);
    if (const auto &error = m_list.error()) {
        m_fault->setText(withFullStop(tr("The list could not be read: %1").arg(errorWords(*error))));
        m_fault->show();
    }
    fill();
}

QWidget *ProgramsBox::makeButtons()
{
    auto *buttons = new QWidget(this);
    auto *row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString &text, const QString &name, PlayerProgram::Kind kind) {
        auto *button = new QPushButton(text, buttons);
        button->setObjectName(name);
        connect(button, &QPushButton::clicked, this, [this, kind] { enter(kind); });
        row->addWidget(button);
    };
    add(tr("Add en&gine…"), u"addEngineButton"_s, PlayerProgram::Kind::Ugi);
    add(tr("Add &agent…"), u"addAgentButton"_s, PlayerProgram::Kind::Agent);
    row->addStretch();
    m_edit->setObjectName(u"editProgramButton"_s);
    m_remove->setObjectName(u"removeProgramButton"_s);
    connect(m_edit, &QPushButton::clicked, this, &ProgramsBox::edit);
    connect(m_remove, &QPushButton::clicked, this, &ProgramsBox::remove);
    for (QPushButton *button : {m_edit, m_remove})
        row->addWidget(button);
    for (QPushButton *button : buttons->findChildren<QPushButton *>())
        makePlain(*button);
    return buttons;
}

void ProgramsBox::fill(const QString &chosen)
{
    m_table->clear();
    for (const PlayerProgram &program : m_list.programs()) {
        const QString name = QString::fromStdString(program.name);
        auto *item
            = new QTreeWidgetItem(m_table, {name, gameWords(program.game), kindWords(program)});
        for (int column = 0; column < m_table->columnCount(); ++column)
            item->setToolTip(column, placeOf(program));
        if (name == chosen)
            m_table->setCurrentItem(item);
    }
    m_empty->setVisible(m_list.programs().empty());
    m_table->setVisible(!m_list.programs().empty());
    follow();
}

void ProgramsBox::follow()
{
    m_edit->setEnabled(current() != nullptr);
    m_remove->setEnabled(current() != nullptr);
}

const PlayerProgram *ProgramsBox::current() const
{
    const QTreeWidgetItem *item = m_table->currentItem();
    return item == nullptr ? nullptr : m_list.find(item->text(0).toStdString());
}

void ProgramsBox::enter(PlayerProgram::Kind kind)
{
    PlayerProgram program;
    program.kind = kind;
    auto *dialog = new ProgramDialog(program, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const PlayerProgram kept = m_list.keep(dialog->program());
        save();
        fill(QString::fromStdString(kept.name));
    });
    dialog->open();
}

void ProgramsBox::edit()
{
    const PlayerProgram *program = current();
    if (program == nullptr)
        return;
    auto *dialog = new ProgramDialog(*program, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, former = program->name] {
        const PlayerProgram kept = m_list.keep(dialog->program(), former);
        save();
        fill(QString::fromStdString(kept.name));
    });
    dialog->open();
}

void ProgramsBox::remove()
{
    const PlayerProgram *program = current();
    if (program == nullptr)
        return;
    m_list.remove(program->name);
    save();
    fill();
}

void ProgramsBox::save()
{
    const auto error = m_list.save();
    m_fault->setVisible(error.has_value());
    if (error)
        m_fault->setText(withFullStop(tr("The list could not be kept: %1").arg(errorWords(*error))));
}

} // namespace tessera

#include "moc_programsbox.cpp"
