#pragma once

#include "model/foreign/engineoption.h"

#include <QWidget>

#include <functional>
#include <string>
#include <utility>
#include <vector>

class QFormLayout;

namespace tessera {

/// The options that an engine says it has, each with the control that fits it. Only those that are not
/// as the engine has them are set.
class EngineOptionsForm final : public QWidget
{
    Q_OBJECT

public:
    using Values = std::vector<std::pair<std::string, std::string>>;

    explicit EngineOptionsForm(QWidget *parent = nullptr);

    /// Shows the engine's options with what is chosen for them now.
    void setOptions(const std::vector<EngineOption> &options);
    void setValues(const Values &values) { m_values = values; }
    /// What is set: the controls, and before any are there, what was given.
    [[nodiscard]] Values values() const;

private:
    /// A control whose value is read by `read`.
    struct Control
    {
        EngineOption option;
        std::function<std::string()> read;
    };
    void add(const EngineOption &option, const std::string &value);

    QFormLayout *m_form;
    std::vector<Control> m_controls;
    Values m_values;
};

} // namespace tessera
