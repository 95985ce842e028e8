#include "app/players/checkdialog.h"

#include "app/dialogs/plainbuttons.h"
#include "app/players/positionboard.h"
#include "app/players/programdialog.h"

#include "model/session/historymodel.h"
#include "view/widgets/heading.h"
#include "view/words/fullstop.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWidthInLetters = 130;
constexpr int kHeightInLines = 36;

} // namespace

CheckDialog::CheckDialog(const QString &folder, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_folder(folder)
    , m_list(folder)
    , m_agents(new QComboBox(this))
    , m_board(new PositionBoard(theme, this))
    , m_progress(new QProgressBar(this))
    , m_verdict(new QLabel(this))
    , m_text(new QPlainTextEdit(this))
    , m_start(new QPushButton(this))
    , m_open(new QPushButton(tr("&Open the game"), this))
{
    setObjectName(u"checkDialog"_s);
    setWindowTitle(tr("Check my agent"));
    buildLayout();
    connect(m_agents, &QComboBox::activated, this, [this](int row) {
        if (!m_agents->itemData(row).isValid())
            return enter();
        showStart();
        follow();
    });
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_run)
            m_run->stop();
        else
            start();
    });
    connect(m_open, &QPushButton::clicked, this, [this] {
        emit openRequested(m_gameFile);
        accept();
    });
    fill();
    const QFontMetrics metrics = fontMetrics();
    const QSize
        wanted(kWidthInLetters * metrics.averageCharWidth(), kHeightInLines * metrics.height());
    resize(wanted.boundedTo(screen()->availableSize()));
}

CheckDialog::~CheckDialog() = default;

void CheckDialog::buildLayout()
{
    m_agents->setObjectName(u"checkAgent"_s);
    m_agents->setAccessibleName(tr("Agent"));
    m_start->setObjectName(u"checkStartButton"_s);
    m_open->setObjectName(u"checkOpenButton"_s);
    m_open->setAutoDefault(false);
    m_progress->setObjectName(u"checkProgress"_s);
    m_progress->setAccessibleName(tr("Games played"));
    m_progress->setFormat(tr("%v of %m games", "progress bar: number, count"));
    m_progress->setValue(0);
    m_verdict->setObjectName(u"checkVerdict"_s);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_text->setObjectName(u"checkReport"_s);
    m_text->setAccessibleName(tr("Report"));
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    makeMonospaced(*m_text);
    m_text->setPlaceholderText(
        tr("Whole games from every seat, against opponents that seek captures, passes, repetitions "
           "and "
           "last turns. The first illegal action, crash, overrun or failing update ends the check "
           "and is "
           "shown here, with the board, the legal actions and the last calls."));

    auto *row = new QHBoxLayout;
    row->addWidget(m_agents, 1);
    row->addWidget(m_start);
    auto *left = new QVBoxLayout;
    left->addLayout(row);
    left->addWidget(m_progress);
    left->addWidget(m_verdict);
    left->addWidget(m_text, 1);
    auto *sides = new QHBoxLayout;
    sides->addLayout(left, 3);
    sides->addWidget(m_board, 2);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_open, QDialogButtonBox::ActionRole);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &CheckDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addLayout(sides, 1);
    column->addWidget(buttons);
}

void CheckDialog::fill(const std::string &chosen)
{
    m_agents->clear();
    for (const PlayerProgram &program : m_list.programs()) {
        const GameEntry *entry = findGame(program.game);
        if (!program.isAgent() || entry == nullptr)
            continue;
        const QString name = QString::fromStdString(program.name);
        const QString game = translated({entry->info().id, entry->info().name, {}});
        m_agents->addItem(tr("%1 (%2)", "agent, game").arg(name, game), name);
        if (program.name == chosen)
            m_agents->setCurrentIndex(m_agents->count() - 1);
    }
    m_agents->addItem(tr("Another agent…"));
    showStart();
    follow();
}

const PlayerProgram *CheckDialog::agent() const
{
    return m_list.find(m_agents->currentData().toString().toStdString());
}

void CheckDialog::follow()
{
    const PlayerProgram *chosen = agent();
    const bool isRunning = m_run != nullptr;
    m_start->setText(isRunning ? tr("&Stop") : tr("&Check"));
    m_start->setEnabled(isRunning || chosen != nullptr);
    m_start->setDefault(!isRunning);
    m_agents->setEnabled(!isRunning);
    m_open->setVisible(!m_gameFile.isEmpty());
    if (chosen == nullptr)
        say(tr("Choose the agent's file or folder first."), true);
    else if (!isRunning && m_text->toPlainText().isEmpty())
        say(tr("What it may use is what its course sets, or what you have set for it."), true);
}

void CheckDialog::showStart()
{
    const PlayerProgram *chosen = agent();
    if (chosen == nullptr)
        return;
    const GameEntry &entry = *findGame(chosen->game);
    m_board->setGame(entry.info());
    m_board->show(*entry.game->start(Options::strict(entry.info().options)));
}

void CheckDialog::enter()
{
    PlayerProgram program;
    program.kind = PlayerProgram::Kind::Agent;
    auto *dialog = new ProgramDialog(program, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const PlayerProgram kept = m_list.keep(dialog->program());
        const auto error = m_list.save();
        fill(kept.name);
        if (error)
            say(withFullStop(QString::fromStdString(error->sentence())), false);
    });
    dialog->open();
}

void CheckDialog::start()
{
    const PlayerProgram *chosen = agent();
    const QString folder = QDir(m_folder).filePath(u"checks"_s);
    if (chosen == nullptr)
        return;
    if (!QDir().mkpath(folder)) {
        say(tr("The folder %1 cannot be made.").arg(folder), false);
        return;
    }
    m_gameFile.clear();
    m_text->clear();
    m_progress->setRange(0, 0);
    m_run = std::make_unique<CheckRun>(*chosen, *findGame(chosen->game), folder);
    connect(m_run.get(), &CheckRun::shown, this, [this](const auto &position) {
        m_board->show(*position);
    });
    connect(m_run.get(), &CheckRun::played, this, [this](const QString &line, int number, int count) {
        m_progress->setRange(0, count);
        m_progress->setValue(number);
        m_text->appendPlainText(line);
    });
    connect(m_run.get(), &CheckRun::ended, this, &CheckDialog::finish);
    say(tr("The agent is playing…"), true);
    follow();
}

void CheckDialog::finish(const CheckOutcome &outcome)
{
    const bool isWhole = m_progress->maximum() > 0 && m_progress->value() == m_progress->maximum();
    // Heard from the run itself, which may not go before it has said so.
    m_run.release()->deleteLater();
    if (m_progress->maximum() == 0)
        m_progress->setRange(0, 1);
    m_gameFile = outcome.gameFile;
    if (outcome.error.isEmpty()) {
        const int before = m_text->blockCount();
        m_text->appendPlainText(u'\n' + outcome.report);
        // What was found stands at the top, and all of it can be read by going down.
        m_text->verticalScrollBar()->setValue(before);
    }
    if (!outcome.error.isEmpty())
        say(withFullStop(outcome.error), false);
    else if (outcome.hasFault)
        say(tr("It has a fault, which is shown below."), false);
    else if (isWhole)
        say(tr("No fault was found."), true);
    else
        say(tr("The check was stopped; no fault was found until then."), true);
    follow();
}

void CheckDialog::say(const QString &sentence, bool isGood)
{
    m_verdict->setText(sentence);
    QFont font = m_verdict->font();
    font.setBold(!isGood);
    m_verdict->setFont(font);
}

} // namespace tessera
