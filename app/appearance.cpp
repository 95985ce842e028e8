#include "app/appearance.h"

#include "view/theme/windowpalette.h"

#include <QApplication>
#include <QEvent>
#include <QStyle>
#include <QStyleFactory>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

const QString kFusion = u"fusion"_s;

} // namespace

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
    return tessera::isDark(QApplication::palette());
}

void Appearance::apply()
{
    const AppearancePreferences &preferences = m_settings.preferences().appearance;
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
    if (!keepsDesktop || m_isDark != tessera::isDark(QApplication::palette()))
        QApplication::setPalette(windowPalette(m_isDark));
    m_isApplying = false;
    m_theme = preferences.boardTheme.isEmpty() ? windowTheme
                                               : Theme::shipped(preferences.boardTheme);
    emit changed(m_theme);
}

bool Appearance::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPalette = event->type() == QEvent::ApplicationPaletteChange;
    if (watched == qApp && isPalette && !m_isApplying
        && m_settings.preferences().appearance.scheme == Scheme::System)
        QMetaObject::invokeMethod(this, &Appearance::apply, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

} // namespace tessera
