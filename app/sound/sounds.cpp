#include "app/sound/sounds.h"

#include "app/settings/settings.h"

#ifdef TESSERA_HAS_MULTIMEDIA
#include "app/sound/multimedia/effectplayer.h"
#endif

#include <algorithm>
#include <chrono>

namespace tessera {

namespace {

/// Between the sounds of two stages where nothing is animated, so that each can be heard.
constexpr std::chrono::milliseconds kLeastStageTime{90};

} // namespace

bool Sounds::isBuilt()
{
#ifdef TESSERA_HAS_MULTIMEDIA
    return true;
#else
    return false;
#endif
}

std::unique_ptr<SoundPlayer> Sounds::makeSoundPlayer()
{
#ifdef TESSERA_HAS_MULTIMEDIA
    return std::make_unique<EffectPlayer>();
#else
    return std::make_unique<SilentPlayer>();
#endif
}

Sounds::Sounds(
    const GameSession &session,
    Settings &settings,
    std::unique_ptr<SoundPlayer> player,
    QObject *parent)
    : QObject(parent)
    , m_player(std::move(player))
    , m_controller(session.model, session.match, session.clocks, *m_player)
{
    connect(&settings, &Settings::preferencesChanged, this, &Sounds::follow);
    follow(settings.preferences());
}

void Sounds::follow(const Preferences &preferences)
{
    m_controller.setPreferences(preferences.sound);
    m_controller.setWarnsOfLowTime(preferences.clock.warnsOfLowTime);
    m_controller.setStageTime(
        std::max(kLeastStageTime, std::chrono::milliseconds(preferences.animationMs())));
}

} // namespace tessera

#include "moc_sounds.cpp"
