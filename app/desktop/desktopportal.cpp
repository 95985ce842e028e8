#include "app/desktop/desktopportal.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

const QString kService = u"org.freedesktop.portal.Desktop"_s;
const QString kPath = u"/org/freedesktop/portal/desktop"_s;
const QString kInterface = u"org.freedesktop.portal.Settings"_s;
const QString kSchemeGroup = u"org.freedesktop.appearance"_s;
const QString kSchemeKey = u"color-scheme"_s;
const QString kMotionGroup = u"org.gnome.desktop.interface"_s;
const QString kMotionKey = u"enable-animations"_s;

/// Values of the scheme; 0 stands for no preference.
constexpr uint kPrefersDark = 1;
constexpr uint kPrefersLight = 2;

} // namespace

DesktopPortal::DesktopPortal(QObject *parent)
    : QObject(parent)
{
    // Asking for a bus where there is none would start one.
    if (!qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS"))
        return;
    ask(kSchemeGroup, kSchemeKey);
    ask(kMotionGroup, kMotionKey);
    // The signal's types are those of the bus, so it can only be named.
    QDBusConnection::sessionBus().connect(
        kService,
        kPath,
        kInterface,
        u"SettingChanged"_s,
        this,
        SLOT(settingChanged(QString, QString, QDBusVariant)));
}

void DesktopPortal::ask(const QString &group, const QString &key)
{
    QDBusMessage call = QDBusMessage::createMethodCall(kService, kPath, kInterface, u"Read"_s);
    call.setArguments({group, key});
    const QDBusPendingCall pending = QDBusConnection::sessionBus().asyncCall(call);
    auto *reply = new QDBusPendingCallWatcher(pending, this);
    connect(reply, &QDBusPendingCallWatcher::finished, this, [this, reply, key] {
        const QDBusPendingReply<QDBusVariant> answer = *reply;
        reply->deleteLater();
        if (!answer.isError())
            hear(key, answer.value().variant());
    });
}

void DesktopPortal::settingChanged(
    const QString &group, const QString &key, const QDBusVariant &value)
{
    if ((group == kSchemeGroup && key == kSchemeKey) || (group == kMotionGroup && key == kMotionKey))
        hear(key, value.variant());
}

void DesktopPortal::hear(const QString &key, const QVariant &value)
{
    // `Read` wraps its answer once more than the signal does.
    const bool isWrapped = value.canConvert<QDBusVariant>();
    const QVariant inner = isWrapped ? value.value<QDBusVariant>().variant() : value;
    const auto before = std::pair(m_isDark, m_reducesMotion);
    if (key == kMotionKey) {
        m_reducesMotion = inner.typeId() == QMetaType::Bool && !inner.toBool();
    } else {
        const uint scheme = inner.toUInt();
        m_isDark.reset();
        if (scheme == kPrefersDark || scheme == kPrefersLight)
            m_isDark = scheme == kPrefersDark;
    }
    if (before != std::pair(m_isDark, m_reducesMotion))
        emit changed();
}

} // namespace tessera

#include "moc_desktopportal.cpp"
