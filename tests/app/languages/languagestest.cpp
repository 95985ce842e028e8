#include "app/languages/languages.h"
#include "app/help/helptext.h"
#include "app/library/librarywords.h"
#include "app/tour/tour.h"
#include "model/core/claims/claimwords.h"
#include "model/games/catalogue.h"
#include "model/session/historyrows.h"
#include "view/words/fullstop.h"
#include "view/words/mnemonic.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;

/// What a language has beside the texts of the sources (for which `resources/translations/update --check` answers): the
/// rules and the guided games, which must say the same as in English.
class LanguagesTest : public QObject
{
    Q_OBJECT

private slots:
    void rulesHaveTheSameSectionsAndFigures_data() { rows(); }
    void rulesHaveTheSameSectionsAndFigures();
    void guidedGamesAskForTheSame_data() { rows(); }
    void guidedGamesAskForTheSame();
    void fileWithoutTranslationIsTheEnglish();
    void reasonsHaveTitles_data() { rows(); }
    void reasonsHaveTitles();
    void namesInSentencesAreTranslated_data() { rows(); }
    void namesInSentencesAreTranslated();
    void signsOfOtherLanguagesAreKnown();
    void desktopsLanguageIsSpoken_data();
    void desktopsLanguageIsSpoken();

private:
    static void rows();
    /// What `load` gives in the language of the row.
    template<typename Load>
    static auto inLanguage(const Load &load);
};

void LanguagesTest::rows()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("game");
    QVERIFY(languages().size() > 1);
    for (const QString &code : languages().mid(1)) {
        for (const GameEntry &entry : catalogue())
            QTest::addRow("%s-%s", qPrintable(code), entry.info().id.c_str())
                << code << QString::fromStdString(entry.info().id);
    }
}

template<typename Load>
auto LanguagesTest::inLanguage(const Load &load)
{
    QFETCH(const QString, language);
    QTranslator translator;
    const bool isLoaded = translator.load(u"tessera_"_s + language, u":/i18n"_s);
    if (isLoaded)
        QCoreApplication::installTranslator(&translator);
    auto loaded = load();
    QCoreApplication::removeTranslator(&translator);
    return loaded;
}

void LanguagesTest::rulesHaveTheSameSectionsAndFigures()
{
    QFETCH(const QString, game);
    const auto load = [&game] { return loadHelp(*findGame(game.toStdString())); };
    const auto english = load();
    const auto other = inLanguage(load);
    QVERIFY(english);
    QVERIFY2(other, other ? "" : other.error().sentence().c_str());
    QVERIFY(other->html != english->html);
    QCOMPARE(other->sections.size(), english->sections.size());
    for (std::size_t i = 0; i < english->sections.size(); ++i)
        QCOMPARE(other->sections[i].id, english->sections[i].id);
    QCOMPARE(other->figures.size(), english->figures.size());
    for (std::size_t i = 0; i < english->figures.size(); ++i) {
        const HelpFigure &figure = english->figures[i];
        QCOMPARE(other->figures[i].position->text(), figure.position->text());
        QVERIFY(other->figures[i].marks == figure.marks);
        QCOMPARE(other->figures[i].caption.isEmpty(), figure.caption.isEmpty());
    }
}

void LanguagesTest::guidedGamesAskForTheSame()
{
    QFETCH(const QString, game);
    const auto load = [&game] { return loadTour(*findGame(game.toStdString())); };
    const auto english = load();
    const auto other = inLanguage(load);
    QVERIFY(english);
    QVERIFY2(other, other ? "" : other.error().sentence().c_str());
    QCOMPARE(other->size(), english->size());
    for (std::size_t i = 0; i < english->size(); ++i) {
        const TourStep &step = english->at(i);
        QCOMPARE(other->at(i).position, step.position);
        QVERIFY(other->at(i).wanted == step.wanted);
        QVERIFY(other->at(i).text != step.text);
        QCOMPARE(other->at(i).done.isEmpty(), step.done.isEmpty());
        QCOMPARE(other->at(i).wrong.isEmpty(), step.wrong.isEmpty());
    }
}

