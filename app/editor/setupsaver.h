#pragma once

#include "app/files/configurations.h"

#include <QObject>

#include <functional>

class QWidget;

namespace tessera {

/// Saves a set-up as its game's own configuration file with the layout beside it, or only the layout, where the person
/// wants it; asks before changing a file other than the chosen one.
class SetupSaver final : public QObject
{
    Q_OBJECT

public:
    /// `entry` must have configuration files; `current` gives the set-up to save; dialogs open over `parent`.
    SetupSaver(const GameEntry &entry, std::function<GameSetup()> current, QWidget *parent);

    /// Asks for a file.
    void browse();
    /// Saves to a file; one whose name ends in `.txt` is only a layout. Returns false when it could not be saved, or
    /// not yet.
    bool save(const QString &path);

signals:
    /// Reports success by `good`; if that is empty, `error` says why it failed.
    void told(const QString &good, const QString &error);

private:
    /// Says so where the layout alone would be opened as another start.
    bool saveLayout(const QString &path);
    bool write(const QString &path);
    bool tell(const std::optional<Error> &error, const QString &good);
    void askToOverwrite(const QStringList &names, const QString &path);
    [[nodiscard]] QWidget *window() const;

    const GameEntry &m_entry;
    std::function<GameSetup()> m_current;
};

} // namespace tessera
