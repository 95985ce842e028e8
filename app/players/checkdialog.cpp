#include "app/players/checkdialog.h"

#include "app/files/wholefile.h"
#include "app/players/positionboard.h"

#include "model/session/historymodel.h"
#include "view/words/fullstop.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>

#include <utility>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kCheckLetters(130, 36);

} // namespace

CheckDialog::CheckDialog(const QString &folder, const Theme &theme, QWidget *parent)
    : BoardDialog(folder, theme, parent)
    , m_progress(new QProgressBar(this))
    , m_open(new QPushButton(tr("&Open the game"), this))
{
    nameParts();
    setWindowTitle(tr("Check my agent"));
    // How many games there will be is known from the first on.
    m_progress->setTextVisible(false);
    m_progress->setValue(0);
    // Before a check there is nothing to tell, and its room stays free.
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    m_progress->hide();
    m_progress->setFormat(tr("%v of %m games", "progress bar: number, count"));
    text().setLineWrapMode(QPlainTextEdit::WidgetWidth);
    text().setPlaceholderText(
        tr("Whole games from every seat, against opponents that seek captures, passes, repetitions "
           "and "
           "last turns. The first illegal action, crash, overrun or failing update ends the check "
           "and is "
           "shown here, with the board, the legal actions and the last calls."));
    buildLayout(m_progress, m_open, kCheckLetters);
    connect(&button(), &QPushButton::clicked, this, [this] {
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
}

CheckDialog::~CheckDialog() = default;

void CheckDialog::nameParts()
{
    setObjectName(u"checkDialog"_s);
    programs().setObjectName(u"checkAgent"_s);
    programs().setAccessibleName(tr("Agent"));
    button().setObjectName(u"checkStartButton"_s);
    m_progress->setObjectName(u"checkProgress"_s);
    m_progress->setAccessibleName(tr("Games played"));
    verdict().setObjectName(u"checkVerdict"_s);
    text().setObjectName(u"checkReport"_s);
    text().setAccessibleName(tr("Report"));
    m_open->setObjectName(u"checkOpenButton"_s);
}

QString CheckDialog::label(const PlayerProgram &program) const
{
    const GameEntry *entry = findGame(program.game);
    if (!program.isAgent() || entry == nullptr)
        return {};
    return tr("%1 (%2)", "agent, game")
        .arg(
            QString::fromStdString(program.name),
            translated({entry->info().id, entry->info().name, {}}));
}

std::vector<PlayerProgram> CheckDialog::entries() const
{
    PlayerProgram agent;
    agent.kind = PlayerProgram::Kind::Agent;
    return {agent};
}

void CheckDialog::follow()
{
    const PlayerProgram *chosen = program();
    const bool isRunning = m_run != nullptr;
    button().setText(isRunning ? tr("&Stop") : tr("&Check"));
    button().setEnabled(isRunning || chosen != nullptr);
    button().setDefault(!isRunning);
    programs().setEnabled(!isRunning);
    m_open->setVisible(!m_gameFile.isEmpty());
    board().setVisible(chosen != nullptr || !m_shown.empty());
    if (chosen != nullptr)
        showStart(*chosen);
    if (chosen == nullptr)
        say(tr("Choose the agent's file or folder first."), true);
    else if (!isRunning && text().toPlainText().isEmpty())
        say(tr("What it may use is what its course sets, or what you have set for it."), true);
}

void CheckDialog::showStart(const PlayerProgram &agent)
{
    if (std::exchange(m_shown, agent.name) == agent.name)
        return;
    const GameEntry &entry = *findGame(agent.game);
    board().setGame(entry.info());
    board().show(*entry.game->start(Options::strict(entry.info().options)));
}

void CheckDialog::start()
{
    const PlayerProgram *chosen = program();
    const QString checks = QDir(folder()).filePath(u"checks"_s);
    if (chosen == nullptr)
        return;
    if (!makeOwnFolder(filePath(checks))) {
        say(tr("The folder %1 cannot be made.").arg(checks), false);
        return;
    }
    m_gameFile.clear();
    text().clear();
    m_progress->show();
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 0);
    m_run = std::make_unique<CheckRun>(*chosen, *findGame(chosen->game), checks);
    connect(m_run.get(), &CheckRun::shown, this, [this](const auto &position) {
        board().show(*position);
    });
    connect(m_run.get(), &CheckRun::played, this, [this](const QString &line, int number, int count) {
        m_progress->setTextVisible(true);
        m_progress->setRange(0, count);
        m_progress->setValue(number);
        text().appendPlainText(line);
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
        const int before = text().blockCount();
        text().appendPlainText(u'\n' + outcome.report);
        // What was found stands at the top, and all of it can be read by going down.
        text().verticalScrollBar()->setValue(
            text().document()->findBlockByNumber(before).firstLineNumber());
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

} // namespace tessera

#include "moc_checkdialog.cpp"
