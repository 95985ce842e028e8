#pragma once

#include "model/core/gameinfo.h"

#include <QWidget>

#include <map>

namespace tessera {

/// The rule options of a game, made from its table: switches, numbers and texts, each with an explanatory sentence.
class OptionsForm final : public QWidget
{
    Q_OBJECT

public:
    /// `info` must outlive the form.
    explicit OptionsForm(const GameInfo &info, QWidget *parent = nullptr);

    void setOptions(const Options &options);
    /// The options in the form, with those that it does not show as given to `setOptions`.
    [[nodiscard]] Options options() const;

signals:
    void changed();

private:
    [[nodiscard]] QWidget *makeEdit(const OptionSpec &spec);
    void setValue(const OptionSpec &spec, const OptionValue &value);
    [[nodiscard]] OptionValue value(const OptionSpec &spec) const;

    const GameInfo &m_info;
    std::map<std::string, QWidget *> m_edits;
    /// The options that the form does not show.
    Options m_unshown;
};

} // namespace tessera
