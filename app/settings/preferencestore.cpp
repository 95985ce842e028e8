#include "app/settings/preferencestore.h"

#include "model/core/enumtable.h"

#include <QSettings>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

// The words for the values of enumerations.
constexpr auto kSchemes = enumTable<Scheme, const char *>(
    {{Scheme::System, "system"},
     {Scheme::Light, "light"},
     {Scheme::Dark, "dark"},
     {Scheme::HighContrast, "high-contrast"}});
constexpr auto kPieceStyles = enumTable<PieceStyle, const char *>(
    {{PieceStyle::Modelled, "modelled"}, {PieceStyle::Plain, "plain"}});
constexpr auto kCoordinates = enumTable<CoordinateMode, const char *>(
    {{CoordinateMode::None, "none"}, {CoordinateMode::Edge, "edge"}, {CoordinateMode::All, "all"}});
constexpr auto kNotations = enumTable<Notation, const char *>(
    {{Notation::Short, "short"}, {Notation::Long, "long"}, {Notation::Prose, "words"}});
constexpr auto kVisions = enumTable<ColourVision, const char *>(
    {{ColourVision::Normal, "normal"},
     {ColourVision::Protanopia, "protanopia"},
     {ColourVision::Deuteranopia, "deuteranopia"},
     {ColourVision::Tritanopia, "tritanopia"}});
constexpr auto kInputs = enumTable<InputStyle, const char *>(
    {{InputStyle::ClickAndDrag, "click-and-drag"},
     {InputStyle::ClickOnly, "click"},
     {InputStyle::DragOnly, "drag"}});
constexpr auto kPromotions = enumTable<Promotion, const char *>(
    {{Promotion::QueenAtOnce, "queen"}, {Promotion::Choose, "choose"}});
constexpr auto kCoachModes = enumTable<CoachMode, const char *>(
    {{CoachMode::Off, "off"}, {CoachMode::OnRequest, "request"}, {CoachMode::Always, "always"}});
constexpr auto kSpoken = enumTable<Spoken, const char *>(
    {{Spoken::OthersMoves, "others-moves"},
     {Spoken::Moves, "moves"},
     {Spoken::Everything, "everything"}});
constexpr auto kReductions = enumTable<ReducedMotion, const char *>(
    {{ReducedMotion::System, "system"}, {ReducedMotion::On, "on"}, {ReducedMotion::Off, "off"}});

const QString kSilentGroup = u"sound/silent"_s;
const QString kKeysGroup = u"keyboard/keys"_s;

/// Takes each field from a store; a field keeps its value where the store has none of its kind.
class Reader
{
public:
    explicit Reader(const QSettings &store)
        : m_store(store)
    {}

    void text(const QString &key, QString &field) const
    {
        field = m_store.value(key, field).toString();
    }

    void flag(const QString &key, bool &field) const
    {
        const QString word = m_store.value(key).toString();
        if (word == "true"_L1 || word == "false"_L1)
            field = word == "true"_L1;
    }

    void number(const QString &key, int least, int most, int &field) const
    {
        bool isNumber = false;
        const int value = m_store.value(key).toInt(&isNumber);
        if (isNumber)
            field = std::clamp(value, least, most);
    }

    template<typename Words, typename Enumeration>
    void word(const QString &key, const Words &words, Enumeration &field) const
    {
        const QString found = m_store.value(key).toString();
        for (const auto &[value, name] : words) {
            if (found == QLatin1StringView(name))
                field = value;
        }
    }

    /// A key that cannot be pressed reads as the usual one.
    void keys(QMap<QString, QKeySequence> &field) const
    {
        const QString prefix = kKeysGroup + u'/';
        for (const QString &name : m_store.allKeys()) {
            if (!name.startsWith(prefix))
                continue;
            const QString text = m_store.value(name).toString();
            const auto key = QKeySequence::fromString(text, QKeySequence::PortableText);
            if (text.isEmpty() || (!key.isEmpty() && key[0].key() != Qt::Key_unknown))
                field.insert(name.mid(prefix.size()), key);
        }
    }

private:
    const QSettings &m_store;
};

/// Puts each field into a map of values as a store has them.
class Writer
{
public:
    explicit Writer(QVariantMap &values)
        : m_values(values)
    {}

    void text(const QString &key, const QString &field) const { m_values[key] = field; }
    void flag(const QString &key, bool field) const { m_values[key] = field; }
    void number(const QString &key, int, int, int field) const { m_values[key] = field; }

    template<typename Words, typename Enumeration>
    void word(const QString &key, const Words &words, Enumeration field) const
    {
        m_values[key] = QString::fromLatin1(words[field]);
    }

    void keys(const QMap<QString, QKeySequence> &field) const
    {
        for (auto entry = field.begin(); entry != field.end(); ++entry)
            m_values[kKeysGroup + u'/' + entry.key()] = entry.value().toString(
                QKeySequence::PortableText);
    }

private:
    QVariantMap &m_values;
};

