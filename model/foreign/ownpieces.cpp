#include "model/foreign/ownpieces.h"

#include <algorithm>

namespace tessera {

bool hasOwnPieces(const GameInfo &info, const Options &options)
{
    return std::any_of(info.options.begin(), info.options.end(), [&](const OptionSpec &spec) {
        const auto &values = options.values();
        const auto found = values.find(spec.key);
        return !spec.isShown && found != values.end() && found->second != spec.defaultValue;
    });
}

} // namespace tessera
