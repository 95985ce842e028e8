#pragma once

#include "app/analysis/thoughtwords.h"
#include "controller/session/gamesession.h"

#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;

namespace tessera {

/// The computer's search of its last move, folded until a person wants to see it. Hidden in games in which no computer
/// plays or parts are hidden from players.
class ThinkingBox final : public QWidget
{
    Q_OBJECT

public:
    explicit ThinkingBox(GameSession &session, QWidget *parent = nullptr);

    void setLooks(const std::vector<PlayerLook> &looks);
    /// Writes moves by `name`.
    void setName(HistoryRows::Name name);
    void setUnfolded(bool isUnfolded);

signals:
    /// A person has opened or closed it.
    void unfoldedChanged(bool isUnfolded);

private:
    void take(const SearchInfo &info);
    void forget();
    void refresh();
    [[nodiscard]] bool isWanted() const;
    /// The move that it played if it considered another one best, as the lower levels do at times.
    [[nodiscard]] std::optional<MoveCode> otherMove() const;

    GameSession &m_session;
    ThoughtWords m_words;
    QToolButton *m_fold;
    QLabel *m_text;
    /// The last search, and its position.
    std::optional<SearchInfo> m_thought;
    std::unique_ptr<AnyPosition> m_position;
    /// The game's node at that time.
    NodeId m_node = GameRecord::kRoot;
};

} // namespace tessera
