#pragma once

#include "model/games/catalogue.h"
#include "model/lab/match/matchfile.h"
#include "tests/support/filecontent.h"
#include "tests/support/programrun.h"

#include <QFile>
#include <QTemporaryDir>

#include <map>

namespace tessera::test {

/// The id of the first game for so many.
inline QString gameWith(int players)
{
    for (const GameEntry &entry : catalogue()) {
        if (entry.info().playerCount() == players)
            return QString::fromStdString(entry.info().id);
    }
    return {};
}

/// The words of a match.
inline QStringList matchOf(const QString &game, const QStringList &players, const QStringList &more)
{
    QStringList words{"match", "--game", game};
    for (const QString &player : players)
        words << "--player" << player;
    return words + more;
}

/// The games of a file by their numbers; a number that comes twice makes the test fail.
inline std::map<int, std::string> gamesIn(const QString &path)
{
    std::map<int, std::string> games;
    const auto file = lab::readMatchFile(contentOf(path).toStdString(), path.toStdString());
    if (!file) {
        qWarning("%s", file.error().sentence().c_str());
        return games;
    }
    for (std::size_t i = 0; i < file->games.size(); ++i) {
        if (!games.emplace(file->games[i].number, file->texts[i]).second)
            qWarning("game %d stands twice in the file", file->games[i].number);
    }
    return games;
}

/// A program for the shell that speaks UGI and answers `go` with `answer`, a command of the shell.
inline QString scriptedEngine(const QTemporaryDir &dir, const QByteArray &answer)
{
    QFile file(dir.filePath("engine.sh"));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write the engine");
    file.write(
        "while read -r word rest; do case $word in\n"
        "ugi) echo id name scripted; echo ugiok ;;\n"
        "isready) echo readyok ;;\n"
        "go) "
        + answer
        + " ;;\n"
          "quit) exit ;;\n"
          "esac; done\n");
    return "cmd=\"sh " + file.fileName() + "\" proto=ugi name=scripted";
}

} // namespace tessera::test
