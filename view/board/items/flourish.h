#pragma once

#include "view/board/boardscene.h"

#include <QObject>
#include <QVariantAnimation>

#include <memory>

namespace tessera {

/// The small celebration at the end of a game that somebody wins: the winner's pieces rise one after
/// another from the middle outwards, and a ring of light runs over the board. It is no part of the
/// moves' animation: it begins when that has ended, changes nothing but the picture, and leaves
/// everything at rest when it ends or is cut.
class Flourish final : public QObject
{
    Q_OBJECT

public:
    /// `scene` must outlive it.
    explicit Flourish(BoardScene &scene, QObject *parent = nullptr);
    ~Flourish() override;

    /// Celebrates `winner` on the position shown.
    void begin(Player winner);
    /// Ends at once; does nothing when nothing is going on.
    void cut();
    [[nodiscard]] bool isRunning() const { return m_time.state() == QAbstractAnimation::Running; }

private:
    class Ring;
    /// A piece that rises, and when, as a part of the whole.
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
