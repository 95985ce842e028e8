#include "view/words/errorwords.h"

#include <QCoreApplication>

namespace tessera {

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
    return phraseWords(error.whole());
}

} // namespace tessera
