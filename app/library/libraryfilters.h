#pragma once

#include "model/library/libraryquery.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace tessera {

/// The filters of the library: typed words, a game, a result, a player, a tag, favourites.
class LibraryFilters final : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryFilters(QWidget *parent = nullptr);

    /// Offers the players and tags that the index has.
    void setIndex(const LibraryIndex &index);
    /// `query` with what is chosen here.
    [[nodiscard]] LibraryQuery applied(LibraryQuery query) const;
    void clear();
    [[nodiscard]] QLineEdit &search() const { return *m_search; }

signals:
    void changed();

private:
    QLineEdit *m_search;
    QComboBox *m_game;
    QComboBox *m_result;
    QComboBox *m_player;
    QComboBox *m_tag;
    QCheckBox *m_favourites;
};

} // namespace tessera
