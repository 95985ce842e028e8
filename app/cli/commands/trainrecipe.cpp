#include "app/cli/commands/trainrecipe.h"

#include <QCryptographicHash>

#include <sstream>

namespace tessera::cli {

std::string TrainRecipe::playing() const
{
    std::ostringstream text;
    text << "--games " << games << " --from " << from << " --nodes " << nodes << " --seed " << seed;
    return text.str();
}

std::string TrainRecipe::text(const std::string &weights) const
{
    const QByteArray hash
        = QCryptographicHash::hash(QByteArray::fromStdString(weights), QCryptographicHash::Sha256);
    std::ostringstream text;
    const std::string command = "tessera-cli train --game " + game + " --positions FILE ";
    for (const std::string &run : runs)
        text << "played " << command << run << '\n';
    text << "learnt " << command << "--seed " << seed << " --epochs " << epochs
         << " --out model/games/" << game << '\n'
         << "positions " << positions << '\n'
         << "validation-loss " << validationLoss << '\n'
         << "sha256 " << hash.toHex().toStdString() << '\n';
    return text.str();
}

} // namespace tessera::cli
