#pragma once

#include "app/files/configurations.h"

#include <QObject>

#include <functional>

class QWidget;

namespace tessera {

/// Saves a set-up as its game's own configuration file with the layout beside it, or the layout alone, where a
/// person wants it; asks before another file is changed than the one that was chosen.
class SetupSaver final : public QObject
{
    Q_OBJECT

public:
    /// `entry` must have configuration files; `current` tells what is to be saved; dialogs open over `parent`.
    SetupSaver(const GameEntry &entry, std::function<GameSetup()> current, QWidget *parent);

    /// Lets a file be chosen.
    void browse();
    /// Saves to a file: one whose name ends in `.txt` is a layout alone. False when it could not be saved, or not
    /// yet.
    bool save(const QString &path);

signals:
    /// Empty `good`: the error says why not.
    void told(const QString &good, const QString &error);

private:
    bool write(const QString &path);
    bool tell(const std::optional<Error> &error, const QString &good);
    void askToOverwrite(const QStringList &names, const QString &path);
    [[nodiscard]] QWidget *window() const;

    const GameEntry &m_entry;
    std::function<GameSetup()> m_current;
};

} // namespace tessera
