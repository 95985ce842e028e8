#include "app/cli/ugi/positionathand.h"

namespace tessera::cli {

PositionAtHand::PositionAtHand(
    const GameEntry &game, const UgiSettings &settings, ProtocolOutput &output)
    : m_output(output)
    , m_game(&game)
    , m_settings(settings)
{
    begin();
}

void PositionAtHand::adopt(const UgiSettings &settings)
{
    if (settings.game != m_settings.game) {
        m_game = findGame(settings.game);
        m_settings = settings;
        begin();
        return;
    }
    if (!setUpAgain(settings))
        return;
    for (const Error &warning : settings.warnings)
        m_output.line("info string warning: " + warning.sentence());
    m_settings = settings;
    m_settings.warnings.clear();
}

bool PositionAtHand::setUpAgain(const UgiSettings &settings)
{
    const bool isOtherStart = settings.start() != m_settings.start();
    if (!isOtherStart && settings.rules() == m_settings.rules())
        return true;
    const PositionWords setup = isOtherStart ? PositionWords() : m_setup;
    auto position = positionOf(setup, *m_game, settings);
    // The standard start tolerates invalid rules, but reading its text reports them.
    if (position && !setup.text) {
        if (auto read = positionOf({(*position)->text(), {}}, *m_game, settings); !read)
            position = std::move(read);
    }
    if (!position) {
        m_output.error(position.error());
        return false;
    }
    m_setup = setup;
    m_position = std::move(*position);
    return true;
}

void PositionAtHand::begin()
{
    m_setup = {};
    auto position = positionOf(m_setup, *m_game, m_settings);
    if (!position)
        m_output.error(position.error());
    m_position = position ? std::move(*position) : m_game->game->start(m_settings.rules());
}

void PositionAtHand::set(Words words)
{
    const auto setup = parsePositionWords(words);
    if (!setup) {
        m_output.error(setup.error());
        return;
    }
    auto position = positionOf(*setup, *m_game, m_settings);
    if (!position) {
        m_output.error(position.error());
        return;
    }
    m_setup = *setup;
    m_position = std::move(*position);
    if (setup->text) {
        for (const Sentence &warning : m_game->game->warnings(*setup->text, m_settings.rules()))
            m_output.line("info string warning: " + warning.english());
    }
}

void PositionAtHand::play(Words moves)
{
    if (moves.empty()) {
        m_output.error({"moves", "nothing", "moves M1 [M2 …]"});
        return;
    }
    PositionWords setup = m_setup;
    setup.moves.insert(setup.moves.end(), moves.begin(), moves.end());
    auto position = positionOf(setup, *m_game, m_settings);
    if (!position) {
        m_output.error(position.error());
        return;
    }
    m_setup = std::move(setup);
    m_position = std::move(*position);
}

} // namespace tessera::cli
