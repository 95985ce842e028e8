#include "view/games/xxlchess/workshop/picturebox.h"

#include "model/games/xxlchess/files/picture.h"
#include "view/board/drawingfault.h"
#include "view/widgets/faultlabel.h"
#include "view/widgets/plaintext.h"
#include "view/words/errorwords.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera::xxlchess {

using namespace Qt::StringLiterals;

PictureBox::PictureBox(PieceDrafts &drafts, QWidget *parent)
    : QWidget(parent)
    , m_drafts(drafts)
    , m_white(new Label(this))
    , m_black(new Label(this))
    , m_open(new QPushButton(tr("SVG…"), this))
    , m_letter(new QPushButton(tr("Its letter"), this))
    , m_path(new QLineEdit(this))
{
    m_white->setObjectName(u"whitePicture"_s);
    m_white->setAccessibleName(tr("White's picture"));
    m_black->setObjectName(u"blackPicture"_s);
    m_black->setAccessibleName(tr("Black's picture"));
    m_open->setObjectName(u"openPicture"_s);
    m_open->setAccessibleName(tr("Take the picture from an SVG file"));
    m_letter->setObjectName(u"letterPicture"_s);
    m_letter->setAccessibleName(tr("Draw the piece as its letter"));
    for (QPushButton *button : {m_open, m_letter}) {
        button->setAutoDefault(false);
        button->setToolTip(button->accessibleName());
    }
    m_path->setObjectName(u"picturePath"_s);
    m_path->setAccessibleName(tr("Picture as the data of an SVG path"));
    m_path->setToolTip(
        tr("The data of an SVG path in a square of 100×100, such as M50 10 L90 90 H10 Z"));
    m_fault = new FaultLabel(*m_path);
    auto *row = new QHBoxLayout;
    row->addWidget(m_white);
    row->addWidget(m_black);
    row->addWidget(m_open);
    row->addWidget(m_letter);
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_path);
    column->addWidget(m_fault);
    connect(m_open, &QPushButton::clicked, this, &PictureBox::browse);
    connect(m_letter, &QPushButton::clicked, this, [this] {
        m_fault->setFault({});
        setPicture({}, -1);
    });
    connect(m_path, &QLineEdit::textEdited, this, &PictureBox::takePath);
    connect(&drafts, &PieceDrafts::changed, this, &PictureBox::refresh);
    refresh();
}

void PictureBox::setPictures(const QPixmap &white, const QPixmap &black)
{
    m_white->setPixmap(white);
    m_black->setPixmap(black);
}

void PictureBox::refresh()
{
    setEnabled(m_drafts.chosen().has_value());
    const PiecePicture picture = isEnabled() ? m_drafts.kind().picture : PiecePicture();
    m_letter->setEnabled(!picture.drawing.empty());
    const QString drawing = QString::fromStdString(picture.drawing);
    const bool isDocument = drawing.trimmed().startsWith(u'<');
    m_path->setPlaceholderText(
        isDocument && picture.file.empty() ? tr("an SVG document")
        : isDocument                       ? QString::fromStdString(picture.file)
                                           : tr("or the data of an SVG path"));
    const QString path = isDocument ? QString() : drawing;
    if (m_path->text().trimmed() == path)
        return;
    m_path->setText(path);
    m_path->setCursorPosition(0);
}

void PictureBox::browse()
{
    auto *dialog
        = new QFileDialog(this, tr("Open a picture"), {}, tr("Drawings (*.svg);;All files (*)"));
    dialog->setObjectName(u"openPictureDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setOption(QFileDialog::ReadOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &PictureBox::takeFile);
    dialog->open();
}

void PictureBox::takeFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        m_fault->setFault(tr("%1 cannot be read: %2").arg(path, file.errorString()));
        return;
    }
    PiecePicture picture;
    picture.file = QFileInfo(path).fileName().toStdString();
    picture.drawing = file.read(static_cast<qint64>(kLargestDrawing) + 1).toStdString();
    QString fault = tessera::faultOfDrawing(QString::fromStdString(picture.drawing));
    if (const auto error = faultOfDrawing(picture.drawing))
        fault = tr("found %1, wanted %2", "in a file, what was found and wanted")
                    .arg(phraseWords(error->found), phraseWords(error->wanted));
    else if (!namesPictureFile(picture.file))
        // This extension distinguishes files from drawings in configurations.
        picture.file = QFileInfo(path).completeBaseName().toStdString() + ".svg";
    m_fault->setFault(
        fault.isEmpty() ? fault : tr("%1: %2", "file, what is wrong").arg(path, fault));
    if (fault.isEmpty())
        setPicture(std::move(picture), -1);
}

void PictureBox::takePath()
{
    constexpr int kField = 4;
    const std::string drawing = m_path->text().trimmed().toStdString();
    if (drawing.empty()) {
        m_fault->setFault({});
        setPicture({}, kField);
        return;
    }
    const auto error = faultOfDrawing(drawing);
    m_fault->setFault(
        error ? tr("Found %1, wanted %2", "in a text, what was found and wanted")
                    .arg(phraseWords(error->found), phraseWords(error->wanted))
              : QString());
    if (!error)
        setPicture({{}, drawing}, kField);
}

void PictureBox::setPicture(PiecePicture picture, int field)
{
    PieceKind kind = m_drafts.kind();
    kind.picture = std::move(picture);
    m_drafts.set(std::move(kind), tr("Choose a picture"), field);
}

} // namespace tessera::xxlchess

#include "moc_picturebox.cpp"
