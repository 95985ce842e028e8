#pragma once

#include "model/core/files/wholefile.h"

#include <QString>

class QByteArray;

namespace tessera {

/// The same as `writeWhole` of the model, for a file that a person has chosen: the error speaks their language.
[[nodiscard]] std::optional<Error> writeChosenFile(const QString &path, const QByteArray &content);

/// Of a path as Qt has it.
[[nodiscard]] std::filesystem::path filePath(const QString &path);

} // namespace tessera
