#pragma once

#include "view/theme/theme.h"

#include <QJsonObject>

#include <optional>

namespace tessera {

/// Reads one theme file; used by `Theme::parse` only.
class ThemeReader
{
public:
    explicit ThemeReader(QString where);

    [[nodiscard]] Result<Theme> read(const QByteArray &json);

private:
    void readHead(const QJsonObject &root);
    void readVariant(const QJsonObject &root);
    void readBase(const QJsonObject &root);
    void readRoles(const QJsonObject &colours);
    void readGame(const QString &game, const QJsonObject &section);
    void readPair(const QJsonValue &value, const QString &key, Theme::Pair &pair);
    [[nodiscard]] QColor readColour(const QJsonValue &value, const QString &key);
    void checkComplete();
    /// Keeps the first fault.
    void fail(const QString &key, const QString &found, const QString &wanted);

    QString m_where;
    Theme m_theme;
    std::optional<Error> m_error;
};

} // namespace tessera
