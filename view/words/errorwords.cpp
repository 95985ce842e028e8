#include "view/words/errorwords.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct ErrorWordsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ErrorWordsTexts)
};

/// `game.tgn:3:14`, or `position, column 5`.
QString placeOf(const Error &error)
{
    QString place = phraseWords(error.where);
    if (error.line > 0)
        place += u':' + QString::number(error.line);
    if (error.column <= 0)
        return place;
    return error.line > 0
               ? place + u':' + QString::number(error.column)
               : ErrorWordsTexts::tr("%1, column %2").arg(place, QString::number(error.column));
}

} // namespace

QString phraseWords(const Phrase &phrase)
{
    std::string text = phrase.pattern();
    if (!phrase.context().empty())
        text = QCoreApplication::translate(phrase.context().c_str(), text.c_str()).toStdString();
    std::vector<std::string> arguments;
    for (const Phrase &argument : phrase.arguments())
        arguments.push_back(phraseWords(argument).toStdString());
    QString words = QString::fromStdString(arguments.empty() ? text : filledIn(text, arguments));
    if (phrase.dropsFullStop() && (words.endsWith(u'.') || words.endsWith(u'。')))
        words.chop(1);
    return words;
}

QString errorWords(const Error &error)
{
    const QString found = phraseWords(error.found);
    const QString wanted = phraseWords(error.wanted);
    const QString place = placeOf(error);
    return place.isEmpty()
               ? ErrorWordsTexts::tr("found %1, wanted %2").arg(found, wanted)
               : ErrorWordsTexts::tr("%1: found %2, wanted %3").arg(place, found, wanted);
}

} // namespace tessera
