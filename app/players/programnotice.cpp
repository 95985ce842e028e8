#include "app/players/programnotice.h"

#include "app/board/boardpage.h"
#include "app/players/namedcells.h"
#include "app/players/programwords.h"

#include "view/theme/icons.h"
#include "view/widgets/heading.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/windowsize.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

const QString kMatter = u"program"_s;
/// The level that takes over.
constexpr int kSubstitute = 5;
constexpr QSize kLogLetters{90, 28};

} // namespace

ProgramNotice::ProgramNotice(GameSession &session, MessageBar &bar, BoardPage &board, QWidget *parent)
    : QObject(parent)
    , m_session(session)
    , m_bar(bar)
    , m_board(board)
{
    connect(&session.match, &MatchController::programBroke, this, &ProgramNotice::show);
    connect(&session.match, &MatchController::pausedChanged, this, [this](bool isPaused) {
        if (!isPaused)
            forget();
    });
    connect(&session.model, &GameModel::begun, this, &ProgramNotice::forget);
    connect(&session.model, &GameModel::ended, this, &ProgramNotice::forget);
}

void ProgramNotice::forget()
{
    m_bar.withdraw(kMatter);
    m_board.endFault();
}

void ProgramNotice::show(Player player, const PlayerTrouble &trouble)
{
    MatchController &match = m_session.match;
    const QString name = match.seatName(player);
    const bool isAgainstPerson = !m_session.model.people().empty();
    BarMessage message;
    message.matter = kMatter;
    message.icon = icon(u"warning"_s);
    message.text = troubleWords(name, trouble);
    message.choices
        = {{tr("Start it again"), u"restartProgramButton"_s, [&match] { match.restartProgram(); }},
           {tr("Let level %1 play on").arg(kSubstitute),
            u"playOnButton"_s,
            [&match, player] { match.playOnFor(player, kSubstitute); }},
           {isAgainstPerson ? tr("Claim the game") : tr("End the game"),
            u"endForButton"_s,
            [&match, player] { match.endFor(player); }},
           {tr("Show log"), u"programLogButton"_s, [this, player, trouble] {
                // Whoever has chosen this has still to decide.
                show(player, trouble);
                showLog(player);
            }}};
    m_bar.showMessage(message);
    if (trouble.reason == EndReason::IllegalMove)
        m_board.showFault(cellsNamed(
            m_session.model.position(), QString::fromStdString(trouble.sentence.english())));
}

void ProgramNotice::showLog(Player player)
{
    delete m_log;
    auto *page = qobject_cast<QWidget *>(parent());
    m_log = new QDialog(page);
    m_log->setObjectName(u"programLog"_s);
    m_log->setAttribute(Qt::WA_DeleteOnClose);
    m_log->setWindowTitle(tr("Conversation with %1").arg(m_session.match.seatName(player)));
    auto *text = new QPlainTextEdit(m_log);
    text->setReadOnly(true);
    text->setAccessibleName(tr("What was said"));
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    makeMonospaced(*text);
    text->setPlainText(m_session.match.programLog(player).join(u'\n'));
    text->moveCursor(QTextCursor::End);
    text->moveCursor(QTextCursor::StartOfLine);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, m_log);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, m_log, &QDialog::reject);
    auto *column = new QVBoxLayout(m_log);
    column->addWidget(text);
    column->addWidget(buttons);
    m_log->resize(sizeInLetters(*m_log, kLogLetters).boundedTo(roomOnScreen(*m_log)));
    m_log->show();
}

} // namespace tessera

#include "moc_programnotice.cpp"
