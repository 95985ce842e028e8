#include "app/players/askdialog.h"

#include "app/dialogs/plainbuttons.h"
#include "app/players/namedcells.h"
#include "app/players/positionboard.h"
#include "app/players/programdialog.h"

#include "controller/board/movemarks.h"
#include "view/widgets/heading.h"
#include "view/words/fullstop.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWidthInLetters = 120;
constexpr int kHeightInLines = 32;
constexpr int kEngine = 1;
constexpr int kAgent = 2;

} // namespace

AskDialog::AskDialog(const QString &folder, AskedPosition asked, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_list(folder)
    , m_asked(std::move(asked))
    , m_position(m_asked.reached())
    , m_programs(new QComboBox(this))
    , m_ask(new QPushButton(tr("&Ask"), this))
    , m_verdict(new QLabel(this))
    , m_log(new QPlainTextEdit(this))
    , m_board(new PositionBoard(theme, this))
    , m_keep(new QPushButton(tr("Add as a &variation"), this))
{
    setObjectName(u"askDialog"_s);
    setWindowTitle(tr("What would it play here?"));
    buildLayout();
    m_board->setGame(m_asked.entry->info());
    m_board->show(*m_position);
    connect(m_programs, &QComboBox::activated, this, [this](int row) {
        const int kind = m_programs->itemData(row, Qt::UserRole + 1).toInt();
        if (kind != 0)
            enter(kind == kAgent ? PlayerProgram::Kind::Agent : PlayerProgram::Kind::Ugi);
        follow();
    });
    connect(m_ask, &QPushButton::clicked, this, &AskDialog::ask);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        emit variationWanted(*m_move);
        accept();
    });
    fill();
    const QSize wanted(
        kWidthInLetters * fontMetrics().averageCharWidth(), kHeightInLines * fontMetrics().height());
    resize(wanted.boundedTo(screen()->availableSize()));
}

AskDialog::~AskDialog() = default;

void AskDialog::buildLayout()
{
    m_programs->setObjectName(u"askProgram"_s);
    m_programs->setAccessibleName(tr("Program"));
    m_ask->setObjectName(u"askButton"_s);
    m_ask->setAccessibleName(tr("Ask"));
    m_ask->setDefault(true);
    m_keep->setObjectName(u"askVariationButton"_s);
    m_keep->setAutoDefault(false);
    m_verdict->setObjectName(u"askVerdict"_s);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_log->setObjectName(u"askLog"_s);
    m_log->setAccessibleName(tr("What was said"));
    m_log->setReadOnly(true);
    m_log->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_log->setPlaceholderText(tr("It is started, told the game up to this position, and asked for "
                                 "its move. What it says and "
                                 "prints stands here."));
    makeMonospaced(*m_log);
    auto *row = new QHBoxLayout;
    row->addWidget(m_programs, 1);
    row->addWidget(m_ask);
    auto *left = new QVBoxLayout;
    left->addLayout(row);
    left->addWidget(m_verdict);
    left->addWidget(m_log, 1);
    auto *sides = new QHBoxLayout;
    sides->addLayout(left, 3);
    sides->addWidget(m_board, 2);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_keep, QDialogButtonBox::ActionRole);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &AskDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addLayout(sides, 1);
    column->addWidget(buttons);
}

void AskDialog::fill(const std::string &chosen)
{
    const GameInfo &game = m_asked.entry->info();
    m_programs->clear();
    for (const PlayerProgram &program : m_list.programs()) {
        if (!program.plays(game.id))
            continue;
        const QString name = QString::fromStdString(program.name);
        m_programs->addItem(name, name);
        if (program.name == chosen)
            m_programs->setCurrentIndex(m_programs->count() - 1);
    }
    m_programs->addItem(tr("Another engine…"));
    m_programs->setItemData(m_programs->count() - 1, kEngine, Qt::UserRole + 1);
    if (game.hasAgents) {
        m_programs->addItem(tr("Another agent…"));
        m_programs->setItemData(m_programs->count() - 1, kAgent, Qt::UserRole + 1);
    }
    follow();
}

const PlayerProgram *AskDialog::program() const
{
    return m_list.find(m_programs->currentData().toString().toStdString());
}

void AskDialog::follow()
{
    m_programs->setEnabled(m_question == nullptr);
    m_ask->setEnabled(m_question == nullptr && program() != nullptr);
    m_keep->setEnabled(m_move.has_value());
    if (program() == nullptr)
        say(tr("Choose an engine or an agent first."), true);
}

void AskDialog::enter(PlayerProgram::Kind kind)
{
    PlayerProgram program;
    program.kind = kind;
    program.game = m_asked.entry->info().id;
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

void AskDialog::ask()
{
    const PlayerProgram *asked = program();
    if (asked == nullptr || m_question)
        return;
    m_move.reset();
    m_log->clear();
    m_board->setMarks({});
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
    m_log->setPlainText(reply.transcript.join(u'\n'));
    m_log->moveCursor(QTextCursor::End);
    BoardMarks marks;
    constexpr double kSecond = 1000;
    if (reply.move) {
        markHint(*m_position, std::vector{*reply.move}, 0, marks);
        const QString time
            = QLocale().toString(static_cast<double>(reply.elapsed.count()) / kSecond, 'f', 2);
        say(tr("It would play %1, after %2 s.").arg(reply.label, time), true);
    } else if (reply.isIllegal) {
        marks[MarkRole::Refusal] = cellsNamed(*m_position, reply.fault);
        say(withFullStop(tr("It makes no legal move: %1").arg(reply.fault)), false);
    } else {
        say(withFullStop(tr("It cannot answer: %1").arg(reply.fault)), false);
    }
    m_board->setMarks(marks);
    follow();
}

void AskDialog::say(const QString &sentence, bool isGood)
{
    m_verdict->setText(sentence);
    QFont font = m_verdict->font();
    font.setBold(!isGood);
    m_verdict->setFont(font);
}

} // namespace tessera
