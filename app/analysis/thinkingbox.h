#pragma once

#include "app/analysis/thoughtwords.h"
#include "app/game/gamesession.h"

#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;

namespace tessera {

/// What the computer thought about the move it made: folded until somebody wants to see it. Hidden in games in which
/// no computer plays or parts are hidden from players.
class ThinkingBox final : public QWidget
{
    Q_OBJECT

public:
    explicit ThinkingBox(GameSession &session, QWidget *parent = nullptr);

    void setLooks(const std::vector<PlayerLook> &looks);
    /// Writes moves as `name` does.
    void setName(HistoryRows::Name name);
    void setUnfolded(bool isUnfolded);

signals:
    /// Somebody has opened or closed it.
    void unfoldedChanged(bool isUnfolded);

private:
    void take(const SearchInfo &info);
    void forget();
    void refresh();
    [[nodiscard]] bool isWanted() const;
    /// What it played if that was not what it thought best, as the lower levels do at times.
    [[nodiscard]] std::optional<MoveCode> otherMove() const;

    GameSession &m_session;
    ThoughtWords m_words;
    QToolButton *m_fold;
    QLabel *m_text;
    /// The last thought, and the position that it is about.
    std::optional<SearchInfo> m_thought;
    std::unique_ptr<AnyPosition> m_position;
    /// Where the game stood.
    NodeId m_node = GameRecord::kRoot;
};

} // namespace tessera
