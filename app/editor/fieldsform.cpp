#include "app/editor/fieldsform.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace tessera {

using namespace Qt::StringLiterals;

FieldsForm::FieldsForm(PositionDraft &draft, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    for (const PositionField &field : draft.fields()) {
        QWidget *edit = makeEdit(static_cast<int>(m_edits.size()), field);
        edit->setObjectName(u"field%1"_s.arg(m_edits.size()));
        edit->setAccessibleName(translated(field.label));
        m_edits.push_back(edit);
        if (draft.as() == ComposedAs::Layout && field.inLayout)
            edit->hide();
        else
            form->addRow(translated(field.label), edit);
    }
    refresh();
    connect(&draft, &PositionDraft::changed, this, &FieldsForm::refresh);
}

QString FieldsForm::translated(const std::string &text) const
{
    return QCoreApplication::translate(m_draft.entry().info().id.c_str(), text.c_str());
}

QWidget *FieldsForm::makeEdit(int number, const PositionField &field)
{
    if (field.choices.empty()) {
        auto *edit = new QSpinBox(this);
        edit->setRange(field.least, field.most);
        connect(edit, &QSpinBox::valueChanged, this, [this, number](int value) {
            m_draft.setField(number, value);
        });
        return edit;
    }
    auto *edit = new QComboBox(this);
    for (const std::string &choice : field.choices)
        edit->addItem(translated(choice));
    connect(edit, &QComboBox::currentIndexChanged, this, [this, number, least = field.least](int at) {
        m_draft.setField(number, least + at);
    });
    return edit;
}

void FieldsForm::refresh()
{
    const auto fields = m_draft.fields();
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const QSignalBlocker silent(m_edits[i]);
        if (auto *number = qobject_cast<QSpinBox *>(m_edits[i])) {
            number->setRange(fields[i].least, fields[i].most);
            number->setValue(fields[i].value);
        } else if (auto *choice = qobject_cast<QComboBox *>(m_edits[i])) {
            choice->setCurrentIndex(fields[i].value - fields[i].least);
        }
    }
}

} // namespace tessera

#include "moc_fieldsform.cpp"
