#pragma once

#include "model/library/libraryentry.h"
#include "model/record/reader.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tessera {

/// A file of games as an index knows it.
struct LibraryFile
{
    std::string path;
    /// Size and time (milliseconds since 1970) tell whether the file is unchanged.
    std::int64_t size = 0;
    std::int64_t modified = 0;
    /// Whether it lies in the library's folder; otherwise it is one of the person's own files.
    bool isOwn = true;
    /// The page from which its entries are read, and the owner of that memory.
    std::string_view page;
    std::shared_ptr<const std::string> memory;
};

/// Called with the progress of a long task, from 0 to 1.
using Progress = std::function<void(double)>;

/// All games of a library's folder and of the files that were saved elsewhere: a value that is made once and then only
/// read, so threads may share it. It always follows the game files; the cache only holds their content at the last
/// look.
class LibraryIndex
{
public:
    using Pointer = std::shared_ptr<const LibraryIndex>;

    LibraryIndex() = default;

    /// The index in the cache of `folder`; empty without one, or with a damaged one.
    [[nodiscard]] static Pointer cached(const std::string &folder);
    /// Checks all files of `folder` and of `saved`, and reads those that `known` does not have in their present state.
    /// Null when it was stopped.
    [[nodiscard]] static Pointer refreshed(
        const LibraryIndex &known,
        const std::string &folder,
        const std::vector<std::string> &saved,
        const ReadSettings &settings,
        const std::stop_token &stop = {},
        const Progress &progress = {});
    /// The games of one file, wherever it lies; those before it was stopped.
    [[nodiscard]] static Pointer ofFile(
        const std::string &path, const ReadSettings &settings, const std::stop_token &stop = {});

    /// What is known when these files are as told; its games are listed when it is refreshed.
    [[nodiscard]] LibraryIndex with(const std::vector<LibraryFile> &files) const;

    /// Writes the cache; without one only time is lost.
    void save(const std::string &folder) const;

    [[nodiscard]] const std::vector<LibraryEntry> &entries() const { return m_entries; }
    [[nodiscard]] const std::vector<LibraryFile> &files() const { return m_files; }
    [[nodiscard]] const LibraryFile &fileOf(const LibraryEntry &entry) const
    {
        return m_files[entry.file];
    }
    /// The number of the game with this key in a file; nothing where it is not there.
    [[nodiscard]] std::optional<std::uint32_t> numberOf(
        const std::string &path, std::uint64_t key) const;
    /// The faults of files that could not be read at all, or not to their ends.
    [[nodiscard]] const std::vector<Error> &faults() const { return m_faults; }
    /// The memory of entries and texts in bytes.
    [[nodiscard]] std::size_t memory() const;

private:
    void read(LibraryFile &file, const ReadSettings &settings, const std::stop_token &stop);
    /// Makes the entries of all files. A game that lies in the folder hides the same one elsewhere.
    void list();

    std::vector<LibraryFile> m_files;
    std::vector<LibraryEntry> m_entries;
    std::vector<Error> m_faults;
};

/// Some games of an index. Another index has other games under these numbers, so both go together.
struct ListedGames
{
    LibraryIndex::Pointer index;
    std::vector<std::uint32_t> numbers;
};

} // namespace tessera
