#pragma once

#include "app/settings/settings.h"

#include "view/theme/theme.h"
#include "view/widgets/plaintext.h"

#include <QFont>
#include <QObject>

#include <optional>

#ifdef TESSERA_HAS_DBUS
#include "app/desktop/desktopportal.h"
#endif

namespace tessera {

/// Decides between light and dark and applies it to the whole program: what the settings force, or
/// what the desktop says, by its palette or (GNOME) by the settings portal. Desktops that bring a
/// style of their own keep their colours unless a scheme is forced. Sets the size of texts too,
/// keeps tool tips plain, and tells the settings whether the desktop wants things to keep still.
class Appearance final : public QObject
{
    Q_OBJECT

public:
    /// `forced` holds instead of the scheme of the settings, which stays as it is.
    explicit Appearance(
        Settings &settings, std::optional<Scheme> forced = std::nullopt, QObject *parent = nullptr);

    /// Texts have the desktop's size again.
    ~Appearance() override;

    /// The theme for boards and for the widgets around them.
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] bool isDark() const { return m_isDark; }

signals:
    /// The theme is another one. Palette and font are the application's, which tells all widgets.
    void changed(const tessera::Theme &theme);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();
    void applyTextSize();
    void applyPalette();
    void followDesktop();
    [[nodiscard]] Scheme scheme() const;
    [[nodiscard]] bool desktopIsDark() const;

    const PlainTips m_plainTips;
    Settings &m_settings;
    std::optional<Scheme> m_forced;
    Theme m_theme;
    QString m_desktopStyle;
    QFont m_desktopFont;
    /// What was applied last; nothing when the desktop has changed since.
    std::optional<Scheme> m_applied;
    /// The style is ours and not the desktop's.
    bool m_hasOwnStyle = false;
    bool m_isDark = false;
    bool m_isApplying = false;
#ifdef TESSERA_HAS_DBUS
    DesktopPortal m_portal;
#endif
};

} // namespace tessera
