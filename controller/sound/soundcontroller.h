#pragma once

#include "controller/session/clockcontroller.h"
#include "controller/session/matchcontroller.h"
#include "controller/sound/soundplayer.h"
#include "controller/sound/soundpreferences.h"
#include "controller/sound/soundscore.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <deque>

namespace tessera {

/// Listens to a game and has played what is to be heard of it. It follows the game and not the
/// picture: a sound comes when a move is made, those of its later stages a moment after, and no
/// animation or sound ever waits for another one. Lives in the window's thread.
class SoundController : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive the controller.
    SoundController(
        const GameModel &game,
        const MatchController &match,
        const ClockController &clocks,
        SoundPlayer &player,
        QObject *parent = nullptr);

    void setPreferences(const SoundPreferences &preferences) { m_preferences = preferences; }
    /// How long a stage of a transition lasts on the board; 0 where nothing is animated.
    void setStageTime(std::chrono::milliseconds time) { m_stageTime = time; }
    void setWarnsOfLowTime(bool warns) { m_warnsOfLowTime = warns; }

    /// Plays a sound now, so that one may hear what it is, as loud as preferred.
    void sample(SoundEvent event);

private:
    void hearMove(NodeId node, const Transition &transition);
    void hearEnd(const Outcome &outcome);
    void watchClocks();
    void play(SoundEvent event);
    /// Plays what is due, and waits for what comes next.
    void playDue();
    void hush();

    const GameModel &m_game;
    const MatchController &m_match;
    const ClockController &m_clocks;
    SoundPlayer &m_player;
    SoundPreferences m_preferences;
    std::chrono::milliseconds m_stageTime{0};
    bool m_warnsOfLowTime = true;
    /// Who has been warned of their clock and has not won time back since.
    PerPlayer<bool> m_isWarned;
    /// What is still to be heard of the last move.
    std::deque<SoundCue> m_waiting;
    int m_stage = 0;
    QTimer m_next;
};

} // namespace tessera
