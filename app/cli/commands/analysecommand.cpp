#include "app/cli/analysis/analysislines.h"
#include "app/cli/commands/commands.h"
#include "app/cli/input/gamechoice.h"
#include "app/cli/input/gamefiles.h"
#include "app/cli/match/endsignals.h"
#include "model/core/files/appendfile.h"
#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/record/writer.h"
#include "model/review/annotations.h"
#include "model/review/reviewer.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

namespace tessera::cli {

namespace {

constexpr int kLongestMove = 3'600'000;
constexpr int kUsualMoveTime = 500;

/// The strength of the searches, and the destination of the results.
struct AnalysisPlan
{
    SearchLimits limits;
    std::string strength;
    int threads = 1;
    std::optional<std::string> annotated;
    AnnotationChoice annotations;
};

Result<AnalysisPlan> analysisPlanOf(const Arguments &arguments)
{
    AnalysisPlan plan;
    const auto nodes = arguments.number("--nodes", 1, kMostNodes, 0);
    const auto time = arguments.number("--movetime", 1, kLongestMove, kUsualMoveTime);
    const int most = EngineSettings::mostThreads();
    const auto threads = arguments.number("--threads", 1, most, most);
    for (const auto *number : {&nodes, &time, &threads}) {
        if (!*number)
            return number->error();
    }
    if (arguments.has("--nodes") && arguments.has("--movetime"))
        return arguments.error("--nodes", "--movetime too", "one of them");
    if (arguments.has("--nodes"))
        plan.limits.nodes = static_cast<std::uint64_t>(*nodes);
    else
        plan.limits.moveTime = std::chrono::milliseconds(*time);
    plan.strength = arguments.has("--nodes") ? "nodes " + std::to_string(*nodes)
                                             : "movetime " + std::to_string(*time);
    plan.threads = *threads;
    plan.annotated = arguments.value("--out");
    plan.annotations.addsLines = arguments.has("--variations");
    if (plan.annotations.addsLines && !plan.annotated)
        return arguments.error("--variations", "no --out", "--out FILE.tgn beside it");
    // An existing file may be the only copy of something.
    std::error_code unknown;
    if (plan.annotated && std::filesystem::exists(*plan.annotated, unknown))
        return arguments
            .error("--out", "the file " + inQuotes(*plan.annotated).english(), "a new file");
    if (plan.annotated && !hasFolder(*plan.annotated))
        return arguments.error("--out", inQuotes(*plan.annotated), kWantedFile);
    return plan;
}

constexpr const char *kWantedLines = "lines of an analysis, or no file";

/// The destination of the JSON lines: standard output, or a file that may have those of an earlier run.
class LineSink
{
public:
    static Result<LineSink> open(const Arguments &arguments, std::ostream &out)
    {
        LineSink sink(out);
        const auto path = arguments.value("--lines");
        if (!path)
            return sink;
        const auto content = contentIfThere(*path, kWantedLines);
        if (!content)
            return content.error();
        auto earlier = wholeLines(content->value_or(""));
        if (!earlier)
            return Error{*path, earlier.error().found, kWantedLines, earlier.error().line};
        sink.m_earlier = std::move(*earlier);
        auto file = AppendFile::open(*path, sink.m_earlier.size());
        if (!file)
            return file.error();
        sink.m_file = std::move(*file);
        return sink;
    }

    [[nodiscard]] const std::string &earlier() const { return m_earlier; }

    void write(const std::string &line)
    {
        if (m_file == nullptr)
            *m_out << line << std::endl;
        else if (auto error = m_file->append(line + '\n'); error && !m_error)
            m_error = error;
    }
    /// Why something could not be written.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

private:
    explicit LineSink(std::ostream &out)
        : m_out(&out)
    {}

    std::ostream *m_out;
    std::unique_ptr<AppendFile> m_file;
    std::string m_earlier;
    std::optional<Error> m_error;
};

ReviewTask taskOf(
    const GameRecord &record,
    const GameEntry &entry,
    const AnalysedGame &game,
    const AnalysisPlan &plan)
{
    ReviewTask task;
    task.makeEngine = entry.makeEngine;
    task.start = game.positions.front()->clone();
    const auto line = record.mainLine();
    if (!line.empty())
        task.moves = record.movesTo(line.back());
    task.limits = plan.limits;
    task.settings.hashMebibytes = entry.usualMebibytes;
    task.engineCount = plan.threads;
    return task;
}

/// The analyses of the games of one file, one after the other.
class AnalysisRun
{
public:
    AnalysisRun(const AnalysisPlan &plan, LineSink &sink, std::ostream &talk, std::stop_token stop)
        : m_plan(plan)
        , m_sink(sink)
        , m_talk(talk)
        , m_stop(std::move(stop))
    {}

