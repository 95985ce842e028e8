#include "app/program/startup.h"

#include "app/files/configurations.h"
#include "app/files/gamefile.h"
#include "app/files/setups.h"
#include "app/files/wholefile.h"
#include "app/languages/languages.h"
#include "app/program/quitsignals.h"
#include "app/program/showcase.h"
#include "app/program/singleinstance.h"
#include "app/settings/appearance.h"
#include "app/settings/gamefolder.h"
#include "app/window/gameexports.h"
#include "app/window/gamefiles.h"
#include "app/window/mainwindow.h"

#include "model/core/files/textfile.h"
#include "model/games/catalogue.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QTimer>

#include <cstdlib>
#include <iostream>
#include <set>

namespace tessera {

namespace fs = std::filesystem;
using namespace Qt::StringLiterals;

namespace {

constexpr int kWrongUsage = 2;
constexpr QSize kUsualSize{1180, 800};

int complain(const Error &error, int status)
{
    std::cerr << "tessera: " << error.sentence() << '\n';
    return status;
}

const GameEntry &gameFor(const CommandLine &line, const Settings &settings)
{
    const std::string wanted = line.game.value_or(settings.lastGame().toStdString());
    const GameEntry *entry = line.config ? configurableGame() : findGame(wanted);
    return entry == nullptr ? catalogue().front() : *entry;
}

/// Saves a picture of the window; the exit status.
int savePicture(MainWindow &window, const std::string &file)
{
    const QString path = QString::fromStdString(file);
    if (window.grab().save(path, "PNG"))
        return 0;
    return complain({file, "a place that cannot be written", "a file for the picture"}, EXIT_FAILURE);
}

/// Pictures are the same for everybody: they do not depend on what a person prefers.
void preparePicture(Settings &settings)
{
    Preferences preferences;
    preferences.appearance.scheme = Scheme::Light;
    preferences.motion.cellMs = 0;
    preferences.sound.isOn = false;
    settings.setPreferences(preferences);
}

/// A seat of this kind; a person does not inherit a computer's name, nor the reverse.
SeatSetup seatOfKind(SeatSetup::Kind kind, SeatSetup seat)
{
    if (seat.kind != kind)
        seat.name.clear();
    seat.kind = kind;
    return seat;
}

int takeScreenshot(const CommandLine &line, MainWindow &window)
{
    int status = EXIT_FAILURE;
    QTimer::singleShot(line.after, &window, [&] {
        status = savePicture(window, line.picture);
        QApplication::quit();
    });
    QApplication::exec();
    return status;
}

int exportGame(const CommandLine &line, MainWindow &window)
{
    if (!window.session().model.hasGame())
        return complain({"--export", "no game", "a game file, or --game"}, kWrongUsage);
    const auto error = window.exports().write(QString::fromStdString(line.picture));
    return error ? complain(*error, EXIT_FAILURE) : 0;
}

int runShowcase(const CommandLine &line, MainWindow &window, const GameSetup &setup)
{
    int status = EXIT_FAILURE;
    if (const auto error = window.start(setup))
        return complain(*error, kWrongUsage);
    Showcase showcase(window, std::cout);
    QObject::connect(&showcase, &Showcase::finished, &window, [&] {
        // The picture waits until the last move is laid out.
        QTimer::singleShot(line.after, &window, [&] {
            status = savePicture(window, line.picture);
            if (status == 0)
                std::cout << "Picture: " << line.picture << '\n';
            QApplication::quit();
        });
    });
    if (const auto error = playMoves(line, window))
        return complain(*error, kWrongUsage);
    QApplication::exec();
    return status;
}

} // namespace

GameSetup firstSetup(const CommandLine &line, const Settings &settings)
{
    const GameInfo &info = gameFor(line, settings).info();
    const bool isShowcase = line.task == CommandLine::Task::Showcase;
    GameSetup setup = settings.usualSetup(info);
    if (line.position)
        setup.start = *line.position;
    for (int i = 0; i < info.playerCount(); ++i) {
        SeatSetup &seat = setup.seats[playerAt(i)];
        if (isShowcase)
            seat = {SeatSetup::Kind::Computer, {}, 1};
        if (!line.players.empty())
            seat = seatOfKind(line.players[static_cast<std::size_t>(i)], std::move(seat));
        if (line.level) {
            seat.level = *line.level;
            seat.adaptive.reset();
        }
        setup.clocks[playerAt(i)] = line.time.value_or(setup.clocks[playerAt(i)]);
    }
    return setup;
}

bool namesGame(const CommandLine &line)
{
    return line.game || line.config || line.position || line.file || line.level || line.time
           || !line.moves.empty() || !line.players.empty() || line.isNew;
}

std::optional<Error> playMoves(const CommandLine &line, MainWindow &window)
{
    GameModel &game = window.session().model;
    for (const std::string &text : line.moves) {
        const auto move = game.position().parseMove(text);
        if (!move)
            return move.error();
        game.play(*move, std::chrono::steady_clock::now());
    }
    return std::nullopt;
}

namespace {

/// Begins the game of the configuration file. A person sees what is wrong with it on the start page,
/// where no clock runs; for a picture that is an error.
std::optional<Error> beginConfigured(
    const CommandLine &line, const std::string &path, MainWindow &window)
{
    auto error = window.startFrom(QString::fromStdString(path));
    if (error && line.task == CommandLine::Task::Play) {
        complain(*error, EXIT_FAILURE);
        return std::nullopt;
    }
    return error;
}

} // namespace

namespace {

/// Opens the first game that the standard input holds.
std::optional<Error> openInput(const std::string &name, MainWindow &window)
{
    const auto text = readTextStream(std::cin, name);
    if (!text)
        return text.error();
    const auto opened = openGameText(*text, name);
    return opened ? window.open(*opened) : opened.error();
}

} // namespace

std::optional<Error> beginGame(const CommandLine &line, const Settings &settings, MainWindow &window)
{
    if (!namesGame(line))
        return std::nullopt;
    if (!line.file) {
        auto error = line.config ? beginConfigured(line, *line.config, window)
                                 : window.start(firstSetup(line, settings));
        if (error || !window.session().model.hasGame())
            return error;
        return playMoves(line, window);
    }
    if (namesStandardInput(*line.file))
        return openInput(*line.file, window);
    if (configurationKind(QString::fromStdString(*line.file)) != ConfigurationKind::None)
        return beginConfigured(line, *line.file, window);
    if (line.task == CommandLine::Task::Play && fileHoldsSeveralGames(*line.file)) {
        // Once the window is there, it asks which one.
        const QString path = QString::fromStdString(*line.file);
        QTimer::singleShot(0, &window, [&window, path] { window.files().openPath(path); });
        return std::nullopt;
    }
    auto opened = openGameFile(*line.file);
    if (!opened)
        return opened.error();
    return window.open(*opened);
}

namespace {

/// Whether a window that is open already can do all that the command line asks for.
bool canBeHandedOver(const CommandLine &line)
{
    CommandLine rest = line;
    rest.file.reset();
    if (line.file && namesStandardInput(*line.file))
        return false;
    return line.task == CommandLine::Task::Play && !line.hasOwnWindow && !line.scheme
           && !namesGame(rest);
}

QStringList filesOf(const CommandLine &line)
{
    QStringList files;
    if (line.file)
        files << QString::fromStdString(*line.file);
    for (const std::string &file : line.furtherFiles)
        files << QString::fromStdString(file);
    return files;
}

/// Removes what killed programs have left of their writes beside people's games, while the window comes up.
void tidyGameFolders(const Settings &settings)
{
    std::set<fs::path> folders{filePath(gameFolder(settings.preferences()))};
    for (const QString &file : settings.recentFiles())
        folders.insert(filePath(file).parent_path());
    QThreadPool::globalInstance()->start([folders] {
        for (const fs::path &folder : folders)
            removeKilledWrites(folder);
    });
}

/// Lets the window serve the requests of programs that are started later.
void answerOthers(SingleInstance &instance, MainWindow &window)
{
    QObject::connect(
        &instance, &SingleInstance::requested, &window, [&window](const QStringList &files) {
            window.openHandedOver(files);
            window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
            window.raise();
            window.activateWindow();
        });
    instance.listen();
}

} // namespace

int runWindow(const CommandLine &line)
{
    const bool isPicture = line.task != CommandLine::Task::Play;
    const QTemporaryDir scratch;
    Settings settings = isPicture ? Settings(scratch.filePath(u"settings.ini"_s)) : Settings();
    if (isPicture)
        preparePicture(settings);
    SingleInstance instance(settings.dataFolder());
    if (canBeHandedOver(line) && instance.handOver(filesOf(line)))
        return 0;
    std::optional<QuitSignals> quitting;
    if (!isPicture)
        quitting.emplace();
    speak(settings.preferences().language.code, *QCoreApplication::instance());
    Appearance appearance(settings, line.scheme);
    MainWindow window(settings, appearance);
    if (isPicture)
        window.resize(line.size.value_or(kUsualSize));
    if (line.task == CommandLine::Task::Showcase) {
        window.show();
        return runShowcase(line, window, firstSetup(line, settings));
    }
    if (const auto error = beginGame(line, settings, window))
        return complain(*error, kWrongUsage);
    if (line.task == CommandLine::Task::Export)
        return exportGame(line, window);
    // The classic view of a configuration has a size of its own.
    if (isPicture && line.size)
        window.resize(*line.size);
    window.show();
    if (!isPicture) {
        answerOthers(instance, window);
        tidyGameFolders(settings);
    }
    if (!line.furtherFiles.empty()) {
        QTimer::singleShot(0, &window, [&window, files = filesOf(line).mid(1)] {
            window.openHandedOver(files);
        });
    }
    if (line.isNew)
        window.newGame();
    if (isPicture)
        return takeScreenshot(line, window);
    return QApplication::exec();
}

} // namespace tessera