/// Visits every field that is kept: the one list of keys.
template<typename Visitor, typename Kept>
void visit(const Visitor &visitor, Kept &kept)
{
    auto &appearance = kept.appearance;
    visitor.word(u"appearance/scheme"_s, kSchemes, appearance.scheme);
    visitor.text(u"appearance/boardTheme"_s, appearance.boardTheme);
    visitor.word(u"appearance/pieces"_s, kPieceStyles, appearance.pieces);
    visitor.word(u"appearance/coordinates"_s, kCoordinates, appearance.coordinates);
    visitor.word(u"appearance/notation"_s, kNotations, appearance.notation);
    visitor.flag(u"appearance/letters"_s, appearance.showsLetters);
    visitor.number(
        u"appearance/textPercent"_s, kLeastTextPercent, kMostTextPercent, appearance.textPercent);
    visitor.word(u"appearance/previewedVision"_s, kVisions, appearance.previewedVision);

    auto &play = kept.play;
    visitor.word(u"play/input"_s, kInputs, play.input);
    visitor.flag(u"play/confirmsMoves"_s, play.confirmsMoves);
    visitor.word(u"play/promotion"_s, kPromotions, play.promotion);
    visitor.flag(u"play/premoves"_s, play.allowsPremoves);
    visitor.flag(u"play/turnsBoard"_s, play.turnsBoard);
    visitor.flag(u"play/curtain"_s, play.hasCurtain);
    visitor.flag(u"play/hints"_s, play.allowsHints);
    visitor.word(u"play/coach"_s, kCoachModes, play.coach);
    visitor.flag(u"play/legalMoves"_s, play.showsLegalMoves);
    visitor.flag(u"play/outcomes"_s, play.showsOutcomes);

    visitor.number(u"motion/cellMs"_s, 0, kSlowestAnimationMs, kept.motion.cellMs);
    visitor.word(u"motion/reduced"_s, kReductions, kept.motion.reduced);
    visitor.number(u"motion/paceMs"_s, kFastestPaceMs, kSlowestPaceMs, kept.motion.paceMs);

    visitor.flag(u"sound/on"_s, kept.sound.isOn);
    visitor.number(u"sound/volume"_s, 0, kMostVolume, kept.sound.volume);
    for (std::size_t i = 0; i < kSoundEventCount; ++i)
        visitor.flag(
            kSilentGroup + u'/' + QLatin1StringView(kSoundEventNames[i]), kept.sound.isSilent[i]);

    visitor.flag(u"clock/tenths"_s, kept.clock.showsTenths);
    visitor.flag(u"clock/lowTime"_s, kept.clock.warnsOfLowTime);
    visitor.flag(u"engines/ponders"_s, kept.engines.ponders);
    visitor.flag(u"engines/books"_s, kept.engines.usesBooks);
    visitor.flag(u"engines/showsThoughts"_s, kept.engines.showsThoughts);
    auto &analysis = kept.engines.analysis;
    visitor.number(u"engines/analysisLines"_s, 1, kMostAnalysisLines, analysis.lines);
    visitor.text(u"engines/analysisProgram"_s, analysis.program);
    visitor.number(u"engines/analysisDepth"_s, 0, kMostAnalysisDepth, analysis.depth);
    visitor.number(u"engines/analysisThreads"_s, 0, kMostAnalysisThreads, analysis.threads);
    visitor.number(u"engines/analysisMebibytes"_s, 1, kMostAnalysisMebibytes, analysis.mebibytes);
    auto &accessibility = kept.accessibility;
    visitor.flag(u"accessibility/speaks"_s, accessibility.speaks);
    visitor.word(u"accessibility/spoken"_s, kSpoken, accessibility.spoken);
    visitor.flag(u"accessibility/thickMarks"_s, accessibility.hasThickMarks);
    visitor.flag(u"accessibility/largeCursor"_s, accessibility.hasLargeCursor);
    visitor.keys(kept.keyboard.keys);
    visitor.text(u"files/folder"_s, kept.files.folder);
    visitor.text(u"language/code"_s, kept.language.code);
}

} // namespace

Preferences readPreferences(const QSettings &store)
{
    Preferences preferences;
    visit(Reader(store), preferences);
    return preferences;
}

void writePreferences(const Preferences &before, const Preferences &after, QSettings &store)
{
    QVariantMap old;
    QVariantMap values;
    visit(Writer(old), before);
    visit(Writer(values), after);
    for (auto value = values.cbegin(); value != values.cend(); ++value) {
        if (!old.contains(value.key()) || old[value.key()] != value.value())
            store.setValue(value.key(), value.value());
        old.remove(value.key());
    }
    for (auto gone = old.cbegin(); gone != old.cend(); ++gone)
        store.remove(gone.key());
}

} // namespace tessera
