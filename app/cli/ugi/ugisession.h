#pragma once

#include "app/cli/ugi/gocommand.h"
#include "app/cli/ugi/jobqueue.h"
#include "app/cli/ugi/positionathand.h"

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

namespace tessera::cli {

/// A conversation in the Universal Game Interface: it reads commands, answers them at once, and searches on another
/// thread meanwhile. Every `go` gets exactly one `bestmove` (or count), and invalid commands get a sentence.
///
/// * `go` while a search runs waits for it, but ends it when it would not end by itself.
/// * `stop` ends all searches asked for so far.
/// * `position` and `setoption` while a search runs hold for what follows; the search goes on with
///   its own copy.
/// * At `quit` and the end of input, a search or a count that would end by itself is given `kGrace` to
///   do so, so that commands can be piped in.
class UgiSession
{
public:
    static constexpr std::chrono::milliseconds kGrace{2000};

    UgiSession(const GameEntry &game, const UgiSettings &settings, std::ostream &out);

    /// Reads commands until `quit` or the end of input.
    void run(std::istream &in);

private:
    using Words = std::span<const std::string>;
    struct CommandRow;

    [[nodiscard]] static std::span<const CommandRow> commandRows();
    void handle(const std::string &line);

    void introduce(std::string_view protocol);
    void setOption(const std::string &line);
    void beginGame();
    void go(Words words);
    [[nodiscard]] std::function<void()> settingUp();
    void makeReady();
    void search(const SearchLimits &limits);
    void count(int depth);
    void query(Words words);

    ProtocolOutput m_output;
    PositionAtHand m_table;
    /// The engine, which only jobs use, one after another.
    std::shared_ptr<Engine> m_engine;
    bool m_isNewGame = true;
    bool m_hasQuit = false;
    /// The last member, so that it ends before what it uses.
    JobQueue m_jobs;
};

} // namespace tessera::cli
