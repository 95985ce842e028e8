#include "app/players/pathfield.h"

#include "model/foreign/shellword.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>

namespace tessera {

using namespace Qt::StringLiterals;

PathField::PathField(Offers offers, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_field(new QLineEdit(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_field, 1);
    if (offers != Offers::Folders)
        addButton(tr("File…"), name + u"FileButton"_s, false);
    if (offers != Offers::Files)
        addButton(tr("Folder…"), name + u"FolderButton"_s, true);
    setFocusProxy(m_field);
}

void PathField::addButton(const QString &text, const QString &name, bool isFolder)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, isFolder] { choose(isFolder); });
    layout()->addWidget(button);
}

void PathField::invite(const QString &words)
{
    m_field->setPlaceholderText(words);
    // The frame and the margins of the text are about two letters on each side.
    const QFontMetrics metrics = m_field->fontMetrics();
    m_field->setMinimumWidth(metrics.horizontalAdvance(words) + 4 * metrics.averageCharWidth());
}

void PathField::choose(bool isFolder)
{
    const QString before = QFileInfo(m_field->text()).absolutePath();
    auto *dialog
        = new QFileDialog(this, isFolder ? tr("Choose a folder") : tr("Choose a file"), before);
    dialog->setObjectName(u"programFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(isFolder ? QFileDialog::Directory : QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        const bool isPlain = !path.contains(u' ') && !path.contains(u'\'');
        m_field->setText(
            m_writesCommands && !isPlain ? QString::fromStdString(shellWord(path.toStdString()))
                                         : path);
        emit chosen();
    });
    dialog->open();
}

} // namespace tessera

#include "moc_pathfield.cpp"
