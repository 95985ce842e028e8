#pragma once

#include "app/lab/matchshelf.h"

#include "model/core/anygame.h"
#include "model/lab/match/matchfile.h"

#include <QObject>

#include <memory>
#include <stop_token>

class QThread;

namespace tessera {

/// The games of a match that were played before, as its file has them.
using PlayedBefore = std::shared_ptr<const lab::MatchFile>;

/// Reads a match of the lab and plays its remaining games, in threads of its own, with the code and into the file of
/// `tessera-cli match`. The destructor breaks off the games being played; they are played again when the match is
/// resumed.
class LabRun final : public QObject
{
    Q_OBJECT

public:
    enum class Work : std::uint8_t { Read, Play };

    LabRun(const KeptMatch &match, Work work, QObject *parent = nullptr);
    ~LabRun() override;

    /// Breaks off what is being played.
    void stop();

signals:
    void opened(const tessera::PlayedBefore &played);
    /// A game begins at a place; the numbers of the players, by seat.
    void begun(int place, const std::vector<int> &seats);
    /// The position there; not each, as matches play faster than anybody can look.
    void shown(int place, const std::shared_ptr<const tessera::AnyPosition> &position);
    void played(const tessera::lab::PlayedGame &game, const std::string &text);
    /// Nothing is played any more; why, if it was an error.
    void ended(const QString &error);

private:
    QThread *m_thread;
    std::stop_source m_stop;
};

} // namespace tessera
