#pragma once

#include <QWidget>

class QLineEdit;

namespace tessera {

class FaultLabel;
class PositionDraft;

/// The position of a draft as text. While a person writes it, it stays as written, and a text that is no position keeps
/// the draft as it was.
class DraftText final : public QWidget
{
    Q_OBJECT

public:
    /// `draft` must outlive it.
    DraftText(PositionDraft &draft, QWidget *parent);

    /// Whether what is written is no position.
    [[nodiscard]] bool isFaulty() const;

signals:
    /// A person has changed the text.
    void written();

private:
    void refresh();
    void take();

    PositionDraft &m_draft;
    QLineEdit *m_text;
    FaultLabel *m_fault = nullptr;
    bool m_isWriting = false;
};

} // namespace tessera
