#pragma once

#include "app/cli/commands/commands.h"
#include "app/tools/tools.h"
#include "tests/support/programrun.h"

#include <algorithm>

namespace tessera::test {

/// The program that has a command.
inline const cli::Program &programWith(const std::string &command)
{
    const auto &tools = cli::tesseraTools().commands;
    const bool isTool = std::ranges::find(tools, command, &cli::Command::name) != tools.end();
    return isTool ? cli::tesseraTools() : cli::tesseraCli();
}

/// Runs the program that has the command as a process.
inline Run runEither(const QStringList &words)
{
    const std::string &name = programWith(words.value(0).toStdString()).name;
    const QString path = QStringLiteral(TESSERA_BINARY_DIR "/") + QString::fromStdString(name);
    return runOf(path, words, {}, kPatience);
}

} // namespace tessera::test
