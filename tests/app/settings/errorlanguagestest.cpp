#include "app/files/configurations.h"
#include "app/files/gamecode.h"
#include "app/files/gamefile.h"
#include "app/files/keptgame.h"
#include "app/files/setups.h"
#include "app/languages/languages.h"
#include "app/puzzles/exercisejson.h"
#include "app/window/gamefiles.h"
#include "app/window/mainwindow.h"
#include "model/core/files/appendfile.h"
#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/foreign/foreignengine.h"
#include "model/lab/match/matchfile.h"
#include "model/lab/match/matchtimecontrol.h"
#include "model/lab/match/playerspec.h"
#include "model/lab/openings/openings.h"
#include "model/lab/statistics/sprt.h"
#include "model/record/jsonlines.h"
#include "model/record/writer.h"
#include "tests/support/patience.h"
#include "tests/support/windowcase.h"
#include "view/widgets/messagebar.h"
#include "view/words/errorwords.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>

#include <csignal>
#include <fstream>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

/// What is wrong with an input is told in the window's language, and in English as the command line tells it.
class ErrorLanguagesTest : public QObject, protected WindowCase
{
    Q_OBJECT

private slots:
    void init() {}
    void cleanup() { WindowCase::cleanup(); }
    void phrasesAreTranslatedWithin();
    void messagesHaveNoEnglishLeft_data();
    void messagesHaveNoEnglishLeft();
    void windowTellsFaultOfFile_data() { languageRows(); }
    void windowTellsFaultOfFile();

private:
    using Faults = std::vector<Error>;
    using Source = Faults (*)();

    static void languageRows();
    static Faults ofGames();
    static Faults ofJsonLines();
    static Faults ofPositions();
    static Faults ofMoves();
    static Faults ofConfigurations();
    static Faults ofLayouts();
    static Faults ofMatches();
    static Faults ofFiles();
    static Faults ofKeptThings();
    static Faults ofPrograms();
};

namespace {

/// Whether a message has words that English ones need, and that are no words of files or of the other languages.
bool hasEnglish(const QString &text)
{
    static const QRegularExpression words(
        u"(?<![-/\\w\"])(the|of|at "
        u"most|with|and|or|from|to|that|than|found|wanted|such|is|which|for|no|"
        "not|only|nothing|after|before|(a|an) [a-z]{3,})(?![-\\w\"])"_s);
    return words.match(text).hasMatch();
}

template<typename T>
void take(const Result<T> &read, std::vector<Error> &faults)
{
    if (!read)
        faults.push_back(read.error());
}

void take(const std::optional<Error> &error, std::vector<Error> &faults)
{
    if (error)
        faults.push_back(*error);
}

/// A text that begins as `text` does, and texts in which one character was replaced.
std::vector<std::string> damaged(
    const std::string &text, std::string_view replacements, std::size_t step = 1)
{
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < text.size(); i += step) {
        texts.push_back(text.substr(0, i));
        for (const char c : replacements)
            texts.push_back(std::string(text).replace(i, 1, 1, c));
    }
    return texts;
}

GameRecord playedRecord(const AnyGame &game, int plies)
{
    GameRecord record;
    record.game = game.info().id;
    record.options = Options::defaults(game.info().options);
    const auto position = game.start(record.options);
    NodeId node = GameRecord::kRoot;
    for (int i = 0; i < plies; ++i) {
        const MoveCode move = position->legalMoves().front();
        node = record.add(node, move);
        position->play(move);
    }
    return record;
}

void openAll(const std::vector<std::string> &texts, std::vector<Error> &faults)
{
    for (const std::string &text : texts) {
        const auto opened = openGameText(text, "game.tgn");
        take(opened, faults);
        if (opened)
            take(opened->fault, faults);
    }
}

} // namespace

void ErrorLanguagesTest::languageRows()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : languages().mid(1))
        QTest::addRow("%s", qPrintable(code)) << code;
}

/// A phrase has phrases within, which are translated too; texts of files are left alone, whatever they say.
void ErrorLanguagesTest::phrasesAreTranslatedWithin()
{
    QTranslator translator;
    QVERIFY(translator.load(u"tessera_de"_s, u":/i18n"_s));
    const Error error{phrase("Error", "move %1").with(3), inQuotes("%1 move"), "", 0, 5};
    const Phrase within = phrase("Error", "at most %1").with(phrase("Error", "nothing"));
    QCOMPARE(errorWords(error), u"move 3, column 5: found \"%1 move\", wanted "_s);
    QCOMPARE(within.english(), std::string("at most nothing"));
    QCoreApplication::installTranslator(&translator);
    QCOMPARE(errorWords(error), u"Zug 3, Spalte 5: gefunden: „%1 move“, erwartet: "_s);
    QCOMPARE(phraseWords(within), u"höchstens nichts"_s);
    QCOMPARE(phraseWords("nothing"), u"nothing"_s);
    QCoreApplication::removeTranslator(&translator);
}

