#include "app/players/engineoptionsform.h"

#include "model/core/words.h"
#include "view/widgets/plaintext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The program sets these itself, for each game.
constexpr std::array<std::string_view, 5> kOwn{"UGI_Game", "Rules", "Config", "Seed", "Ponder"};

bool isShown(const EngineOption &option)
{
    return option.type != EngineOption::Type::Button
           && std::find(kOwn.begin(), kOwn.end(), option.name) == kOwn.end();
}

int clamped(long long number)
{
    using Limits = std::numeric_limits<int>;
    return static_cast<int>(std::clamp<long long>(number, Limits::min(), Limits::max()));
}

using Read = std::function<std::string()>;

std::pair<QWidget *, Read> makeSpin(
    const EngineOption &option, const std::string &value, QWidget *parent)
{
    auto *box = new QSpinBox(parent);
    box->setRange(clamped(option.least), clamped(option.most));
    box->setValue(clamped(wholeNumber(value, option.least, option.most).value_or(option.least)));
    return {box, [box] { return std::to_string(box->value()); }};
}

std::pair<QWidget *, Read> makeCombo(
    const EngineOption &option, const std::string &value, QWidget *parent)
{
    auto *box = new QComboBox(parent);
    for (const std::string &choice : option.choices)
        box->addItem(QString::fromStdString(choice));
    // An engine may offer more with other options set than it said without them.
    box->setEditable(true);
    box->setCurrentText(QString::fromStdString(value));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return {box, [box] { return box->currentText().trimmed().toStdString(); }};
}

/// What fits the option, and how its value is read.
std::pair<QWidget *, Read> makeControl(
    const EngineOption &option, const std::string &value, QWidget *parent)
{
    if (option.type == EngineOption::Type::Spin)
        return makeSpin(option, value, parent);
    if (option.type == EngineOption::Type::Combo)
        return makeCombo(option, value, parent);
    if (option.type == EngineOption::Type::Check) {
        auto *box = new QCheckBox(parent);
        box->setChecked(value == "true");
        return {box, [box] { return std::string(box->isChecked() ? "true" : "false"); }};
    }
    auto *box = new QLineEdit(QString::fromStdString(value), parent);
    return {box, [box] { return box->text().trimmed().toStdString(); }};
}

} // namespace

EngineOptionsForm::EngineOptionsForm(QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
{
    setObjectName(u"engineOptions"_s);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void EngineOptionsForm::setOptions(const std::vector<EngineOption> &options)
{
    m_values = values();
    m_controls.clear();
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    for (const EngineOption &option : options) {
        if (!isShown(option))
            continue;
        const auto chosen = std::find_if(m_values.begin(), m_values.end(), [&](const auto &value) {
            return value.first == option.name;
        });
        add(option, chosen == m_values.end() ? option.usual : chosen->second);
    }
}

void EngineOptionsForm::add(const EngineOption &option, const std::string &value)
{
    const QString name = QString::fromStdString(option.name);
    auto [widget, read] = makeControl(option, value, this);
    widget->setObjectName(u"option%1"_s.arg(name));
    widget->setAccessibleName(name);
    auto *label = new Label(name, this);
    label->setBuddy(widget);
    m_form->addRow(label, widget);
    m_controls.push_back({option, std::move(read)});
}

EngineOptionsForm::Values EngineOptionsForm::values() const
{
    if (m_controls.empty())
        return m_values;
    Values values;
    for (const Control &control : m_controls) {
        std::string value = control.read();
        if (value != control.option.usual)
            values.emplace_back(control.option.name, std::move(value));
    }
    // What the engine did not name this time is not forgotten.
    for (const auto &value : m_values) {
        const bool isShownNow
            = std::any_of(m_controls.begin(), m_controls.end(), [&](const Control &control) {
                  return control.option.name == value.first;
              });
        if (!isShownNow)
            values.push_back(value);
    }
    // A text names a file in most engines, on which what the others may be set to can depend.
    std::stable_partition(values.begin(), values.end(), [this](const auto &value) {
        return std::any_of(m_controls.begin(), m_controls.end(), [&](const Control &control) {
            return control.option.name == value.first
                   && control.option.type == EngineOption::Type::Text;
        });
    });
    return values;
}

} // namespace tessera

#include "moc_engineoptionsform.cpp"
