#pragma once

#include "app/exports/gamealbum.h"
#include "model/core/result.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

class QPrintDialog;

namespace tessera {

class BoardPage;
class GameFiles;
struct GameSession;
class Settings;

/// Exports the game in the window as pictures, pages and score sheets in its looks.
class GameExports final : public QObject
{
    Q_OBJECT

public:
    /// `files` knows the game's file, whose name is offered. `window` is the parent of dialogs. All must outlive this.
    GameExports(
        const Settings &settings,
        GameSession &session,
        const GameFiles &files,
        const BoardPage &board,
        QWidget &window);

    /// Puts the picture of the position shown on the clipboard.
    void copyPicture();
    /// Asks for a file and its format.
    void askExport();
    /// Asks for a printer, and prints the score sheet.
    void askPrint();
    void exportTo(const QString &path);
    /// Exports to `path`, and reports an error itself.
    [[nodiscard]] std::optional<Error> write(const QString &path);

signals:
    void failed(const tessera::Error &error);
    /// A file that was asked for is there.
    void exported(const QString &path);

private:
    [[nodiscard]] GameAlbum album() const;
    /// The name of a file in the format of `filter`: as `path`, or as the game where that is empty.
    [[nodiscard]] QString nameLike(const QString &path, const QString &filter) const;
    /// Why the whole game must not be exported, if so: comments may tell what other players do not see.
    [[nodiscard]] std::optional<Error> secrecy() const;

    const Settings &m_settings;
    GameSession &m_session;
    const GameFiles &m_files;
    const BoardPage &m_board;
    QWidget &m_window;
    /// The filter chosen last.
    QString m_filter;
    /// Whether the last export was.
    bool m_wasCancelled = false;
    /// A child of the window; stays until the next, since Qt's choice of a file is still on the stack when that and the
    /// dialog are closed together.
    QPointer<QPrintDialog> m_printDialog;
};

} // namespace tessera