    /// Returns false when the game could not be analysed to its end, after reporting why.
    bool analyse(ReadGame &read, int number)
    {
        if (read.error)
            m_talk << read.error->sentence() << '\n';
        if (read.game == nullptr)
            return false;
        AnalysedGame game = analysedGame(read.record, *read.game, number, m_plan.strength);
        if (!isReviewable(*game.positions.front())) {
            m_talk << "game " << number << ": found a game in the fog of war, wanted one in which "
                   << "everybody sees everything\n";
            return false;
        }
        ReviewTask task = taskOf(read.record, *findGame(read.game->info().id), game, m_plan);
        task.known = knownPositions(game, m_sink.earlier());
        const auto review = run(task, game);
        if (!review)
            return false;
        m_sink.write(summaryLine(game, *review));
        annotate(read.record, *review, *game.positions.front(), m_plan.annotations);
        m_annotated.append(writtenGame(read.record, *read.game)).append("\n");
        return !read.error && !m_sink.error();
    }

    [[nodiscard]] const std::string &annotated() const { return m_annotated; }

private:
    std::optional<GameReview> run(const ReviewTask &task, const AnalysedGame &game)
    {
        auto done = static_cast<std::size_t>(
            std::ranges::count_if(task.known, [](const auto &known) { return known.has_value(); }));
        if (done > 0)
            m_talk << "game " << game.number << ": " << done << " positions are known\n";
        return reviewGame(task, m_stop, [&](int ply, const JudgedPosition &judged) {
            m_sink.write(positionLine(game, static_cast<std::size_t>(ply), judged));
            m_talk << "game " << game.number << ": " << ++done << " of " << game.positions.size()
                   << " positions" << std::endl;
        });
    }

    const AnalysisPlan &m_plan;
    LineSink &m_sink;
    std::ostream &m_talk;
    std::stop_token m_stop;
    std::string m_annotated;
};

ExitStatus runAnalyse(const Arguments &arguments, const Streams &streams)
{
    const auto settings = readSettings(arguments);
    const auto plan = analysisPlanOf(arguments);
    if (!settings || !plan)
        return wrongUsage(!settings ? settings.error() : plan.error(), streams);
    if (arguments.operands().size() != 1)
        return wrongUsage({"tessera-cli analyse", "several files", "one FILE"}, streams);
    const std::string &path = arguments.operands().front();
    const auto content = contentOf(path);
    if (!content)
        return wrongUsage(content.error(), streams);
    auto sink = LineSink::open(arguments, streams.out);
    if (!sink)
        return wrongUsage(sink.error(), streams);
    std::stop_source stop;
    const EndSignals signals(stop);
    AnalysisRun run(*plan, *sink, streams.talk, stop.get_token());
    bool isGood = true;
    int number = 0;
    for (ReadGame &read : readGames(*content, path, *settings)) {
        isGood &= run.analyse(read, ++number);
        if (stop.stop_requested()) {
            streams.talk << "stopped by " << signals.heard()
                         << "; the same command goes on where it has --lines FILE\n";
            return ExitStatus::Failed;
        }
    }
    auto error = sink->error();
    if (!error && plan->annotated)
        error = writeWhole(*plan->annotated, run.annotated());
    if (error)
        streams.talk << error->sentence() << '\n';
    return isGood && !error ? ExitStatus::Good : ExitStatus::Failed;
}

} // namespace

Command analyseCommand()
{
    return {
        "analyse",
        "Lets engines think about every position of the games of a file, and says what each move "
        "lost, as lines of JSON on standard output and as an annotated game file.",
        {{gameRow(false),
          rulesRow(),
          {"--nodes", "N", "Nodes for each position; the same result at every run."},
          {"--movetime", "MS", "Milliseconds for each position; 500 unless --nodes is given."},
          {"--threads", "N", "Positions thought about at once; all processors by default."},
          {"--lines",
           "FILE.jsonl",
           "Writes the lines of JSON there; positions that it has already are not analysed again."},
          {"--out", "FILE.tgn", "A new file for the games with evaluations and glyphs."},
          {"--variations", "", "Puts the best line beside each doubtful move in that file."}},
         "FILE.tgn",
         true},
        runAnalyse};
}

} // namespace tessera::cli