ErrorLanguagesTest::Faults ErrorLanguagesTest::ofGames()
{
    Faults faults;
    for (const GameEntry &entry : catalogue()) {
        const std::string text = writtenGame(playedRecord(*entry.game, 2), *entry.game);
        openAll(damaged(text, "({$\"", 3), faults);
    }
    openAll({"", "x", "\xFF\xFE.", "$999", "[Variant \"none\"]\n\n*", "{"}, faults);
    const std::string tags = "[Variant \"" + catalogue().front().info().variant + "\"]\n";
    for (const char *rest :
         {"[Options \"{\\\"x\\\":1}\"]\n\n*",
          "[Options \"1\"]\n\n*",
          "[FEN \"x\"]\n\n*",
          "[Result \"1-0\"]\n\n0-1",
          "\n!",
          "\n)",
          "\n(",
          "\n1-0-0-0"})
        openAll({tags + rest}, faults);
    return faults;
}

ErrorLanguagesTest::Faults ErrorLanguagesTest::ofJsonLines()
{
    Faults faults;
    ReadSettings settings;
    for (const GameEntry &entry : catalogue())
        settings.games.push_back(entry.game.get());
    const auto read = [&](const std::string &text) {
        for (const JsonGame &game : readJsonLines(text, "games.jsonl", settings))
            take(game.read.error, faults);
    };
    for (const GameEntry &entry : catalogue()) {
        for (const std::string &text :
             damaged(jsonLine(playedRecord(*entry.game, 1), *entry.game), "{9"))
            read(text);
        const std::string head = "{\"game\":\"" + entry.info().id + "\",";
        for (const char *rest :
             {R"("start":1})", R"("moves":1})", R"("moves":[1]})", R"("options":{"x":1}})"})
            read(head + rest);
    }
    read("[]");
    read(std::string(100, '['));
    read("[1e999]");
    return faults;
}

ErrorLanguagesTest::Faults ErrorLanguagesTest::ofPositions()
{
    Faults faults;
    for (const GameEntry &entry : catalogue()) {
        const Options options = Options::defaults(entry.info().options);
        const auto position = entry.game->start(options);
        for (int ply = 0; ply < 3; ++ply) {
            for (const std::string &text : damaged(position->text(), "9R/ w-"))
                take(entry.game->parsePosition(text, options), faults);
            take(entry.game->parsePosition(position->text() + " x y", options), faults);
            position->play(position->legalMoves().back());
        }
    }
    return faults;
}

ErrorLanguagesTest::Faults ErrorLanguagesTest::ofMoves()
{
    Faults faults;
    for (const GameEntry &entry : catalogue()) {
        const auto position = entry.game->start(Options::defaults(entry.info().options));
        std::vector<std::string> words{"", "x", "pass", "0,0", "0,0>0,0", "9,9>9,9", "a1a1", "O-O"};
        for (const MoveCode move : position->legalMoves())
            words.push_back(position->moveText(move));
        for (int ply = 0; ply < 30 && !position->outcome().isOver(); ++ply) {
            for (const std::string &word : words)
                take(position->parseMove(word), faults);
            position->play(position->legalMoves().front());
        }
    }
    return faults;
}

