#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <variant>
#include <vector>

namespace tessera::cli {

/// Rows of results, printed for people (columns aligned) or for programs (JSON).
class Table
{
public:
    using Value = std::variant<std::string, std::uint64_t, double, bool>;

    struct Column
    {
        /// Heading for people.
        std::string heading;
        /// Name in JSON.
        std::string key;
        /// Decimals shown of a number that has any.
        int decimals = 0;
    };

    explicit Table(std::vector<Column> columns)
        : m_columns(std::move(columns))
    {}

    void add(std::vector<Value> row) { m_rows.push_back(std::move(row)); }
    void printText(std::ostream &out) const;
    /// One array of objects, on one line.
    void printJson(std::ostream &out) const;
    void print(std::ostream &out, bool asJson) const { asJson ? printJson(out) : printText(out); }

private:
    [[nodiscard]] std::string text(const Value &value, const Column &column) const;

    std::vector<Column> m_columns;
    std::vector<std::vector<Value>> m_rows;
};

} // namespace tessera::cli
