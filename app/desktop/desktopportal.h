#pragma once

#include <QDBusVariant>
#include <QObject>

#include <optional>

namespace tessera {

/// Asks the desktop's settings portal for dark windows and reduced motion, and listens for changes; before Qt 6.5, this
/// is the only way to learn of GNOME's "Dark" and "Animations" switches. Silent where there is no portal.
class DesktopPortal final : public QObject
{
    Q_OBJECT

public:
    explicit DesktopPortal(QObject *parent = nullptr);

    /// The portal's preference; empty without one.
    [[nodiscard]] std::optional<bool> isDark() const { return m_isDark; }
    /// Whether animations are switched off on the desktop.
    [[nodiscard]] bool reducesMotion() const { return m_reducesMotion; }

signals:
    void changed();

private slots:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void ask(const QString &group, const QString &key);
    void hear(const QString &key, const QVariant &value);

    std::optional<bool> m_isDark;
    bool m_reducesMotion = false;
};

} // namespace tessera
