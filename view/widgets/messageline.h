#pragma once

#include <QIcon>
#include <QWidget>

class QLabel;
class QToolButton;

namespace tessera {

/// The line at the bottom of the window: the state of the game at the left, the move number at the right. A refusal
/// takes the left place for some seconds, or until the game changes.
class MessageLine final : public QWidget
{
    Q_OBJECT

public:
    explicit MessageLine(QWidget *parent = nullptr);

    void setStatus(const QString &text);
    void setPlace(const QString &text);
    /// `section` names the rule, to which a button leads; empty when no rule refuses.
    void showRefusal(const QString &text, const QString &section = {});
    void endRefusal();
    /// Shows the outcome of the move pointed at, or the threats, in place of the state of the game; empty to end that.
    void showPreview(const QString &text);
    void setRefusalIcon(const QIcon &icon);
    /// Explains the item under the mouse, such as a menu entry; empty for none.
    void showTip(const QString &text);

    /// The text at the left now.
    [[nodiscard]] QString text() const;

signals:
    /// The person wants to read the rule of the refusal.
    void ruleRequested(const QString &section);

private:
    void refresh();

    QString m_status;
    QString m_preview;
    QString m_refusal;
    QString m_section;
    QString m_tip;
    QIcon m_icon;
    QLabel *m_sign;
    QLabel *m_text;
    QToolButton *m_rule;
    QLabel *m_place;
};

} // namespace tessera
