#include "app/players/askdialog.h"

#include "app/players/namedcells.h"
#include "app/players/positionboard.h"
#include "app/players/programwords.h"

#include "controller/board/movemarks.h"
#include "view/words/errorwords.h"
#include "view/words/fullstop.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kLetters(120, 32);

} // namespace

AskDialog::AskDialog(const QString &folder, AskedPosition asked, const Theme &theme, QWidget *parent)
    : BoardDialog(folder, theme, parent)
    , m_asked(std::move(asked))
    , m_position(m_asked.reached())
    , m_keep(new QPushButton(tr("Add as a &variation"), this))
{
    nameParts();
    setWindowTitle(tr("What would it play here?"));
    text().setPlaceholderText(tr("It is started, told the game up to this position, and asked for "
                                 "its move. What it says and "
                                 "prints stands here."));
    button().setText(tr("&Ask"));
    button().setDefault(true);
    buildLayout(nullptr, m_keep, kLetters);
    board().setGame(m_asked.entry->info());
    board().show(*m_position);
    connect(&button(), &QPushButton::clicked, this, &AskDialog::ask);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        emit variationWanted(*m_move);
        accept();
    });
    fill();
}

AskDialog::~AskDialog() = default;

void AskDialog::nameParts()
{
    setObjectName(u"askDialog"_s);
    programs().setObjectName(u"askProgram"_s);
    programs().setAccessibleName(tr("Program"));
    button().setObjectName(u"askButton"_s);
    button().setAccessibleName(tr("Ask"));
    verdict().setObjectName(u"askVerdict"_s);
    text().setObjectName(u"askLog"_s);
    text().setAccessibleName(tr("What was said"));
    m_keep->setObjectName(u"askVariationButton"_s);
}

QString AskDialog::label(const PlayerProgram &program) const
{
    return program.plays(m_asked.entry->info().id) ? QString::fromStdString(program.name)
                                                   : QString();
}

std::vector<PlayerProgram> AskDialog::entries() const
{
    PlayerProgram engine;
    engine.game = m_asked.entry->info().id;
    if (!m_asked.entry->info().hasAgents)
        return {engine};
    PlayerProgram agent = engine;
    agent.kind = PlayerProgram::Kind::Agent;
    return {engine, agent};
}

void AskDialog::follow()
{
    programs().setEnabled(m_question == nullptr);
    button().setEnabled(m_question == nullptr && program() != nullptr);
    m_keep->setEnabled(m_move.has_value());
    if (program() == nullptr)
        say(tr("Choose an engine or an agent first."), true);
}

void AskDialog::ask()
{
    const PlayerProgram *asked = program();
    if (asked == nullptr || m_question)
        return;
    m_move.reset();
    text().clear();
    board().setMarks({});
    m_question = std::make_unique<ProgramQuestion>(*asked, m_asked);
    connect(m_question.get(), &ProgramQuestion::answered, this, &AskDialog::show);
    say(tr("It thinks…"), true);
    follow();
}

void AskDialog::show(const ProgramReply &reply)
{
    // Heard from the question itself, which may not go before it has said so.
    m_question.release()->deleteLater();
    m_move = reply.move;
    text().setPlainText(reply.transcript.join(u'\n'));
    text().moveCursor(QTextCursor::End);
    text().moveCursor(QTextCursor::StartOfLine);
    BoardMarks marks;
    constexpr double kSecond = 1000;
    if (reply.move) {
        markHint(*m_position, std::vector{*reply.move}, 0, marks);
        const QString time
            = QLocale().toString(static_cast<double>(reply.elapsed.count()) / kSecond, 'f', 2);
        say(tr("It would play %1 (%2 s).").arg(reply.label, time), true);
    } else if (reply.isIllegal) {
        marks[MarkRole::Refusal]
            = cellsNamed(*m_position, QString::fromStdString(reply.fault.english()));
        say(withFullStop(tr("It makes no legal move: %1").arg(faultWords(reply.fault))), false);
    } else {
        say(withFullStop(tr("It cannot answer: %1").arg(phraseWords(reply.fault))), false);
    }
    board().setMarks(marks);
    follow();
}

} // namespace tessera

#include "moc_askdialog.cpp"
