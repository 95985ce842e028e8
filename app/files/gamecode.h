#pragma once

#include "model/core/result.h"

#include <string>
#include <string_view>

class QString;

namespace tessera {

/// A game file as one line that survives mails and chats: `tessera1:`, then in base64url without
/// padding four bytes with the length of the text (big endian) and the text as a stream of zlib
/// (RFC 1950), whose Adler-32 is the checksum. So it holds all that the file holds.
/// Empty when the game is longer than codes may be.
[[nodiscard]] QString gameCode(std::string_view gameText);

/// Whether the text begins as a code; it need not be whole.
[[nodiscard]] bool isGameCode(const QString &text);

/// The text of the game file in a code, in which blanks and line breaks may have been put on the
/// way. An error when a character is missing or wrong, or it is too long.
[[nodiscard]] Result<std::string> textOfGameCode(const QString &code);

} // namespace tessera
