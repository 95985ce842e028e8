#pragma once

#include <QStringList>

class QCoreApplication;

namespace tessera {

/// The codes of the languages that the program speaks: English, in which it is written, and those of
/// the translations in its resources (`:/i18n/tessera_<code>.qm`).
[[nodiscard]] QStringList languages();

/// The language of those that the desktop wants first; English when it wants none of them.
[[nodiscard]] QString desktopLanguage();

/// What the speakers of a language call it: "Deutsch".
[[nodiscard]] QString languageName(const QString &code);

/// Has the program speak `code`, or the desktop's language when that is empty or unknown: texts of
/// ours and of Qt, and for a chosen language numbers and times too. Call once, before any text is
/// made.
void speak(const QString &code, QCoreApplication &program);

/// What a text is in each of `languages`, for what the program wrote while it spoke another one.
[[nodiscard]] QStringList inEveryLanguage(
    const char *context, const char *text, const char *comment = nullptr);

/// The code of the language that is spoken.
[[nodiscard]] QString languageSpoken();

/// The file of the resources that says what `path` says in the language that is spoken: `:/help/chess.de.md` for
/// `:/help/chess.md`. It is `path` itself where there is none.
[[nodiscard]] QString inLanguageSpoken(const QString &path);

} // namespace tessera
