#include "model/core/json/jsontext.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace tessera;

namespace {

Json read(std::string_view text)
{
    const auto value = parseJson(text);
    return value ? *value : Json("what is no JSON: " + value.error().sentence());
}

JsonPlace at(int line, int column)
{
    return {line, column};
}

} // namespace

/// JSON values, and their text read and written.
class JsonTest : public QObject
{
    Q_OBJECT

private slots:
    void writtenAsRead_data();
    void writtenAsRead();
    void refused_data();
    void refused();
    void objectsKeepTheirOrder();
    void lastOfEqualKeysCounts();
    void valuesKnowTheirPlaces();
    void nestingHasALimit();
    void faultsAreTold();
    void integersHaveRanges();
    void doublesReadBack();
    void wrongQuestionsHaveEmptyAnswers();
    void valuesAreBuilt();
    void patchesAreMerged();
    void invalidUtf8IsRepaired();
};

void JsonTest::writtenAsRead_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("written");
    const auto row = [](const char *name, const std::string &text, const std::string &written) {
        QTest::newRow(name) << text << written;
    };
    row("blanks", " [ 1 ,\t2 , \r\n{ } ] ", "[1,2,{}]");
    row("words", "[null,true,false]", "[null,true,false]");
    row("int64",
        "[9223372036854775807,-9223372036854775808]",
        "[9223372036854775807,-9223372036854775808]");
    row("uint64",
        "[9223372036854775808,18446744073709551615]",
        "[9223372036854775808,18446744073709551615]");
    row("beyond 64 bits",
        "[18446744073709551616,-9223372036854775809]",
        "[1.8446744073709552e+19,-9.223372036854776e+18]");
    row("minus zero", "[-0,-0.0]", "[0,-0.0]");
    row("fractions", "[0.1,1.0,1e2,123456789.125,1E-7]", "[0.1,1.0,100.0,123456789.125,1e-07]");
    row("extremes",
        "[1.7976931348623157e308,5e-324,1e-400]",
        "[1.7976931348623157e+308,5e-324,0.0]");
    row("escapes",
        R"(["\"\\\/\b\f\n\r\t\u0001\u00e9\ud83d\ude00"])",
        "[\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001é😀\"]");
    row("escaped zero", R"(["a\u0000b"])", R"(["a\u0000b"])");
    row("delete and line separator", "[\"\x7f\u2028\"]", "[\"\x7f\u2028\"]");
    row("escaped key", R"({"\u0061":{"\"":1}})", R"({"a":{"\"":1}})");
    row("byte-order mark", "\xEF\xBB\xBF{\"a\":[1]}", "{\"a\":[1]}");
    row("one value", "7", "7");
    row("brackets in a text",
        "[\"" + std::string(1000, '[') + "\\\"\"]",
        "[\"" + std::string(1000, '[') + "\\\"\"]");
}

void JsonTest::writtenAsRead()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, written);
    QCOMPARE(writtenJson(read(text)), written);
    QCOMPARE(writtenJson(read(written)), written);
}

void JsonTest::refused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("sentence");
    const auto row = [](const char *name, const std::string &text, const char *place) {
        QTest::newRow(name) << text << std::string(place) + "found no JSON, wanted a JSON value";
    };
    row("nothing", "", ":1:1: ");
    row("cut", "{\"a\":\n 1", ":2:3: ");
    row("two values", "1 2", ":1:3: ");
    row("comma at the end", "[1,]", ":1:4: ");
    row("comment", "[1] // one", ":1:5: ");
    row("no UTF-8", "[\"\xff\"]", ":1:3: ");
    row("no UTF-8 behind characters of two bytes", "[\"éé\xff\"]", ":1:5: ");
    row("line feed in a text", "[\"a\n\"]", ":1:4: ");
    row("lone surrogate", R"(["\ud800"])", ":1:9: ");
    row("second half first", R"(["\udc00"])", ":1:8: ");
    row("leading zero", "[01]", ":1:3: ");
    row("plus", "[+1]", ":1:2: ");
    row("no number", "[NaN]", ":1:2: ");
    row("single quotes", "['a']", ":1:2: ");
    row("key without quotes", "{a:1}", ":1:2: ");
    const std::string tooLarge
        = "found a number that is too large, wanted numbers that a computer can hold";
    QTest::newRow("too large") << std::string("[1e400]") << tooLarge;
    QTest::newRow("too small") << std::string("{\"a\":-1e400}") << tooLarge;
    QTest::newRow("lists in lists")
        << std::string(60000, '[')
        << std::string(
               ":1:65: found values nested too deep, wanted at most 64 brackets open at once");
}

void JsonTest::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, sentence);
    const auto value = parseJson(text);
    QVERIFY(!value);
    QCOMPARE(value.error().sentence(), sentence);
}

void JsonTest::objectsKeepTheirOrder()
{
    Json json = read(R"({"z":1,"a":2,"m":3})");
    json["b"] = 4;
    json["a"] = 5;
    QCOMPARE(writtenJson(json), std::string(R"({"z":1,"a":5,"m":3,"b":4})"));
    QVERIFY(json != read(R"({"a":5,"z":1,"m":3,"b":4})"));
}

