#include "app/dialogs/newgame/configurationbar.h"

#include <QFileDialog>
#include <QGridLayout>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

ConfigurationBar::ConfigurationBar(
    const GameEntry &entry, std::function<GameSetup()> current, QWidget *parent)
    : QWidget(parent)
    , m_entry(entry)
    , m_current(std::move(current))
    , m_good(new QLabel(this))
    , m_asInFile(makeButton(
          u"asInFileButton"_s, tr("As in the file"), tr("Take the layout as the file has it")))
{
    setObjectName(u"configurationBar"_s);
    QPushButton *open
        = makeButton(u"openConfigButton"_s, tr("Open…"), tr("Open a configuration file"));
    QPushButton *layout
        = makeButton(u"openLayoutButton"_s, tr("Open layout…"), tr("Open a start layout"));
    QPushButton *save
        = makeButton(u"saveConfigButton"_s, tr("Save…"), tr("Save a configuration file"));
    m_fault = new FaultLabel(*open);
    m_good->setObjectName(u"configurationNote"_s);
    m_good->setWordWrap(true);
    m_good->setTextFormat(Qt::PlainText);
    m_good->hide();
    m_asInFile->hide();
    connect(m_asInFile, &QPushButton::clicked, this, [this] {
        emit opened(m_inFile);
        tell({}, tr("The layout stands as in the file."));
    });
    connect(open, &QPushButton::clicked, this, [this] {
        browse(
            tr("Open a configuration"),
            tr("Configurations (*.json);;All files (*)"),
            &ConfigurationBar::openConfiguration);
    });
    connect(layout, &QPushButton::clicked, this, [this] {
        browse(
            tr("Open a layout"),
            tr("Layouts (*.txt);;All files (*)"),
            &ConfigurationBar::openLayout);
    });
    connect(save, &QPushButton::clicked, this, &ConfigurationBar::browseToSave);
    auto *row = new QHBoxLayout;
    row->addWidget(open);
    row->addWidget(layout);
    row->addWidget(save);
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_good);
    column->addWidget(m_asInFile, 0, Qt::AlignLeft);
    column->addWidget(m_fault);
}

QPushButton *ConfigurationBar::makeButton(
    const QString &name, const QString &text, const QString &words)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAccessibleName(words);
    button->setToolTip(words);
    button->setAutoDefault(false);
    return button;
}

void ConfigurationBar::browse(
    const QString &title, const QString &filter, bool (ConfigurationBar::*use)(const QString &))
{
    auto *dialog = new QFileDialog(this, title, {}, filter);
    dialog->setObjectName(u"openFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setOption(QFileDialog::ReadOnly);
    connect(dialog, &QFileDialog::fileSelected, this, use);
    dialog->open();
}

void ConfigurationBar::browseToSave()
{
    auto *dialog = new QFileDialog(
        this, tr("Save the configuration"), {}, tr("Configurations (*.json);;All files (*)"));
    dialog->setObjectName(u"saveFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"json"_s);
    dialog->selectFile(u"config.json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &ConfigurationBar::saveConfiguration);
    dialog->open();
}

bool ConfigurationBar::openConfiguration(const QString &path)
{
    return take(readConfiguredSetup(m_entry, path), path);
}

bool ConfigurationBar::openLayout(const QString &path)
{
    return take(readLayoutSetup(m_entry, m_current(), path), path);
}

bool ConfigurationBar::take(const Result<ConfiguredSetup> &read, const QString &path)
{
    if (!read)
        return tell(read.error(), {});
    emit opened(playableSetup(*read));
    QStringList words{tr("Opened %1").arg(path)};
    if (read->turnedStart)
        words << turnedLayoutWords();
    tell({}, (words + read->warnings).join(u'\n'));
    m_inFile = read->setup;
    m_asInFile->setVisible(read->turnedStart.has_value());
    return true;
}

bool ConfigurationBar::saveConfiguration(const QString &path)
{
    const auto names = filesToOverwrite(m_entry, m_current(), path);
    if (!names)
        return tell(names.error(), {});
    if (names->isEmpty())
        return save(path);
    askToOverwrite(*names, path);
    return false;
}

void ConfigurationBar::askToOverwrite(const QStringList &names, const QString &path)
{
    auto *box = new QMessageBox(
        QMessageBox::Question,
        tr("Save the configuration"),
        tr("%1 is there already, and is not the same. Overwrite it?")
            .arg(QLocale().createSeparatedList(names)),
        QMessageBox::Cancel,
        this);
    box->setObjectName(u"overwriteBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("A configuration keeps its layout in a file of its own beside it."));
    QPushButton *overwrite = box->addButton(tr("Overwrite"), QMessageBox::AcceptRole);
    overwrite->setObjectName(u"overwriteButton"_s);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(overwrite, &QPushButton::clicked, this, [this, path] { save(path); });
    box->open();
}

bool ConfigurationBar::save(const QString &path)
{
    return tell(
        writeConfiguredSetup(m_entry, m_current(), path),
        tr("Saved %1, and its layout beside it").arg(path));
}

bool ConfigurationBar::tell(const std::optional<Error> &error, const QString &good)
{
    m_fault->setFault(error ? QString::fromStdString(error->sentence()) : QString());
    m_good->setText(good);
    m_good->setVisible(!error);
    m_asInFile->hide();
    emit told();
    return !error;
}

} // namespace tessera
