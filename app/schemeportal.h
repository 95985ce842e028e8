#pragma once

#include <QDBusVariant>
#include <QObject>

#include <optional>

namespace tessera {

/// Asks the desktop's settings portal whether windows shall be dark, and listens for changes: the
/// only way to hear of the "Dark" switch of GNOME before Qt 6.5. Silent where there is no portal.
class SchemePortal final : public QObject
{
    Q_OBJECT

public:
    explicit SchemePortal(QObject *parent = nullptr);

    /// What the portal says; nothing while it has no preference.
    [[nodiscard]] std::optional<bool> isDark() const { return m_isDark; }

signals:
    void changed();

private slots:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void ask();
    void hear(const QVariant &value);

    std::optional<bool> m_isDark;
};

} // namespace tessera
