#include "app/effectplayer.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

namespace tessera {

using namespace Qt::StringLiterals;

EffectPlayer::EffectPlayer() = default;
EffectPlayer::~EffectPlayer() = default;

void EffectPlayer::play(SoundEvent event, double volume)
{
    if (QMediaDevices::defaultAudioOutput().isNull())
        return;
    const auto number = static_cast<std::size_t>(event);
    std::unique_ptr<QSoundEffect> &effect = m_effects[number];
    if (!effect) {
        effect = std::make_unique<QSoundEffect>();
        effect->setSource(
            QUrl(u"qrc:/sounds/%1.wav"_s.arg(QLatin1StringView(kSoundEventNames[number]))));
    }
    // People hear loudness by its logarithm.
    const auto loudness = QAudio::convertVolume(
        static_cast<float>(volume), QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale);
    effect->setVolume(loudness);
    effect->play();
}

} // namespace tessera
