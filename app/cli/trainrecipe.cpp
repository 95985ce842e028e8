#include "app/cli/trainrecipe.h"

#include <QCryptographicHash>

#include <sstream>

namespace tessera::cli {

std::string TrainRecipe::text(const std::string &weights) const
{
    const QByteArray hash
        = QCryptographicHash::hash(QByteArray::fromStdString(weights), QCryptographicHash::Sha256);
    std::ostringstream text;
    text << "command tessera-cli train --game " << game << " --positions FILE --games " << games
         << " --from " << from << " --nodes " << nodes << " --seed " << seed << " --epochs "
         << epochs << " --out model/games/" << game << '\n'
         << "positions " << positions << '\n'
         << "validation-loss " << validationLoss << '\n'
         << "sha256 " << hash.toHex().toStdString() << '\n';
    return text.str();
}

} // namespace tessera::cli
