#include "app/schemeportal.h"

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
const QString kGroup = u"org.freedesktop.appearance"_s;
const QString kKey = u"color-scheme"_s;

/// Values of the key; 0 stands for no preference.
constexpr uint kPrefersDark = 1;
constexpr uint kPrefersLight = 2;

} // namespace

SchemePortal::SchemePortal(QObject *parent)
    : QObject(parent)
{
    // Asking for a bus where there is none would start one.
    if (qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS"))
        ask();
}

void SchemePortal::ask()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    QDBusMessage call = QDBusMessage::createMethodCall(kService, kPath, kInterface, u"Read"_s);
    call.setArguments({kGroup, kKey});
    auto *reply = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(reply, &QDBusPendingCallWatcher::finished, this, [this, reply] {
        const QDBusPendingReply<QDBusVariant> answer = *reply;
        reply->deleteLater();
        if (!answer.isError())
            hear(answer.value().variant());
    });
    // The signal's types are those of the bus, so it can only be named.
    bus.connect(
        kService,
        kPath,
        kInterface,
        u"SettingChanged"_s,
        this,
        SLOT(settingChanged(QString, QString, QDBusVariant)));
}

void SchemePortal::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == kGroup && key == kKey)
        hear(value.variant());
}

void SchemePortal::hear(const QVariant &value)
{
    // `Read` wraps its answer once more than the signal does.
    const bool isWrapped = value.canConvert<QDBusVariant>();
    const QVariant inner = isWrapped ? value.value<QDBusVariant>().variant() : value;
    const uint scheme = inner.toUInt();
    std::optional<bool> isDark;
    if (scheme == kPrefersDark || scheme == kPrefersLight)
        isDark = scheme == kPrefersDark;
    if (isDark == m_isDark)
        return;
    m_isDark = isDark;
    emit changed();
}

} // namespace tessera
