#include "app/cli/frame/table.h"

#include "model/core/json/jsontext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <ostream>

namespace tessera::cli {

namespace {

std::string decimal(double value, int decimals)
{
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(
        buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
    return std::string(buffer.data(), end.ptr);
}

} // namespace

std::string Table::text(const Value &value, const Column &column) const
{
    if (const auto *words = std::get_if<std::string>(&value))
        return *words;
    if (const auto *number = std::get_if<std::uint64_t>(&value))
        return std::to_string(*number);
    if (const auto *truth = std::get_if<bool>(&value))
        return *truth ? "yes" : "no";
    return decimal(std::get<double>(value), column.decimals);
}

void Table::printText(std::ostream &out) const
{
    std::vector<std::vector<std::string>> cells(1);
    for (const Column &column : m_columns)
        cells.front().push_back(column.heading);
    for (const auto &row : m_rows) {
        std::vector<std::string> &texts = cells.emplace_back();
        for (std::size_t i = 0; i < row.size(); ++i)
            texts.push_back(text(row[i], m_columns[i]));
    }
    std::vector<std::size_t> widths(m_columns.size());
    for (const auto &row : cells) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    }
    for (std::size_t r = 0; r < cells.size(); ++r) {
        std::string line;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            // Words are left-aligned in their column, numbers right-aligned.
            const bool isWords = m_rows.empty()
                                 || std::holds_alternative<std::string>(m_rows.front()[i]);
            const std::string gap(widths[i] - cells[r][i].size(), ' ');
            line.append(i > 0 ? "  " : "");
            line.append(isWords ? cells[r][i] + gap : gap + cells[r][i]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out << line << '\n';
    }
}

void Table::printJson(std::ostream &out) const
{
    Json array = Json::array();
    for (const auto &row : m_rows) {
        Json object = Json::object();
        for (std::size_t i = 0; i < row.size(); ++i)
            std::visit([&](const auto &value) { object[m_columns[i].key] = value; }, row[i]);
        array.push_back(std::move(object));
    }
    out << writtenJson(array) << '\n';
}

} // namespace tessera::cli
