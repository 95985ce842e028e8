#include "view/games/xxlchess/workshop/pieceform.h"

#include "model/games/xxlchess/files/piecereader.h"
#include "view/games/xxlchess/workshop/movementbox.h"
#include "view/games/xxlchess/workshop/picturebox.h"
#include "view/widgets/faultlabel.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

#include <cmath>

namespace tessera::xxlchess {

using namespace Qt::StringLiterals;

namespace {

/// The numbers of the fields, by which the changes of one text are undone together.
constexpr int kNameField = 1;
constexpr int kWorthField = 2;

} // namespace

PieceForm::PieceForm(PieceDrafts &drafts, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_drafts(drafts)
    , m_letter(new QLineEdit(this))
    , m_name(new QLineEdit(this))
    , m_value(new QDoubleSpinBox(this))
    , m_isEstimated(new QCheckBox(tr("estimated"), this))
    , m_isRoyal(new QCheckBox(tr("Royal: its loss ends the game"), this))
    , m_promotes(new QCheckBox(tr("A pawn may become it"), this))
    , m_picture(new PictureBox(drafts, this))
    , m_movement(new MovementBox(drafts, theme, this))
{
    setObjectName(u"pieceForm"_s);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addName(*form);
    addWorth(*form);
    form->addRow(m_isRoyal);
    form->addRow(m_promotes);
    form->addRow(tr("Picture"), m_picture);
    form->addRow(m_movement);
    connect(&drafts, &PieceDrafts::changed, this, &PieceForm::refresh);
    refresh();
}

void PieceForm::addName(QFormLayout &form)
{
    m_letter->setObjectName(u"pieceLetter"_s);
    m_letter->setAccessibleName(tr("Letter"));
    m_letter->setMaxLength(1);
    m_letter->setMaximumWidth(4 * fontMetrics().averageCharWidth() + 16);
    m_letterFault = new FaultLabel(*m_letter);
    m_name->setObjectName(u"pieceName"_s);
    m_name->setAccessibleName(tr("Name"));
    m_name->setMaxLength(PieceTypes::kLongestName);
    auto *row = new QHBoxLayout;
    row->addWidget(m_name, 1);
    row->addWidget(m_letter);
    form.addRow(tr("Name and letter"), row);
    form.addRow(m_letterFault);
    // The tab order is that on the screen.
    setTabOrder(m_name, m_letter);
    connect(m_letter, &QLineEdit::textEdited, this, &PieceForm::takeLetter);
    connect(m_name, &QLineEdit::textEdited, this, &PieceForm::takeName);
}

void PieceForm::addWorth(QFormLayout &form)
{
    m_value->setObjectName(u"pieceValue"_s);
    m_value->setAccessibleName(tr("Value in pawns"));
    m_value->setRange(0, kMostPieceValue);
    m_value->setDecimals(3);
    m_value->setSingleStep(1 / kEighths);
    m_isEstimated->setObjectName(u"valueEstimated"_s);
    m_isEstimated->setAccessibleName(tr("The value is estimated from how many squares it reaches"));
    m_isEstimated->setToolTip(m_isEstimated->accessibleName());
    m_isRoyal->setObjectName(u"pieceRoyal"_s);
    m_isRoyal->setAccessibleName(m_isRoyal->text());
    m_promotes->setObjectName(u"piecePromotes"_s);
    m_promotes->setAccessibleName(m_promotes->text());
    auto *row = new QHBoxLayout;
    setTabOrder(m_letter, m_value);
    row->addWidget(m_value);
    row->addWidget(m_isEstimated);
    row->addStretch();
    form.addRow(tr("Value in pawns"), row);
    connect(m_value, &QDoubleSpinBox::valueChanged, this, &PieceForm::takeWorth);
    connect(m_isEstimated, &QCheckBox::toggled, this, [this](bool isOn) {
        m_value->setEnabled(!isOn);
        if (isOn)
            edit(tr("Estimate the value"), -1, [this](PieceKind &kind) { m_drafts.estimate(kind); });
    });
    connect(m_isRoyal, &QCheckBox::toggled, this, [this](bool isOn) {
        edit(tr("Royal or not"), -1, [this, isOn](PieceKind &kind) {
            const bool wasEstimated = m_drafts.isEstimated(kind);
            kind.isRoyal = isOn;
            kind.isPromotion = kind.isPromotion && !isOn;
            if (wasEstimated)
                m_drafts.estimate(kind);
        });
    });
    connect(m_promotes, &QCheckBox::toggled, this, [this](bool isOn) {
        edit(tr("Promoted to or not"), -1, [isOn](PieceKind &kind) {
            kind.isPromotion = isOn;
            kind.isRoyal = kind.isRoyal && !isOn;
        });
    });
}

template<typename Change>
void PieceForm::edit(const QString &words, int field, Change change)
{
    if (!m_drafts.chosen())
        return;
    PieceKind kind = m_drafts.kind();
    change(kind);
    m_drafts.set(std::move(kind), words, field);
}

void PieceForm::takeLetter()
{
    const QString text = m_letter->text().toLower();
    const char letter = text.isEmpty() ? '\0' : text.at(0).toLatin1();
    QString fault;
    if (letter < 'a' || letter > 'z')
        fault = tr("A letter from a to z is wanted.");
    else if (letter != *m_drafts.chosen() && m_drafts.pieces().withLetter(letter))
        fault = tr("Another piece has the letter %1.").arg(text);
    m_letterFault->setFault(fault);
    if (fault.isEmpty())
        m_drafts.setLetter(letter);
}

void PieceForm::takeName()
{
    edit(tr("Name a piece"), kNameField, [this](PieceKind &kind) {
        kind.name = m_name->text().trimmed().toStdString();
    });
}

void PieceForm::takeWorth()
{
    edit(tr("Value a piece"), kWorthField, [this](PieceKind &kind) {
        kind.value = static_cast<int>(std::lround(kEighths * m_value->value()));
    });
}

void PieceForm::setPictures(const QPixmap &white, const QPixmap &black)
{
    m_picture->setPictures(white, black);
    m_movement->setPicture(white);
}

void PieceForm::refresh()
{
    const bool hasKind = m_drafts.chosen().has_value();
    setEnabled(hasKind);
    const PieceKind kind = hasKind ? m_drafts.kind() : PieceKind();
    // All kinds of the game keep their letters.
    m_letter->setEnabled(hasKind && !PieceDrafts::isUsual(kind.letter));
    if (!m_letter->hasFocus() || !m_letterFault->isFaulty()) {
        m_letter->setText(hasKind ? QString(QLatin1Char(kind.letter)) : QString());
        m_letterFault->setFault({});
    }
    // The person may have written blanks around the name.
    const QString name = QString::fromStdString(kind.name);
    if (m_name->text().trimmed() != name)
        m_name->setText(name);
    const QSignalBlocker quietValue(m_value);
    const QSignalBlocker quietEstimate(m_isEstimated);
    const QSignalBlocker quietRoyal(m_isRoyal);
    const QSignalBlocker quietPromotes(m_promotes);
    m_value->setValue(kind.value / kEighths);
    const bool isGuess = hasKind && m_drafts.isEstimated(kind);
    m_isEstimated->setChecked(isGuess);
    m_value->setEnabled(!isGuess);
    m_isRoyal->setChecked(kind.isRoyal);
    m_promotes->setChecked(kind.isPromotion);
}

} // namespace tessera::xxlchess

#include "moc_pieceform.cpp"
