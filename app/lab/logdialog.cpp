#include "app/lab/logdialog.h"

#include "view/widgets/heading.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/windowsize.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualLetters{90, 28};

} // namespace

LogDialog::LogDialog(int number, const QString &log, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"labLogDialog"_s);
    setWindowTitle(tr("Game %1: what was said").arg(number + 1));
    auto *words = new Label(
        tr("> was said to the program, < by it, and ! is from its standard error."), this);
    words->setWordWrap(true);
    auto *text = new QPlainTextEdit(log, this);
    text->setObjectName(u"labLog"_s);
    text->setAccessibleName(tr("Log"));
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setPlaceholderText(tr("No log was kept of this game."));
    makeMonospaced(*text);
    // What went wrong stands at the end.
    text->moveCursor(QTextCursor::End);
    text->moveCursor(QTextCursor::StartOfLine);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *open = buttons->addButton(tr("&Open the game"), QDialogButtonBox::ActionRole);
    open->setObjectName(u"labLogGameButton"_s);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &LogDialog::reject);
    connect(open, &QPushButton::clicked, this, [this] {
        accept();
        emit gameRequested();
    });
    auto *column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(text, 1);
    column->addWidget(buttons);
    resize(sizeInLetters(*this, kUsualLetters).boundedTo(roomOnScreen(*this)));
}

} // namespace tessera

#include "moc_logdialog.cpp"
