#include "app/dialogs/preferences/filespage.h"

#include "app/settings/gamefolder.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>

namespace tessera {

using namespace Qt::StringLiterals;

FilesPage::FilesPage(Settings &settings, QWidget *parent)
    : PreferencePage({u"filesPage"_s, tr("Files"), u"folder"_s}, settings, parent)
    , m_folder(new QLineEdit(this))
{
    auto *choose = new QPushButton(tr("C&hoose…"), this);
    choose->setObjectName(u"chooseFolderButton"_s);
    choose->setAccessibleName(tr("Choose the folder for games"));
    auto *show = new QPushButton(tr("&Show in the file manager"), this);
    show->setObjectName(u"showFolderButton"_s);
    show->setAccessibleName(tr("Show the folder in the file manager"));
    auto *both = new QWidget(this);
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    both->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    row->addWidget(m_folder, 1);
    row->addWidget(choose);
    m_folder->setReadOnly(true);
    addSection(tr("Game files"));
    addRow({u"folderRow"_s, tr("&Folder"), tr("Where games are opened from first.")}, *both, m_folder);
    m_folder->setObjectName(u"folderField"_s);
    auto *buttons = new QWidget(this);
    auto *line = new QHBoxLayout(buttons);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(show);
    line->addStretch();
    addWide(*buttons);
    connect(choose, &QPushButton::clicked, this, &FilesPage::choose);
    connect(show, &QPushButton::clicked, this, [this] {
        QDesktopServices::openUrl(
            QUrl::fromLocalFile(usableGameFolder(this->settings().preferences())));
    });
    follow([this](const Preferences &now) {
        m_folder->setText(gameFolder(now));
        m_folder->setCursorPosition(0);
    });
}

void FilesPage::choose()
{
    auto *dialog = new QFileDialog(this, tr("Folder for games"), m_folder->text());
    dialog->setObjectName(u"folderDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        change([&](Preferences &chosen) { chosen.files.folder = path; });
    });
    dialog->open();
}

void FilesPage::restoreDefaults(Preferences &preferences) const
{
    preferences.files = {};
}

} // namespace tessera

#include "moc_filespage.cpp"
