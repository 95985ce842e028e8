#include "app/players/programwords.h"

#include "model/foreign/verdict.h"

#include "view/words/errorwords.h"
#include "view/words/fullstop.h"

#include <QCoreApplication>
#include <QLocale>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct ProgramWordsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ProgramWordsTexts)
};

} // namespace

QString kindWords(const PlayerProgram &program)
{
    switch (program.kind) {
    case PlayerProgram::Kind::Agent:
        return ProgramWordsTexts::tr("Python agent");
    case PlayerProgram::Kind::Uci:
        return ProgramWordsTexts::tr("Engine (UCI)");
    case PlayerProgram::Kind::Ugi:
        break;
    }
    return ProgramWordsTexts::tr("Engine (UGI)");
}

QString programWords(const PlayerProgram &program)
{
    if (program.isAgent() && !program.agent.cpuTime)
        return kindWords(program);
    const auto time = program.isAgent() ? *program.agent.cpuTime : program.moveTime;
    const QString seconds = QLocale().toString(static_cast<double>(time.count()) / 1000, 'g', 4);
    return program.isAgent() ? ProgramWordsTexts::tr("%1, %2 s a game", "kind of program")
                                   .arg(kindWords(program), seconds)
                             : ProgramWordsTexts::tr("%1, %2 s a move", "kind of program")
                                   .arg(kindWords(program), seconds);
}

QString faultWords(const Phrase &sentence)
{
    return phraseWords(wordsWithoutVerdict(sentence));
}

QString troubleWords(const QString &name, const PlayerTrouble &trouble)
{
    const QString what = faultWords(trouble.sentence);
    QString sentence = trouble.reason == EndReason::Time
                           ? ProgramWordsTexts::tr("%1 took too long: %2").arg(name, what)
                       : trouble.reason == EndReason::IllegalMove
                           ? ProgramWordsTexts::tr("%1 made no legal move: %2").arg(name, what)
                           : ProgramWordsTexts::tr("%1 cannot go on: %2").arg(name, what);
    return withFullStop(sentence);
}

} // namespace tessera
