#pragma once

#include <QLabel>
#include <QTextDocument>

namespace tessera {

/// A label that shows its text as it is, unless its owner sets another format. A bare QLabel guesses: it would read a
/// name such as `<img src='file:///dev/zero'>` as HTML, and then the file.
class Label : public QLabel
{
    Q_OBJECT

public:
    explicit Label(QWidget *parent = nullptr)
        : Label(QString(), parent)
    {}
    explicit Label(const QString &text, QWidget *parent = nullptr)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        setText(text);
    }
};

/// While it exists, every tool tip of the application, be it of a widget, an action, a row of a list or a header,
/// shows its text as it is, for Qt guesses there as well.
class PlainTips final : public QObject
{
    Q_OBJECT

public:
    /// The application must exist.
    explicit PlainTips(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// A document that loads nothing: pictures and style sheets that its text names stay closed, be they files, pages or
/// `data:`. What other people wrote is read into no other document.
class ClosedDocument final : public QTextDocument
{
    Q_OBJECT

public:
    using QTextDocument::QTextDocument;

protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

} // namespace tessera
