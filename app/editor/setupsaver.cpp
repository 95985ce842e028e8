#include "app/editor/setupsaver.h"

#include "view/words/errorwords.h"

#include <QFileDialog>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The text of the start, the same however it was written.
std::string startText(const GameEntry &entry, const GameSetup &setup)
{
    if (!setup.start)
        return entry.game->start(setup.options)->text();
    const auto position = entry.game->parsePosition(*setup.start, setup.options);
    return position ? (*position)->text() : std::string();
}

} // namespace

SetupSaver::SetupSaver(const GameEntry &entry, std::function<GameSetup()> current, QWidget *parent)
    : QObject(parent)
    , m_entry(entry)
    , m_current(std::move(current))
{}

QWidget *SetupSaver::window() const
{
    return qobject_cast<QWidget *>(parent());
}

void SetupSaver::browse()
{
    auto *dialog = new QFileDialog(
        window(),
        tr("Save the configuration"),
        {},
        tr("Configurations and their layouts (*.json);;Layouts alone (*.txt);;All files (*)"));
    dialog->setObjectName(u"saveFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"json"_s);
    dialog->selectFile(u"config.json"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(u"*.txt"_s) ? u"txt"_s : u"json"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, &SetupSaver::save);
    dialog->open();
}

bool SetupSaver::save(const QString &path)
{
    if (path.endsWith(u".txt"_s, Qt::CaseInsensitive))
        return saveLayout(path);
    const auto names = filesToOverwrite(m_entry, m_current(), path);
    if (!names)
        return tell(names.error(), {});
    if (names->isEmpty())
        return write(path);
    askToOverwrite(*names, path);
    return false;
}

bool SetupSaver::saveLayout(const QString &path)
{
    const GameSetup setup = m_current();
    if (const auto error = writeLayout(m_entry, setup, path))
        return tell(error, {});
    QString words = tr("Saved the layout %1").arg(path);
    const auto again = readLayoutSetup(m_entry, setup, path);
    if (!again || startText(m_entry, again->setup) != startText(m_entry, setup))
        words += u'\n'
                 + tr("Alone it is opened on the usual board: only a configuration (.json) keeps "
                      "the size, and where pawns are promoted.");
    return tell(std::nullopt, words);
}

void SetupSaver::askToOverwrite(const QStringList &names, const QString &path)
{
    auto *box = new QMessageBox(
        QMessageBox::Question,
        tr("Save the configuration"),
        tr("%1 is there already, and is not the same. Overwrite it?")
            .arg(QLocale().createSeparatedList(names)),
        QMessageBox::Cancel,
        window());
    box->setObjectName(u"overwriteBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("A configuration keeps its layout, and pictures of pieces, in files "
                               "of their own beside it."));
    QPushButton *overwrite = box->addButton(tr("Overwrite"), QMessageBox::AcceptRole);
    overwrite->setObjectName(u"overwriteButton"_s);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(overwrite, &QPushButton::clicked, this, [this, path] { write(path); });
    box->open();
}

bool SetupSaver::write(const QString &path)
{
    return tell(
        writeConfiguredSetup(m_entry, m_current(), path),
        tr("Saved %1, and its layout beside it").arg(path));
}

bool SetupSaver::tell(const std::optional<Error> &error, const QString &good)
{
    if (error)
        emit told({}, errorWords(*error));
    else
        emit told(good, {});
    return !error;
}

} // namespace tessera

#include "moc_setupsaver.cpp"
