#pragma once

#include "model/core/anygame.h"
#include "model/record/gamerecord.h"

#include <memory>
#include <vector>

namespace tessera {

/// A place in a record, with the position there and all positions on the way to it. Positions on that way are known,
/// those of branches are played from there, and nothing is ever played from the start again. A value; copies share the
/// positions, which never change.
class RecordCursor
{
public:
    /// A cursor at the root of a record that begins from `start`.
    explicit RecordCursor(std::shared_ptr<const AnyPosition> start);

    [[nodiscard]] NodeId node() const { return m_way.back().node; }
    [[nodiscard]] const AnyPosition &position() const { return *m_way.back().position; }
    [[nodiscard]] const AnyPosition &start() const { return *m_way.front().position; }
    void goTo(const GameRecord &record, NodeId node);
    /// The position at any node of the record.
    [[nodiscard]] std::shared_ptr<const AnyPosition> positionAt(
        const GameRecord &record, NodeId node) const;

private:
    struct Place
    {
        NodeId node;
        std::shared_ptr<const AnyPosition> position;
    };
    /// How many places of the way `path`, given by the nodes after the root, are known.
    [[nodiscard]] std::size_t known(const std::vector<NodeId> &path) const;

    /// The places on the way, the root first; never empty.
    std::vector<Place> m_way;
};

} // namespace tessera
