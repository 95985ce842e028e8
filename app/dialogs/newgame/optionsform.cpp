#include "app/dialogs/newgame/optionsform.h"

#include "model/session/historymodel.h"
#include "view/widgets/plaintext.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

int toInt(std::int64_t number)
{
    using Limits = std::numeric_limits<int>;
    return static_cast<int>(std::clamp<std::int64_t>(number, Limits::min(), Limits::max()));
}

} // namespace

OptionsForm::OptionsForm(const GameInfo &info, QWidget *parent)
    : QWidget(parent)
    , m_info(info)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    for (const OptionSpec &spec : info.options) {
        if (!spec.isShown)
            continue;
        const QString label = translated({info.id, spec.label, {}});
        const QString help = translated({info.id, spec.help, {}});
        const int row = grid->rowCount();
        QWidget *edit = makeEdit(spec);
        edit->setObjectName(u"option-"_s + QString::fromStdString(spec.key));
        edit->setAccessibleName(label);
        edit->setAccessibleDescription(help);
        edit->setToolTip(help);
        if (auto *box = qobject_cast<QCheckBox *>(edit)) {
            box->setText(label);
            grid->addWidget(edit, row, 0, 1, 2);
        } else {
            auto *title = new Label(label, this);
            title->setBuddy(edit);
            grid->addWidget(title, row, 0);
            grid->addWidget(edit, row, 1, Qt::AlignLeft);
        }
        auto *words = new Label(help, this);
        words->setForegroundRole(QPalette::PlaceholderText);
        words->setWordWrap(true);
        words->setIndent(fontMetrics().height() + 4);
        grid->addWidget(words, row + 1, 0, 1, 2);
        m_edits[spec.key] = edit;
    }
}

QWidget *OptionsForm::makeEdit(const OptionSpec &spec)
{
    if (std::holds_alternative<bool>(spec.defaultValue)) {
        auto *box = new QCheckBox(this);
        connect(box, &QCheckBox::toggled, this, &OptionsForm::changed);
        return box;
    }
    if (std::holds_alternative<std::int64_t>(spec.defaultValue)) {
        auto *number = new QSpinBox(this);
        number->setRange(toInt(spec.least), toInt(spec.most));
        connect(number, &QSpinBox::valueChanged, this, &OptionsForm::changed);
        return number;
    }
    auto *line = new QLineEdit(this);
    connect(line, &QLineEdit::textChanged, this, &OptionsForm::changed);
    return line;
}

void OptionsForm::setValue(const OptionSpec &spec, const OptionValue &value)
{
    QWidget *edit = m_edits.at(spec.key);
    if (auto *box = qobject_cast<QCheckBox *>(edit))
        box->setChecked(std::get<bool>(value));
    else if (auto *number = qobject_cast<QSpinBox *>(edit))
        number->setValue(toInt(std::get<std::int64_t>(value)));
    else if (auto *line = qobject_cast<QLineEdit *>(edit))
        line->setText(QString::fromStdString(std::get<std::string>(value)));
}

OptionValue OptionsForm::value(const OptionSpec &spec) const
{
    const QWidget *edit = m_edits.at(spec.key);
    if (const auto *box = qobject_cast<const QCheckBox *>(edit))
        return box->isChecked();
    if (const auto *number = qobject_cast<const QSpinBox *>(edit))
        return std::int64_t(number->value());
    return qobject_cast<const QLineEdit *>(edit)->text().toStdString();
}

void OptionsForm::setOptions(const Options &options)
{
    for (const OptionSpec &spec : m_info.options) {
        const auto found = options.values().find(spec.key);
        const bool fits = found != options.values().end()
                          && found->second.index() == spec.defaultValue.index();
        const OptionValue &value = fits ? found->second : spec.defaultValue;
        if (spec.isShown)
            setValue(spec, value);
        else
            m_unshown.set(spec.key, value);
    }
}

Options OptionsForm::options() const
{
    Options options = m_unshown;
    for (const OptionSpec &spec : m_info.options) {
        if (spec.isShown)
            options.set(spec.key, value(spec));
    }
    return options;
}

} // namespace tessera

#include "moc_optionsform.cpp"
