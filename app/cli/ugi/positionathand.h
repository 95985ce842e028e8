#pragma once

#include "app/cli/ugi/positioncommand.h"
#include "app/cli/ugi/protocoltext.h"
#include "app/cli/ugi/ugioptions.h"

#include <memory>
#include <span>
#include <string>

namespace tessera::cli {

/// The current position of a conversation, with the game and the settings under which it was set up. Errors are
/// reported, and leave everything unchanged.
class PositionAtHand
{
public:
    using Words = std::span<const std::string>;

    /// The output must outlive it.
    PositionAtHand(const GameEntry &game, const UgiSettings &settings, ProtocolOutput &output);

    [[nodiscard]] const GameEntry &game() const { return *m_game; }
    [[nodiscard]] const UgiSettings &settings() const { return m_settings; }
    [[nodiscard]] const AnyPosition &position() const { return *m_position; }

    /// Adopts new settings: the position is set up again where they change its rules, and is the start where they
    /// change the game.
    void adopt(const UgiSettings &settings);
    /// Sets the usual start.
    void begin();
    /// Sets the position by the words after `position`.
    void set(Words words);
    /// Plays all moves, or none when one is illegal.
    void play(Words moves);

private:
    [[nodiscard]] bool setUpAgain(const UgiSettings &settings);

    ProtocolOutput &m_output;
    const GameEntry *m_game;
    UgiSettings m_settings;
    /// The position as it was given, so that it can be set up again under other rules.
    PositionWords m_setup;
    std::unique_ptr<AnyPosition> m_position;
};

} // namespace tessera::cli
