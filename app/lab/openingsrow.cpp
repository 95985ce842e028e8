#include "app/lab/openingsrow.h"

#include "view/widgets/plaintext.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace tessera {

using namespace Qt::StringLiterals;

OpeningsRow::OpeningsRow(QWidget *parent)
    : QWidget(parent)
    , m_choose(new QPushButton(tr("From a &file…"), this))
    , m_usual(new QPushButton(tr("The &program's"), this))
    , m_words(new Label(this))
{
    m_choose->setObjectName(u"labOpeningsButton"_s);
    m_choose->setAccessibleName(tr("Openings from a file"));
    m_usual->setObjectName(u"labUsualOpeningsButton"_s);
    m_usual->setAccessibleName(tr("The program's openings"));
    m_words->setWordWrap(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_words, 1);
    for (QPushButton *button : {m_usual, m_choose}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    connect(m_choose, &QPushButton::clicked, this, &OpeningsRow::choose);
    connect(m_usual, &QPushButton::clicked, this, [this] { setFile({}); });
    follow();
}

void OpeningsRow::setFile(const QString &file)
{
    m_file = file;
    follow();
}

void OpeningsRow::setFree(bool isFree)
{
    m_isFree = isFree;
    follow();
}

void OpeningsRow::follow()
{
    m_choose->setEnabled(m_isFree);
    m_usual->setVisible(m_isFree && !m_file.isEmpty());
    m_words->setText(
        !m_isFree          ? tr("The usual start: agents know no other")
        : m_file.isEmpty() ? tr("Those of the program")
                           : QFileInfo(m_file).fileName());
}

void OpeningsRow::choose()
{
    auto *dialog = new QFileDialog(this, tr("Openings"), {}, tr("Openings (*.txt);;All files (*)"));
    dialog->setObjectName(u"openingsDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &OpeningsRow::setFile);
    dialog->open();
}

} // namespace tessera

#include "moc_openingsrow.cpp"
