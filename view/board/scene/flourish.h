#pragma once

#include "view/board/scene/boardscene.h"

#include <QObject>
#include <QVariantAnimation>

#include <memory>

namespace tessera {

/// The small celebration at the end of a game that somebody wins: the winner's pieces rise one after another from the
/// middle outwards, and a ring of light runs over the board. It is separate from the moves' animation: it begins when
/// that has ended, changes only the picture, and leaves everything in place when it ends or is cut.
class Flourish final : public QObject
{
    Q_OBJECT

public:
    /// `scene` must outlive it.
    explicit Flourish(BoardScene &scene, QObject *parent = nullptr);
    ~Flourish() override;

    /// Celebrates `winner` on the position shown.
    void begin(Player winner);
    /// Ends at once; does nothing when no celebration is running.
    void cut();
    [[nodiscard]] bool isRunning() const { return m_time.state() == QAbstractAnimation::Running; }

private:
    class Ring;
    /// A rising piece and its start, as a share of the whole time.
    struct Riser
    {
        Cell cell;
        double begin;
    };

    void show(double part);

    BoardScene &m_scene;
    QVariantAnimation m_time;
    std::vector<Riser> m_risers;
    std::unique_ptr<Ring> m_ring;
};

} // namespace tessera
