#pragma once

#include "app/settings.h"

#include "view/board/theme.h"

#include <QObject>

#ifdef TESSERA_HAS_DBUS
#include "app/schemeportal.h"
#endif

namespace tessera {

/// Decides between light and dark and applies it to the whole program: what the settings force, or
/// what the desktop says, by its palette or (GNOME) by the settings portal. Desktops that bring a
/// style of their own keep their colours unless a scheme is forced.
class Appearance final : public QObject
{
    Q_OBJECT

public:
    explicit Appearance(Settings &settings, QObject *parent = nullptr);

    /// The theme for boards and for the widgets around them.
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] bool isDark() const { return m_isDark; }

signals:
    /// The palette or the theme is another one.
    void changed(const tessera::Theme &theme);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();
    [[nodiscard]] bool desktopIsDark() const;

    Settings &m_settings;
    Theme m_theme;
    QString m_desktopStyle;
    bool m_isDark = false;
    bool m_isApplying = false;
#ifdef TESSERA_HAS_DBUS
    SchemePortal m_portal;
#endif
};

} // namespace tessera
