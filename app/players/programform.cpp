#include "app/players/programform.h"

#include "app/players/engineoptionsform.h"
#include "app/players/pathfield.h"

#include "model/games/catalogue.h"
#include "model/session/historymodel.h"
#include "view/widgets/plaintext.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

constexpr double kLongestMove = 3600;
constexpr double kMostProcessorTime = 24 * 3600;

double seconds(milliseconds time)
{
    return static_cast<double>(time.count()) / 1000;
}

milliseconds timeOf(const QDoubleSpinBox &box)
{
    return milliseconds(std::lround(box.value() * 1000));
}

std::string textOf(const QLineEdit &field)
{
    return field.text().trimmed().toStdString();
}

} // namespace

ProgramForm::ProgramForm(bool isForAgent, QWidget *parent)
    : QWidget(parent)
    , m_isForAgent(isForAgent)
    , m_path(new PathField(
          isForAgent ? PathField::Offers::Both : PathField::Offers::Files, u"program"_s, this))
    , m_name(new QLineEdit(this))
    , m_game(new QComboBox(this))
    , m_interpreter(new PathField(PathField::Offers::Files, u"python"_s, this))
    , m_cpu(new QDoubleSpinBox(this))
    , m_memory(new QSpinBox(this))
    , m_folder(new PathField(PathField::Offers::Folders, u"folder"_s, this))
    , m_protocol(new QComboBox(this))
    , m_moveTime(new QDoubleSpinBox(this))
    , m_start(new QLineEdit(this))
    , m_options(new EngineOptionsForm(this))
{
    nameFields();
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    if (isForAgent)
        buildAgent(*form);
    else
        buildEngine(*form);
    const QList<QWidget *> unused
        = isForAgent ? QList<QWidget *>{m_folder, m_protocol, m_moveTime, m_start, m_options}
                     : QList<QWidget *>{m_interpreter};
    for (QWidget *widget : unused)
        widget->hide();
    m_path->setWritesCommands(!isForAgent);
    connect(m_path, &PathField::chosen, this, &ProgramForm::chosen);
    setProgram(PlayerProgram{});
}

QLineEdit &ProgramForm::path() const
{
    return m_path->field();
}

void ProgramForm::nameFields()
{
    m_path->field().setObjectName(u"programPath"_s);
    m_name->setObjectName(u"programName"_s);
    m_game->setObjectName(u"programGame"_s);
    m_interpreter->field().setObjectName(u"programPython"_s);
    m_cpu->setObjectName(u"programCpu"_s);
    m_memory->setObjectName(u"programMemory"_s);
    m_folder->field().setObjectName(u"programFolder"_s);
    m_protocol->setObjectName(u"programProtocol"_s);
    m_moveTime->setObjectName(u"programMoveTime"_s);
    m_start->setObjectName(u"programStart"_s);
    m_path->field().setAccessibleName(m_isForAgent ? tr("Agent") : tr("Command"));
    m_name->setAccessibleName(tr("Name"));
    m_game->setAccessibleName(tr("Game"));
    m_interpreter->field().setAccessibleName(tr("Interpreter"));
    m_cpu->setAccessibleName(tr("Processor time"));
    m_memory->setAccessibleName(tr("Memory"));
    m_folder->field().setAccessibleName(tr("Folder"));
    m_protocol->setAccessibleName(tr("Protocol"));
    m_moveTime->setAccessibleName(tr("Time a move"));
    m_start->setAccessibleName(tr("Start position"));
}

void ProgramForm::buildAgent(QFormLayout &form)
{
    m_path->invite(tr("A package or module"));
    form.addRow(tr("&Agent"), m_path);
    form.addRow(tr("&Name"), m_name);
    addGames(form);
    m_interpreter->field().setPlaceholderText(u"python3"_s);
    m_interpreter->field().setToolTip(tr(
        "Python 3.8 or newer, such as that of a virtual environment with the packages it needs"));
    form.addRow(tr("&Interpreter"), m_interpreter);
    addLimits(form, tr("as its course sets"));
}

void ProgramForm::addLimits(QFormLayout &form, const QString &usual)
{
    m_cpu->setRange(0, kMostProcessorTime);
    m_cpu->setSpecialValueText(usual);
    m_cpu->setSuffix(tr(" s a game"));
    form.addRow(m_isForAgent ? tr("&Processor time") : tr("P&rocessor time"), m_cpu);
    m_memory->setRange(0, PlayerProgram::kMostMegabytes);
    m_memory->setSpecialValueText(usual);
    m_memory->setSuffix(tr(" MB"));
    form.addRow(tr("&Memory"), m_memory);
}

