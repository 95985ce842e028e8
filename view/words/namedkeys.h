#pragma once

#include <QString>

namespace tessera {

/// The keys that texts around the board name, as people read them; empty where an action has none.
struct NamedKeys
{
    QString restart;
    QString pause;
    /// Leads back to the position that is being played.
    QString live;

    friend bool operator==(const NamedKeys &, const NamedKeys &) = default;
};

/// "Rematch (R)"; the text alone where there is no key.
[[nodiscard]] inline QString withKey(const QString &text, const QString &key)
{
    return key.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, key);
}

} // namespace tessera
