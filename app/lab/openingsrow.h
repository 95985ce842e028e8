#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace tessera {

/// From which openings the games of a match begin: the program's, those of a file, or, with agents among the players,
/// the usual start alone.
class OpeningsRow final : public QWidget
{
    Q_OBJECT

public:
    explicit OpeningsRow(QWidget *parent = nullptr);

    /// Empty for the program's openings.
    [[nodiscard]] QString file() const { return m_isFree ? m_file : QString(); }
    void setFile(const QString &file);
    void setFree(bool isFree);

private:
    void follow();
    void choose();

    QPushButton *m_choose;
    QPushButton *m_usual;
    QLabel *m_words;
    QString m_file;
    bool m_isFree = true;
};

} // namespace tessera