void JsonTest::lastOfEqualKeysCounts()
{
    const JsonReading reading = readJson(
        "{\"a\":{\"x\":1},\n \"b\":[{\"c\":0,\"c\":1}],\"a\":{\"y\":2}}");
    QVERIFY(!reading.fault);
    QCOMPARE(writtenJson(reading.value), std::string(R"({"a":{"y":2},"b":[{"c":1}]})"));
    QCOMPARE(reading.repeatedKeys.size(), std::size_t(2));
    QCOMPARE(reading.repeatedKeys[0].path, std::string("b/0/c"));
    QCOMPARE(reading.repeatedKeys[0].place, at(2, 14));
    QCOMPARE(reading.repeatedKeys[1].path, std::string("a"));
    QCOMPARE(reading.repeatedKeys[1].place, at(2, 22));
    QCOMPARE(reading.value["a"].place(), at(2, 22));
}

void JsonTest::valuesKnowTheirPlaces()
{
    const Json json = read(
        "\n {\"é\\\"]\": [1, -2.5e3,\n  \"x\\\\\", null],\"b\" : {} , \"c\":true}");
    QCOMPARE(json.place(), at(2, 2));
    const Json &list = json["é\"]"];
    QCOMPARE(list.place(), at(2, 3));
    QCOMPARE(list[0].place(), at(2, 12));
    QCOMPARE(list[1].place(), at(2, 15));
    QCOMPARE(list[2].place(), at(3, 3));
    QCOMPARE(list[3].place(), at(3, 10));
    QCOMPARE(json["b"].place(), at(3, 16));
    QCOMPARE(json["c"].place(), at(3, 27));
    QCOMPARE(Json(1).place(), at(0, 0));
    QCOMPARE(list[0], Json(1));
    QCOMPARE(read("\xEF\xBB\xBF[[]]")[0].place(), at(1, 2));
}

void JsonTest::nestingHasALimit()
{
    const auto nested = [](int depth) {
        return std::string(std::size_t(depth), '[') + "7" + std::string(std::size_t(depth), ']');
    };
    QVERIFY(parseJson(nested(kDeepestJson)));
    QVERIFY(!parseJson(nested(kDeepestJson + 1)));
    // Side by side is not one in another.
    std::string many = "[";
    for (int i = 0; i < 2 * kDeepestJson; ++i)
        many += "[{}],";
    QVERIFY(parseJson(many + "0]"));
}

void JsonTest::faultsAreTold()
{
    const JsonReading syntax = readJson("{\"a\":1 \"b\":2}");
    QVERIFY(syntax.fault.has_value());
    QCOMPARE(syntax.fault->kind, JsonFault::Kind::NoJson);
    QCOMPARE(syntax.fault->offset, std::size_t(9));
    QCOMPARE(syntax.fault->found, std::string("unexpected string literal"));
    QCOMPARE(syntax.fault->wanted, std::string("'}'"));
    for (const char *nothing : {"", " ", "\xEF\xBB\xBF"}) {
        const JsonReading empty = readJson(nothing);
        QVERIFY(empty.fault.has_value());
        QCOMPARE(empty.fault->found, std::string("unexpected end of input"));
        QCOMPARE(empty.fault->wanted, std::string("'[', '{', or a literal"));
    }
    const JsonReading large = readJson("[\"1e999\", 1e999]");
    QVERIFY(large.fault.has_value());
    QCOMPARE(large.fault->kind, JsonFault::Kind::TooLarge);
    QCOMPARE(large.fault->offset, std::size_t(10));
    QCOMPARE(large.fault->found, std::string("1e999"));
    QCOMPARE(readJson("[[1]").fault->wanted, std::string("']'"));
    QVERIFY(readJson("[[1]").value.isNull());
}

void JsonTest::integersHaveRanges()
{
    using Limits = std::numeric_limits<std::int64_t>;
    const Json json = read(
        "[2147483647,2147483648,-2147483649,9223372036854775807,9223372036854775808,"
        "-9223372036854775808,1.0]");
    QCOMPARE(json[0].asInt(), std::optional(2147483647));
    QVERIFY(!json[1].asInt() && !json[2].asInt());
    QCOMPARE(json[1].asInt64(), std::optional<std::int64_t>(2147483648));
    QCOMPARE(json[3].asInt64(), std::optional(Limits::max()));
    QVERIFY(json[4].isInteger() && !json[4].asInt64());
    QCOMPARE(json[4].asUint64(), std::optional<std::uint64_t>(9223372036854775808U));
    QCOMPARE(json[5].asInt64(), std::optional(Limits::min()));
    QVERIFY(!json[5].asUint64());
    QVERIFY(json[6].isNumber() && !json[6].isInteger() && !json[6].asInt());
    QCOMPARE(json[0].asDouble(), std::optional(2147483647.0));
    QCOMPARE(json[4].asDouble(), std::optional(9223372036854775808.0));
    QCOMPARE(Json(std::uint64_t(7)), Json(7));
    QCOMPARE(
        writtenJson(Json(std::numeric_limits<std::uint64_t>::max())),
        std::string("18446744073709551615"));
}

