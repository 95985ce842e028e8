#pragma once

#include "app/actions/actions.h"

#include <span>

namespace tessera {

/// What is known of an action before it is made: names, texts (in the context `Actions`) and keys.
struct ActionRow
{
    Act act;
    /// Object name, by which preferences keep its key.
    const char *name;
    const char *icon;
    const char *text;
    const char *tip;
    /// In Qt's portable form, separated by "; "; they hold beside those that the desktop has for `standard`.
    const char *keys;
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
    /// The keys belong to the game page alone, so that text fields keep them.
    bool isOnPage = false;
    bool isCheckable = false;
};

/// All actions, in the order of `Act`.
[[nodiscard]] std::span<const ActionRow, kActCount> actionTable();

} // namespace tessera
