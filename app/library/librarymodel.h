#pragma once

#include "model/library/libraryquery.h"

#include <QAbstractTableModel>

namespace tessera {

/// The games that a query finds, a row each.
class LibraryModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Favourite,
        Picture,
        Game,
        Players,
        Result,
        Reason,
        Length,
        Date,
        Opening,
        Tags,
        ColumnCount
    };

    /// `canEdit` lets tags and favourites be changed.
    explicit LibraryModel(bool canEdit, QObject *parent = nullptr);

    void setIndex(LibraryIndex::Pointer index);
    void setQuery(const LibraryQuery &query);
    [[nodiscard]] const LibraryQuery &query() const { return m_query; }
    [[nodiscard]] const LibraryIndex::Pointer &index() const { return m_index; }
    using QAbstractTableModel::index;

    [[nodiscard]] const std::vector<std::uint32_t> &numbers() const { return m_numbers; }
    [[nodiscard]] const LibraryEntry &entry(int row) const;
    /// The row that shows an entry's number; -1 if none does.
    [[nodiscard]] int rowOf(std::uint32_t number) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    void sort(int column, Qt::SortOrder order) override;

signals:
    void tagsEdited(std::uint32_t number, const QString &tags);

private:
    [[nodiscard]] QString text(const LibraryEntry &entry, int column) const;
    void find();

    bool m_canEdit;
    LibraryIndex::Pointer m_index;
    LibraryQuery m_query;
    std::vector<std::uint32_t> m_numbers;
};

} // namespace tessera
