#pragma once

#include "model/lab/match/matchorder.h"

#include <QDateTime>
#include <QString>

#include <utility>
#include <vector>

namespace tessera {

/// A match of the lab on the disk: a folder with the order (`match.json`), the games as `tessera-cli match` keeps
/// them, and what was said in games that were lost by a fault.
struct KeptMatch
{
    QString folder;
    lab::MatchOrder order{};
    QDateTime begun{};

    [[nodiscard]] QString gamesFile() const;
    [[nodiscard]] QString logs() const;
    /// The commands and agents that going on with it starts, one a line; empty where only levels play.
    [[nodiscard]] QString programs() const;
    /// "level=3, mine.py".
    [[nodiscard]] QString players() const;
};

/// All matches of the lab, each in a folder of its own.
class MatchShelf
{
public:
    explicit MatchShelf(QString folder)
        : m_folder(std::move(folder))
    {}

    /// The latest first; what cannot be read is left out.
    [[nodiscard]] std::vector<KeptMatch> matches() const;
    [[nodiscard]] Result<KeptMatch> add(const lab::MatchOrder &order) const;
    /// Whether the order of a match was set up here, and nobody has changed it since.
    [[nodiscard]] bool isOwn(const KeptMatch &match) const;
    /// Takes it for one that was, from now on.
    void adopt(const KeptMatch &match) const;
    /// Takes a match off the shelf; false when that fails. It can be put back until `empty`.
    [[nodiscard]] bool remove(const KeptMatch &match) const;
    void putBack(const KeptMatch &match) const;
    /// Deletes for good what was removed.
    void empty() const;

private:
    [[nodiscard]] static QString aside(const KeptMatch &match);
    [[nodiscard]] QString ownList() const;

    QString m_folder;
};

} // namespace tessera
