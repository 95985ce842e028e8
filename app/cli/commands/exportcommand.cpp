#include "app/cli/commands/commands.h"
#include "app/cli/input/gamechoice.h"
#include "app/cli/input/gamefiles.h"
#include "app/cli/match/endsignals.h"
#include "model/core/files/wholefile.h"
#include "model/record/writer.h"

#include <QProcess>
#include <QTemporaryDir>

#include <array>
#include <filesystem>
#include <ostream>

namespace tessera::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 6> kFormats{"png", "svg", "pdf", "html", "apng", "gif"};
constexpr std::array<std::string_view, 3> kThemes{"light", "dark", "high-contrast"};

/// The destination and the looks of exports.
struct ExportPlan
{
    std::string format;
    std::string theme;
    /// The folder of the exports; empty for the game's own.
    std::string folder;
};

template<std::size_t Count>
Result<std::string> wordOf(
    const Arguments &arguments,
    std::string_view option,
    const std::array<std::string_view, Count> &known,
    std::string_view usual)
{
    const std::string word = arguments.value(option).value_or(std::string(usual));
    for (const std::string_view one : known) {
        if (one == word)
            return word;
    }
    const std::vector<std::string> names(known.begin(), known.end());
    return arguments.error(option, inQuotes(word), alternatives(names));
}

/// The window's program beside this one, which draws boards and needs no display for it.
QString drawer()
{
    std::error_code failure;
    const fs::path self = fs::read_symlink("/proc/self/exe", failure);
    return QString::fromStdString((failure ? fs::path() : self.parent_path() / "tessera").string());
}

/// The exports of the games of several files, one after the other.
class ExportRun
{
public:
    ExportRun(ExportPlan plan, const Streams &streams)
        : m_plan(std::move(plan))
        , m_streams(streams)
    {}

    /// Returns false when the game could not be exported, after reporting why.
    bool exportGame(const ReadGame &read, const fs::path &file, int number, std::size_t count)
    {
        for (const Error &warning : read.warnings)
            m_streams.talk << "warning: " << warning.sentence() << '\n';
        if (read.error)
            m_streams.talk << read.error->sentence() << '\n';
        if (read.game == nullptr)
            return false;
        fs::path target = m_plan.folder.empty() ? file.parent_path() : fs::path(m_plan.folder);
        const std::string suffix = count > 1 ? "-" + std::to_string(number) : "";
        target /= file.stem().string() + suffix + "." + m_plan.format;
        // Existing exports are skipped, so that the same command continues where it was stopped.
        std::error_code unknown;
        if (fs::exists(target, unknown)) {
            m_streams.talk << target.string() << " is there already\n";
            return !read.error;
        }
        const fs::path alone = fs::path(m_folder.path().toStdString()) / "game.tgn";
        if (const auto failure = writeWhole(alone, writtenGame(read.record, *read.game))) {
            m_streams.talk << failure->sentence() << '\n';
            return false;
        }
        return draw(alone, target) && !read.error;
    }

private:
    bool draw(const fs::path &game, const fs::path &target)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(
            drawer(),
            {QStringLiteral("--export"),
             QString::fromStdString(target.string()),
             QStringLiteral("--theme"),
             QString::fromStdString(m_plan.theme),
             QString::fromStdString(game.string())});
        if (!process.waitForStarted()) {
            m_streams.talk << drawer().toStdString() << ": " << process.errorString().toStdString()
                           << '\n';
            return false;
        }
        process.waitForFinished(-1);
        const bool isGood = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
        if (isGood)
            m_streams.out << target.string() << std::endl;
        else
            m_streams.talk << process.readAll().toStdString();
        return isGood;
    }

    ExportPlan m_plan;
    const Streams &m_streams;
    QTemporaryDir m_folder;
};

Result<ExportPlan> exportPlanOf(const Arguments &arguments)
{
    const auto format = wordOf(arguments, "--format", kFormats, "");
    if (!format)
        return format.error();
    const auto theme = wordOf(arguments, "--theme", kThemes, "light");
    if (!theme)
        return theme.error();
    const std::string folder = arguments.value("--out").value_or("");
    std::error_code unknown;
    if (!folder.empty() && !fs::is_directory(folder, unknown))
        return arguments.error("--out", inQuotes(folder), "a folder that is there");
    return ExportPlan{*format, *theme, folder};
}

ExitStatus runExport(const Arguments &arguments, const Streams &streams)
{
    const auto settings = readSettings(arguments);
    const auto plan = exportPlanOf(arguments);
    if (!settings || !plan)
        return wrongUsage(!settings ? settings.error() : plan.error(), streams);
    std::stop_source stop;
    const EndSignals ends(stop);
    ExportRun run(*plan, streams);
    bool isGood = true;
    for (const std::string &path : arguments.operands()) {
        const auto content = contentOf(path);
        if (!content)
            return wrongUsage(content.error(), streams);
        const std::vector<ReadGame> games = readGames(*content, path, *settings);
        int number = 0;
        for (const ReadGame &read : games) {
            isGood &= run.exportGame(read, path, ++number, games.size());
            if (!stop.stop_requested())
                continue;
            streams.talk << "stopped by " << ends.heard() << "; the same command goes on\n";
            return ExitStatus::Failed;
        }
    }
    return isGood ? ExitStatus::Good : ExitStatus::Failed;
}

} // namespace

Command exportCommand()
{
    return {
        "export",
        "Writes games as pictures or drawings of their last positions, score sheets, web pages to "
        "step through, or moving pictures. Needs no display. Says each file that it has written; "
        "those that are there already stay.",
        {{gameRow(false),
          rulesRow(),
          {"--format", "FORMAT", "png, svg, pdf, html, apng or gif.", true},
          {"--out", "FOLDER", "Where the files go; beside the games by default."},
          {"--theme", "NAME", "light (the default), dark or high-contrast."}},
         "FILE…",
         true},
        runExport};
}

} // namespace tessera::cli
