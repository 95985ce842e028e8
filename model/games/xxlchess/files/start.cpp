#include "model/games/xxlchess/files/layout.h"
#include "model/games/xxlchess/files/piecetext.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/rules.h"

#include <utility>
#include <variant>

namespace tessera::xxlchess {

namespace {

Result<PositionReading> readingOf(std::string_view text, const Options &options)
{
    auto choices = choicesFrom(options);
    if (!choices)
        return choices.error();
    return readPosition(text, std::move(*choices));
}

} // namespace

Result<RuleChoices> choicesFrom(const Options &options)
{
    RuleChoices choices;
    for (const RuleSwitch &rule : ruleSwitches())
        rule.set(choices, options.isOn(rule.option.key, std::get<bool>(rule.option.defaultValue)));
    auto pieces = readPieces(options.textOf(kPiecesOption, ""));
    if (!pieces)
        return pieces.error();
    choices.pieces = std::move(*pieces);
    return choices;
}

Options optionsFrom(const RuleChoices &choices)
{
    Options options;
    for (const RuleSwitch &rule : ruleSwitches())
        options.set(rule.option.key, rule.isOn(choices));
    options.set(kPiecesOption, writePieces(choices.pieces));
    return options;
}

/// If the pieces cannot be read, the usual ones are used; `parsePosition` reports the error.
Position Rules::start(const Options &options)
{
    const auto choices = choicesFrom(options);
    const RuleChoices chosen = choices ? *choices : RuleChoices();
    const Layout layout = standardLayout();
    return positionFrom(chosen.up == Player::First ? layout : turned(layout), chosen);
}

Result<Position> Rules::parsePosition(std::string_view text, const Options &options)
{
    auto reading = readingOf(text, options);
    if (!reading)
        return reading.error();
    return std::move(reading->position);
}

std::vector<Sentence> Rules::warnings(std::string_view text, const Options &options)
{
    const auto reading = readingOf(text, options);
    return reading ? reading->warnings : std::vector<Sentence>();
}

std::string Rules::positionText(const Position &position)
{
    return writePosition(position);
}

} // namespace tessera::xxlchess
