#pragma once

#include "model/core/outcome.h"
#include "model/record/gamerecord.h"

#include <QObject>

#include <functional>
#include <iosfwd>

namespace tessera {

class MainWindow;

/// Lets the computers of a window play their game to its end and tells of it on a stream: every
/// move with its number, how the game stands now and then, the result.
class Showcase final : public QObject
{
    Q_OBJECT

public:
    /// `out` must outlive the showcase.
    Showcase(MainWindow &window, std::ostream &out, QObject *parent = nullptr);

signals:
    /// The game is over and told.
    void finished();

private:
    void tellMove(NodeId node);
    void tellResult();

    MainWindow &m_window;
    std::ostream &m_out;
};

} // namespace tessera
