#pragma once

#include "app/editor/positioneditor.h"
#include "tests/support/windowdriver.h"
#include "view/board/items/pieceitem.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QtTest>

namespace tessera::test {

using namespace Qt::StringLiterals;

/// An editor as a person uses it.
class EditorDriver
{
public:
    explicit EditorDriver(PositionEditor &editor)
        : m_editor(editor)
        , m_board(*editor.findChild<BoardView *>(u"editorBoard"_s))
    {}

    template<typename T>
    [[nodiscard]] T &find(const QString &name)
    {
        T *found = m_editor.findChild<T *>(name);
        if (found == nullptr)
            qFatal("the editor has no %s", qPrintable(name));
        return *found;
    }
    [[nodiscard]] PositionDraft &draft() { return m_editor.draft(); }
    [[nodiscard]] BoardView &board() { return m_board; }
    [[nodiscard]] QString text() const { return QString::fromStdString(m_editor.text()); }
    [[nodiscard]] QString verdict() { return find<QLabel>(u"editorVerdict"_s).text(); }
    [[nodiscard]] bool isPossible() { return find<QPushButton>(u"editorAccept"_s).isEnabled(); }
    /// The picture of what stands on a cell, or none.
    [[nodiscard]] Piece shown(Cell cell)
    {
        const PieceItem *item = m_board.board().pieceItem(cell);
        return item != nullptr ? item->piece() : Piece();
    }

    /// Drags what a button of the palette shows to a cell.
    void carry(int number, Cell to)
    {
        auto &button = find<QToolButton>(u"palette%1"_s.arg(number));
        const QPoint start = button.rect().center();
        const QPoint end = button.mapFromGlobal(
            m_board.viewport()->mapToGlobal(m_board.cellRect(to).center()));
        QTest::mousePress(&button, Qt::LeftButton, {}, start);
        for (int part = 1; part <= 4; ++part) {
            const QPoint at = start + (end - start) * part / 4;
            QMouseEvent move(
                QEvent::MouseMove, at, button.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&button, &move);
        }
        QVERIFY(find<QLabel>(u"carriedPiece"_s).isVisible());
        QTest::mouseRelease(&button, Qt::LeftButton, {}, end);
        QVERIFY(m_editor.findChild<QLabel *>(u"carriedPiece"_s) == nullptr);
    }
    void choose(int number) { find<QToolButton>(u"palette%1"_s.arg(number)).click(); }
    void click(Cell cell, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(m_board.viewport(), button, {}, m_board.cellRect(cell).center());
    }
    void drag(Cell from, QPoint to)
    {
        QWidget *viewport = m_board.viewport();
        const QPoint start = m_board.cellRect(from).center();
        QTest::mousePress(viewport, Qt::LeftButton, {}, start);
        for (int part = 1; part <= 4; ++part) {
            const QPoint at = start + (to - start) * part / 4;
            QMouseEvent move(
                QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(viewport, &move);
        }
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    }
    void drag(Cell from, Cell to) { drag(from, m_board.cellRect(to).center()); }
    void trigger(const QString &name) { find<QAction>(name).trigger(); }

private:
    PositionEditor &m_editor;
    BoardView &m_board;
};

/// Opens the editor with the usual start of a game on the board.
inline PositionEditor &openEditor(WindowDriver &driver, const std::string &game)
{
    driver.start(WindowDriver::people(game));
    driver.trigger("actionEditPosition");
    auto &editor = driver.find<PositionEditor>("positionEditor");
    if (!QTest::qWaitForWindowExposed(&editor))
        qFatal("no editor is shown");
    return editor;
}

/// A cell without a piece, the first but for so many.
inline Cell firstEmpty(const PositionDraft &draft, int skipped = 0)
{
    for (std::size_t i = 0; i < draft.pieces().size(); ++i) {
        const Cell cell = cellAt(static_cast<int>(i));
        const bool isOpen = draft.base().ground(cell) == Ground::Open;
        if (isOpen && !draft.pieces()[i].isPresent() && skipped-- == 0)
            return cell;
    }
    return Cell::None;
}

} // namespace tessera::test
