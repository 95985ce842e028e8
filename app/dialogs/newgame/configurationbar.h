#pragma once

#include "app/files/configurations.h"
#include "view/widgets/faultlabel.h"

#include "model/search/engine/gameentry.h"
#include "model/session/gamesetup.h"

#include <QWidget>

#include <functional>

class QPushButton;

namespace tessera {

class SetupSaver;

/// Opens and saves a set-up as the game's own configuration file, and opens start layouts. Errors are shown below the
/// buttons, and change nothing else.
class ConfigurationBar final : public QWidget
{
    Q_OBJECT

public:
    /// `entry` must have configuration files; `current` gives the form's present set-up.
    ConfigurationBar(
        const GameEntry &entry, std::function<GameSetup()> current, QWidget *parent = nullptr);

    /// Opens the chosen file; returns whether that succeeded.
    bool openConfiguration(const QString &path);
    bool openLayout(const QString &path);
    /// Saves to the chosen file. Asks first, without saving, if another file would be changed.
    bool saveConfiguration(const QString &path);

signals:
    void opened(const tessera::GameSetup &setup);
    /// A message is shown below the buttons.
    void told();
    /// The set-up was opened from a file, or saved to one.
    void filed();

private:
    [[nodiscard]] QPushButton *makeButton(
        const QString &name, const QString &text, const QString &words);
    void browse(
        const QString &title, const QString &filter, bool (ConfigurationBar::*use)(const QString &));
    bool take(const Result<ConfiguredSetup> &read, const QString &path);
    bool tell(const std::optional<Error> &error, const QString &good);
    void say(const QString &good, const QString &error);

    const GameEntry &m_entry;
    std::function<GameSetup()> m_current;
    SetupSaver *m_saver;
    QLabel *m_good;
    QPushButton *m_asInFile;
    /// The set-up that the message offers.
    GameSetup m_inFile;
    FaultLabel *m_fault;
};

} // namespace tessera
