#include "app/cli/twin.h"
#include "app/program/application.h"
#include "app/program/commandline.h"
#include "app/program/startup.h"

#include "view/board/scene/accessibleboard.h"
#include "view/theme/icons.h"
#include "view/widgets/toast.h"

#include <iostream>

namespace {

constexpr int kWrongUsage = 2;

/// Pictures need no display; where there is one they are drawn beside it all the same, so that they
/// are alike everywhere.
void choosePlatform(const tessera::CommandLine &line)
{
    if (line.task != tessera::CommandLine::Task::Play
        && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

int run(int argc, char *argv[])
{
    using namespace tessera;
    using Task = CommandLine::Task;

    const auto line = parseCommandLine({argv + 1, argv + argc});
    if (!line) {
        std::cerr << "tessera: " << line.error().sentence() << '\n';
        return kWrongUsage;
    }
    if (line->task == Task::Help) {
        std::cout << commandLineHelp();
        return 0;
    }
    if (line->task == Task::Version) {
        std::cout << "tessera " << TESSERA_VERSION << '\n';
        return 0;
    }
    choosePlatform(*line);
    QApplication::setOrganizationName(QStringLiteral("tessera_games"));
    QApplication::setApplicationName(QStringLiteral("Tessera"));
    QApplication::setApplicationVersion(QStringLiteral(TESSERA_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.tessera_games.Tessera"));
    const Application application(argc, argv);
    QApplication::setWindowIcon(programIcon());
    installAccessibleBoard();
    installAccessibleToast();
    return runWindow(*line);
}

} // namespace

int main(int argc, char *argv[])
{
    tessera::giveWayToTwin(argv);
    return tessera::guarded([&] { return run(argc, argv); });
}
