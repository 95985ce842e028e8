#include "app/editor/drafttext.h"

#include "app/editor/positiondraft.h"
#include "view/widgets/faultlabel.h"
#include "view/widgets/plaintext.h"
#include "view/words/errorwords.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

DraftText::DraftText(PositionDraft &draft, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_text(new QLineEdit(this))
{
    m_text->setObjectName(u"editorText"_s);
    m_text->setAccessibleName(tr("Position as text"));
    m_fault = new FaultLabel(*m_text);
    auto *label = new Label(tr("Position as text"), this);
    label->setBuddy(m_text);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(label);
    column->addWidget(m_text);
    column->addWidget(m_fault);
    connect(m_text, &QLineEdit::textEdited, this, &DraftText::take);
    connect(&m_draft, &PositionDraft::changed, this, &DraftText::refresh);
    refresh();
}

bool DraftText::isFaulty() const
{
    return m_fault->isFaulty();
}

void DraftText::refresh()
{
    if (!m_isWriting) {
        m_text->setText(QString::fromStdString(m_draft.text()));
        m_text->setCursorPosition(0);
    }
    m_fault->setFault({});
}

void DraftText::take()
{
    m_isWriting = true;
    const auto error = m_draft.setText(m_text->text().toStdString());
    m_isWriting = false;
    m_fault->setFault(error ? errorWords(*error) : QString());
    emit written();
}

} // namespace tessera

#include "moc_drafttext.cpp"
