#include "app/dialogs/newgame/configurationbar.h"

#include "app/editor/setupsaver.h"
#include "view/widgets/plaintext.h"
#include "view/words/errorwords.h"

#include <QFileDialog>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

ConfigurationBar::ConfigurationBar(
    const GameEntry &entry, std::function<GameSetup()> current, QWidget *parent)
    : QWidget(parent)
    , m_entry(entry)
    , m_current(std::move(current))
    , m_saver(new SetupSaver(entry, m_current, this))
    , m_good(new Label(this))
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
    connect(save, &QPushButton::clicked, m_saver, &SetupSaver::browse);
    connect(m_saver, &SetupSaver::told, this, &ConfigurationBar::say);
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
    return m_saver->save(path);
}

bool ConfigurationBar::tell(const std::optional<Error> &error, const QString &good)
{
    say(good, error ? errorWords(*error) : QString());
    return !error;
}

void ConfigurationBar::say(const QString &good, const QString &error)
{
    m_fault->setFault(error);
    m_good->setText(good);
    m_good->setVisible(error.isEmpty());
    m_asInFile->hide();
    emit told();
    if (error.isEmpty())
        emit filed();
}

} // namespace tessera

#include "moc_configurationbar.cpp"
