#pragma once

#include <QLineEdit>

#include <cstdint>

namespace tessera {

/// A field for the name of a file or folder, with buttons that choose one.
class PathField final : public QWidget
{
    Q_OBJECT

public:
    enum class Offers : std::uint8_t { Files, Folders, Both };

    /// The buttons are called `name` and `FileButton` or `FolderButton`.
    PathField(Offers offers, const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit &field() const { return *m_field; }
    /// The text without blanks around it.
    [[nodiscard]] QString path() const { return m_field->text().trimmed(); }
    /// Says in the empty field what is wanted there, and gives it the room for that.
    void invite(const QString &words);
    /// Has names written as words of the shell, where they are not such already.
    void setWritesCommands(bool writesCommands) { m_writesCommands = writesCommands; }

signals:
    void chosen();

private:
    void addButton(const QString &text, const QString &name, bool isFolder);
    void choose(bool isFolder);

    QLineEdit *m_field;
    bool m_writesCommands = false;
};

} // namespace tessera
