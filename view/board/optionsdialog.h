#pragma once

#include "model/core/options.h"

#include <QDialog>

namespace tessera {

/// A game's own dialog for rules that no table of options shows (see `BoardDesign::makeOptionsDialog`).
class OptionsDialog : public QDialog
{
    Q_OBJECT

public:
    using QDialog::QDialog;

    /// The options that it began with, with the changes made.
    [[nodiscard]] virtual Options options() const = 0;
};

} // namespace tessera
