#include "app/languages/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

const QString kEnglish = u"en"_s;
const QString kFolder = u":/i18n"_s;
const QString kPrefix = u"tessera_"_s;

/// A translation that cannot be loaded leaves the texts as they are.
void install(const QString &name, const QString &folder, QCoreApplication &program)
{
    auto *translator = new QTranslator(&program);
    if (translator->load(name, folder))
        QCoreApplication::installTranslator(translator);
}

} // namespace

QStringList languages()
{
    QStringList codes{kEnglish};
    for (const QString &file : QDir(kFolder).entryList({kPrefix + u"*.qm"_s}, QDir::Files))
        codes << file.mid(kPrefix.size()).chopped(3);
    return codes;
}

QString desktopLanguage()
{
    const QStringList known = languages();
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        const QString code = QString(wanted).replace(u'-', u'_');
        for (const QString &candidate : {code, code.section(u'_', 0, 0)}) {
            if (known.contains(candidate))
                return candidate;
        }
    }
    return kEnglish;
}

QString languageName(const QString &code)
{
    const QLocale locale(code);
    // "American English" is more than is meant.
    if (code == kEnglish)
        return u"English"_s;
    QString name = locale.nativeLanguageName();
    name.replace(0, 1, name.left(1).toUpper());
    return name;
}

void speak(const QString &code, QCoreApplication &program)
{
    const bool isChosen = languages().contains(code);
    const QString language = isChosen ? code : desktopLanguage();
    if (isChosen)
        QLocale::setDefault(QLocale(language));
    if (language == kEnglish)
        return;
    install(u"qtbase_"_s + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath), program);
    install(kPrefix + language, kFolder, program);
}

QStringList inEveryLanguage(const char *context, const char *text, const char *comment)
{
    QStringList all{QString::fromUtf8(text)};
    for (const QString &code : languages()) {
        QTranslator translator;
        if (code == kEnglish || !translator.load(kPrefix + code, kFolder))
            continue;
        if (const QString there = translator.translate(context, text, comment); !there.isEmpty())
            all << there;
    }
    return all;
}

QString languageSpoken()
{
    return QCoreApplication::translate("Languages", "en", "the code of this translation, such as de");
}

QString inLanguageSpoken(const QString &path)
{
    const QFileInfo file(path);
    const QString translated
        = u"%1/%2.%3.%4"_s.arg(file.path(), file.completeBaseName(), languageSpoken(), file.suffix());
    return QFile::exists(translated) ? translated : path;
}

} // namespace tessera
