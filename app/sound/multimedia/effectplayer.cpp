#include "app/sound/multimedia/effectplayer.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Whether there is an output device. On a machine without a sound server Qt Multimedia would print warnings, where
/// silence is wanted.
bool hasOutput()
{
    const QtMessageHandler before = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext &, const QString &) {});
    const bool isThere = !QMediaDevices::defaultAudioOutput().isNull();
    qInstallMessageHandler(before);
    return isThere;
}

} // namespace

EffectPlayer::EffectPlayer() = default;
EffectPlayer::~EffectPlayer() = default;

SoundOutput EffectPlayer::output() const
{
    return hasOutput() ? SoundOutput::Ready : SoundOutput::NoDevice;
}

void EffectPlayer::play(SoundEvent event, double volume)
{
    if (!hasOutput())
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
