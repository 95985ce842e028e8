#include "app/players/programform.h"

#include "app/players/engineoptionsform.h"

#include "model/foreign/shellword.h"
#include "model/games/catalogue.h"
#include "model/session/historymodel.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

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

/// Says in an empty field what is wanted there, and gives it the room for that.
void invite(QLineEdit &field, const QString &words)
{
    field.setPlaceholderText(words);
    // The frame and the margins of the text are about two letters on each side.
    const QFontMetrics metrics = field.fontMetrics();
    field.setMinimumWidth(metrics.horizontalAdvance(words) + 4 * metrics.averageCharWidth());
}

} // namespace

ProgramForm::ProgramForm(bool isForAgent, QWidget *parent)
    : QWidget(parent)
    , m_isForAgent(isForAgent)
    , m_path(new QLineEdit(this))
    , m_name(new QLineEdit(this))
    , m_game(new QComboBox(this))
    , m_interpreter(new QLineEdit(this))
    , m_cpu(new QDoubleSpinBox(this))
    , m_memory(new QSpinBox(this))
    , m_folder(new QLineEdit(this))
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
    setProgram(PlayerProgram{});
}

void ProgramForm::nameFields()
{
    m_path->setObjectName(u"programPath"_s);
    m_name->setObjectName(u"programName"_s);
    m_game->setObjectName(u"programGame"_s);
    m_interpreter->setObjectName(u"programPython"_s);
    m_cpu->setObjectName(u"programCpu"_s);
    m_memory->setObjectName(u"programMemory"_s);
    m_folder->setObjectName(u"programFolder"_s);
    m_protocol->setObjectName(u"programProtocol"_s);
    m_moveTime->setObjectName(u"programMoveTime"_s);
    m_start->setObjectName(u"programStart"_s);
    m_path->setAccessibleName(m_isForAgent ? tr("Agent") : tr("Command"));
    m_name->setAccessibleName(tr("Name"));
    m_game->setAccessibleName(tr("Game"));
    m_interpreter->setAccessibleName(tr("Interpreter"));
    m_cpu->setAccessibleName(tr("Processor time"));
    m_memory->setAccessibleName(tr("Memory"));
    m_folder->setAccessibleName(tr("Folder"));
    m_protocol->setAccessibleName(tr("Protocol"));
    m_moveTime->setAccessibleName(tr("Time a move"));
    m_start->setAccessibleName(tr("Start"));
}

void ProgramForm::buildAgent(QFormLayout &form)
{
    invite(*m_path, tr("A package or module"));
    form.addRow(tr("&Agent"), pathRow(*m_path, true, true, u"program"_s));
    form.addRow(tr("&Name"), m_name);
    addGames(form);
    m_interpreter->setPlaceholderText(u"python3"_s);
    m_interpreter->setToolTip(tr(
        "Python 3.8 or newer, such as that of a virtual environment with the packages it needs"));
    form.addRow(tr("&Interpreter"), pathRow(*m_interpreter, true, false, u"python"_s));
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
    invite(*m_path, tr("A program, with its arguments"));
    form.addRow(tr("&Command"), pathRow(*m_path, true, false, u"program"_s));
    form.addRow(tr("&Name"), m_name);
    addGames(form);
    invite(*m_folder, tr("Where the engine finds its files"));
    form.addRow(tr("&Folder"), pathRow(*m_folder, false, true, u"folder"_s));
    m_protocol->addItem(tr("UGI (Universal Game Interface)"));
    m_protocol->addItem(tr("UCI (engines for chess)"));
    form.addRow(tr("&Protocol"), m_protocol);
    m_moveTime->setRange(0.01, kLongestMove);
    m_moveTime->setSuffix(tr(" s"));
    m_moveTime->setToolTip(tr("How long it may think about a move in a game without clocks"));
    form.addRow(tr("T&ime a move"), m_moveTime);
    invite(*m_start, tr("As the game has it"));
    m_start->setToolTip(
        tr("What the engine is told instead of the start of the game, if it knows that "
           "by another text: startpos, or fen and a position"));
    form.addRow(tr("&Start"), m_start);
    addLimits(form, tr("no limit"));
    m_memory->setToolTip(tr("What it asks the system for, used or not"));
    m_optionsTitle = new QLabel(tr("Options of the engine"), this);
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

QWidget *ProgramForm::pathRow(QLineEdit &field, bool hasFile, bool hasFolder, const QString &name)
{
    auto *both = new QWidget(this);
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(&field, 1);
    const auto add = [&](const QString &text, const QString &objectName, bool isFolder) {
        auto *button = new QPushButton(text, both);
        button->setObjectName(objectName);
        button->setAccessibleName(text);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, &field, isFolder] {
            choose(field, isFolder);
        });
        row->addWidget(button);
    };
    if (hasFile)
        add(tr("File…"), name + u"FileButton"_s, false);
    if (hasFolder)
        add(tr("Folder…"), name + u"FolderButton"_s, true);
    both->setFocusProxy(&field);
    return both;
}

void ProgramForm::choose(QLineEdit &field, bool isFolder)
{
    const QString before = QFileInfo(field.text()).absolutePath();
    auto *dialog
        = new QFileDialog(this, isFolder ? tr("Choose a folder") : tr("Choose a file"), before);
    dialog->setObjectName(u"programFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(isFolder ? QFileDialog::Directory : QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this, &field](const QString &path) {
        const bool isCommand = &field == m_path && !m_isForAgent;
        const bool isPlain = !path.contains(u' ') && !path.contains(u'\'');
        field.setText(
            isCommand && !isPlain ? QString::fromStdString(shellWord(path.toStdString())) : path);
        if (&field == m_path)
            emit chosen();
    });
    dialog->open();
}

void ProgramForm::setProgram(const PlayerProgram &program)
{
    m_path->setText(QString::fromStdString(m_isForAgent ? program.agent.path : program.command));
    m_name->setText(QString::fromStdString(program.name));
    const int game = m_game->findData(QString::fromStdString(program.game));
    m_game->setCurrentIndex(std::max(game, 0));
    m_interpreter->setText(QString::fromStdString(program.agent.interpreter));
    const auto &cpuTime = m_isForAgent ? program.agent.cpuTime : program.limits.cpuTime;
    const auto &megabytes = m_isForAgent ? program.agent.megabytes : program.limits.megabytes;
    m_cpu->setValue(cpuTime ? seconds(*cpuTime) : 0);
    m_memory->setValue(megabytes.value_or(0));
    m_folder->setText(QString::fromStdString(program.folder));
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
        program.agent.path = textOf(*m_path);
        if (const std::string python = textOf(*m_interpreter); !python.empty())
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
    program.command = textOf(*m_path);
    program.folder = textOf(*m_folder);
    program.start = textOf(*m_start);
    program.moveTime = timeOf(*m_moveTime);
    program.options = m_options->values();
    return program;
}

QString ProgramForm::fault() const
{
    const QString path = m_path->text().trimmed();
    if (path.isEmpty())
        return m_isForAgent ? tr("Choose the agent's file or folder.")
                            : tr("Enter the engine's command.");
    if (m_isForAgent && !QFileInfo::exists(path))
        return tr("There is no %1.").arg(path);
    if (const QString folder = m_folder->text().trimmed();
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
