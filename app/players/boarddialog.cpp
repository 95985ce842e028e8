#include "app/players/boarddialog.h"

#include "app/players/positionboard.h"
#include "app/players/programdialog.h"

#include "view/widgets/heading.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/windowsize.h"
#include "view/words/errorwords.h"
#include "view/words/fullstop.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

BoardDialog::BoardDialog(const QString &folder, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_folder(folder)
    , m_list(folder)
    , m_programs(new QComboBox(this))
    , m_button(new QPushButton(this))
    , m_verdict(new Label(this))
    , m_text(new QPlainTextEdit(this))
    , m_board(new PositionBoard(theme, this))
{
    m_verdict->setWordWrap(true);
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    makeMonospaced(*m_text);
    connect(m_programs, &QComboBox::activated, this, [this](int row) {
        // What can be entered stands below the programs.
        const int entry = row - (m_programs->count() - static_cast<int>(entries().size()));
        if (entry >= 0)
            enter(entries()[static_cast<std::size_t>(entry)]);
        follow();
    });
}

BoardDialog::~BoardDialog() = default;

void BoardDialog::buildLayout(QWidget *more, QPushButton *act, QSize letters)
{
    act->setAutoDefault(false);
    auto *sides = new QHBoxLayout;
    sides->addLayout(makeLeft(more), 3);
    sides->addWidget(m_board, 2);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(act, QDialogButtonBox::ActionRole);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addLayout(sides, 1);
    column->addWidget(buttons);
    resize(sizeInLetters(*this, letters).boundedTo(roomOnScreen(*this)));
}

QBoxLayout *BoardDialog::makeLeft(QWidget *more)
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_programs, 1);
    row->addWidget(m_button);
    auto *left = new QVBoxLayout;
    left->addLayout(row);
    if (more != nullptr)
        left->addWidget(more);
    left->addWidget(m_verdict);
    left->addWidget(m_text, 1);
    return left;
}

void BoardDialog::fill(const std::string &chosen)
{
    m_programs->clear();
    for (const PlayerProgram &program : m_list.programs()) {
        const QString words = label(program);
        if (words.isEmpty())
            continue;
        m_programs->addItem(words, QString::fromStdString(program.name));
        if (program.name == chosen)
            m_programs->setCurrentIndex(m_programs->count() - 1);
    }
    for (const PlayerProgram &entry : entries())
        m_programs->addItem(entry.isAgent() ? tr("Another agent…") : tr("Another engine…"));
    follow();
}

const PlayerProgram *BoardDialog::program() const
{
    return m_list.find(m_programs->currentData().toString().toStdString());
}

void BoardDialog::enter(const PlayerProgram &program)
{
    auto *dialog = new ProgramDialog(program, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const PlayerProgram kept = m_list.keep(dialog->program());
        const auto error = m_list.save();
        fill(kept.name);
        if (error)
            say(withFullStop(errorWords(*error)), false);
    });
    dialog->open();
}

void BoardDialog::say(const QString &sentence, bool isGood)
{
    m_verdict->setText(sentence);
    QFont font = m_verdict->font();
    font.setBold(!isGood);
    m_verdict->setFont(font);
}

} // namespace tessera

#include "moc_boarddialog.cpp"
