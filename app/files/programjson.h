#pragma once

#include "model/foreign/playerprogram.h"

#include <QJsonObject>

namespace tessera {

[[nodiscard]] QJsonObject programToJson(const PlayerProgram &program);
/// A value that is missing, or of another kind, is the default.
[[nodiscard]] PlayerProgram programFromJson(const QJsonObject &object);

} // namespace tessera
