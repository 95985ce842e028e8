#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace tessera::xxlchess {

/// Goes through a text that is known to be JSON and reports where each value and key begins.
template<typename Report>
class JsonWalk
{
public:
    JsonWalk(std::string_view text, Report report)
        : m_text(text)
        , m_report(report)
    {}

    void walk(const std::string &pointer)
    {
        skipBlanks();
        if (m_text[m_at] == '{')
            walkObject(pointer);
        else if (m_text[m_at] == '[')
            walkArray(pointer);
        else if (m_text[m_at] == '"')
            takeString();
        else
            m_at = std::min(m_text.find_first_of(",]} \t\r\n", m_at), m_text.size());
    }

private:
    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size()); }

    std::string takeString()
    {
        const std::size_t begin = m_at++;
        while (m_text[m_at] != '"')
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        ++m_at;
        return nlohmann::ordered_json::parse(m_text.substr(begin, m_at - begin))
            .template get<std::string>();
    }

    void walkObject(const std::string &pointer)
    {
        ++m_at;
        for (skipBlanks(); m_text[m_at] != '}'; skipBlanks()) {
            const std::size_t begin = m_at;
            const std::string key = takeString();
            m_report(pointer + "/" + key, begin);
            skipBlanks();
            ++m_at;
            walk(pointer + "/" + key);
            skipComma();
        }
        ++m_at;
    }

    void walkArray(const std::string &pointer)
    {
        ++m_at;
        int i = 0;
        for (skipBlanks(); m_text[m_at] != ']'; skipBlanks()) {
            const std::string element = pointer + "/" + std::to_string(i++);
            m_report(element, m_at);
            walk(element);
            skipComma();
        }
        ++m_at;
    }

    void skipComma()
    {
        skipBlanks();
        if (m_text[m_at] == ',')
            ++m_at;
    }

    std::string_view m_text;
    Report m_report;
    std::size_t m_at = 0;
};

} // namespace tessera::xxlchess
