#include "app/tools/train/trainrecipe.h"

#include <QCryptographicHash>

#include <iomanip>
#include <sstream>

namespace tessera::cli {

namespace {

std::string command(const std::string &game)
{
    return "tessera-tools train --game " + game + " --positions FILE ";
}

} // namespace

std::string TrainRecipe::playedText() const
{
    std::ostringstream text;
    for (const auto &[run, numbers] : games) {
        const auto [runSeed, nodes] = run;
        for (auto first = numbers.begin(); first != numbers.end();) {
            std::uint32_t count = 0;
            for (auto it = first; it != numbers.end() && *it == *first + count; ++it)
                ++count;
            text << "played " << command(game) << "--games " << count << " --from " << *first
                 << " --nodes " << nodes << " --seed " << runSeed << '\n';
            std::advance(first, count);
        }
    }
    return text.str();
}

std::string TrainRecipe::text(double validationLoss, const std::string &weights) const
{
    const QByteArray hash
        = QCryptographicHash::hash(QByteArray::fromStdString(weights), QCryptographicHash::Sha256);
    std::ostringstream text;
    text << playedText() << "learnt " << command(game) << "--net " << net << " --seed " << seed
         << " --epochs " << epochs << " --out resources/weights/" << game << '\n'
         << "positions " << positions << '\n'
         << "validation-loss " << validationLoss << '\n'
         << "sha256 " << hash.toHex().toStdString() << '\n';
    return text.str();
}

std::string curveText(std::span<const training::Losses> curve, bool hasPolicy)
{
    constexpr int kDigits = 6;
    std::ostringstream text;
    text << std::fixed << std::setprecision(kDigits) << "epoch\ttraining\tvalidation"
         << (hasPolicy ? "\todds\tmoves\tfirst-choices\n" : "\n");
    for (std::size_t epoch = 0; epoch < curve.size(); ++epoch) {
        const auto &[training, validation] = curve[epoch];
        text << epoch << '\t' << training.sum() << '\t' << validation.sum();
        if (hasPolicy)
            text << '\t' << validation.odds << '\t' << validation.moves << '\t'
                 << validation.firstChoices;
        text << '\n';
    }
    return text.str();
}

} // namespace tessera::cli