ErrorLanguagesTest::Faults ErrorLanguagesTest::ofConfigurations()
{
    Faults faults;
    const GameEntry *entry = configurableGame();
    if (entry == nullptr)
        return faults;
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"one.json"_s);
    take(writeConfiguredSetup(*entry, defaultSetup(entry->info()), path), faults);
    const std::string text = readTextFile(path.toStdString()).value();
    std::vector<std::string> texts = damaged(text, "\"{x\n", 7);
    for (const char *added :
         {R"("fog_of_war": 1)",
          R"("difficulty": 11)",
          R"("players": ["human"])",
          R"("board": 3)",
          R"("pieces": {"x": {}})",
          R"("pieces": {"xy": {}})",
          R"("pieces": {"x": {"name": "xyz", "betza": "Nx"}})",
          R"("pieces": {"x": {"name": "xyz", "leaps": [[0, 0]]}})",
          R"("pieces": {"x": {"name": "xyz", "leaps": [[0]]}})",
          R"("pieces": {"x": {"name": "xyz", "leaps": [[1, 2]], "picture": "<x"}})",
          R"("pieces": {"x": {"name": "xyz", "leaps": [[1, 2]], "picture": "M 1"}})",
          R"("pieces": {"x": {"name": "xyz", "leaps": [[1, 2]], "picture": "x.svg"}})",
          R"("levels": [{"layout": "xyz.txt"}])",
          R"("levels": [{"layout": "one.txt", "goal": "xyz"}])",
          R"("promotion_rank": 99)",
          R"("draw_rules": 1)"})
        texts.push_back(
            std::string(text).replace(text.rfind('}'), 1, "," + std::string(added) + "}"));
    for (const std::string &each : texts) {
        std::ofstream(path.toStdString(), std::ios::binary) << each;
        const auto read = entry->readConfiguration(path.toStdString());
        take(read, faults);
        if (read)
            faults.insert(faults.end(), read->warnings.begin(), read->warnings.end());
    }
    return faults;
}

ErrorLanguagesTest::Faults ErrorLanguagesTest::ofLayouts()
{
    Faults faults;
    const GameEntry *entry = configurableGame();
    if (entry == nullptr)
        return faults;
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"one.txt"_s);
    const GameSetup setup = defaultSetup(entry->info());
    take(writeLayout(*entry, setup, path), faults);
    const std::string text = readTextFile(path.toStdString()).value();
    std::vector<std::string> texts = damaged(text.substr(0, 40), "?\tk");
    texts.insert(texts.end(), {std::string(20, 'p'), std::string(20, '\n') + "p", "\xFF\xFE."});
    for (const std::string &each : texts) {
        std::ofstream(path.toStdString(), std::ios::binary) << each;
        take(readLayoutSetup(*entry, setup, path), faults);
    }
    return faults;
}

ErrorLanguagesTest::Faults ErrorLanguagesTest::ofMatches()
{
    Faults faults;
    for (const char *text :
         {"level=11",
          "x",
          "level=1 level=1",
          "level=1 agent=x",
          "level=1 python=x",
          "level=1 cpu=60s",
          "level=1 proto=ugi",
          "level=1 threads=1000",
          "level=1 name=?",
          "level=1 book=x",
          "cmd=",
          "cmd=x proto=x",
          "cmd=x cpu=x",
          "agent=",
          "\xFF"})
        take(lab::PlayerSpec::parse(text), faults);
    for (const char *text : {"", "x", "movetime=x", "nodes=x", "depth=x", "time=x"})
        take(lab::MatchTimeControl::parse(text), faults);
    for (const char *text : {"x", "elo0=x", "alpha=1", "elo0=5 elo1=0"})
        take(lab::Sprt::parse(text), faults);
    for (const GameEntry &entry : catalogue()) {
        const Options options = Options::defaults(entry.info().options);
        for (const char *text : {"", "fen x", "startpos moves x"})
            take(lab::readOpenings(text, "openings.txt", entry, options, {}), faults);
        const std::string game = writtenGame(playedRecord(*entry.game, 2), *entry.game);
        for (const std::string &text : {std::string("x"), game})
            take(lab::readMatchFile(text, "match.tgn"), faults);
    }
    return faults;
}

ErrorLanguagesTest::Faults ErrorLanguagesTest::ofFiles()
{
    Faults faults;
    const QTemporaryDir dir;
    const std::string folder = dir.path().toStdString();
    take(readTextFile(folder), faults);
    take(readTextFile(folder + "/none"), faults);
    take(openGameFile(folder + "/none.tgn"), faults);
    take(writeWhole(folder + "/none/file", "x"), faults);
    take(writeWhole(folder + "/file", "xx"), faults);
    take(readTextFile(folder + "/file", 1), faults);
    take(writeWhole(folder + "/file/within", "x"), faults);
    take(writeWhole(folder + '/' + std::string(300, 'x'), "x"), faults);
    const auto one = AppendFile::open(folder + "/file");
    take(AppendFile::open(folder + "/file"), faults);
    take(AppendFile::open(folder), faults);
    return faults;
}

