#pragma once

#include "app/cli/ugi/positioncommand.h"
#include "app/cli/ugi/protocoltext.h"
#include "app/cli/ugi/ugioptions.h"

#include <memory>
#include <span>
#include <string>

namespace tessera::cli {

/// The position that a conversation is about, with the game and the settings under which it was set up. What cannot be
/// set up is said, and leaves all as it was.
class PositionAtHand
{
public:
    using Words = std::span<const std::string>;

    /// The output must outlive it.
    PositionAtHand(const GameEntry &game, const UgiSettings &settings, ProtocolOutput &output);

    [[nodiscard]] const GameEntry &game() const { return *m_game; }
    [[nodiscard]] const UgiSettings &settings() const { return m_settings; }
    [[nodiscard]] const AnyPosition &position() const { return *m_position; }

    /// Takes over new settings; the position is set up again where they change its rules, from the start where they
    /// are of another game.
    void adopt(const UgiSettings &settings);
    /// The usual start.
    void begin();
    /// The words behind `position`.
    void set(Words words);
    /// Plays moves, all of them or, when one is illegal, none.
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
