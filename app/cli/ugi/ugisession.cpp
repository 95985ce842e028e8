#include "app/cli/ugi/ugisession.h"

#include "app/cli/commands/perftrun.h"
#include "app/cli/input/linereader.h"
#include "app/cli/ugi/optiontext.h"
#include "app/cli/ugi/promptness.h"
#include "app/cli/ugi/query.h"

#include <algorithm>
#include <array>

namespace tessera::cli {

/// A command and what carries it out, given all words of the line and the line itself.
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
        {"position", [](UgiSession &s, Words words, Line) { s.setPosition(words); }},
        {"moves", [](UgiSession &s, Words words, Line) { s.makeMoves(words); }},
        {"go", [](UgiSession &s, Words words, Line) { s.go(words); }},
        {"stop", [](UgiSession &s, Words, Line) { s.m_jobs.stopAll(); }},
        {"query", [](UgiSession &s, Words words, Line) { s.query(words); }},
        {"quit", [](UgiSession &s, Words, Line) { s.m_hasQuit = true; }},
    }};
    return kRows;
}

UgiSession::UgiSession(const GameEntry &game, const UgiSettings &settings, std::ostream &out)
    : m_game(&game)
    , m_output(out)
    , m_settings(settings)
    , m_engine(game.makeEngine())
{
    beginGame();
}

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
            "info string unknown command " + inQuotes(words.front())
            + ", wanted ugi, isready, setoption, uginewgame, position, moves, go, stop, query "
              "or quit");
        return;
    }
    row->run(*this, Words(words).subspan(1), line);
}

void UgiSession::introduce(std::string_view protocol)
{
    const GameInfo &info = m_game->info();
    if (protocol == "uci" && !info.speaksUci) {
        m_output.line(
            "info string unknown command \"uci\", wanted ugi: " + info.name
            + " is no kind of chess");
        return;
    }
    m_output.line("id name Tessera " TESSERA_VERSION);
    m_output.line("id author the Tessera developers");
    for (const std::string &line : optionLines(*m_game, protocol == "uci"))
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
    const auto settings = withOption(m_settings, m_game->info(), words->name, words->value);
    if (settings)
        adopt(*settings);
    else
        m_output.error(settings.error());
}

/// Takes over new settings; the position is set up again where they change its rules.
void UgiSession::adopt(const UgiSettings &settings)
{
    if (settings.game != m_settings.game) {
        m_game = findGame(settings.game);
        m_engine = m_game->makeEngine();
        m_settings = settings;
        beginGame();
        return;
    }
    const bool isOtherStart = settings.start != m_settings.start;
    if (isOtherStart || !(settings.rules == m_settings.rules)) {
        const PositionWords setup = isOtherStart ? PositionWords() : m_setup;
        auto position = positionOf(setup, *m_game, settings);
        // The standard start bears with rules that make no sense; reading its text does not.
        if (position && !setup.text) {
            if (auto read = positionOf({(*position)->text(), {}}, *m_game, settings); !read)
                position = std::move(read);
        }
        if (!position) {
            m_output.error(position.error());
            return;
        }
        m_setup = setup;
        m_position = std::move(*position);
    }
    for (const Error &warning : settings.warnings)
        m_output.line("info string warning: " + warning.sentence());
    m_settings = settings;
    m_settings.warnings.clear();
}

void UgiSession::beginGame()
{
    m_isNewGame = true;
    m_setup = {};
    auto position = positionOf(m_setup, *m_game, m_settings);
    if (!position)
        m_output.error(position.error());
    m_position = position ? std::move(*position) : m_game->game->start(m_settings.rules);
}

void UgiSession::setPosition(Words words)
{
    const auto setup = parsePositionWords(words);
    if (!setup) {
        m_output.error(setup.error());
        return;
    }
    auto position = positionOf(*setup, *m_game, m_settings);
    if (!position) {
        m_output.error(position.error());
        return;
    }
    m_setup = *setup;
    m_position = std::move(*position);
    if (setup->text) {
        for (const Sentence &warning : m_game->game->warnings(*setup->text, m_settings.rules))
            m_output.line("info string warning: " + warning.english());
    }
}

void UgiSession::makeMoves(Words words)
{
    if (words.empty()) {
        m_output.error({"moves", "nothing", "moves M1 [M2 …]"});
        return;
    }
    PositionWords setup = m_setup;
    setup.moves.insert(setup.moves.end(), words.begin(), words.end());
    auto position = positionOf(setup, *m_game, m_settings);
    if (!position) {
        m_output.error(position.error());
        return;
    }
    m_setup = std::move(setup);
    m_position = std::move(*position);
}

void UgiSession::go(Words words)
{
    const auto request = parseGo(words, m_game->info().playerCount());
    if (!request) {
        m_output.error(request.error());
        return;
    }
    if (request->perftDepth)
        count(*request->perftDepth);
    else
        search(request->limits);
}

/// What has to be told to the engine before it works.
std::function<void()> UgiSession::settingUp()
{
    const auto setUp = [engine = m_engine, settings = m_settings.engine, isNewGame = m_isNewGame] {
        engine->configure(settings);
        if (isNewGame)
            engine->newGame();
    };
    m_isNewGame = false;
    return setUp;
}

/// Ready is who has all memory that a search needs. During a search the answer comes at once.
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
    const std::shared_ptr<const AnyPosition> position = m_position->clone();
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
                      lineCount = m_settings.engine.lineCount,
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
    const std::shared_ptr<const AnyPosition> position = m_position->clone();
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
    const auto lines = answeredQuery(words.empty() ? std::string_view() : words.front(), *m_position);
    if (!lines) {
        m_output.error(lines.error());
        return;
    }
    for (const std::string &line : *lines)
        m_output.line(line);
}

} // namespace tessera::cli
