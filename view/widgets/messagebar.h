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

/// What a message bar says and offers.
struct BarMessage
{
    struct Choice
    {
        QString text;
        QString objectName;
        std::function<void()> act;
    };

    /// Names the matter, so that it can be withdrawn; a new message of the same or another matter
    /// replaces the one shown.
    QString matter;
    QIcon icon;
    QString text;
    /// At most two, four in a banner.
    std::vector<Choice> choices;
    /// When the bar goes by itself; zero: only when it is answered, closed or withdrawn.
    std::chrono::milliseconds lifetime{0};
};

/// A bar inside the window that says something and offers answers. It never blocks, takes
/// no focus, and is used where other programs ask in a box: the thing is done, the bar undoes it.
class MessageBar final : public QFrame
{
    Q_OBJECT

public:
    /// For so long the bar offers to take back what was done at once.
    static constexpr std::chrono::seconds kUndoTime{8};

    /// A banner takes as many rows as its text needs, a line only one; a column is narrow, with the
    /// text below the icon and the answers below the text.
    enum class Form : std::uint8_t { Line, Banner, Column };

    explicit MessageBar(Form form, QWidget *parent = nullptr);

    void setForm(Form form);
    void showMessage(const BarMessage &message);
    /// Takes the message of `matter` away, if it is shown.
    void withdraw(const QString &matter);
    [[nodiscard]] QString matter() const { return m_matter; }
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void close();
    void showText();
    /// The height that the text of a column needs at its width: layouts further out do not ask for it.
    void fitHeight();
    void arrange();

    Form m_form;
    QString m_matter;
    /// As it was given: a column may show it with places to break lines, and not all of it.
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
