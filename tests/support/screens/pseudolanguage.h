#pragma once

#include <QTranslator>

namespace tessera::test {

/// A language in which every text is about 40 % longer than in English and bears marks at its ends, so
/// that a window shows what it clips and what nobody translates. Places (`%1`, `%n`), mnemonics and
/// keys stay as they are.
class PseudoLanguage final : public QTranslator
{
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(
        const char *context,
        const char *sourceText,
        const char *disambiguation = nullptr,
        int n = -1) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }

    /// `text` in that language.
    [[nodiscard]] static QString lengthened(const QString &text);
};

} // namespace tessera::test
