#include "app/cli/ugi/ugisession.h"

#include "app/cli/input/linereader.h"
#include "app/cli/ugi/optiontext.h"
#include "app/cli/ugi/perftrun.h"
#include "app/cli/ugi/promptness.h"
#include "app/cli/ugi/query.h"

#include <algorithm>
#include <array>

namespace tessera::cli {

/// A command and its function, which gets all words of the line and the line itself.
struct UgiSession::CommandRow
{
    std::string_view name;
    void (*run)(UgiSession &session, Words arguments, const std::string &line);
};

std::span<const UgiSession::CommandRow> UgiSession::commandRows()
{
    using Line = const std::string &;
    static constexpr auto kBeginGame = [](UgiSession &s, Words, Line) { s.beginGame(); };
    static constexpr std::array<CommandRow, 12> kRows{{
        {"ugi", [](UgiSession &s, Words, Line) { s.introduce("ugi"); }},
        {"uci", [](UgiSession &s, Words, Line) { s.introduce("uci"); }},
        {"isready", [](UgiSession &s, Words, Line) { s.makeReady(); }},
        {"setoption", [](UgiSession &s, Words, Line line) { s.setOption(line); }},
        {"uginewgame", kBeginGame},
        {"ucinewgame", kBeginGame},
        {"position", [](UgiSession &s, Words words, Line) { s.m_table.set(words); }},
        {"moves", [](UgiSession &s, Words words, Line) { s.m_table.play(words); }},
        {"go", [](UgiSession &s, Words words, Line) { s.go(words); }},
        {"stop", [](UgiSession &s, Words, Line) { s.m_jobs.stopAll(); }},
        {"query", [](UgiSession &s, Words words, Line) { s.query(words); }},
        {"quit", [](UgiSession &s, Words, Line) { s.m_hasQuit = true; }},
    }};
    return kRows;
}

UgiSession::UgiSession(const GameEntry &game, const UgiSettings &settings, std::ostream &out)
    : m_output(out)
    , m_table(game, settings, m_output)
    , m_engine(game.makeEngine())
{}

void UgiSession::run(std::istream &in)
{
    askForShortTurns();
    LineReader reader(in);
    std::string line;
    while (!m_hasQuit) {
        switch (reader.next(line)) {
        case LineReader::Got::Line:
            handle(line);
            break;
        case LineReader::Got::TooLong:
            m_output.error(
                {"line",
                 "more than " + std::to_string(LineReader::kLongest) + " bytes",
                 "a shorter line"});
            break;
        case LineReader::Got::End:
            m_hasQuit = true;
            break;
        }
    }
    m_jobs.drain(kGrace);
}

void UgiSession::handle(const std::string &line)
{
    const std::vector<std::string> words = wordsOf(line);
    if (words.empty())
        return;
    const auto rows = commandRows();
    const auto row = std::find_if(rows.begin(), rows.end(), [&words](const CommandRow &known) {
        return known.name == words.front();
    });
    if (row == rows.end()) {
        m_output.line(
            "info string unknown command " + inQuotes(words.front()).english()
            + ", wanted ugi, isready, setoption, uginewgame, position, moves, go, stop, query "
              "or quit");
        return;
    }
    row->run(*this, Words(words).subspan(1), line);
}

void UgiSession::introduce(std::string_view protocol)
{
    const GameInfo &info = m_table.game().info();
    if (protocol == "uci" && !info.speaksUci) {
        m_output.line(
            "info string unknown command \"uci\", wanted ugi: " + info.name
            + " is no kind of chess");
        return;
    }
    m_output.line("id name Tessera " TESSERA_VERSION);
    m_output.line("id author the Tessera developers");
    for (const std::string &line : optionLines(m_table.game(), protocol == "uci"))
        m_output.line(line);
    m_output.line(std::string(protocol).append("ok"));
}

void UgiSession::setOption(const std::string &line)
{
    const auto words = optionWords(line);
    if (!words) {
        m_output.error({"setoption", inQuotes(line), "setoption name NAME value VALUE"});
        return;
    }
    const GameEntry &before = m_table.game();
    const auto settings = withOption(m_table.settings(), before.info(), words->name, words->value);
    if (!settings) {
        m_output.error(settings.error());
        return;
    }
    m_table.adopt(*settings);
    if (&m_table.game() == &before)
        return;
    m_engine = m_table.game().makeEngine();
    m_isNewGame = true;
}

void UgiSession::beginGame()
{
    m_isNewGame = true;
    m_table.begin();
}

void UgiSession::go(Words words)
{
    const auto request = parseGo(words, m_table.game().info().playerCount());
    if (!request) {
        m_output.error(request.error());
        return;
    }
    if (request->perftDepth)
        count(*request->perftDepth);
    else
        search(request->limits);
}

/// The job that passes the settings to the engine before it works.
std::function<void()> UgiSession::settingUp()
{
    const auto setUp =
        [engine = m_engine, settings = m_table.settings().engine, isNewGame = m_isNewGame] {
            engine->configure(settings);
            if (isNewGame)
                engine->newGame();
        };
    m_isNewGame = false;
    return setUp;
}

/// Answers `isready` when the engine has all memory that a search needs, or at once during a search.
void UgiSession::makeReady()
{
    if (m_jobs.isIdle()) {
        try {
            settingUp()();
            m_engine->prepare();
        } catch (const std::exception &failure) {
            m_output.error({"isready", failure.what(), "memory for the search"});
        }
    }
    m_output.line("readyok");
}

void UgiSession::search(const SearchLimits &limits)
{
    const std::shared_ptr<const AnyPosition> position = m_table.position().clone();
    if (position->outcome().isOver()) {
        m_jobs.add({JobQueue::Job::Kind::Search, [this](const std::stop_token &) {
                        m_output.line("bestmove none");
                    }});
        return;
    }
    const auto run = [this,
                      position,
                      limits,
                      engine = m_engine,
                      lineCount = m_table.settings().engine.lineCount,
                      setUp = settingUp()](const std::stop_token &stop) {
        const auto report = [&](const SearchInfo &info) {
            m_output.line(infoText(info, *position, lineCount > 1));
        };
        std::string move = "none";
        try {
            setUp();
            const SearchResult result = engine->think(*position, limits, stop, report);
            if (!result.line.empty())
                move = position->moveText(result.line.front());
        } catch (const std::exception &failure) {
            m_output.error({"go", failure.what(), "memory for the search"});
        }
        m_output.line("bestmove " + move);
    };
    using Kind = JobQueue::Job::Kind;
    m_jobs.add({limits.isInfinite ? Kind::Endless : Kind::Search, run});
}

void UgiSession::count(int depth)
{
    const std::shared_ptr<const AnyPosition> position = m_table.position().clone();
    m_jobs.add({JobQueue::Job::Kind::Search, [this, position, depth](const std::stop_token &stop) {
                    const auto report = [&](MoveCode move, std::uint64_t leaves) {
                        m_output.line(
                            position->moveText(move).append(": ").append(std::to_string(leaves)));
                    };
                    const auto total = runPerft(*position, depth, report, stop);
                    m_output.line(
                        total ? std::string("nodes ").append(std::to_string(*total))
                              : "info string the count was stopped");
                }});
}

void UgiSession::query(Words words)
{
    const auto lines
        = answeredQuery(words.empty() ? std::string_view() : words.front(), m_table.position());
    if (!lines) {
        m_output.error(lines.error());
        return;
    }
    for (const std::string &line : *lines)
        m_output.line(line);
}

} // namespace tessera::cli