void JsonTest::doublesReadBack()
{
    for (const double number :
         {0.1, 1.0 / 3, -0.0, 1e21, 123456.789e-30, 2.5, 4.9406564584124654e-324}) {
        const auto value = read(writtenJson(number)).asDouble();
        QVERIFY(value.has_value());
        QVERIFY(*value == number && std::signbit(*value) == std::signbit(number));
    }
    QCOMPARE(writtenJson(std::numeric_limits<double>::infinity()), std::string("null"));
}

void JsonTest::wrongQuestionsHaveEmptyAnswers()
{
    const Json json = read(R"({"text":"7","list":[1],"number":7,"truth":true,"nothing":null})");
    QVERIFY(!json.asInt() && !json.asBool() && !json.asDouble() && !json.asString());
    QVERIFY(!json["text"].asInt() && !json["number"].asString() && !json["number"].asBool());
    QVERIFY(!json["truth"].asInt());
    QVERIFY(json["missing"].isNull() && json["missing"]["deeper"][3].isNull());
    QVERIFY(json["nothing"].isNull() && json.contains("nothing") && !json.contains("missing"));
    QVERIFY(json["list"][1].isNull());
    QVERIFY(json["list"].members().empty() && json.elements().empty());
    QCOMPARE(json["text"].size(), std::size_t(0));
    QCOMPARE(json.size(), std::size_t(5));
    QCOMPARE(json.find("list")->size(), std::size_t(1));
    QVERIFY(json["list"].find("a") == nullptr && json["text"].find("a") == nullptr);
}

void JsonTest::valuesAreBuilt()
{
    Json json{{"name", "a"}, {"size", {{"width", 3}, {"height", 4}}}, {"none", nullptr}};
    json["list"].push_back("x").push_back("y");
    json["list"].push_back(Json::array({1, 2.5, false}));
    json["texts"] = Json::array(std::vector<std::string>{"p", "q"});
    json["empty"] = Json::object();
    QCOMPARE(
        writtenJson(json),
        std::string(R"({"name":"a","size":{"width":3,"height":4},"none":null,)"
                    R"("list":[["y"],[1,2.5,false]],"texts":["p","q"],"empty":{}})"));
    QCOMPARE(
        writtenJson(Json{{"a", Json::array({1})}, {"b", Json::object()}}, 2),
        std::string("{\n  \"a\": [\n    1\n  ],\n  \"b\": {}\n}"));
    json["name"]["inner"] = 1;
    QCOMPARE(writtenJson(json["name"]), std::string(R"({"inner":1})"));
}

/// The examples of RFC 7396.
void JsonTest::patchesAreMerged()
{
    constexpr const char *kCases[][3]{
        {R"({"a":"b"})", R"({"a":"c"})", R"({"a":"c"})"},
        {R"({"a":"b"})", R"({"b":"c"})", R"({"a":"b","b":"c"})"},
        {R"({"a":"b","b":"c"})", R"({"a":null})", R"({"b":"c"})"},
        {R"({"a":["b"]})", R"({"a":"c"})", R"({"a":"c"})"},
        {R"({"a":"c"})", R"({"a":["b"]})", R"({"a":["b"]})"},
        {R"({"a":{"b":"c"}})", R"({"a":{"b":"d","c":null}})", R"({"a":{"b":"d"}})"},
        {R"({"a":[{"b":"c"}]})", R"({"a":[1]})", R"({"a":[1]})"},
        {R"(["a","b"])", R"(["c","d"])", R"(["c","d"])"},
        {R"({"a":"b"})", R"(["c"])", R"(["c"])"},
        {R"({"e":null})", R"({"a":1})", R"({"e":null,"a":1})"},
        {R"([1,2])", R"({"a":"b","c":null})", R"({"a":"b"})"},
        {R"({})", R"({"a":{"bb":{"ccc":null}}})", R"({"a":{"bb":{}}})"}};
    for (const auto &[before, patch, after] : kCases) {
        Json json = read(before);
        json.mergePatch(read(patch));
        QCOMPARE(writtenJson(json), std::string(after));
    }
}

void JsonTest::invalidUtf8IsRepaired()
{
    QVERIFY(isUtf8("é😀") && isUtf8(""));
    QVERIFY(!isUtf8("\xff") && !isUtf8("a\xc3") && !isUtf8("\xed\xa0\x80") && !isUtf8("\xc0\x80"));
    QCOMPARE(repairedUtf8("é\xff!\xc3"), std::string("é\uFFFD!\uFFFD"));
    QCOMPARE(writtenJson(Json{{"name\xfe", "a\xff"}}), std::string("{\"name\uFFFD\":\"a\uFFFD\"}"));
}

QTEST_GUILESS_MAIN(JsonTest)
#include "jsontest.moc"
