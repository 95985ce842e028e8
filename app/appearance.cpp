#include "app/appearance.h"

#include <QApplication>
#include <QEvent>
#include <QStyle>
#include <QStyleFactory>

#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

const QString kFusion = u"fusion"_s;

bool isDarkPalette(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::Text).lightness();
}

/// `share` of `other` in `colour`, from 0 to 1.
QColor mixed(const QColor &colour, const QColor &other, double share)
{
    const auto mix = [share](int one, int two) {
        return static_cast<int>(std::lround(one + (two - one) * share));
    };
    return QColor(
        mix(colour.red(), other.red()),
        mix(colour.green(), other.green()),
        mix(colour.blue(), other.blue()));
}

} // namespace

QPalette windowPalette(const Theme &theme)
{
    const QColor window = theme.colour(ThemeRole::Backdrop);
    const QColor text = theme.colour(ThemeRole::Text);
    const QColor dim = theme.colour(ThemeRole::DimText);
    const QColor accent = theme.colour(ThemeRole::ClockRunning);
    const QColor onAccent = theme.colour(ThemeRole::ClockText);
    const QColor base = theme.isDark() ? mixed(window, Qt::black, 0.25) : QColor(Qt::white);
    const QColor tip = mixed(window, accent, 0.14);

    QPalette palette(mixed(window, text, theme.isDark() ? 0.08 : 0.03), window);
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, mixed(window, text, 0.07));
    palette.setColor(QPalette::Mid, mixed(window, text, 0.25));
    palette.setColor(QPalette::ToolTipBase, tip);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, onAccent);
    palette.setColor(QPalette::Link, theme.isDark() ? mixed(accent, Qt::white, 0.5) : accent);
    palette.setColor(QPalette::BrightText, onAccent);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, text);
        palette.setColor(QPalette::Disabled, role, mixed(text, window, 0.6));
    }
    palette.setColor(QPalette::PlaceholderText, dim);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, mixed(window, text, 0.25));
    return palette;
}

Appearance::Appearance(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_desktopStyle(QApplication::style()->name())
{
    apply();
#ifdef TESSERA_HAS_DBUS
    connect(&m_portal, &SchemePortal::changed, this, &Appearance::apply);
#endif
    connect(&settings, &Settings::preferencesChanged, this, &Appearance::apply);
    qApp->installEventFilter(this);
}

bool Appearance::desktopIsDark() const
{
#ifdef TESSERA_HAS_DBUS
    if (m_portal.isDark())
        return *m_portal.isDark();
#endif
    return isDarkPalette(QApplication::palette());
}

void Appearance::apply()
{
    const Preferences &preferences = m_settings.preferences();
    const bool isForced = preferences.scheme != Scheme::System;
    const bool keepsDesktop = !isForced && m_desktopStyle != kFusion;
    m_isApplying = true;
    if (!isForced)
        QApplication::setPalette(QPalette());
    m_isDark = isForced ? preferences.scheme == Scheme::Dark : desktopIsDark();
    const QString usual = m_isDark ? u"slate-dark"_s : u"slate"_s;
    const Theme windowTheme = Theme::shipped(usual);
    const QString style = keepsDesktop ? m_desktopStyle : kFusion;
    if (QApplication::style()->name() != style)
        QApplication::setStyle(QStyleFactory::create(style));
    if (!keepsDesktop || m_isDark != isDarkPalette(QApplication::palette()))
        QApplication::setPalette(windowPalette(windowTheme));
    m_isApplying = false;
    m_theme = preferences.boardTheme.isEmpty() ? windowTheme
                                               : Theme::shipped(preferences.boardTheme);
    emit changed(m_theme);
}

bool Appearance::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPalette = event->type() == QEvent::ApplicationPaletteChange;
    if (watched == qApp && isPalette && !m_isApplying
        && m_settings.preferences().scheme == Scheme::System)
        QMetaObject::invokeMethod(this, &Appearance::apply, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

} // namespace tessera