void ProgramForm::buildEngine(QFormLayout &form)
{
    m_path->invite(tr("A program, with its arguments"));
    form.addRow(tr("&Command"), m_path);
    form.addRow(tr("&Name"), m_name);
    addGames(form);
    m_folder->invite(tr("Where the engine finds its files"));
    form.addRow(tr("&Folder"), m_folder);
    m_protocol->addItem(tr("UGI (Universal Game Interface)"));
    m_protocol->addItem(tr("UCI (engines for chess)"));
    form.addRow(tr("&Protocol"), m_protocol);
    m_moveTime->setRange(0.01, kLongestMove);
    m_moveTime->setSuffix(tr(" s"));
    m_moveTime->setToolTip(tr("How long it may think about a move in a game without clocks"));
    form.addRow(tr("T&ime a move"), m_moveTime);
    m_start->setPlaceholderText(tr("As the game has it"));
    m_start->setToolTip(
        tr("What the engine is told instead of the start of the game, if it knows that "
           "by another text: startpos, or fen and a position"));
    form.addRow(tr("&Start position"), m_start);
    addLimits(form, tr("no limit"));
    m_memory->setToolTip(tr("What it asks the system for, used or not"));
    m_optionsTitle = new Label(tr("Options of the engine"), this);
    form.addRow(m_optionsTitle);
    form.addRow(m_options);
    m_optionsTitle->hide();
    m_options->hide();
}

void ProgramForm::addGames(QFormLayout &form)
{
    if (!m_isForAgent)
        m_game->addItem(tr("Every game"), QString());
    for (const GameEntry &entry : catalogue()) {
        const GameInfo &info = entry.info();
        if (!m_isForAgent || info.hasAgents)
            m_game->addItem(translated({info.id, info.name, {}}), QString::fromStdString(info.id));
    }
    form.addRow(tr("&Game"), m_game);
}

void ProgramForm::setProgram(const PlayerProgram &program)
{
    m_path->field().setText(
        QString::fromStdString(m_isForAgent ? program.agent.path : program.command));
    m_name->setText(QString::fromStdString(program.name));
    const int game = m_game->findData(QString::fromStdString(program.game));
    m_game->setCurrentIndex(std::max(game, 0));
    m_interpreter->field().setText(QString::fromStdString(program.agent.interpreter));
    const auto &cpuTime = m_isForAgent ? program.agent.cpuTime : program.limits.cpuTime;
    const auto &megabytes = m_isForAgent ? program.agent.megabytes : program.limits.megabytes;
    m_cpu->setValue(cpuTime ? seconds(*cpuTime) : 0);
    m_memory->setValue(megabytes.value_or(0));
    m_folder->field().setText(QString::fromStdString(program.folder));
    m_protocol->setCurrentIndex(program.kind == PlayerProgram::Kind::Uci ? 1 : 0);
    m_moveTime->setValue(seconds(program.moveTime));
    m_start->setText(QString::fromStdString(program.start));
    m_options->setValues(program.options);
}

PlayerProgram ProgramForm::program() const
{
    PlayerProgram program;
    program.name = m_name->text().simplified().toStdString();
    program.game = m_game->currentData().toString().toStdString();
    if (m_isForAgent) {
        program.kind = PlayerProgram::Kind::Agent;
        program.agent.path = m_path->path().toStdString();
        if (const std::string python = m_interpreter->path().toStdString(); !python.empty())
            program.agent.interpreter = python;
    }
    if (m_cpu->value() > 0)
        (m_isForAgent ? program.agent.cpuTime : program.limits.cpuTime) = timeOf(*m_cpu);
    if (m_memory->value() > 0)
        (m_isForAgent ? program.agent.megabytes : program.limits.megabytes) = m_memory->value();
    if (m_isForAgent)
        return program;
    program.kind = m_protocol->currentIndex() == 1 ? PlayerProgram::Kind::Uci
                                                   : PlayerProgram::Kind::Ugi;
    program.command = m_path->path().toStdString();
    program.folder = m_folder->path().toStdString();
    program.start = textOf(*m_start);
    program.moveTime = timeOf(*m_moveTime);
    program.options = m_options->values();
    return program;
}

QString ProgramForm::fault() const
{
    const QString path = m_path->path();
    if (path.isEmpty())
        return m_isForAgent ? tr("Choose the agent's file or folder.")
                            : tr("Enter the engine's command.");
    if (m_isForAgent && !QFileInfo::exists(path))
        return tr("There is no %1.").arg(path);
    if (const QString folder = m_folder->path();
        !m_isForAgent && !folder.isEmpty() && !QFileInfo(folder).isDir())
        return tr("There is no folder %1.").arg(folder);
    return {};
}

void ProgramForm::setKind(PlayerProgram::Kind kind)
{
    m_protocol->setCurrentIndex(kind == PlayerProgram::Kind::Uci ? 1 : 0);
}

void ProgramForm::setOptions(const std::vector<EngineOption> &options)
{
    if (m_isForAgent || options.empty())
        return;
    m_options->setOptions(options);
    m_optionsTitle->show();
    m_options->show();
}

void ProgramForm::proposeName(const QString &name)
{
    if (m_name->text().trimmed().isEmpty())
        m_name->setText(name);
}

} // namespace tessera

#include "moc_programform.cpp"