void LanguagesTest::fileWithoutTranslationIsTheEnglish()
{
    const auto file = [] { return inLanguageSpoken(u":/demos/none.json"_s); };
    QCOMPARE(file(), u":/demos/none.json"_s);
    QTranslator translator;
    QVERIFY(translator.load(u"tessera_"_s + languages().constLast(), u":/i18n"_s));
    QCoreApplication::installTranslator(&translator);
    QCOMPARE(file(), u":/demos/none.json"_s);
    const QString game = QString::fromStdString(catalogue().front().info().id);
    QCOMPARE(
        inLanguageSpoken(u":/help/%1.md"_s.arg(game)),
        u":/help/%1.%2.md"_s.arg(game, languages().constLast()));
    QCoreApplication::removeTranslator(&translator);
}

/// Their codes are looked up as the library writes them.
void LanguagesTest::reasonsHaveTitles()
{
    QFETCH(const QString, game);
    std::vector<EndReason> reasons = findGame(game.toStdString())->info().endReasons;
    for (const EndReason reason : commonEndReasons())
        reasons.push_back(reason);
    for (const EndReason reason : reasons) {
        const auto load = [reason] { return reasonTitle(text(reason)); };
        QVERIFY2(inLanguage(load) != load(), qPrintable(load()));
    }
}

/// What can be proved of any game has its words, the players of each game have theirs.
void LanguagesTest::namesInSentencesAreTranslated()
{
    QFETCH(const QString, game);
    const GameInfo &info = findGame(game.toStdString())->info();
    Claim claim;
    claim.by = Player::First;
    claim.number = 1;
    const auto load = [&] { return translated(winSentence(claim, info, "a move", Player::Second)); };
    const QString english = QString::fromStdString(info.players.front());
    QVERIFY(load().contains(english));
    QVERIFY2(!inLanguage(load).contains(english), qPrintable(inLanguage(load)));
}

void LanguagesTest::signsOfOtherLanguagesAreKnown()
{
    QCOMPARE(withoutMnemonic(u"&Open…"_s), u"Open"_s);
    QCOMPARE(withoutMnemonic(u"打开(&O)…"_s), u"打开"_s);
    QCOMPARE(withFullStop(u"It is over"_s), u"It is over."_s);
    QCOMPARE(withFullStop(u"已经结束。"_s), u"已经结束。"_s);
}

void LanguagesTest::desktopsLanguageIsSpoken_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("German") << u"de_AT.UTF-8"_s << u"de"_s;
    QTest::newRow("Chinese") << u"zh_CN.UTF-8"_s << u"zh-CN"_s;
    QTest::newRow("nothing") << u"C.UTF-8"_s << u"en"_s;
    QTest::newRow("a language without translation") << u"eo.UTF-8"_s << u"en"_s;
}

/// By the program itself, since only its start chooses.
void LanguagesTest::desktopsLanguageIsSpoken()
{
    QFETCH(const QString, wanted);
    QFETCH(const QString, spoken);
    const QTemporaryDir folder;
    const QString page = folder.filePath(u"it.html"_s);
    const QString game = folder.filePath(u"it.tgn"_s);
    QFile file(game);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("[Variant \"watchyourback\"]\n\n1. 1,1 2,2 *\n");
    file.close();
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"LANGUAGE"_s);
    environment.insert(u"LC_ALL"_s, wanted);
    environment.insert(u"XDG_CONFIG_HOME"_s, folder.path());
    environment.insert(u"XDG_DATA_HOME"_s, folder.path());
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(TESSERA_BINARY_DIR "/tessera"), {u"--export"_s, page, game});
    QVERIFY(program.waitForFinished(-1));
    QFile exported(page);
    QVERIFY2(exported.open(QFile::ReadOnly), program.readAllStandardError().constData());
    QVERIFY(exported.readAll().contains("<html lang=\"" + spoken.toUtf8() + "\">"));
}

QTEST_MAIN(LanguagesTest)
#include "languagestest.moc"
