#include "app/settings/appearance.h"

#include "view/theme/windowpalette.h"
#include "view/widgets/windowstyle.h"

#include <QApplication>
#include <QEvent>
#include <QStyle>
#include <QStyleFactory>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

const QString kFusion = u"fusion"_s;
/// The boards that go with windows of high contrast.
const QString kHighContrast = u"high-contrast"_s;

} // namespace

Appearance::Appearance(Settings &settings, std::optional<Scheme> forced, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_forced(forced)
    , m_desktopStyle(QApplication::style()->name())
    , m_desktopFont(QApplication::font())
{
    apply();
#ifdef TESSERA_HAS_DBUS
    connect(&m_portal, &DesktopPortal::changed, this, &Appearance::followDesktop);
#endif
    connect(&settings, &Settings::preferencesChanged, this, &Appearance::apply);
    qApp->installEventFilter(this);
}

Appearance::~Appearance()
{
    QApplication::setFont(m_desktopFont);
}

Scheme Appearance::scheme() const
{
    return m_forced.value_or(m_settings.preferences().appearance.scheme);
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
    const Theme before = m_theme;
    m_isApplying = true;
    applyTextSize();
    if (m_applied != scheme())
        applyPalette();
    m_applied = scheme();
    m_isApplying = false;
    const QString &board = m_settings.preferences().appearance.boardTheme;
    const bool isHighContrast = scheme() == Scheme::HighContrast;
    m_theme = Theme::fitting(board.isEmpty() && isHighContrast ? kHighContrast : board, m_isDark);
    m_theme.setPieceStyle(m_settings.preferences().appearance.pieces);
    m_theme.setLargeCursor(m_settings.preferences().accessibility.hasLargeCursor);
    if (m_settings.preferences().accessibility.hasThickMarks)
        m_theme.thickenShapes();
    if (m_theme != before)
        emit changed(m_theme);
}

void Appearance::applyTextSize()
{
    const int percent = m_settings.preferences().appearance.textPercent;
    QFont font = m_desktopFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * percent / 100);
    else
        font.setPixelSize(font.pixelSize() * percent / 100);
    if (font != QApplication::font())
        QApplication::setFont(font);
}

void Appearance::applyPalette()
{
    const bool isForced = scheme() != Scheme::System;
    const bool isHighContrast = scheme() == Scheme::HighContrast;
    const bool keepsDesktop = !isForced && m_desktopStyle != kFusion;
    // The desktop's own palette is only visible without one of ours.
    if (!isForced || isHighContrast)
        QApplication::setPalette(QPalette());
    m_isDark = isForced && !isHighContrast ? scheme() == Scheme::Dark : desktopIsDark();
    if (keepsDesktop == m_hasOwnStyle) {
        QApplication::setStyle(
            keepsDesktop ? QStyleFactory::create(m_desktopStyle) : new WindowStyle);
        m_hasOwnStyle = !keepsDesktop;
    }
    if (!keepsDesktop || m_isDark != tessera::isDark(QApplication::palette()))
        QApplication::setPalette(windowPalette(m_isDark, isHighContrast));
}

void Appearance::followDesktop()
{
    m_applied.reset();
    apply();
#ifdef TESSERA_HAS_DBUS
    m_settings.change(
        [this](Preferences &now) { now.desktopReducesMotion = m_portal.reducesMotion(); });
#endif
}

bool Appearance::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPalette = event->type() == QEvent::ApplicationPaletteChange;
    if (watched == qApp && isPalette && !m_isApplying
        && (scheme() == Scheme::System || scheme() == Scheme::HighContrast))
        QMetaObject::invokeMethod(this, &Appearance::followDesktop, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

} // namespace tessera

#include "moc_appearance.cpp"
