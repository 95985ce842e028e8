#pragma once

#include <QFrame>
#include <QIcon>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <functional>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace tessera {

/// The text of a message bar with its choices.
struct BarMessage
{
    struct Choice
    {
        QString text;
        QString objectName;
        std::function<void()> act;
        /// It is what holds now: one of several that exclude each other.
        bool isChosen = false;
    };

    /// The matter, by which the message can be withdrawn; a new message of any matter replaces the one shown.
    QString matter;
    QIcon icon;
    QString text;
    /// The choices: at most two, or four in a banner.
    std::vector<Choice> choices;
    /// The time after which the bar disappears; zero means only when it is answered, closed or withdrawn.
    std::chrono::milliseconds lifetime{0};
};

/// A bar inside the window with a message and answers. It never blocks and takes no focus. It replaces the question
/// boxes of other programs: the action is done at once, and the bar undoes it.
class MessageBar final : public QFrame
{
    Q_OBJECT

public:
    /// How long the bar offers to undo an action.
    static constexpr std::chrono::seconds kUndoTime{8};
    /// How long it offers to bring back games that were removed.
    static constexpr std::chrono::seconds kRestoreTime{20};

    /// The form of the bar: a banner takes as many rows as its text needs, a line only one; a column is narrow, with
    /// the text below the icon and the answers below the text.
    enum class Form : std::uint8_t { Line, Banner, Column };

    explicit MessageBar(Form form, QWidget *parent = nullptr);

    void setForm(Form form);
    void showMessage(const BarMessage &message);
    /// Removes the message of `matter`, if it is shown.
    void withdraw(const QString &matter);
    [[nodiscard]] QString matter() const { return m_matter; }
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void close();
    void showText();
    /// Sets the height that the text of a column needs at its width, for which outer layouts do not ask.
    void fitHeight();
    void arrange();

    Form m_form;
    QString m_matter;
    /// The text as given; a column may shorten it and add possible line breaks.
    QString m_said;
    QTimer m_lifetime;
    QLabel *m_icon;
    QLabel *m_text;
    QToolButton *m_close;
    /// Holds icon and closing button above the text of a column.
    QWidget *m_head;
    QGridLayout *m_grid;
    std::vector<QPushButton *> m_buttons;
};

} // namespace tessera
