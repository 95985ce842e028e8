#include "app/dialogs/newgame/computerchoice.h"

#include "app/players/programdialog.h"
#include "app/players/programlist.h"
#include "app/players/programwords.h"
#include "view/words/errorwords.h"

#include <QAbstractItemView>
#include <QMessageBox>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeastLetters = 12;

} // namespace

ComputerChoice::ComputerChoice(const GameInfo &info, const QString &folder, QWidget *parent)
    : QComboBox(parent)
    , m_info(info)
    , m_folder(folder)
{
    // Names may be long; the list that opens shows them whole.
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(kLeastLetters);
    view()->setAccessibleName(tr("Computer players"));
    reread();
    connect(this, &QComboBox::activated, this, &ComputerChoice::take);
}

std::optional<PlayerProgram> ComputerChoice::program() const
{
    return m_chosen;
}

void ComputerChoice::setProgram(const std::optional<PlayerProgram> &program)
{
    m_chosen = program;
    reread();
}

void ComputerChoice::reread()
{
    m_programs.clear();
    const ProgramList list(m_folder);
    for (const PlayerProgram &program : list.programs()) {
        if (program.plays(m_info.id))
            m_programs.push_back(program);
    }
    // A set-up may name a program that is not on the list any more, or has changed there.
    if (m_chosen && std::find(m_programs.begin(), m_programs.end(), *m_chosen) == m_programs.end())
        m_programs.push_back(*m_chosen);
    fill();
}

void ComputerChoice::fill()
{
    clear();
    addItem(tr("Tessera"));
    for (const PlayerProgram &program : m_programs) {
        addItem(QString::fromStdString(program.name));
        setItemData(count() - 1, programWords(program), Qt::ToolTipRole);
        if (m_chosen == program)
            setCurrentIndex(count() - 1);
    }
    insertSeparator(count());
    addItem(tr("Engine…"), static_cast<int>(PlayerProgram::Kind::Ugi));
    if (m_info.hasAgents)
        addItem(tr("Agent…"), static_cast<int>(PlayerProgram::Kind::Agent));
}

void ComputerChoice::take(int row)
{
    if (const QVariant kind = itemData(row); kind.isValid()) {
        // Until a program is entered, the earlier choice stays.
        fill();
        enter(static_cast<PlayerProgram::Kind>(kind.toInt()));
        return;
    }
    if (row == 0)
        m_chosen.reset();
    else if (row <= static_cast<int>(m_programs.size()))
        m_chosen = m_programs[static_cast<std::size_t>(row - 1)];
    emit chosen();
}

void ComputerChoice::enter(PlayerProgram::Kind kind)
{
    PlayerProgram program;
    program.kind = kind;
    program.game = m_info.id;
    auto *dialog = new ProgramDialog(program, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { keep(dialog->program()); });
    dialog->open();
}

void ComputerChoice::keep(const PlayerProgram &program)
{
    ProgramList list(m_folder);
    m_chosen = list.keep(program);
    if (const auto error = list.save()) {
        QMessageBox
            box(QMessageBox::Warning,
                tr("Engines and agents"),
                tr("The list could not be kept: %1.").arg(errorWords(*error)),
                QMessageBox::Ok,
                this);
        box.setTextFormat(Qt::PlainText);
        box.exec();
    }
    reread();
    emit listChanged();
    emit chosen();
}

} // namespace tessera

#include "moc_computerchoice.cpp"
