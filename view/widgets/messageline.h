#pragma once

#include <QIcon>
#include <QWidget>

class QLabel;
class QToolButton;

namespace tessera {

/// The line at the bottom of the window: how the game stands at the left, the move number at the
/// right. A refusal takes the left place for some seconds, or until the game stands otherwise.
class MessageLine final : public QWidget
{
    Q_OBJECT

public:
    explicit MessageLine(QWidget *parent = nullptr);

    void setStatus(const QString &text);
    void setPlace(const QString &text);
    /// `section` names the rule, to which a button leads; empty when it is none of the rules'.
    void showRefusal(const QString &text, const QString &section = {});
    void endRefusal();
    /// What the move pointed at would bring, or what is threatened; in the place of the state of the
    /// game until it is empty.
    void showForesight(const QString &text);
    void setRefusalIcon(const QIcon &icon);
    /// Explains what the mouse points at, such as a menu entry; empty when it points at nothing.
    void showTip(const QString &text);

    /// What is to be read at the left now.
    [[nodiscard]] QString text() const;

signals:
    /// Somebody wants to read the rule that refuses something.
    void ruleRequested(const QString &section);

private:
    void refresh();

    QString m_status;
    QString m_foresight;
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
