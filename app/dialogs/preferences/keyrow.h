#pragma once

#include <QKeySequence>
#include <QWidget>

class QAction;
class QKeySequenceEdit;
class QToolButton;

namespace tessera {

class FaultLabel;

/// The key of one action: shows it, takes another one, and goes back to the usual one. It changes nothing itself; a
/// refused key is reported below the field, which keeps its key.
class KeyRow final : public QWidget
{
    Q_OBJECT

public:
    KeyRow(const QAction &action, QKeySequence usual, QWidget *parent = nullptr);

    void setKey(const QKeySequence &key);
    [[nodiscard]] const QKeySequence &key() const { return m_key; }
    [[nodiscard]] const QKeySequence &usual() const { return m_usual; }
    void refuse(const QString &why);
    /// The field, for the row's label.
    [[nodiscard]] QWidget &field() const;

signals:
    /// The person wants another key, or none.
    void keyChosen(const QKeySequence &key);

protected:
    /// Takes the first stroke as the key; the field itself would wait for three more.
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitToText();
    void choose(const QKeySequence &key);

    QKeySequence m_usual;
    QKeySequence m_key;
    QKeySequenceEdit *m_edit;
    QToolButton *m_reset;
    FaultLabel *m_fault = nullptr;
};

} // namespace tessera
