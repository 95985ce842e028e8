#include "app/library/librarywords.h"

#include "model/games/catalogue.h"
#include "model/library/gamesummary.h"
#include "model/session/historymodel.h"
#include "view/words/resultwords.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include <algorithm>
#include <array>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Where the texts of this file are translated.
struct LibraryWordsTexts
{
    Q_DECLARE_TR_FUNCTIONS(LibraryWordsTexts)
};

/// The codes of reasons (see `EndReasonRow`) as translators find them; a code that is not here is said as it is.
[[maybe_unused]] constexpr std::array kReasonTitles{
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "agreement"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "both forfeit"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "checkmate"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "disconnected"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "elimination"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "exits"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "fifty moves"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "illegal move"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "king captured"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "no move"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "placing end"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "repetition"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "resignation"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "shrink"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "stalemate"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "time"),
    QT_TRANSLATE_NOOP("LibraryWordsTexts", "turn limit")};

/// What the window says of games that end so, in small letters.
std::string saidOf(const GameInfo &info, EndReason reason)
{
    QString all = reasonTitle(text(reason));
    for (int i = 0; i < info.playerCount(); ++i)
        all += u' ' + resultWords(info, Outcome::win(playerAt(i), reason)).headline;
    return inSmallLetters(
        (all + u' ' + resultWords(info, Outcome::draw(info.playerCount(), reason)).headline)
            .toStdString());
}

} // namespace

QString wordsOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString gameWords(std::string_view game)
{
    const GameEntry *entry = findGame(game);
    return entry == nullptr ? wordsOf(game)
                            : translated({entry->info().id, entry->info().name, {}});
}

QString playersWords(const LibraryEntry &entry)
{
    QStringList names;
    for (int i = 0; i < entry.playerCount; ++i) {
        const QString name = wordsOf(entry.players[playerAt(i)]);
        names << (name.isEmpty() ? u"?"_s : name);
    }
    return names.join(u" – "_s);
}

QString resultWords(const LibraryEntry &entry)
{
    const GameEntry *game = findGame(entry.game);
    if (game == nullptr || !entry.isOver())
        return LibraryWordsTexts::tr("Not finished");
    // Why it ended so has a column of its own; of a turn limit no headline tells.
    return resultWords(game->info(), {EndReason::TurnLimit, entry.scores}).headline;
}

QString reasonWords(const LibraryEntry &entry)
{
    return entry.isOver() ? reasonTitle(entry.reason) : QString();
}

QString reasonTitle(std::string_view code)
{
    // Codes are words of the file format, which are English and short; sentences need players.
    QString title = wordsOf(code);
    title.replace(u'-', u' ');
    return QCoreApplication::translate("LibraryWordsTexts", title.toUtf8().constData());
}

QString dateWords(std::string_view date)
{
    const QString text = wordsOf(date);
    const QDate day = QDate::fromString(text, u"yyyy.MM.dd"_s);
    return day.isValid() ? QLocale().toString(day, QLocale::ShortFormat) : text;
}

std::vector<LibraryQuery::Word> searchWords(const QString &text)
{
    std::vector<LibraryQuery::Word> words;
    const QStringList typed = text.split(u' ', Qt::SkipEmptyParts);
    for (const QString &one : typed) {
        LibraryQuery::Word word{inSmallLetters(one.toStdString()), {}, {}};
        for (const GameEntry &entry : catalogue()) {
            const GameInfo &info = entry.info();
            if (gameWords(info.id).contains(one, Qt::CaseInsensitive))
                word.games.push_back(info.id);
            std::vector<EndReason> reasons = info.endReasons;
            reasons.insert(reasons.end(), commonEndReasons().begin(), commonEndReasons().end());
            for (const EndReason reason : reasons) {
                if (saidOf(info, reason).find(word.text) != std::string::npos)
                    word.reasons.emplace_back(tessera::text(reason));
            }
        }
        words.push_back(std::move(word));
    }
    return words;
}

} // namespace tessera
