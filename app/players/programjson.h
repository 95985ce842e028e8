#pragma once

#include "model/foreign/playerprogram.h"

#include <QJsonObject>

namespace tessera {

[[nodiscard]] QJsonObject programToJson(const PlayerProgram &program);
/// What it does not say, or says in another kind of value, is as usual.
[[nodiscard]] PlayerProgram programFromJson(const QJsonObject &object);

} // namespace tessera
