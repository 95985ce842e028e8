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

/// Listens to a game and plays its sounds. It follows the game and not the picture: a sound comes when a move is made,
/// those of its later stages a moment after, and no animation or sound ever waits for another one. Lives in the
/// window's thread.
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
    /// Sets how long a stage of a transition lasts on the board; 0 where nothing is animated.
    void setStageTime(std::chrono::milliseconds time) { m_stageTime = time; }
    void setWarnsOfLowTime(bool warns) { m_warnsOfLowTime = warns; }

    /// Plays a sound now as a sample, at the preferred volume.
    void sample(SoundEvent event);

private:
    void hearMove(NodeId node, const Transition &transition);
    void hearEnd(const Outcome &outcome);
    void watchClocks();
    void play(SoundEvent event);
    /// Plays the sounds that are due, and waits for the next.
    void playDue();
    void hush();

    const GameModel &m_game;
    const MatchController &m_match;
    const ClockController &m_clocks;
    SoundPlayer &m_player;
    SoundPreferences m_preferences;
    std::chrono::milliseconds m_stageTime{0};
    bool m_warnsOfLowTime = true;
    /// The players who have been warned of their clocks and have not regained time since.
    PerPlayer<bool> m_isWarned;
    /// Pending sounds of the last move.
    std::deque<SoundCue> m_waiting;
    int m_stage = 0;
    QTimer m_next;
};

} // namespace tessera
