#pragma once

#include <QIcon>
#include <QWidget>

#include <array>
#include <cstdint>

class QLabel;
class QToolButton;

namespace tessera {

/// The line at the bottom of the window: the state of the game at the left, the move number at the right. Several voices
/// speak at the left, and the last of `Voice` that has something to say is heard.
class MessageLine final : public QWidget
{
    Q_OBJECT

public:
    /// What is said at the left, each in front of those before it.
    enum class Voice : std::uint8_t {
        Status,  ///< how the game stands
        Threats, ///< what opponents could do, while that is wanted
        Answer,  ///< a hint, until the game changes
        Preview, ///< the outcome of the move pointed at
        Refusal, ///< why something cannot be done, until the game changes
        Tip,     ///< what the item under the mouse is for, such as a menu entry
    };

    explicit MessageLine(QWidget *parent = nullptr);

    /// Has a voice say `text`; nothing when it is empty. The state of the game ends answers and refusals.
    void say(Voice voice, const QString &text);
    void setPlace(const QString &text);
    /// `section` names the rule, to which a button leads; empty when no rule refuses.
    void showRefusal(const QString &text, const QString &section = {});
    void setRefusalIcon(const QIcon &icon);

    /// The text at the left now.
    [[nodiscard]] QString text() const;

signals:
    /// The reason of a refusal is not said any more.
    void refusalEnded();
    /// The person wants to read the rule of the refusal.
    void ruleRequested(const QString &section);

private:
    void refresh();

    [[nodiscard]] QString &said(Voice voice) { return m_said[static_cast<std::size_t>(voice)]; }

    std::array<QString, static_cast<std::size_t>(Voice::Tip) + 1> m_said;
    QString m_section;
    QIcon m_icon;
    QLabel *m_sign;
    QLabel *m_text;
    QToolButton *m_rule;
    QLabel *m_place;
};

} // namespace tessera
