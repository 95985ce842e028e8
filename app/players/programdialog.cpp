#include "app/players/programdialog.h"

#include "app/players/programform.h"
#include "app/players/programwords.h"

#include "view/widgets/discardquestion.h"
#include "view/widgets/heading.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/windowsize.h"
#include "view/words/fullstop.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualLetters{84, 42};
constexpr int kLogLines = 8;

/// The game that it is tried with: its own, or the first that such programs can play.
const GameEntry &gameFor(const PlayerProgram &program)
{
    for (const GameEntry &entry : catalogue()) {
        if (program.plays(entry.info().id) && (!program.isAgent() || entry.info().hasAgents))
            return entry;
    }
    return catalogue().front();
}

} // namespace

ProgramDialog::ProgramDialog(const PlayerProgram &program, QWidget *parent)
    : QDialog(parent)
    , m_isAgent(program.isAgent())
    , m_form(new ProgramForm(m_isAgent, this))
    , m_fields(new QScrollArea(this))
    , m_test(new QPushButton(tr("&Test"), this))
    , m_verdict(new Label(this))
    , m_log(new QPlainTextEdit(this))
{
    setObjectName(u"programDialog"_s);
    setWindowTitle(m_isAgent ? tr("Python agent") : tr("Engine"));
    m_form->setProgram(program);
    m_first = m_form->program();
    buildLayout();
    connect(m_form, &ProgramForm::chosen, this, &ProgramDialog::test);
    connect(m_test, &QPushButton::clicked, this, &ProgramDialog::test);
    resize(sizeInLetters(*this, kUsualLetters).boundedTo(roomOnScreen(*this)));
    m_form->path().setFocus(Qt::OtherFocusReason);
}

ProgramDialog::~ProgramDialog() = default;

void ProgramDialog::buildLayout()
{
    m_test->setObjectName(u"testProgramButton"_s);
    m_test->setAutoDefault(false);
    m_test->setAccessibleName(tr("Test"));
    m_verdict->setObjectName(u"programVerdict"_s);
    m_verdict->setWordWrap(true);
    m_verdict->setText(
        m_isAgent ? tr("It is started and makes its first move; nothing is kept of that.")
                  : tr("It is started, says its options, and makes its first move."));
    m_verdict->setForegroundRole(QPalette::PlaceholderText);
    m_log->setObjectName(u"programTranscript"_s);
    m_log->setAccessibleName(tr("What was said"));
    m_log->setReadOnly(true);
    m_log->setLineWrapMode(QPlainTextEdit::NoWrap);
    makeMonospaced(*m_log);
    m_log->setPlaceholderText(tr("What is said when it is tried stands here."));
    m_log->setMinimumHeight(kLogLines * fontMetrics().height());

    auto *row = new QHBoxLayout;
    row->addWidget(m_test, 0, Qt::AlignTop);
    row->addWidget(m_verdict, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Keep"));
    buttons->button(QDialogButtonBox::Ok)->setObjectName(u"keepProgramButton"_s);
    buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ProgramDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ProgramDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(makeFields(), 4);
    column->addLayout(row);
    column->addWidget(m_log, 3);
    column->addWidget(buttons);
    fitFields();
}

QWidget *ProgramDialog::makeFields()
{
    m_fields->setWidgetResizable(true);
    m_fields->setFrameShape(QFrame::NoFrame);
    m_fields->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_fields->setFocusPolicy(Qt::NoFocus);
    auto *inner = new QWidget(m_fields);
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(0, 0, style()->pixelMetric(QStyle::PM_ScrollBarExtent) / 2, 0);
    column->addWidget(m_form);
    column->addStretch();
    m_fields->setWidget(inner);
    // Nothing is scrolled sideways.
    m_fields->setMinimumWidth(
        inner->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    return m_fields;
}

void ProgramDialog::fitFields()
{
    m_fields->setMaximumHeight(m_fields->widget()->sizeHint().height());
}

bool ProgramDialog::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fitFields();
    return QDialog::event(event);
}

PlayerProgram ProgramDialog::program() const
{
    PlayerProgram program = m_form->program();
    if (program.name.empty())
        program.name = usualName().toStdString();
    return program;
}

QString ProgramDialog::usualName() const
{
    const QString path = m_form->path().text().trimmed();
    const QFileInfo file(m_isAgent ? path : path.section(u' ', 0, 0));
    return path.endsWith(".py"_L1) ? file.completeBaseName()
                                   : QFileInfo(file.filePath()).fileName();
}

void ProgramDialog::accept()
{
    const QString fault = m_form->fault();
    if (fault.isEmpty()) {
        QDialog::accept();
        return;
    }
    say(fault, false);
    m_form->path().setFocus(Qt::OtherFocusReason);
}

void ProgramDialog::reject()
{
    if (m_form->program() == m_first)
        QDialog::reject();
    else
        askToDiscard(*this);
}

void ProgramDialog::test()
{
    if (const QString fault = m_form->fault(); !fault.isEmpty()) {
        say(fault, false);
        return;
    }
    m_log->clear();
    m_test->setEnabled(false);
    say(tr("It is being tried…"), true);
    const PlayerProgram tried = m_form->program();
    m_trial = std::make_unique<ProgramTrial>(tried, gameFor(tried));
    connect(m_trial.get(), &ProgramTrial::ended, this, &ProgramDialog::report);
}

void ProgramDialog::report(const TrialResult &result)
{
    m_test->setEnabled(true);
    m_log->setPlainText(result.transcript.join(u'\n'));
    if (!m_isAgent)
        m_form->setKind(result.kind);
    m_form->setOptions(result.options);
    fitFields();
    if (!result.fault.isEmpty()) {
        m_log->moveCursor(QTextCursor::End);
        m_log->moveCursor(QTextCursor::StartOfLine);
        say(withFullStop(tr("It does not work: %1").arg(faultWords(result.fault))), false);
        return;
    }
    m_form->proposeName(m_isAgent || result.name.isEmpty() ? usualName() : result.name);
    say(tr("It works: as the first to move it plays %1.").arg(result.move), true);
}

void ProgramDialog::say(const QString &sentence, bool isGood)
{
    m_verdict->setText(sentence);
    m_verdict->setForegroundRole(QPalette::WindowText);
    QFont font = m_verdict->font();
    font.setBold(!isGood);
    m_verdict->setFont(font);
}

} // namespace tessera

#include "moc_programdialog.cpp"