ErrorLanguagesTest::Faults ErrorLanguagesTest::ofKeptThings()
{
    Faults faults;
    take(textOfGameCode(u"x"_s), faults);
    take(setupFromJson("{}"), faults);
    take(exercisesFromJson("{}"), faults);
    take(exercisesFromJson(R"({"exercises": [{}]})"), faults);
    for (const GameEntry &entry : catalogue()) {
        const QByteArray id = QByteArray::fromStdString(entry.info().id);
        take(setupFromJson("{\"game\": \"" + id + "\"}"), faults);
        take(exercisesFromJson(R"({"exercises": [{"game": ")" + id + R"("}]})"), faults);
    }
    return faults;
}

/// How programs of others break down.
ErrorLanguagesTest::Faults ErrorLanguagesTest::ofPrograms()
{
    // Writing to a program that has ended must not end the test.
    std::signal(SIGPIPE, SIG_IGN);
    Faults faults;
    for (const char *command : {"exit 3", "/xyz", "kill -9 $$"}) {
        ForeignSpec spec;
        spec.command = command;
        ForeignEngine engine(spec, std::chrono::milliseconds(kPatience), {});
        engine.setLog([](ForeignEngine::Voice, const std::string &) {});
        if (const auto fault = engine.beginGame({catalogue().front()}))
            faults.push_back({"", fault->sentence, ""});
    }
    return faults;
}

void ErrorLanguagesTest::messagesHaveNoEnglishLeft_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<void *>("source");
    QTest::addColumn<int>("least");
    struct Row
    {
        const char *name;
        Source source;
        int least;
    };
    for (const QString &code : languages().mid(1)) {
        for (const Row &row : {
                 Row{"games", ofGames, 20},
                 Row{"lines", ofJsonLines, 15},
                 Row{"positions", ofPositions, 40},
                 Row{"moves", ofMoves, 12},
                 Row{"configurations", ofConfigurations, 25},
                 Row{"layouts", ofLayouts, 4},
                 Row{"matches", ofMatches, 20},
                 Row{"files", ofFiles, 8},
                 Row{"kept", ofKeptThings, 5},
                 Row{"programs", ofPrograms, 3},
             })
            QTest::addRow("%s-%s", qPrintable(code), row.name)
                << code << reinterpret_cast<void *>(row.source) << row.least;
    }
}

void ErrorLanguagesTest::messagesHaveNoEnglishLeft()
{
    QFETCH(const QString, language);
    QFETCH(void *const, source);
    QFETCH(const int, least);
    const Faults faults = reinterpret_cast<Source>(source)();
    QStringList english;
    for (const Error &fault : faults) {
        english << QString::fromStdString(fault.sentence());
        QCOMPARE(errorWords(fault), english.constLast());
    }
    // Where no damage makes it, the texts of a class are not tried.
    std::set<std::string> kinds;
    QTranslator translator;
    QVERIFY(translator.load(u"tessera_"_s + language, u":/i18n"_s));
    QCoreApplication::installTranslator(&translator);
    for (std::size_t i = 0; i < faults.size(); ++i) {
        const QString words = errorWords(faults[i]);
        kinds.insert(faults[i].found.pattern() + '\n' + faults[i].wanted.pattern());
        if (hasEnglish(words) || words == english[static_cast<qsizetype>(i)])
            QFAIL(qPrintable(words + u'\n' + english[static_cast<qsizetype>(i)]));
    }
    QCoreApplication::removeTranslator(&translator);
    QVERIFY2(std::ssize(kinds) >= least, qPrintable(QString::number(kinds.size())));
}

/// The bar above the board and that of the start page.
void ErrorLanguagesTest::windowTellsFaultOfFile()
{
    QFETCH(const QString, language);
    QTranslator translator;
    QVERIFY(translator.load(u"tessera_"_s + language, u":/i18n"_s));
    QCoreApplication::installTranslator(&translator);
    WindowCase::init();
    m_driver->window().files().openPath(u"/xyz.tgn"_s);
    const QString atHome = m_driver->find<MessageBar>("startErrorBar").text();
    m_driver->start(WindowDriver::people());
    m_driver->window().files().openPath(u"/xyz.tgn"_s);
    const QString atBoard = m_driver->find<MessageBar>("errorBar").text();
    QCoreApplication::removeTranslator(&translator);
    QCOMPARE(atBoard, atHome);
    QVERIFY2(atBoard.startsWith(u"/xyz.tgn"_s) && !hasEnglish(atBoard), qPrintable(atBoard));
}

QTEST_MAIN(ErrorLanguagesTest)

#include "errorlanguagestest.moc"
