#pragma once

#include <QString>

#include <vector>

namespace tessera {

/// A page of the manual: Markdown of `resources/help/manual`, in the language that is spoken.
struct ManualPage
{
    struct Section
    {
        /// As links name it: `your-first-game`.
        QString id;
        QString title;
        QString text;
    };

    /// As links name it, without `.md`.
    QString id;
    QString title;
    QString markdown;
    std::vector<Section> sections;

    [[nodiscard]] bool hasSection(const QString &section) const;
};

/// All pages, in the order in which they are read.
[[nodiscard]] std::vector<ManualPage> manualPages();

/// Splits a page at its headings.
[[nodiscard]] ManualPage parseManualPage(const QString &id, const QString &markdown);

/// The name of a heading in links, as GitHub makes it: small letters, `-` for blanks.
[[nodiscard]] QString anchorOf(const QString &heading);

} // namespace tessera
