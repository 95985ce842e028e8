#include "app/dialogs/newgame/presetmenu.h"

#include "app/settings/settings.h"

#include <QInputDialog>
#include <QMenu>

namespace tessera {

using namespace Qt::StringLiterals;

PresetMenu::PresetMenu(Settings &settings, std::function<GameSetup()> current, QWidget *parent)
    : QPushButton(tr("Presets"), parent)
    , m_settings(settings)
    , m_current(std::move(current))
    , m_menu(new QMenu(this))
{
    setObjectName(u"presetsButton"_s);
    setAccessibleName(tr("Presets"));
    setToolTip(tr("Keep this set-up under a name, or take one that was kept"));
    setAutoDefault(false);
    m_menu->setObjectName(u"presetsMenu"_s);
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &PresetMenu::fill);
}

void PresetMenu::fill()
{
    m_menu->clear();
    const std::string game = m_current().game;
    const QStringList names = m_settings.presetNames(game);
    for (const QString &name : names) {
        QAction *take = m_menu->addAction(QString(name).replace(u'&', u"&&"_s));
        connect(take, &QAction::triggered, this, [this, game, name] {
            if (const auto setup = m_settings.preset(game, name))
                emit chosen(*setup);
        });
    }
    m_menu->addSeparator();
    m_menu->addAction(tr("Save as preset…"), this, &PresetMenu::askForName);
    QMenu *removal = m_menu->addMenu(tr("Remove"));
    removal->setEnabled(!names.isEmpty());
    for (const QString &name : names) {
        removal->addAction(QString(name).replace(u'&', u"&&"_s), this, [this, game, name] {
            m_settings.removePreset(game, name);
        });
    }
}

void PresetMenu::askForName()
{
    auto *dialog = new QInputDialog(this);
    dialog->setObjectName(u"presetNameDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save as preset"));
    dialog->setLabelText(tr("Name of the preset:"));
    dialog->setOkButtonText(tr("Save"));
    connect(dialog, &QInputDialog::textValueSelected, this, &PresetMenu::save);
    dialog->open();
}

void PresetMenu::save(const QString &name)
{
    if (name.trimmed().isEmpty())
        return;
    m_settings.savePreset(name.trimmed(), m_current());
    emit saved();
}

} // namespace tessera

#include "moc_presetmenu.cpp"
