// Makes the sounds of the program: `makesounds FOLDER` writes `<event>.wav` for each event. All of
// them are computed, from two instruments: a tap of wood on wood, and a bar of a marimba.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <functional>
#include <initializer_list>
#include <iostream>
#include <map>
#include <numbers>
#include <string>
#include <vector>

namespace {

constexpr int kRate = 44100;
/// The loudest sample of every sound, so that none is louder than another by chance.
constexpr double kPeak = 0.6;
constexpr double kFadeSeconds = 0.01;

/// A mono recording in the making; instruments add to it.
class Tape
{
public:
    explicit Tape(double seconds)
        : m_samples(static_cast<std::size_t>(seconds * kRate))
    {}

    /// Adds `wave(seconds since at)` from `at` on.
    void add(double at, const std::function<double(double)> &wave)
    {
        const auto first = static_cast<std::size_t>(at * kRate);
        for (std::size_t i = first; i < m_samples.size(); ++i)
            m_samples[i] += wave(static_cast<double>(i - first) / kRate);
    }

    /// Brings the peak to `kPeak` and the end to silence.
    [[nodiscard]] std::vector<std::int16_t> finished() const
    {
        double peak = 1e-9;
        for (const double sample : m_samples)
            peak = std::max(peak, std::abs(sample));
        std::vector<std::int16_t> pcm;
        pcm.reserve(m_samples.size());
        for (std::size_t i = 0; i < m_samples.size(); ++i) {
            const double left = static_cast<double>(m_samples.size() - 1 - i) / kRate;
            const double fade = std::min(1.0, left / kFadeSeconds);
            pcm.push_back(
                static_cast<std::int16_t>(std::lround(m_samples[i] / peak * kPeak * fade * 32767)));
        }
        return pcm;
    }

private:
    std::vector<double> m_samples;
};

double sine(double frequency, double time)
{
    return std::sin(2 * std::numbers::pi * frequency * time);
}

/// Begins softly within `rise` seconds and dies away to 1/e within `decay`.
double envelope(double time, double rise, double decay)
{
    return std::min(1.0, time / rise) * std::exp(-time / decay);
}

/// Noise that is the same each time: −1 to 1 (a linear congruential generator).
class Noise
{
public:
    double operator()()
    {
        m_state = m_state * 1664525u + 1013904223u;
        return static_cast<double>(m_state) / 2147483648.0 - 1;
    }

private:
    std::uint32_t m_state = 1;
};

/// One of the tones in which a struck body rings.
struct Mode
{
    /// In frequencies of the lowest tone.
    double ratio;
    double weight;
    /// Seconds until it has died away to 1/e.
    double decay;
};

/// A struck body: its modes begin within `attack` seconds.
void ring(
    Tape &tape,
    double at,
    double pitch,
    double strength,
    double attack,
    std::initializer_list<Mode> modes)
{
    for (const Mode &mode : modes) {
        tape.add(at, [=, frequency = pitch * mode.ratio](double time) {
            return strength * mode.weight * sine(frequency, time)
                   * envelope(time, attack, mode.decay);
        });
    }
}

/// Wood on wood: a click, and the modes of a small block that die away at once.
void tap(Tape &tape, double at, double pitch, double strength)
{
    ring(tape, at, pitch, strength, 0.0008, {{1, 1, 0.034}, {2.42, 0.55, 0.018}, {4.1, 0.3, 0.010}});
    Noise noise;
    tape.add(at, [=](double time) mutable {
        return time > 0.02 ? 0 : 0.5 * strength * noise() * envelope(time, 0.0003, 0.0028);
    });
}

/// A bar of a marimba, tuned in two octaves above its own tone.
void bar(Tape &tape, double at, double pitch, double strength)
{
    ring(tape, at, pitch, strength, 0.002, {{1, 1, 0.22}, {3.93, 0.24, 0.06}, {9.2, 0.08, 0.02}});
}

/// Something heavy falls: a tone that sinks, and dust.
void thud(Tape &tape, double at, double strength)
{
    tape.add(at, [=](double time) {
        const double sinking = 58 * time + 1.9 * (1 - std::exp(-time / 0.04));
        return strength * sine(sinking, 1) * envelope(time, 0.002, 0.11);
    });
    Noise noise;
    double smooth = 0;
    tape.add(at, [=](double time) mutable {
        smooth += 0.08 * (noise() - smooth);
        return 1.6 * strength * smooth * envelope(time, 0.004, 0.07);
    });
}

// Tones of the tempered scale, in hertz.
constexpr double kA3 = 220.00, kC4 = 261.63, kE4 = 329.63, kG4 = 392.00, kGis4 = 415.30;
constexpr double kA4 = 440.00, kC5 = 523.25, kD5 = 587.33, kE5 = 659.26, kG5 = 783.99,
                 kC6 = 1046.50;

/// A melody of bars, one tone every `pace` seconds.
void play(Tape &tape, const std::vector<double> &tones, double pace)
{
    for (std::size_t i = 0; i < tones.size(); ++i)
        bar(tape, static_cast<double>(i) * pace, tones[i], 1);
}

struct Sound
{
    double seconds;
    std::function<void(Tape &)> compose;
};

const std::map<std::string, Sound> &sounds()
{
    static const std::map<std::string, Sound> all{
        {"own-move", {0.16, [](Tape &tape) { tap(tape, 0, 520, 1); }}},
        {"opponent-move", {0.16, [](Tape &tape) { tap(tape, 0, 400, 1); }}},
        {"jump",
         {0.26,
          [](Tape &tape) {
              tap(tape, 0, 430, 0.55);
              tap(tape, 0.085, 560, 1);
          }}},
        {"capture",
         {0.24,
          [](Tape &tape) {
              tap(tape, 0, 310, 1);
              tap(tape, 0.028, 640, 0.6);
          }}},
        {"conversion",
         {0.34,
          [](Tape &tape) {
              tap(tape, 0, 480, 0.5);
              bar(tape, 0.05, kE5, 0.7);
          }}},
        {"clearing",
         {0.70,
          [](Tape &tape) {
              play(tape, {kC6, kG5, kE5, kC5}, 0.07);
          }}},
        {"shrinking",
         {0.75,
          [](Tape &tape) {
              thud(tape, 0, 1);
              thud(tape, 0.16, 0.7);
              tap(tape, 0.30, 210, 0.5);
          }}},
        {"alarm",
         {0.50,
          [](Tape &tape) {
              play(tape, {kGis4, kD5}, 0.09);
          }}},
        {"low-time",
         {0.42,
          [](Tape &tape) {
              tap(tape, 0, 980, 0.8);
              tap(tape, 0.14, 820, 0.8);
              tap(tape, 0.28, 980, 0.8);
          }}},
        {"won",
         {1.05,
          [](Tape &tape) {
              play(tape, {kC5, kE5, kG5, kC6}, 0.11);
          }}},
        {"lost",
         {1.05,
          [](Tape &tape) {
              play(tape, {kA4, kE4, kC4, kA3}, 0.14);
          }}},
        {"drawn",
         {0.80,
          [](Tape &tape) {
              play(tape, {kG4, kG4}, 0.16);
          }}},
    };
    return all;
}

void write(std::ostream &out, std::uint32_t value, int bytes)
{
    for (int i = 0; i < bytes; ++i)
        out.put(static_cast<char>(value >> (8 * i) & 0xFF));
}

/// Uncompressed, 16 bits, one channel (RIFF WAVE, format 1).
void writeWave(std::ostream &out, const std::vector<std::int16_t> &pcm)
{
    constexpr std::uint32_t kHeader = 36;
    constexpr std::uint32_t kBytes = 2;
    const auto size = static_cast<std::uint32_t>(pcm.size()) * kBytes;
    out << "RIFF";
    write(out, kHeader + size, 4);
    out << "WAVEfmt ";
    write(out, 16, 4);
    write(out, 1, 2);
    write(out, 1, 2);
    write(out, kRate, 4);
    write(out, kRate * kBytes, 4);
    write(out, kBytes, 2);
    write(out, 16, 2);
    out << "data";
    write(out, size, 4);
    for (const std::int16_t sample : pcm)
        write(out, static_cast<std::uint16_t>(sample), 2);
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 2) {
        std::cerr << "Usage: makesounds FOLDER\n";
        return 2;
    }
    for (const auto &[name, sound] : sounds()) {
        Tape tape(sound.seconds);
        sound.compose(tape);
        const std::string path = std::string(argv[1]) + "/" + name + ".wav";
        std::ofstream file(path, std::ios::binary);
        writeWave(file, tape.finished());
        if (!file.flush()) {
            std::cerr << "makesounds: " << path << " cannot be written\n";
            return 1;
        }
    }
    return 0;
}
