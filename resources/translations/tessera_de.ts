<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialogTexts</name>
    <message>
        <source>About Tessera</source>
        <translation>Über Tessera</translation>
    </message>
    <message>
        <source>Tessera %1</source>
        <translation>Tessera %1</translation>
    </message>
    <message>
        <source>Board games for people and computers, on one board or against each other.

Qt %1, licence MIT</source>
        <translation>Brettspiele für Menschen und Computer, gemeinsam an einem Brett oder gegeneinander.

Qt %1, MIT-Lizenz</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Angaben kopieren</translation>
    </message>
    <message>
        <source>Copy what a report of a problem should name</source>
        <translation>Kopieren, was in einem Fehlerbericht stehen sollte</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>Choose another game; this one waits</source>
        <translation>Ein anderes Spiel wählen; die Partie wartet solange</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>Set up a new game</source>
        <translation>Eine neue Partie einrichten</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>Auf&amp;gaben</translation>
    </message>
    <message>
        <source>Puzzles of every game, and your own mistakes</source>
        <translation>Aufgaben zu allen Spielen und Ihre eigenen Fehler</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Go on with a game from a file</source>
        <translation>Eine Partie aus einer Datei fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>Bibliot&amp;hek…</translation>
    </message>
    <message>
        <source>All games that were finished or saved</source>
        <translation>Alle Partien, die beendet oder gespeichert wurden</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>Save the game in its file</source>
        <translation>Die Partie in ihrer Datei speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the game in another file, which it then belongs to</source>
        <translation>Die Partie in einer anderen Datei speichern, zu der sie danach gehört</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>Save the game in another file and stay with its own</source>
        <translation>Die Partie in einer anderen Datei speichern und bei der bisherigen bleiben</translation>
    </message>
    <message>
        <source>&amp;Copy game</source>
        <translation>Pa&amp;rtie kopieren</translation>
    </message>
    <message>
        <source>Copy the whole game as text</source>
        <translation>Die ganze Partie als Text kopieren</translation>
    </message>
    <message>
        <source>Copy ga&amp;me as one line</source>
        <translation>Partie als &amp;Zeile kopieren</translation>
    </message>
    <message>
        <source>Copy the whole game as a code for mails and chats</source>
        <translation>Die ganze Partie als Code für E-Mails und Chats kopieren</translation>
    </message>
    <message>
        <source>Copy pos&amp;ition</source>
        <translation>S&amp;tellung kopieren</translation>
    </message>
    <message>
        <source>Copy the position on the board as text</source>
        <translation>Die Stellung auf dem Brett als Text kopieren</translation>
    </message>
    <message>
        <source>Copy pict&amp;ure</source>
        <translation>Bi&amp;ld kopieren</translation>
    </message>
    <message>
        <source>Copy a picture of the position on the board</source>
        <translation>Ein Bild der Stellung auf dem Brett kopieren</translation>
    </message>
    <message>
        <source>Pas&amp;te game or position</source>
        <translation>Partie oder Stellung einf&amp;ügen</translation>
    </message>
    <message>
        <source>Open the game, or begin at the position, that was copied</source>
        <translation>Die kopierte Partie öffnen oder bei der kopierten Stellung beginnen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Save a picture, a score sheet or a web page of the game</source>
        <translation>Ein Bild, ein Partieformular oder eine Webseite der Partie speichern</translation>
    </message>
    <message>
        <source>Print score s&amp;heet…</source>
        <translation>Partief&amp;ormular drucken…</translation>
    </message>
    <message>
        <source>Print the score sheet of the game, with diagrams</source>
        <translation>Das Partieformular mit Diagrammen drucken</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Neu beg&amp;innen</translation>
    </message>
    <message>
        <source>Begin the same game anew</source>
        <translation>Dieselbe Partie von vorn beginnen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>P&amp;ause</translation>
    </message>
    <message>
        <source>Stop the clocks, or let them go on</source>
        <translation>Die Uhren anhalten oder weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>Au&amp;fgeben</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>Die Partie verloren geben</translation>
    </message>
    <message>
        <source>Close &amp;window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>Close the window in front; a game in it is kept</source>
        <translation>Das vorderste Fenster schließen; eine Partie darin bleibt erhalten</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Das Programm verlassen</translation>
    </message>
    <message>
        <source>&amp;Undo move</source>
        <translation>Zug &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Take moves back to your last decision, or the last change of a finished game&apos;s record</source>
        <translation>Züge bis zu Ihrer letzten Entscheidung zurücknehmen, oder die letzte Änderung an einer beendeten Partie</translation>
    </message>
    <message>
        <source>Re&amp;do move</source>
        <translation>Zug &amp;wiederholen</translation>
    </message>
    <message>
        <source>Play moves taken back again</source>
        <translation>Zurückgenommene Züge noch einmal spielen</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Sofort ziehen</translation>
    </message>
    <message>
        <source>The computer plays its best move so far</source>
        <translation>Der Computer spielt den besten Zug, den er bisher gefunden hat</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Einen guten Zug zeigen</translation>
    </message>
    <message>
        <source>&amp;What did my move lose?</source>
        <translation>Was hat mein Zug &amp;gekostet?</translation>
    </message>
    <message>
        <source>The coach says what can be proved against your last move</source>
        <translation>Der Trainer sagt, was sich gegen Ihren letzten Zug beweisen lässt</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Partie &amp;auswerten</translation>
    </message>
    <message>
        <source>See what each move of the finished game lost</source>
        <translation>Sehen, was jeder Zug der beendeten Partie gekostet hat</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation>Anal&amp;ysieren</translation>
    </message>
    <message>
        <source>See what our engine thinks of the position shown</source>
        <translation>Sehen, was unsere Engine von der gezeigten Stellung hält</translation>
    </message>
    <message>
        <source>As&amp;k a program…</source>
        <translation>&amp;Programm befragen…</translation>
    </message>
    <message>
        <source>What would an engine or an agent play at the position shown?</source>
        <translation>Was würde eine Engine oder ein Agent in der gezeigten Stellung spielen?</translation>
    </message>
    <message>
        <source>Opening e&amp;xplorer</source>
        <translation>Er&amp;öffnungen</translation>
    </message>
    <message>
        <source>See what was played from the position shown, and how that ended</source>
        <translation>Sehen, was aus der gezeigten Stellung gespielt wurde und wie das ausging</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>&amp;Drohungen</translation>
    </message>
    <message>
        <source>Show what opponents could do next</source>
        <translation>Zeigen, was Gegner als Nächstes tun könnten</translation>
    </message>
    <message>
        <source>Attack &amp;map</source>
        <translation>An&amp;griffskarte</translation>
    </message>
    <message>
        <source>Show how often each cell is attacked, and what is pinned</source>
        <translation>Zeigen, wie oft jedes Feld angegriffen wird und was gefesselt ist</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>E&amp;rste Stellung</translation>
    </message>
    <message>
        <source>Look at the start of the game</source>
        <translation>Den Anfang der Partie ansehen</translation>
    </message>
    <message>
        <source>Move &amp;before</source>
        <translation>&amp;Voriger Zug</translation>
    </message>
    <message>
        <source>Look at the position one move earlier</source>
        <translation>Die Stellung einen Zug früher ansehen</translation>
    </message>
    <message>
        <source>Move &amp;after</source>
        <translation>&amp;Nächster Zug</translation>
    </message>
    <message>
        <source>Look at the position one move later</source>
        <translation>Die Stellung einen Zug später ansehen</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Zurüc&amp;k zur Partie</translation>
    </message>
    <message>
        <source>Look at the position that is being played</source>
        <translation>Die Stellung ansehen, die gerade gespielt wird</translation>
    </message>
    <message>
        <source>Play thr&amp;ough</source>
        <translation>&amp;Durchspielen</translation>
    </message>
    <message>
        <source>Show one move after another, as fast as chosen below</source>
        <translation>Einen Zug nach dem anderen zeigen, im unten gewählten Tempo</translation>
    </message>
    <message>
        <source>Ty&amp;pe a move…</source>
        <translation>Zug &amp;eingeben…</translation>
    </message>
    <message>
        <source>Write a move in any notation; legal ones are completed</source>
        <translation>Einen Zug in beliebiger Notation schreiben; mögliche Züge werden ergänzt</translation>
    </message>
    <message>
        <source>&amp;Flip board</source>
        <translation>&amp;Brett drehen</translation>
    </message>
    <message>
        <source>Look at the board from another side</source>
        <translation>Das Brett von einer anderen Seite ansehen</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>&amp;Stummschalten</translation>
    </message>
    <message>
        <source>Play no sounds, or play them again</source>
        <translation>Die Töne aus- oder wieder einschalten</translation>
    </message>
    <message>
        <source>Class&amp;ic look</source>
        <translation>Klass&amp;ische Ansicht</translation>
    </message>
    <message>
        <source>The bare board with the clocks beside it, 792 by 672 pixels</source>
        <translation>Nur das Brett mit den Uhren daneben, 792 mal 672 Pixel</translation>
    </message>
    <message>
        <source>Board and clocks onl&amp;y</source>
        <translation>Nu&amp;r Brett und Uhren</translation>
    </message>
    <message>
        <source>Hide everything but the board and the clocks</source>
        <translation>Alles außer dem Brett und den Uhren ausblenden</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Let the window fill the screen</source>
        <translation>Das Fenster den Bildschirm füllen lassen</translation>
    </message>
    <message>
        <source>Position e&amp;ditor…</source>
        <translation>Stellungse&amp;ditor…</translation>
    </message>
    <message>
        <source>Set pieces up freely, and play on from there</source>
        <translation>Figuren frei aufstellen und von dort weiterspielen</translation>
    </message>
    <message>
        <source>Chec&amp;k my agent…</source>
        <translation>&amp;Meinen Agenten prüfen…</translation>
    </message>
    <message>
        <source>Look for faults of a Python agent of one of the courses</source>
        <translation>Einen Python-Agenten aus einem der Kurse auf Fehler prüfen</translation>
    </message>
    <message>
        <source>Agent la&amp;b</source>
        <translation>Ag&amp;entenlabor</translation>
    </message>
    <message>
        <source>Matches of levels, engines and agents that tell who is better</source>
        <translation>Matches von Stufen, Engines und Agenten, die zeigen, wer besser ist</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Change how everything looks, sounds and is used</source>
        <translation>Ändern, wie alles aussieht, klingt und bedient wird</translation>
    </message>
    <message>
        <source>&amp;Guided game</source>
        <translation>&amp;Einführung</translation>
    </message>
    <message>
        <source>Learn the game in five steps on the board</source>
        <translation>Das Spiel in fünf Schritten auf dem Brett lernen</translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation>Ü&amp;ber Tessera</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>Was dieses Programm ist</translation>
    </message>
    <message>
        <source>&amp;Manual and rules</source>
        <translation>&amp;Handbuch und Regeln</translation>
    </message>
    <message>
        <source>Read how the program and the games go, from where you are</source>
        <translation>Nachlesen, wie das Programm und die Spiele funktionieren</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Wer spielt…</translation>
    </message>
    <message>
        <source>Change who plays which side, also in the middle of the game</source>
        <translation>Ändern, wer welche Seite spielt, auch mitten in der Partie</translation>
    </message>
    <message>
        <source>Go o&amp;n against the computer…</source>
        <translation>Gegen den &amp;Computer weiterspielen…</translation>
    </message>
    <message>
        <source>Play on from the position shown; the moves played so far stay</source>
        <translation>Ab der gezeigten Stellung weiterspielen; die bisherigen Züge bleiben</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>Wei&amp;tergeben…</translation>
    </message>
    <message>
        <source>Copy, export, print or save the game for others</source>
        <translation>Die Partie für andere kopieren, exportieren, drucken oder speichern</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Aktion suchen…</translation>
    </message>
    <message>
        <source>All actions, with their keys and places</source>
        <translation>Alle Aktionen mit ihren Tasten und Orten</translation>
    </message>
</context>
<context>
    <name>BoardDesign</name>
    <message>
        <source>closed</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht zu sehen</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cell, what is on it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>colour, kind of piece</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>colour</comment>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>%1 can take %2</source>
        <translation>%1 kann auf %2 schlagen</translation>
    </message>
    <message>
        <source>%1 can convert %2</source>
        <translation>%1 kann %2 übernehmen</translation>
    </message>
    <message>
        <source>%1 can leave from %2</source>
        <translation>%1 kann von %2 das Brett verlassen</translation>
    </message>
    <message>
        <source>takes %1’s side</source>
        <comment>colour, a move</comment>
        <translation>übernimmt die Seite von %1</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move</comment>
        <translation>passt</translation>
    </message>
    <message>
        <source>Take %1’s side</source>
        <comment>colour</comment>
        <translation>Die Seite von %1 übernehmen</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a button</comment>
        <translation>Passen</translation>
    </message>
</context>
<context>
    <name>BoardGeometry</name>
    <message>
        <source>%1×%2</source>
        <comment>columns and rows</comment>
        <translation>%1×%2</translation>
    </message>
    <message numerus="yes">
        <source>%n&#xa0;hexes</source>
        <translation>
            <numerusform>%n&#xa0;Feld</numerusform>
            <numerusform>%n&#xa0;Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChexersDesign</name>
    <message>
        <source>exit cup of %1, %2 of %3 pieces</source>
        <comment>colour, exits taken, exits that win</comment>
        <translation>Becher von %1, %2 von %3 Steinen</translation>
    </message>
    <message>
        <source>hex %1, %2</source>
        <comment>coordinates q and r</comment>
        <translation>Feld %1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, exit hex of %2</source>
        <translation>%1, Ausgangsfeld von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>hex, colour of the piece on it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, can exit</source>
        <translation>%1, kann das Brett verlassen</translation>
    </message>
</context>
<context>
    <name>ConfiguredSetup</name>
    <message>
        <source>The picture of the piece %1 (%2) cannot be drawn: %3. Its letter stands for it.</source>
        <translation>Das Bild der Figur %1 (%2) kann nicht gezeichnet werden: %3. Ihr Buchstabe steht dafür.</translation>
    </message>
    <message>
        <source>The layout was turned by 180°: as in the file, all your pawns would stand where pawns are promoted.</source>
        <translation>Die Aufstellung wurde um 180° gedreht: So wie in der Datei stünden alle Ihre Bauern dort, wo Bauern umgewandelt werden.</translation>
    </message>
</context>
<context>
    <name>DiscardQuestion</name>
    <message>
        <source>Discard what was changed here?</source>
        <translation>Die Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>EntrantWordsTexts</name>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Test of two (SPRT)</source>
        <translation>Test von zweien (SPRT)</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Gauntlet</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>a file that can be written</source>
        <translation>eine beschreibbare Datei</translation>
    </message>
    <message>
        <source>an agent that does not start (%1)</source>
        <translation>ein Agent, der nicht startet (%1)</translation>
    </message>
    <message>
        <source>a package or module with the class of its course, and what starts it</source>
        <translation>ein Paket oder Modul mit der Klasse seines Kurses und ein Befehl, der es startet</translation>
    </message>
    <message>
        <source>a name that ends with one of %1</source>
        <translation>ein Name mit einer der Endungen %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>a game in the fog that still goes on</source>
        <translation>eine noch laufende Partie im Nebel</translation>
    </message>
    <message>
        <source>its end; until then there are pictures of the position</source>
        <translation>ihr Ende; bis dahin gibt es Bilder der Stellung</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>that it gave up</source>
        <translation>ein Abbruch durch den Drucker</translation>
    </message>
    <message>
        <source>a printer or file that can be written to</source>
        <translation>ein beschreibbarer Drucker oder eine beschreibbare Datei</translation>
    </message>
    <message>
        <source>the game code</source>
        <translation>der Partiecode</translation>
    </message>
    <message>
        <source>a missing or wrong character</source>
        <translation>ein fehlendes oder falsches Zeichen</translation>
    </message>
    <message>
        <source>the whole line, as it was copied</source>
        <translation>die ganze Zeile, so wie sie kopiert wurde</translation>
    </message>
    <message>
        <source>a game file</source>
        <translation>eine Partiedatei</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>keine Partie</translation>
    </message>
    <message>
        <source>how the game was set up and where it stood</source>
        <translation>wie die Partie eingerichtet war und wo sie stand</translation>
    </message>
    <message>
        <source>the way %1</source>
        <translation>der Weg %1</translation>
    </message>
    <message>
        <source>a way that the game has moves for</source>
        <translation>ein Weg, für den die Partie Züge hat</translation>
    </message>
    <message>
        <source>a game that was kept</source>
        <translation>eine gesicherte Partie</translation>
    </message>
    <message>
        <source>%1 seats and %2 clocks</source>
        <translation>%1 Plätze und %2 Uhren</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>%1 of each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>the id of a game</source>
        <translation>die Kennung eines Spiels</translation>
    </message>
    <message>
        <source>nothing, as another window has ended or removed the game</source>
        <translation>nichts, weil ein anderes Fenster die Partie beendet oder entfernt hat</translation>
    </message>
    <message>
        <source>a game that waits</source>
        <translation>eine wartende Partie</translation>
    </message>
    <message>
        <source>a game that another window plays</source>
        <translation>eine Partie, die ein anderes Fenster spielt</translation>
    </message>
    <message>
        <source>one that waits</source>
        <translation>eine, die wartet</translation>
    </message>
    <message>
        <source>quotation marks that a match cannot write down</source>
        <translation>Anführungszeichen, die ein Match nicht aufschreiben kann</translation>
    </message>
    <message>
        <source>a command, name and options without them, for instance in a script</source>
        <translation>Befehl, Name und Optionen ohne solche, etwa in einem Skript</translation>
    </message>
    <message>
        <source>the match %1</source>
        <translation>das Match %1</translation>
    </message>
    <message>
        <source>this one, %1</source>
        <translation>dieses, %1</translation>
    </message>
    <message>
        <source>a name that ends with .csv, .json or .html</source>
        <translation>ein Name mit der Endung .csv, .json oder .html</translation>
    </message>
    <message>
        <source>one that cannot be made</source>
        <translation>einer, der nicht angelegt werden kann</translation>
    </message>
    <message>
        <source>a folder for the games</source>
        <translation>ein Ordner für die Partien</translation>
    </message>
    <message>
        <source>a folder that can be written</source>
        <translation>ein beschreibbarer Ordner</translation>
    </message>
    <message>
        <source>a file to be read</source>
        <translation>eine lesbare Datei</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>a list of programs</source>
        <translation>eine Liste von Programmen</translation>
    </message>
    <message>
        <source>exercise</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>a game of the program</source>
        <translation>ein Spiel des Programms</translation>
    </message>
    <message>
        <source>another player&apos;s turn</source>
        <translation>ein anderer Spieler am Zug</translation>
    </message>
    <message>
        <source>the turn of who made the mistake</source>
        <translation>am Zug, wer den Fehler gemacht hat</translation>
    </message>
    <message>
        <source>exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>another text</source>
        <translation>ein anderer Text</translation>
    </message>
    <message>
        <source>the key &quot;exercises&quot; with a list</source>
        <translation>der Schlüssel &quot;exercises&quot; mit einer Liste</translation>
    </message>
    <message>
        <source>a configuration file</source>
        <translation>eine Konfigurationsdatei</translation>
    </message>
    <message>
        <source>a game that has such files</source>
        <translation>ein Spiel, das solche Dateien hat</translation>
    </message>
    <message>
        <source>a file that another run writes</source>
        <translation>eine Datei, in die ein anderer Lauf schreibt</translation>
    </message>
    <message>
        <source>a file of its own for each run</source>
        <translation>eine eigene Datei für jeden Lauf</translation>
    </message>
    <message>
        <source>a file that can be read</source>
        <translation>eine lesbare Datei</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>keine Datei</translation>
    </message>
    <message>
        <source>no regular file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>a file larger than %1</source>
        <translation>eine Datei von mehr als %1</translation>
    </message>
    <message>
        <source>an unreadable file</source>
        <translation>eine nicht lesbare Datei</translation>
    </message>
    <message>
        <source>a number that is too large</source>
        <translation>eine zu große Zahl</translation>
    </message>
    <message>
        <source>numbers that a computer can hold</source>
        <translation>Zahlen, die ein Computer fassen kann</translation>
    </message>
    <message>
        <source>no JSON</source>
        <translation>kein JSON</translation>
    </message>
    <message>
        <source>a JSON value</source>
        <translation>ein JSON-Wert</translation>
    </message>
    <message>
        <source>values nested too deep</source>
        <translation>zu tief verschachtelte Werte</translation>
    </message>
    <message>
        <source>at most %1 brackets open at once</source>
        <translation>höchstens %1 zugleich offene Klammern</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>no option, this game has none</source>
        <translation>keine Option, dieses Spiel hat keine</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von: %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a JSON object such as {&quot;repetition&quot;:true}</source>
        <translation>ein JSON-Objekt wie {&quot;repetition&quot;:true}</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Keine Berechtigung</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Die Operation ist nicht erlaubt</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Verzeichnis nicht gefunden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Kein Verzeichnis</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Ein Verzeichnis</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Die Datei existiert bereits</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Die Datei ist zu groß</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Ein unzulässiges Argument</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>Die Programmdatei wird gerade benutzt</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Das Speicherkontingent ist überschritten</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Ein Dateisystem, das nur gelesen werden kann</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Zu viele Ebenen symbolischer Verknüpfungen</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele offene Dateien</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Nicht genug Speicher</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>Zurzeit nicht verfügbar</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>- or seconds[+increment], such as 180+2</source>
        <translation>- oder Sekunden[+Zuschlag], etwa 180+2</translation>
    </message>
    <message>
        <source>a text in UTF-16</source>
        <translation>ein Text in UTF-16</translation>
    </message>
    <message>
        <source>a text in UTF-8</source>
        <translation>ein Text in UTF-8</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>four pipes to it</source>
        <translation>vier Pipes zu ihm</translation>
    </message>
    <message>
        <source>a command that can be started</source>
        <translation>ein Befehl, der gestartet werden kann</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>what is no game</source>
        <translation>etwas, das keine Partie ist</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>eine Partie</translation>
    </message>
    <message>
        <source>a game that is not over</source>
        <translation>eine Partie, die nicht zu Ende ist</translation>
    </message>
    <message>
        <source>a whole game</source>
        <translation>eine ganze Partie</translation>
    </message>
    <message>
        <source>games of several matches</source>
        <translation>Partien aus mehreren Matches</translation>
    </message>
    <message>
        <source>those of one</source>
        <translation>die eines einzigen</translation>
    </message>
    <message>
        <source>a Round %1</source>
        <translation>das Schlagwort Round mit %1</translation>
    </message>
    <message>
        <source>a game&apos;s number</source>
        <translation>die Nummer einer Partie</translation>
    </message>
    <message>
        <source>a game of %1</source>
        <translation>eine Partie von %1</translation>
    </message>
    <message>
        <source>a game without the tag Match</source>
        <translation>eine Partie ohne das Schlagwort Match</translation>
    </message>
    <message>
        <source>games that a match has written</source>
        <translation>Partien, die ein Match geschrieben hat</translation>
    </message>
    <message>
        <source>a match of %1 players</source>
        <translation>ein Match von %1 Spielern</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>a match of an unknown format</source>
        <translation>ein Match mit unbekanntem Modus</translation>
    </message>
    <message>
        <source>round-robin, gauntlet or ladder</source>
        <translation>round-robin, gauntlet oder ladder</translation>
    </message>
    <message>
        <source>games of another match</source>
        <translation>Partien eines anderen Matches</translation>
    </message>
    <message>
        <source>those of one match</source>
        <translation>die eines einzigen Matches</translation>
    </message>
    <message>
        <source>match %1</source>
        <translation>Match, %1</translation>
    </message>
    <message>
        <source>I/N with I from 1 to N, such as 2/8</source>
        <translation>I/N mit I von 1 bis N, etwa 2/8</translation>
    </message>
    <message>
        <source>proto=ugi for %1</source>
        <translation>proto=ugi für %1</translation>
    </message>
    <message>
        <source>another player: no course has set agents of this game</source>
        <translation>ein anderer Spieler: Kein Kurs hat Agenten für dieses Spiel gestellt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>one only</source>
        <translation>nur einer</translation>
    </message>
    <message>
        <source>two players or more, such as --player level=7 --player level=6</source>
        <translation>zwei Spieler oder mehr, etwa --player level=7 --player level=6</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>it beside agent=</source>
        <translation>dies neben agent=</translation>
    </message>
    <message>
        <source>games from the usual start: agents know no other</source>
        <translation>Partien vom üblichen Anfang: Agenten kennen keinen anderen</translation>
    </message>
    <message>
        <source>a file of openings</source>
        <translation>eine Datei mit Eröffnungen</translation>
    </message>
    <message>
        <source>a time, such as 30s</source>
        <translation>eine Zeit, etwa 30s</translation>
    </message>
    <message>
        <source>a time, such as 500ms</source>
        <translation>eine Zeit, etwa 500ms</translation>
    </message>
    <message>
        <source>it for more than two players</source>
        <translation>dies für mehr als zwei Spieler</translation>
    </message>
    <message>
        <source>it for two</source>
        <translation>dies für zwei</translation>
    </message>
    <message>
        <source>an engine that does not start (%1)</source>
        <translation>eine Engine, die nicht startet (%1)</translation>
    </message>
    <message>
        <source>one that answers</source>
        <translation>eine, die antwortet</translation>
    </message>
    <message>
        <source>seconds[+increment], such as 10+0.1</source>
        <translation>Sekunden[+Zuschlag], etwa 10+0.1</translation>
    </message>
    <message>
        <source>a time, such as 100ms or 2s</source>
        <translation>eine Zeit, etwa 100ms oder 2s</translation>
    </message>
    <message>
        <source>a time control, such as 10+0.1, movetime=100ms or nodes=20000</source>
        <translation>eine Bedenkzeit, etwa 10+0.1, movetime=100ms oder nodes=20000</translation>
    </message>
    <message>
        <source>one of level=1 to level=10, cmd=&quot;COMMAND&quot; proto=ugi|uci, and agent=PATH</source>
        <translation>eines von level=1 bis level=10, cmd=&quot;BEFEHL&quot; proto=ugi|uci und agent=PFAD</translation>
    </message>
    <message>
        <source>it beside level=</source>
        <translation>dies neben level=</translation>
    </message>
    <message>
        <source>it beside cmd= or agent=</source>
        <translation>dies neben cmd= oder agent=</translation>
    </message>
    <message>
        <source>it without agent=</source>
        <translation>dies ohne agent=</translation>
    </message>
    <message>
        <source>it beside agent= only</source>
        <translation>dies nur neben agent=</translation>
    </message>
    <message>
        <source>%1, the processors of this machine</source>
        <translation>%1, so viele Prozessoren hat dieser Rechner</translation>
    </message>
    <message>
        <source>it without cmd=</source>
        <translation>dies ohne cmd=</translation>
    </message>
    <message>
        <source>it beside cmd= only</source>
        <translation>dies nur neben cmd=</translation>
    </message>
    <message>
        <source>a name that files of games can hold</source>
        <translation>ein Name, den Partiedateien fassen können</translation>
    </message>
    <message>
        <source>ugi or uci</source>
        <translation>ugi oder uci</translation>
    </message>
    <message>
        <source>a time, such as 60s</source>
        <translation>eine Zeit, etwa 60s</translation>
    </message>
    <message>
        <source>a package or module</source>
        <translation>ein Paket oder Modul</translation>
    </message>
    <message>
        <source>a command</source>
        <translation>ein Befehl</translation>
    </message>
    <message>
        <source>a command that starts an engine</source>
        <translation>ein Befehl, der eine Engine startet</translation>
    </message>
    <message>
        <source>a game that is over</source>
        <translation>eine Partie, die zu Ende ist</translation>
    </message>
    <message>
        <source>an opening that leaves the game open</source>
        <translation>eine Eröffnung, nach der die Partie weitergeht</translation>
    </message>
    <message>
        <source>no opening</source>
        <translation>keine Eröffnung</translation>
    </message>
    <message>
        <source>an opening a line</source>
        <translation>eine Eröffnung je Zeile</translation>
    </message>
    <message>
        <source>a chance between 0 and 0.5</source>
        <translation>eine Wahrscheinlichkeit zwischen 0 und 0.5</translation>
    </message>
    <message>
        <source>a number of Elo from -1000 to 1000</source>
        <translation>eine Elo-Zahl von -1000 bis 1000</translation>
    </message>
    <message>
        <source>elo1 not above elo0</source>
        <translation>elo1 nicht größer als elo0</translation>
    </message>
    <message>
        <source>elo0 below elo1</source>
        <translation>elo0 kleiner als elo1</translation>
    </message>
    <message>
        <source>it twice</source>
        <translation>dies zweimal</translation>
    </message>
    <message>
        <source>it once</source>
        <translation>dies einmal</translation>
    </message>
    <message>
        <source>another content than a moment ago</source>
        <translation>ein anderer Inhalt als eben noch</translation>
    </message>
    <message>
        <source>the games that are listed; try again</source>
        <translation>die aufgeführten Partien; bitte noch einmal versuchen</translation>
    </message>
    <message>
        <source>a file that cannot be removed</source>
        <translation>eine Datei, die sich nicht entfernen lässt</translation>
    </message>
    <message>
        <source>a folder that can be changed</source>
        <translation>ein Ordner, der geändert werden kann</translation>
    </message>
    <message>
        <source>a folder that cannot be renamed</source>
        <translation>ein Ordner, der sich nicht umbenennen lässt</translation>
    </message>
    <message>
        <source>a place for games</source>
        <translation>ein Platz für Partien</translation>
    </message>
    <message>
        <source>) at the end of the variation</source>
        <translation>) am Ende der Variante</translation>
    </message>
    <message>
        <source>tag %1</source>
        <translation>Schlagwort %1</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>das Ende der Datei</translation>
    </message>
    <message>
        <source>a move or a result such as 1-0 or *</source>
        <translation>ein Zug oder ein Ergebnis wie 1-0 oder *</translation>
    </message>
    <message>
        <source>a move before it</source>
        <translation>ein Zug davor</translation>
    </message>
    <message>
        <source>a variation</source>
        <translation>eine Variante</translation>
    </message>
    <message>
        <source>at most 100 variations within each other</source>
        <translation>höchstens 100 ineinander verschachtelte Varianten</translation>
    </message>
    <message>
        <source>( before it</source>
        <translation>( davor</translation>
    </message>
    <message>
        <source>a result for %1 players</source>
        <translation>ein Ergebnis für %1 Spieler</translation>
    </message>
    <message>
        <source>%1, as the tag Result has it</source>
        <translation>%1 wie im Schlagwort Result</translation>
    </message>
    <message>
        <source>no tag Variant</source>
        <translation>kein Schlagwort Variant</translation>
    </message>
    <message>
        <source>[Variant &quot;…&quot;] with %1</source>
        <translation>[Variant &quot;…&quot;] mit einem Wert, %1</translation>
    </message>
    <message>
        <source>a JSON object on one line</source>
        <translation>ein JSON-Objekt in einer Zeile</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>ein JSON-Objekt</translation>
    </message>
    <message>
        <source>no &quot;game&quot;</source>
        <translation>kein &quot;game&quot;</translation>
    </message>
    <message>
        <source>&quot;game&quot;: one of %1</source>
        <translation>&quot;game&quot;: eines von %1</translation>
    </message>
    <message>
        <source>a position in quotes, or null</source>
        <translation>eine Stellung in Anführungszeichen oder null</translation>
    </message>
    <message>
        <source>a list of moves in quotes</source>
        <translation>eine Liste von Zügen in Anführungszeichen</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>a move in quotes</source>
        <translation>ein Zug in Anführungszeichen</translation>
    </message>
    <message>
        <source>a tag such as [Event &quot;…&quot;]</source>
        <translation>ein Schlagwort wie [Event &quot;…&quot;]</translation>
    </message>
    <message>
        <source>a value in double quotes</source>
        <translation>ein Wert in doppelten Anführungszeichen</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>the closing quotes of tag %1</source>
        <translation>das schließende Anführungszeichen des Schlagworts %1</translation>
    </message>
    <message>
        <source>] at the end of tag %1</source>
        <translation>] am Ende des Schlagworts %1</translation>
    </message>
    <message>
        <source>a comment without an end</source>
        <translation>ein Kommentar ohne Ende</translation>
    </message>
    <message>
        <source>} at the end of the comment</source>
        <translation>} am Ende des Kommentars</translation>
    </message>
    <message>
        <source>$ and a number from 0 to 255</source>
        <translation>$ und eine Zahl von 0 bis 255</translation>
    </message>
    <message>
        <source>a move, a comment or a result</source>
        <translation>ein Zug, ein Kommentar oder ein Ergebnis</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>a goal, and a player of the game</source>
        <translation>ein Ziel und ein Spieler des Spiels</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>no game any more</source>
        <translation>keine Partie mehr</translation>
    </message>
    <message>
        <source>the game whose comments are to be kept</source>
        <translation>die Partie, deren Kommentare zu sichern sind</translation>
    </message>
    <message>
        <source>a file that cannot be written</source>
        <translation>eine nicht beschreibbare Datei</translation>
    </message>
    <message>
        <source>to keep preferences and set-ups there</source>
        <translation>dort Einstellungen und Spieleinrichtungen zu sichern</translation>
    </message>
    <message>
        <source>match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>memory for the players</source>
        <translation>Speicher für die Spieler</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <translation>%1, Spalte %2</translation>
    </message>
    <message>
        <source>found %1, wanted %2</source>
        <translation>gefunden: %1, erwartet: %2</translation>
    </message>
    <message>
        <source>%1: found %2, wanted %3</source>
        <translation>%1: gefunden: %2, erwartet: %3</translation>
    </message>
    <message>
        <source>Hangup</source>
        <translation>aufgelegt</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Illegal instruction</source>
        <translation>unzulässiger Befehl</translation>
    </message>
    <message>
        <source>Trace/breakpoint trap</source>
        <translation>Haltepunkt</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>Bus error</source>
        <translation>Busfehler</translation>
    </message>
    <message>
        <source>Floating point exception</source>
        <translation>Gleitkommafehler</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>getötet</translation>
    </message>
    <message>
        <source>Segmentation fault</source>
        <translation>Speicherzugriffsfehler</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>unterbrochene Pipe</translation>
    </message>
    <message>
        <source>Terminated</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>CPU time limit exceeded</source>
        <translation>Prozessorzeit überschritten</translation>
    </message>
    <message>
        <source>File size limit exceeded</source>
        <translation>Dateigröße überschritten</translation>
    </message>
    <message>
        <source>Bad system call</source>
        <translation>unzulässiger Systemaufruf</translation>
    </message>
    <message>
        <source>closed its output</source>
        <translation>hat seine Ausgabe geschlossen</translation>
    </message>
    <message>
        <source>was ended by signal %1</source>
        <translation>wurde durch Signal %1 beendet</translation>
    </message>
    <message>
        <source>was ended by signal %1 (%2)</source>
        <translation>wurde durch Signal %1 (%2) beendet</translation>
    </message>
    <message>
        <source>ended with status %1: there is no such command</source>
        <translation>endete mit Status %1: Es gibt keinen solchen Befehl</translation>
    </message>
    <message>
        <source>ended with status %1: the command is no program that may be started</source>
        <translation>endete mit Status %1: Der Befehl ist kein Programm, das gestartet werden darf</translation>
    </message>
    <message>
        <source>ended with status %1</source>
        <translation>endete mit Status %1</translation>
    </message>
    <message>
        <source>is not running</source>
        <translation>läuft nicht</translation>
    </message>
    <message>
        <source>gave no %1 in time</source>
        <translation>hat nicht rechtzeitig %1 gesagt</translation>
    </message>
    <message>
        <source>used more than its %1 ms of processor time</source>
        <translation>hat mehr als seine %1 ms Prozessorzeit verbraucht</translation>
    </message>
    <message>
        <source>%1 (it may use %2 MB of memory)</source>
        <translation>%1 (höchstens %2 MB Speicher erlaubt)</translation>
    </message>
    <message>
        <source>%1, wanted %2</source>
        <translation>%1, erwartet: %2</translation>
    </message>
    <message>
        <source>%1; it had said: %2</source>
        <translation>%1; zuvor gesagt: %2</translation>
    </message>
    <message>
        <source>does not know this game&apos;s own pieces, and there is no configuration file to name to it</source>
        <translation>kennt die eigenen Figuren dieses Spiels nicht, und es gibt keine Konfigurationsdatei, die ihm zu nennen wäre</translation>
    </message>
    <message>
        <source>does not know this game&apos;s own pieces, and has no option Config by which it could be told</source>
        <translation>kennt die eigenen Figuren dieses Spiels nicht und hat keine Option Config, um sie ihm zu sagen</translation>
    </message>
    <message>
        <source>was not waited for</source>
        <translation>wurde nicht abgewartet</translation>
    </message>
    <message>
        <source>would see the whole board, which its side may not</source>
        <translation>würde das ganze Brett sehen, was seine Seite nicht darf</translation>
    </message>
    <message>
        <source>Failed to write to given file</source>
        <translation>Die Datei konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Failed to allocate required memory</source>
        <translation>Nicht genug Speicher</translation>
    </message>
    <message>
        <source>an unknown error</source>
        <translation>ein unbekannter Fehler</translation>
    </message>
    <message>
        <source>no list of puzzles</source>
        <translation>keine Liste von Aufgaben</translation>
    </message>
    <message>
        <source>the key &quot;puzzles&quot; with a list</source>
        <translation>der Schlüssel &quot;puzzles&quot; mit einer Liste</translation>
    </message>
    <message>
        <source>knows no other start of the game than the usual one</source>
        <translation>kennt keinen anderen Anfang des Spiels als den üblichen</translation>
    </message>
    <message>
        <source>a game file, or what a course&apos;s referee prints</source>
        <translation>eine Partiedatei oder was der Schiedsrichter eines Kurses ausgibt</translation>
    </message>
    <message>
        <source>a board that one move leads to from the board before</source>
        <translation>ein Brett, zu dem vom vorigen Brett aus ein Zug führt</translation>
    </message>
    <message>
        <source>the result %1 by the rules</source>
        <translation>nach den Regeln das Ergebnis %1</translation>
    </message>
    <message>
        <source>a game that goes on after these moves, by the rules</source>
        <translation>nach den Regeln eine Partie, die nach diesen Zügen weitergeht</translation>
    </message>
    <message>
        <source>%1, a turn without a move</source>
        <translation>%1, eine Runde ohne Zug</translation>
    </message>
    <message>
        <source>%1 letters</source>
        <translation>%1 Zeichen</translation>
    </message>
    <message>
        <source>a pipe or a device</source>
        <translation>eine Pipe oder ein Gerät</translation>
    </message>
    <message>
        <source>a file, which keeps what is written to it</source>
        <translation>eine Datei, die behält, was hineingeschrieben wird</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Find a better move than %1, which lost %2 % of your chance to win</source>
        <translation>Finden Sie einen besseren Zug als %1, der %2 % Ihrer Gewinnchance gekostet hat</translation>
    </message>
</context>
<context>
    <name>ExporterTexts</name>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Picture of the position (*.png)</source>
        <translation>Bild der Stellung (*.png)</translation>
    </message>
    <message>
        <source>Drawing of the position (*.svg)</source>
        <translation>Zeichnung der Stellung (*.svg)</translation>
    </message>
    <message>
        <source>Score sheet with diagrams (*.pdf)</source>
        <translation>Partieformular mit Diagrammen (*.pdf)</translation>
    </message>
    <message>
        <source>Web page to step through (*.html)</source>
        <translation>Webseite zum Durchblättern (*.html)</translation>
    </message>
    <message>
        <source>Moving picture (*.apng)</source>
        <translation>Bewegtes Bild (*.apng)</translation>
    </message>
    <message>
        <source>Moving picture (*.gif)</source>
        <translation>Bewegtes Bild (*.gif)</translation>
    </message>
</context>
<context>
    <name>FullStop</name>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>GameAlbum</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name, side</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>GameFaceTexts</name>
    <message>
        <source>%1: %2</source>
        <comment>colour, name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>your move</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <comment>number, whose turn</comment>
        <translation>Zug %1 · %2</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, move</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 · expected then: %2</source>
        <comment>hint, replies</comment>
        <translation>%1 · danach erwartet: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentence, advice</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You are looking at another position: moves are only tried here.</source>
        <translation>Sie sehen eine andere Stellung: Züge werden hier nur ausprobiert.</translation>
    </message>
    <message>
        <source>You are looking at another position.</source>
        <translation>Sie sehen eine andere Stellung.</translation>
    </message>
    <message>
        <source>Press %1 to go back to the game.</source>
        <comment>key</comment>
        <translation>Mit der Taste %1 geht es zurück zur Partie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>result, why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The clocks stand while a dialog is open.</source>
        <translation>Die Uhren stehen, solange ein Dialog offen ist.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Pause.</translation>
    </message>
    <message>
        <source>Press %1 to go on.</source>
        <comment>key</comment>
        <translation>Mit der Taste %1 geht es weiter.</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>result, why</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Press %1 for another one.</source>
        <comment>key</comment>
        <translation>Mit der Taste %1 beginnen Sie eine neue.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
</context>
<context>
    <name>Glyphs</name>
    <message>
        <source>Good move</source>
        <translation>Guter Zug</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Brilliant move</source>
        <translation>Glänzender Zug</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Interessanter Zug</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <translation>Zweifelhafter Zug</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>en</source>
        <comment>the code of this translation, such as de</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>Lenses</name>
    <message>
        <source>%1? The same cell again plays it, Esc takes it back.</source>
        <comment>move</comment>
        <translation>%1? Wählen Sie dasselbe Feld noch einmal, um zu ziehen; Esc nimmt den Zug zurück.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>LibraryWordsTexts</name>
    <message>
        <source>agreement</source>
        <translation>Vereinbarung</translation>
    </message>
    <message>
        <source>both forfeit</source>
        <translation>beide setzten aus</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>Schachmatt</translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation>Verbindung verloren</translation>
    </message>
    <message>
        <source>elimination</source>
        <translation>Ausscheiden</translation>
    </message>
    <message>
        <source>exits</source>
        <translation>Abgänge</translation>
    </message>
    <message>
        <source>fifty moves</source>
        <translation>fünfzig Züge</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>regelwidriger Zug</translation>
    </message>
    <message>
        <source>king captured</source>
        <translation>König geschlagen</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>kein Zug</translation>
    </message>
    <message>
        <source>placing end</source>
        <translation>Ende der Setzphase</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>shrink</source>
        <translation>Fall des Rings</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>turn limit</source>
        <translation>Zuglimit</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
</context>
<context>
    <name>Listed</name>
    <message>
        <source>, </source>
        <comment>between things enumerated</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>MatchExportsTexts</name>
    <message>
        <source>Table of the games (*.csv)</source>
        <translation>Tabelle der Partien (*.csv)</translation>
    </message>
    <message>
        <source>Report and games for programs (*.json)</source>
        <translation>Bericht und Partien für Programme (*.json)</translation>
    </message>
    <message>
        <source>Web page with all games (*.html)</source>
        <translation>Webseite mit allen Partien (*.html)</translation>
    </message>
</context>
<context>
    <name>MatchPageTexts</name>
    <message>
        <source>%1 · %2</source>
        <comment>game, players</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 games, pace %4.</source>
        <comment>format, games played, planned, pace</comment>
        <translation>%1, %2 von %3 Partien, Tempo %4.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>The %1 latest can be stepped through.</source>
        <translation>Die letzten %1 lassen sich durchblättern.</translation>
    </message>
</context>
<context>
    <name>MoveNamesTexts</name>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>piece, cells</comment>
        <translation>%1 von %2 nach %3</translation>
    </message>
    <message>
        <source>jumps from %1 to %2</source>
        <translation>springt von %1 nach %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>cells</comment>
        <translation>von %1 nach %2</translation>
    </message>
    <message>
        <source>leaves from %1</source>
        <comment>a piece leaves the board</comment>
        <translation>verlässt von %1 das Brett</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>wird %1</translation>
    </message>
    <message>
        <source>places on %1</source>
        <comment>cells</comment>
        <translation>setzt auf %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>cells</comment>
        <translation>schlägt auf %1</translation>
    </message>
    <message>
        <source>converts %1</source>
        <comment>cells</comment>
        <translation>übernimmt %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a move in words</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>loses %1</source>
        <comment>cells</comment>
        <translation>verliert den eigenen Stein auf %1</translation>
    </message>
</context>
<context>
    <name>MoveWordsTexts</name>
    <message>
        <source>Move %1, %2</source>
        <comment>round, player</comment>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <comment>round, player, move</comment>
        <translation>%1. %2 %3</translation>
    </message>
</context>
<context>
    <name>PieceFace</name>
    <message>
        <source>line %1: %2</source>
        <comment>of a drawing, what is wrong</comment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>it is no drawing in SVG</source>
        <translation>es ist keine SVG-Zeichnung</translation>
    </message>
    <message>
        <source>its parts are repeated more than %1 times</source>
        <translation>ihre Teile werden mehr als %1-mal wiederholt</translation>
    </message>
    <message>
        <source>found %1, wanted only what the drawing itself consists of</source>
        <translation>%1 gefunden, erwartet nur, woraus die Zeichnung selbst besteht</translation>
    </message>
</context>
<context>
    <name>PlaceTexts</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Variation, move %1</source>
        <translation>Variante, Zug %1</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
</context>
<context>
    <name>PreviewTexts</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>die Partie ist remis</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>colour</comment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>then %1</source>
        <comment>what opponents can do</comment>
        <translation>danach: %1</translation>
    </message>
    <message>
        <source>No threats against %1.</source>
        <comment>colour</comment>
        <translation>Keine Drohungen gegen %1.</translation>
    </message>
    <message>
        <source>Next, %1.</source>
        <comment>what opponents can do</comment>
        <translation>Als Nächstes: %1.</translation>
    </message>
    <message>
        <source>%1 is in check.</source>
        <comment>colour</comment>
        <translation>%1 steht im Schach.</translation>
    </message>
    <message>
        <source>No threats against %1 in sight.</source>
        <comment>colour</comment>
        <translation>Keine Drohungen gegen %1 in Sicht.</translation>
    </message>
</context>
<context>
    <name>ProgramWordsTexts</name>
    <message>
        <source>Python agent</source>
        <translation>Python-Agent</translation>
    </message>
    <message>
        <source>Engine (UCI)</source>
        <translation>Engine (UCI)</translation>
    </message>
    <message>
        <source>Engine (UGI)</source>
        <translation>Engine (UGI)</translation>
    </message>
    <message>
        <source>%1, %2 s a game</source>
        <comment>kind of program</comment>
        <translation>%1, %2 s pro Partie</translation>
    </message>
    <message>
        <source>%1, %2 s a move</source>
        <comment>kind of program</comment>
        <translation>%1, %2 s pro Zug</translation>
    </message>
    <message>
        <source>%1 took too long: %2</source>
        <translation>%1 hat zu lange gebraucht: %2</translation>
    </message>
    <message>
        <source>%1 made no legal move: %2</source>
        <translation>%1 hat keinen möglichen Zug gemacht: %2</translation>
    </message>
    <message>
        <source>%1 cannot go on: %2</source>
        <translation>%1 kann nicht weiterspielen: %2</translation>
    </message>
</context>
<context>
    <name>PuzzleForm</name>
    <message>
        <source>Win the game</source>
        <translation>Die Partie gewinnen</translation>
    </message>
    <message>
        <source>Win with at most %1 moves</source>
        <translation>In höchstens %1 Zügen gewinnen</translation>
    </message>
    <message>
        <source>Win with one move</source>
        <translation>Mit einem Zug gewinnen</translation>
    </message>
    <message>
        <source>Do not lose for %1 moves</source>
        <translation>%1 Züge lang nicht verlieren</translation>
    </message>
    <message>
        <source>Do not lose for one move</source>
        <translation>Einen Zug lang nicht verlieren</translation>
    </message>
    <message>
        <source>Capture the %1</source>
        <translation>%1 schlagen</translation>
    </message>
</context>
<context>
    <name>PuzzleSetsTexts</name>
    <message>
        <source>%1 to move</source>
        <translation>%1 am Zug</translation>
    </message>
</context>
<context>
    <name>ReplayPageTexts</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, move</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <source>Move before</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Durchspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Move after</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>The same position has come up too often.</source>
        <translation>Dieselbe Stellung kam zu oft vor.</translation>
    </message>
    <message>
        <source>Draw by repetition</source>
        <translation>Remis durch Wiederholung</translation>
    </message>
    <message>
        <source>The turn limit is reached, and %1 is ahead.</source>
        <translation>Das Zuglimit ist erreicht, und %1 liegt vorn.</translation>
    </message>
    <message>
        <source>The turn limit is reached, and nobody is ahead.</source>
        <translation>Das Zuglimit ist erreicht, und niemand liegt vorn.</translation>
    </message>
    <message>
        <source>%2 has no move left.</source>
        <translation>%2 hat keinen Zug mehr.</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <translation>Es gibt keinen Zug mehr.</translation>
    </message>
    <message>
        <source>%2 ran out of time.</source>
        <translation>Die Zeit von %2 ist abgelaufen.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 gewinnt durch Zeitüberschreitung</translation>
    </message>
    <message>
        <source>You won on time</source>
        <translation>Sie haben durch Zeitüberschreitung gewonnen</translation>
    </message>
    <message>
        <source>You lost on time</source>
        <translation>Sie haben durch Zeitüberschreitung verloren</translation>
    </message>
    <message>
        <source>%2 resigned.</source>
        <translation>%2 hat aufgegeben.</translation>
    </message>
    <message>
        <source>You resigned</source>
        <translation>Sie haben aufgegeben</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <translation>Die Spieler haben sich auf Remis geeinigt.</translation>
    </message>
    <message>
        <source>%2 answered with an illegal move.</source>
        <translation>%2 hat mit einem regelwidrigen Zug geantwortet.</translation>
    </message>
    <message>
        <source>The program that played %2 stopped.</source>
        <translation>Das Programm, das %2 spielte, läuft nicht mehr.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Sie haben gewonnen</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Sie haben verloren</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>Sie teilen sich den Sieg</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>enumeration of players</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 share the win.</source>
        <translation>%1 teilen sich den Sieg.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>%1 %2</source>
        <comment>player, number of moves</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Moves that lost more than 10 %: %1</source>
        <translation>Züge, die mehr als 10 % gekostet haben: %1</translation>
    </message>
    <message>
        <source>the chances changed by %1 %</source>
        <translation>die Chancen änderten sich um %1 %</translation>
    </message>
    <message>
        <source>lost %1 %</source>
        <translation>%1 % verloren</translation>
    </message>
    <message>
        <source>%1, %2 lost %3 %</source>
        <comment>lost part, player, number</comment>
        <translation>%1, %2 verlor %3 %</translation>
    </message>
    <message>
        <source>%1, %2 gained %3 %</source>
        <comment>lost part, player, number</comment>
        <translation>%1, %2 gewann %3 %</translation>
    </message>
    <message>
        <source>No move changed the chances much.</source>
        <translation>Kein Zug hat die Chancen stark verändert.</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Find a better move for %1 than %2.</source>
        <comment>player, move</comment>
        <translation>Finden Sie für %1 einen besseren Zug als %2.</translation>
    </message>
    <message>
        <source>Judging %1…</source>
        <comment>move</comment>
        <translation>%1 wird beurteilt…</translation>
    </message>
    <message>
        <source>%1 is what our engine would play.</source>
        <comment>move</comment>
        <translation>%1 würde auch unsere Engine spielen.</translation>
    </message>
    <message>
        <source>%1 loses nothing; in the game %2 lost %3 %.</source>
        <comment>move, move, number</comment>
        <translation>%1 kostet nichts; in der Partie kostete %2 %3 %.</translation>
    </message>
    <message>
        <source>%1, as in the game, loses %2 %.</source>
        <comment>move, number</comment>
        <translation>%1, wie in der Partie, kostet %2 %.</translation>
    </message>
    <message>
        <source>%1 loses %2 %; in the game %3 lost %4 %.</source>
        <comment>move, number, move, number</comment>
        <translation>%1 kostet %2 %; in der Partie kostete %3 %4 %.</translation>
    </message>
</context>
<context>
    <name>SetupWordsTexts</name>
    <message>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the computer (level %1)</source>
        <translation>der Computer (Stufe %1)</translation>
    </message>
    <message>
        <source>%1 (computer, level %2)</source>
        <translation>%1 (Computer, Stufe %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>colour, who plays it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>colour, time</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Ohne Zeitlimit</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 aus</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>option, number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of your own</source>
        <comment>option</comment>
        <translation>%1: eigene</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>minutes, seconds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no limit</source>
        <comment>the clock of the game that Play begins</comment>
        <translation>ohne Uhr</translation>
    </message>
    <message>
        <source>%1+%2</source>
        <comment>minutes, seconds added</comment>
        <translation>%1+%2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>levels %1</source>
        <translation>Stufen %1</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Mensch</numerusform>
            <numerusform>%n Menschen</numerusform>
        </translation>
    </message>
    <message>
        <source>computers, %1</source>
        <translation>Computer, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n people against %1</source>
        <translation>
            <numerusform>%n Mensch gegen %1</numerusform>
            <numerusform>%n Menschen gegen %1</numerusform>
        </translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>as %1 against %2</source>
        <comment>colour, level</comment>
        <translation>als %1 gegen %2</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Am stärksten</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>ohne Zeitlimit</translation>
    </message>
    <message>
        <source>%1 s more a move</source>
        <translation>%1 s Zugabe pro Zug</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>time at the start, time added</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>players, clocks</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1 Rules: %2.</source>
        <comment>players and clocks, rules</comment>
        <translation>%1 Regeln: %2.</translation>
    </message>
    <message>
        <source>%1 %2 puzzles, played in turn.</source>
        <comment>the set-up, number of puzzles</comment>
        <translation>%1 %2 Aufgaben, der Reihe nach gespielt.</translation>
    </message>
    <message>
        <source>different clocks</source>
        <translation>verschiedene Uhren</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>against whom, clock</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>start: %1</source>
        <translation>Start: %1</translation>
    </message>
    <message>
        <source>from a position of your own</source>
        <translation>aus einer eigenen Stellung</translation>
    </message>
    <message>
        <source>play goes on when the time is up</source>
        <translation>nach Ablauf der Zeit wird weitergespielt</translation>
    </message>
</context>
<context>
    <name>ShareDialogTexts</name>
    <message>
        <source>Share</source>
        <translation>Weitergeben</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialogTexts</name>
    <message>
        <source>Board and moves</source>
        <translation>Brett und Züge</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>Den Cursor auf dem Brett bewegen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Pick or play the cell at the cursor</source>
        <translation>Das Feld am Cursor wählen oder spielen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drop what is picked; clear what is drawn; go back to the game</source>
        <translation>Die Auswahl aufheben; Gezeichnetes löschen; zurück zur Partie</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechte Maustaste</translation>
    </message>
    <message>
        <source>Draw a sign around a cell, or drag an arrow</source>
        <translation>Ein Feld mit einem Zeichen umranden oder einen Pfeil ziehen</translation>
    </message>
    <message>
        <source>Shift, Ctrl, Shift+Ctrl</source>
        <translation>Umschalt, Strg, Umschalt+Strg</translation>
    </message>
    <message>
        <source>Draw in red, blue or yellow instead of green</source>
        <translation>Rot, blau oder gelb statt grün zeichnen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Step through the game</source>
        <translation>Durch die Partie blättern</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>Step through the list of moves</source>
        <translation>Durch die Zugliste blättern</translation>
    </message>
    <message>
        <source>0 … 9, A … Z</source>
        <translation>0 … 9, A … Z</translation>
    </message>
    <message>
        <source>Find a move in the list, capitals with Shift</source>
        <translation>Einen Zug in der Liste suchen, Großbuchstaben mit Umschalt</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Play on from the move shown in the list</source>
        <translation>Ab dem in der Liste gezeigten Zug weiterspielen</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Comment on the move shown in the list</source>
        <translation>Den in der Liste gezeigten Zug kommentieren</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Delete the move shown in the list, and what follows</source>
        <translation>Den in der Liste gezeigten Zug und alles danach löschen</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Strg+L</translation>
    </message>
    <message>
        <source>Make its line the main line</source>
        <translation>Die gezeigte Variante zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next part of the window</source>
        <translation>Zum nächsten Teil des Fensters gehen</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Actions and keys</source>
        <translation>Aktionen und Tasten</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>TetressDesign</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>row %1 column %2, %3</source>
        <comment>what is on the cell comes last</comment>
        <translation>Zeile %1 Spalte %2, %3</translation>
    </message>
    <message>
        <source>%1 can clear %2</source>
        <comment>colour, cells</comment>
        <translation>%1 kann %2 leeren</translation>
    </message>
</context>
<context>
    <name>ThoughtWordsTexts</name>
    <message>
        <source>%1 k</source>
        <comment>thousands</comment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 wins in %2</source>
        <comment>player, moves</comment>
        <translation>%1 gewinnt in %2</translation>
    </message>
    <message>
        <source>Drawn in %1</source>
        <comment>moves</comment>
        <translation>Remis in %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>player</comment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>chances in the order of the players</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 · %2 %3 %</source>
        <comment>pieces, player, chance</comment>
        <translation>%1 · %2 %3 %</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>player, chance</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes</source>
        <translation>Tiefe %1 · %2 Knoten</translation>
    </message>
    <message>
        <source> · %1/s</source>
        <comment>nodes a second</comment>
        <translation> · %1/s</translation>
    </message>
</context>
<context>
    <name>WatchYourBackDesign</name>
    <message>
        <source>%1, corner</source>
        <translation>%1, Ecke</translation>
    </message>
    <message>
        <source>%1, about to fall</source>
        <translation>%1, fällt bald</translation>
    </message>
    <message>
        <source>%1 to place · %2 left</source>
        <comment>colour, number of pieces</comment>
        <translation>%1 setzt · noch %2</translation>
    </message>
    <message>
        <source>%1 can stab %2</source>
        <comment>colour, squares</comment>
        <translation>%1 kann %2 erstechen</translation>
    </message>
</context>
<context>
    <name>WindowMenusTexts</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>All menus (F10)</source>
        <translation>Alle Menüs (F10)</translation>
    </message>
    <message>
        <source>All that can be done, also where the menu bar is hidden</source>
        <translation>Alle Befehle, auch wenn die Menüleiste ausgeblendet ist</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studieren</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
</context>
<context>
    <name>XxlChessDesign</name>
    <message>
        <source>%1, checkmated</source>
        <translation>%1, schachmatt</translation>
    </message>
    <message>
        <source>%1, in check</source>
        <translation>%1, im Schach</translation>
    </message>
    <message>
        <source>You must defend your king!</source>
        <translation>Sie müssen Ihren König verteidigen!</translation>
    </message>
    <message>
        <source>Check!</source>
        <translation>Schach!</translation>
    </message>
    <message>
        <source>Own pieces…</source>
        <translation>Eigene Figuren…</translation>
    </message>
    <message>
        <source>Own pieces (%1)…</source>
        <comment>how many</comment>
        <translation>Eigene Figuren (%1)…</translation>
    </message>
    <message>
        <source>This position has come up for the third time.</source>
        <translation>Diese Stellung ist zum dritten Mal entstanden.</translation>
    </message>
    <message>
        <source>For 100 turns nothing was captured and no pawn has moved.</source>
        <translation>Seit 100 Zügen wurde nicht geschlagen und kein Bauer gezogen.</translation>
    </message>
</context>
<context>
    <name>chexers</name>
    <message>
        <source>The last exit</source>
        <translation>Der letzte Abgang</translation>
    </message>
    <message>
        <source>Win in one move</source>
        <translation>In einem Zug gewinnen</translation>
    </message>
    <message>
        <source>Win in %1 moves against both others</source>
        <translation>In %1 Zügen gegen beide anderen gewinnen</translation>
    </message>
    <message>
        <source>Fastest exit</source>
        <translation>Schnellster Abgang</translation>
    </message>
    <message>
        <source>Leave the board within %1 moves, whatever the others do</source>
        <translation>In höchstens %1 Zügen das Brett verlassen, egal, was die anderen tun</translation>
    </message>
    <message>
        <source>Save yourself</source>
        <translation>Retten Sie sich</translation>
    </message>
    <message>
        <source>Move so that no piece of yours can be converted before your next turn</source>
        <translation>So ziehen, dass bis zu Ihrem nächsten Zug keiner Ihrer Steine übernommen werden kann</translation>
    </message>
    <message>
        <source>Lose no piece for %1 moves</source>
        <translation>%1 Züge lang keinen Stein verlieren</translation>
    </message>
    <message>
        <source>Largest catch</source>
        <translation>Größter Fang</translation>
    </message>
    <message>
        <source>Convert two pieces within two moves, whatever the others do</source>
        <translation>In höchstens zwei Zügen zwei Steine übernehmen, egal, was die anderen tun</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Exits of Red</source>
        <translation>Abgänge von Rot</translation>
    </message>
    <message>
        <source>Exits of Green</source>
        <translation>Abgänge von Grün</translation>
    </message>
    <message>
        <source>Exits of Blue</source>
        <translation>Abgänge von Blau</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Gespielte Runden</translation>
    </message>
    <message>
        <source>You could have taken over the piece on %1 by %2</source>
        <translation>Sie hätten mit %2 den Stein auf %1 übernehmen können</translation>
    </message>
    <message>
        <source>After this, %1 can take over your piece on %2 whatever %3 does</source>
        <translation>Danach kann %1 Ihren Stein auf %2 übernehmen, egal, was %3 tut</translation>
    </message>
    <message>
        <source>After this, %1 can take over your piece on %2 in %3 ways</source>
        <translation>Danach kann %1 Ihren Stein auf %2 auf %3 Arten übernehmen</translation>
    </message>
    <message>
        <source>After this, %1 can take over your piece on %2 by %3 or %4</source>
        <translation>Danach kann %1 Ihren Stein auf %2 mit %3 oder %4 übernehmen</translation>
    </message>
    <message>
        <source>After this, %1 can take over your piece on %2 by %3</source>
        <translation>Danach kann %1 Ihren Stein auf %2 mit %3 übernehmen</translation>
    </message>
    <message>
        <source>You could have left the board at once</source>
        <translation>Sie hätten sofort das Brett verlassen können</translation>
    </message>
    <message>
        <source>You could have left the board in %1 turns whatever anybody did</source>
        <translation>Sie hätten in %1 Zügen das Brett verlassen können, egal, was geschehen wäre</translation>
    </message>
    <message>
        <source>%1 exits at their next turn whatever anybody does</source>
        <translation>%1 verlässt im nächsten Zug das Brett, egal, was geschieht</translation>
    </message>
    <message>
        <source>%1 exits within %2 turns whatever anybody does</source>
        <translation>%1 verlässt in höchstens %2 Zügen das Brett, egal, was geschieht</translation>
    </message>
    <message>
        <source>Converts the piece of %1 on %2</source>
        <translation>Übernimmt den Stein von %1 auf %2</translation>
    </message>
    <message>
        <source>Jumps over your own piece on %1</source>
        <translation>Springt über Ihren eigenen Stein auf %1</translation>
    </message>
    <message>
        <source>Exit %1 of %2</source>
        <translation>Abgang %1 von %2</translation>
    </message>
    <message>
        <source>%1 has brought enough pieces off the board.</source>
        <translation>%1 hat genug Steine vom Brett gebracht.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You may pass only when no action is left.</source>
        <translation>Sie dürfen nur passen, wenn keine Aktion mehr möglich ist.</translation>
    </message>
    <message>
        <source>You have no pieces left; you have to pass.</source>
        <translation>Sie haben keine Steine mehr und müssen passen.</translation>
    </message>
    <message>
        <source>All your pieces are blocked; you have to pass.</source>
        <translation>Alle Ihre Steine sind blockiert; Sie müssen passen.</translation>
    </message>
    <message>
        <source>Point at the piece first that shall exit.</source>
        <translation>Wählen Sie zuerst den Stein, der das Brett verlassen soll.</translation>
    </message>
    <message>
        <source>No piece stands on %1.</source>
        <translation>Auf %1 steht kein Stein.</translation>
    </message>
    <message>
        <source>The piece on %1 is not yours to move.</source>
        <translation>Der Stein auf %1 gehört nicht Ihnen.</translation>
    </message>
    <message>
        <source>The piece on %1 can neither move nor jump: no free hex to go to.</source>
        <translation>Der Stein auf %1 kann weder ziehen noch springen: Kein Feld, das er erreicht, ist frei.</translation>
    </message>
    <message>
        <source>Another player&apos;s pieces exit there.</source>
        <translation>Dort verlassen die Steine eines anderen Spielers das Brett.</translation>
    </message>
    <message>
        <source>The piece on %1 is not on the edge where your pieces exit.</source>
        <translation>Der Stein auf %1 steht nicht an dem Rand, über den Ihre Steine das Brett verlassen.</translation>
    </message>
    <message>
        <source>An action has to leave %1.</source>
        <translation>Eine Aktion muss von %1 wegführen.</translation>
    </message>
    <message>
        <source>%1 is neither next to %2 nor opposite to it across one hex.</source>
        <translation>%1 liegt weder neben %2 noch in gerader Linie hinter einem Nachbarfeld.</translation>
    </message>
    <message>
        <source>There is nothing to jump over on %1.</source>
        <translation>Auf %1 steht nichts, was zu überspringen wäre.</translation>
    </message>
    <message>
        <source>%1 is occupied: a jump has to land on a free hex.</source>
        <translation>%1 ist besetzt: Ein Sprung muss auf einem freien Feld enden.</translation>
    </message>
    <message>
        <source>%1 is occupied. You may jump over it to %2.</source>
        <translation>%1 ist besetzt. Sie dürfen darüber nach %2 springen.</translation>
    </message>
    <message>
        <source>%1 is occupied, and so is %2, where a jump over it would land.</source>
        <translation>%1 ist besetzt und ebenso %2, wo ein Sprung darüber enden würde.</translation>
    </message>
    <message>
        <source>%1 is occupied, and a jump over it would leave the board.</source>
        <translation>%1 ist besetzt, und ein Sprung darüber würde vom Brett führen.</translation>
    </message>
    <message>
        <source>Chexers</source>
        <translation>Chexers</translation>
    </message>
    <message>
        <source>Be the first to take four pieces off the edge opposite to yours.</source>
        <translation>Bringen Sie als Erster vier Steine über den Rand, der Ihrem gegenüberliegt.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Forced pass: no pieces left</source>
        <translation>Muss passen: keine Steine mehr</translation>
    </message>
    <message>
        <source>Forced pass: every piece is blocked</source>
        <translation>Muss passen: alle Steine blockiert</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In der Mitte</translation>
    </message>
    <message>
        <source>Race for the exits</source>
        <translation>Wettlauf zum Ausgang</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>q,r&gt;q,r or q,r&gt;exit or pass</source>
        <translation>q,r&gt;q,r oder q,r&gt;exit oder pass</translation>
    </message>
    <message>
        <source>hexes on the board: q, r and q + r between -3 and 3</source>
        <translation>Felder auf dem Brett: q, r und q + r zwischen -3 und 3</translation>
    </message>
    <message>
        <source>a legal move: %1</source>
        <translation>ein möglicher Zug: %1</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>a number of empty hexes</source>
        <translation>eine Zahl leerer Felder</translation>
    </message>
    <message>
        <source>at most %1 more hexes in this row</source>
        <translation>höchstens %1 weitere Felder in dieser Reihe</translation>
    </message>
    <message>
        <source>R, G, B or a number of empty hexes, %1 more in this row</source>
        <translation>R, G, B oder eine Zahl leerer Felder, noch %1 in dieser Reihe</translation>
    </message>
    <message>
        <source>the side to move: r, g or b</source>
        <translation>wer am Zug ist: r, g oder b</translation>
    </message>
    <message>
        <source>a comma and the exits of the next player</source>
        <translation>ein Komma und die Abgänge des nächsten Spielers</translation>
    </message>
    <message>
        <source>a number of exits from 0 to 4</source>
        <translation>eine Zahl von Abgängen von 0 bis 4</translation>
    </message>
    <message>
        <source>a number of turns from 0 to 768</source>
        <translation>eine Zahl von Zügen von 0 bis 768</translation>
    </message>
    <message>
        <source>a number of turns after which the side named is to move</source>
        <translation>eine Zahl von Zügen, nach der die genannte Seite am Zug ist</translation>
    </message>
    <message>
        <source>%1 pieces and exits</source>
        <translation>%1 Steine und Abgänge</translation>
    </message>
    <message>
        <source>at most 12 pieces and exits in all</source>
        <translation>insgesamt höchstens 12 Steine und Abgänge</translation>
    </message>
    <message>
        <source>more than one player with 4 exits</source>
        <translation>mehr als ein Spieler mit 4 Abgängen</translation>
    </message>
    <message>
        <source>one winner at most</source>
        <translation>höchstens ein Sieger</translation>
    </message>
    <message>
        <source>/ and the next row</source>
        <translation>/ und die nächste Reihe</translation>
    </message>
    <message>
        <source>a blank and the side to move</source>
        <translation>ein Leerzeichen und wer am Zug ist</translation>
    </message>
    <message>
        <source>a blank and the exits</source>
        <translation>ein Leerzeichen und die Abgänge</translation>
    </message>
    <message>
        <source>a blank and the turns taken</source>
        <translation>ein Leerzeichen und die gespielten Züge</translation>
    </message>
    <message>
        <source>The turn limit is reached, and nobody has taken four pieces off.</source>
        <translation>Das Zuglimit ist erreicht, und niemand hat vier Steine vom Brett gebracht.</translation>
    </message>
</context>
<context>
    <name>claims</name>
    <message>
        <source>You could have won at once with %1</source>
        <translation>Sie hätten mit %1 sofort gewinnen können</translation>
    </message>
    <message>
        <source>You could have won in %1 moves by force, beginning with %2</source>
        <translation>Sie hätten in %1 Zügen den Gewinn erzwingen können, beginnend mit %2</translation>
    </message>
    <message>
        <source>After this, %1 wins at their next turn whatever anybody does</source>
        <translation>Danach gewinnt %1 im nächsten Zug, egal, was geschieht</translation>
    </message>
    <message>
        <source>After this, %1 wins in %2 moves whatever anybody does</source>
        <translation>Danach gewinnt %1 in %2 Zügen, egal, was geschieht</translation>
    </message>
    <message>
        <source>After this, %1 can win at once with %2</source>
        <translation>Danach kann %1 mit %2 sofort gewinnen</translation>
    </message>
    <message>
        <source>After this, %1 can win in %2 moves whatever you do, beginning with %3</source>
        <translation>Danach kann %1 in %2 Zügen gewinnen, egal, was Sie tun, beginnend mit %3</translation>
    </message>
</context>
<context>
    <name>json</name>
    <message>
        <source>true literal</source>
        <translation>true</translation>
    </message>
    <message>
        <source>false literal</source>
        <translation>false</translation>
    </message>
    <message>
        <source>null literal</source>
        <translation>null</translation>
    </message>
    <message>
        <source>string literal</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>number literal</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>&apos;[&apos;, &apos;{&apos;, or a literal</source>
        <translation>&apos;[&apos;, &apos;{&apos; oder ein Wert</translation>
    </message>
    <message>
        <source>end of input</source>
        <translation>das Ende der Eingabe</translation>
    </message>
    <message>
        <source>a zero byte</source>
        <translation>ein Nullbyte</translation>
    </message>
    <message>
        <source>invalid literal</source>
        <translation>kein gültiger Wert</translation>
    </message>
    <message>
        <source>invalid number</source>
        <translation>keine gültige Zahl</translation>
    </message>
    <message>
        <source>digit after &apos;-&apos;</source>
        <translation>eine Ziffer nach &apos;-&apos;</translation>
    </message>
    <message>
        <source>digit after &apos;.&apos;</source>
        <translation>eine Ziffer nach &apos;.&apos;</translation>
    </message>
    <message>
        <source>digit after exponent sign</source>
        <translation>eine Ziffer nach dem Vorzeichen des Exponenten</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, or digit after exponent</source>
        <translation>&apos;+&apos;, &apos;-&apos; oder eine Ziffer nach dem Exponenten</translation>
    </message>
    <message>
        <source>invalid string: missing closing quote</source>
        <translation>ungültige Zeichenkette: Das schließende Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>invalid string: ill-formed UTF-8 byte</source>
        <translation>ungültige Zeichenkette: ein Byte, das kein UTF-8 ist</translation>
    </message>
    <message>
        <source>invalid string: forbidden character after backslash</source>
        <translation>ungültige Zeichenkette: unzulässiges Zeichen nach dem Rückstrich</translation>
    </message>
    <message>
        <source>invalid string: &apos;\u&apos; must be followed by 4 hex digits</source>
        <translation>ungültige Zeichenkette: Nach &apos;\u&apos; müssen 4 Hexadezimalziffern stehen</translation>
    </message>
    <message>
        <source>invalid string: surrogate U+D800..U+DBFF must be followed by U+DC00..U+DFFF</source>
        <translation>ungültige Zeichenkette: Auf das Surrogat U+D800..U+DBFF muss U+DC00..U+DFFF folgen</translation>
    </message>
    <message>
        <source>invalid string: surrogate U+DC00..U+DFFF must follow U+D800..U+DBFF</source>
        <translation>ungültige Zeichenkette: Das Surrogat U+DC00..U+DFFF muss auf U+D800..U+DBFF folgen</translation>
    </message>
    <message>
        <source>invalid string: control character %1 must be escaped to %2</source>
        <translation>ungültige Zeichenkette: Das Steuerzeichen %1 ist als %2 zu schreiben</translation>
    </message>
    <message>
        <source>unexpected %1</source>
        <translation>unerwartet: %1</translation>
    </message>
    <message>
        <source>%1; last read: %2</source>
        <translation>%1; zuletzt gelesen: %2</translation>
    </message>
</context>
<context>
    <name>tessera::AccessibilityPage</name>
    <message>
        <source>Accessibility</source>
        <translation>Barrierefreiheit</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Sprachausgabe</translation>
    </message>
    <message>
        <source>&amp;Speak what happens</source>
        <translation>&amp;Vorlesen, was geschieht</translation>
    </message>
    <message>
        <source>Only without a screen reader, which reads the board by itself.</source>
        <translation>Nur ohne Bildschirmleser, der das Brett selbst vorliest.</translation>
    </message>
    <message>
        <source>Needs the program spd-say, which is not installed (in most systems the package speech-dispatcher).</source>
        <translation>Braucht das Programm spd-say, das nicht installiert ist (meist im Paket speech-dispatcher).</translation>
    </message>
    <message>
        <source>&amp;What is spoken</source>
        <translation>&amp;Was vorgelesen wird</translation>
    </message>
    <message>
        <source>Moves of others</source>
        <translation>Züge der anderen</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Probieren</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Thick &amp;marks</source>
        <translation>Dicke &amp;Markierungen</translation>
    </message>
    <message>
        <source>Highlights, arrows and frames are as thick as in high contrast.</source>
        <translation>Hervorhebungen, Pfeile und Rahmen sind so dick wie bei hohem Kontrast.</translation>
    </message>
    <message>
        <source>&amp;Large cursor</source>
        <translation>&amp;Großer Cursor</translation>
    </message>
    <message>
        <source>The cell that the keyboard has reached stands out more.</source>
        <translation>Das Feld, auf dem die Tastatur steht, fällt mehr auf.</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisBox</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>How many of the best moves are shown</source>
        <translation>Wie viele der besten Züge gezeigt werden</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>Beste Varianten</translation>
    </message>
    <message>
        <source>How positions are analysed</source>
        <translation>Wie Stellungen analysiert werden</translation>
    </message>
    <message>
        <source>Engine, depth, threads, memory, threats</source>
        <translation>Engine, Tiefe, Threads, Speicher, Drohungen</translation>
    </message>
    <message>
        <source>Waits while the computer thinks</source>
        <translation>Wartet, während der Computer nachdenkt</translation>
    </message>
    <message>
        <source>The game is over here</source>
        <translation>Die Partie ist hier zu Ende</translation>
    </message>
    <message>
        <source>Not while parts of the game are hidden</source>
        <translation>Nicht, solange Teile der Partie verborgen sind</translation>
    </message>
    <message>
        <source>No threats: nobody else can be on turn here</source>
        <translation>Keine Drohungen: Hier kann niemand sonst am Zug sein</translation>
    </message>
    <message>
        <source>The engine gave up: %1</source>
        <translation>Die Engine hat aufgegeben: %1</translation>
    </message>
    <message>
        <source>Nothing was said of this position</source>
        <translation>Zu dieser Stellung wurde nichts gesagt</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>%1 · done</source>
        <translation>%1 · fertig</translation>
    </message>
    <message>
        <source>Threats · %1</source>
        <translation>Drohungen · %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>engine, effort</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Hold to see it played</source>
        <translation>Gedrückt halten, um die Variante vorzuspielen</translation>
    </message>
    <message>
        <source>Click to try its first move, hold to see it played</source>
        <translation>Klicken, um den ersten Zug zu versuchen; gedrückt halten, um die Variante vorzuspielen</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <comment>value, moves</comment>
        <translation>%1   %2</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisMenu</name>
    <message>
        <source>&amp;Threats: as if the next player were to move</source>
        <translation>&amp;Drohungen: als wäre der nächste Spieler am Zug</translation>
    </message>
    <message>
        <source>&amp;Ours, at full strength</source>
        <translation>&amp;Unsere, in voller Stärke</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Engine</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>&amp;Tiefe</translation>
    </message>
    <message>
        <source>Until it is stopped</source>
        <translation>Bis zum Anhalten</translation>
    </message>
    <message>
        <source>To depth %1</source>
        <translation>Bis Tiefe %1</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>T&amp;hreads</translation>
    </message>
    <message>
        <source>All processors but one</source>
        <translation>Alle Prozessoren bis auf einen</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Speicher</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
</context>
<context>
    <name>tessera::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>Fi&amp;guren</translation>
    </message>
    <message>
        <source>Modelled</source>
        <translation>Plastisch</translation>
    </message>
    <message>
        <source>Plain signs</source>
        <translation>Schlichte Zeichen</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Along the edge</source>
        <translation>Am Rand</translation>
    </message>
    <message>
        <source>In every cell</source>
        <translation>In jedem Feld</translation>
    </message>
    <message>
        <source>&amp;Notation of moves</source>
        <translation>&amp;Notation der Züge</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>&amp;Letters on pieces</source>
        <translation>Buchstaben &amp;auf Figuren</translation>
    </message>
    <message>
        <source>In a badge</source>
        <translation>Auf einer Plakette</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Colours &amp;seen by</source>
        <translation>Farb&amp;sehen</translation>
    </message>
    <message>
        <source>Shows the board of the game as other people see it, to check that nothing is lost.</source>
        <translation>Zeigt das Brett der Partie so, wie andere Menschen es sehen, damit Sie prüfen können, dass nichts verloren geht.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>People without red cones</source>
        <translation>Rotblind</translation>
    </message>
    <message>
        <source>People without green cones</source>
        <translation>Grünblind</translation>
    </message>
    <message>
        <source>People without blue cones</source>
        <translation>Blaublind</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
</context>
<context>
    <name>tessera::Application</name>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht aus</translation>
    </message>
    <message>
        <source>an error that does not name itself</source>
        <translation>ein nicht näher benannter Fehler</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>What was done last could not be finished: %1.</source>
        <translation>Die letzte Aktion ließ sich nicht zu Ende führen: %1.</translation>
    </message>
    <message>
        <source>The program goes on. Should it behave strangely, close it and start it again; games that are not over come back.</source>
        <translation>Das Programm läuft weiter. Sollte es sich seltsam verhalten, schließen Sie es und starten Sie es neu; laufende Partien kommen wieder.</translation>
    </message>
</context>
<context>
    <name>tessera::AskDialog</name>
    <message>
        <source>Add as a &amp;variation</source>
        <translation>Als &amp;Variante einfügen</translation>
    </message>
    <message>
        <source>What would it play here?</source>
        <translation>Was würde es hier spielen?</translation>
    </message>
    <message>
        <source>It is started, told the game up to this position, and asked for its move. What it says and prints stands here.</source>
        <translation>Das Programm wird gestartet, erhält die Partie bis zu dieser Stellung und wird nach seinem Zug gefragt. Was es sagt und ausgibt, steht hier.</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Choose an engine or an agent first.</source>
        <translation>Wählen Sie zuerst eine Engine oder einen Agenten.</translation>
    </message>
    <message>
        <source>It thinks…</source>
        <translation>Es denkt nach…</translation>
    </message>
    <message>
        <source>It would play %1 (%2 s).</source>
        <translation>Es würde %1 spielen (%2 s).</translation>
    </message>
    <message>
        <source>It makes no legal move: %1</source>
        <translation>Es macht keinen möglichen Zug: %1</translation>
    </message>
    <message>
        <source>It cannot answer: %1</source>
        <translation>Es kann nicht antworten: %1</translation>
    </message>
</context>
<context>
    <name>tessera::AutosaveWriter::Worker</name>
    <message>
        <source>%1: found a folder that cannot be made, wanted a place to keep games in</source>
        <translation>%1: Gefunden: ein Ordner, der nicht angelegt werden kann; erwartet: ein Ort, um Partien zu sichern</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, wanted to keep the running game there</source>
        <translation>%1: Gefunden: „%2“; erwartet: die laufende Partie dort zu sichern</translation>
    </message>
</context>
<context>
    <name>tessera::BoardDialog</name>
    <message>
        <source>Another agent…</source>
        <translation>Anderer Agent…</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>Andere Engine…</translation>
    </message>
</context>
<context>
    <name>tessera::BoardKeeper</name>
    <message>
        <source>%1 was changed elsewhere meanwhile and stays as it is. The game on the board is kept beside it, in %2.</source>
        <translation>%1 wurde inzwischen anderswo geändert und bleibt unberührt. Die Partie auf dem Brett wird daneben gesichert, in %2.</translation>
    </message>
    <message>
        <source>The running game cannot be kept: %1</source>
        <translation>Die laufende Partie kann nicht gesichert werden: %1</translation>
    </message>
    <message>
        <source>The running game is kept again.</source>
        <translation>Die laufende Partie wird wieder gesichert.</translation>
    </message>
</context>
<context>
    <name>tessera::BoardPage</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>tessera::BoardPreview</name>
    <message>
        <source>Game of the sample board</source>
        <translation>Spiel des Beispielbretts</translation>
    </message>
    <message>
        <source>Sample board</source>
        <translation>Beispielbrett</translation>
    </message>
</context>
<context>
    <name>tessera::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>tessera::BoardWall</name>
    <message>
        <source>Games that are being played</source>
        <translation>Laufende Partien</translation>
    </message>
</context>
<context>
    <name>tessera::ChanceGraph</name>
    <message>
        <source>Winning chances</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>player, winning chance</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Start: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>move, chances</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tessera::CheckDialog</name>
    <message>
        <source>&amp;Open the game</source>
        <translation>Partie &amp;öffnen</translation>
    </message>
    <message>
        <source>Check my agent</source>
        <translation>Meinen Agenten prüfen</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <comment>progress bar: number, count</comment>
        <translation>%v von %m Partien</translation>
    </message>
    <message>
        <source>Whole games from every seat, against opponents that seek captures, passes, repetitions and last turns. The first illegal action, crash, overrun or failing update ends the check and is shown here, with the board, the legal actions and the last calls.</source>
        <translation>Ganze Partien von jedem Platz aus, gegen Gegner, die es auf Schlagen, Passen, Wiederholungen und letzte Züge anlegen. Die erste regelwidrige Aktion, der erste Absturz, die erste Überschreitung einer Grenze oder der erste gescheiterte Aufruf von update beendet die Prüfung und wird hier gezeigt, mit dem Brett, den möglichen Aktionen und den letzten Aufrufen.</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>agent, game</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Choose the agent&apos;s file or folder first.</source>
        <translation>Wählen Sie zuerst die Datei oder den Ordner des Agenten.</translation>
    </message>
    <message>
        <source>What it may use is what its course sets, or what you have set for it.</source>
        <translation>Er darf nutzen, was sein Kurs vorgibt oder was Sie für ihn festgelegt haben.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The agent is playing…</source>
        <translation>Der Agent spielt…</translation>
    </message>
    <message>
        <source>It has a fault, which is shown below.</source>
        <translation>Er hat einen Fehler, der unten gezeigt wird.</translation>
    </message>
    <message>
        <source>No fault was found.</source>
        <translation>Es wurde kein Fehler gefunden.</translation>
    </message>
    <message>
        <source>The check was stopped; no fault was found until then.</source>
        <translation>Die Prüfung wurde angehalten; bis dahin wurde kein Fehler gefunden.</translation>
    </message>
</context>
<context>
    <name>tessera::ChoicePopover</name>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
</context>
<context>
    <name>tessera::ClassicColumn</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>▶ %1
%2</source>
        <comment>colour, who plays it, to move</comment>
        <translation>▶ %1
%2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>colour, who plays it</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>Uhr von %1</translation>
    </message>
</context>
<context>
    <name>tessera::ClockForm</name>
    <message>
        <source>Different for each player</source>
        <translation>Je Spieler verschieden</translation>
    </message>
    <message>
        <source>A different clock for each player</source>
        <translation>Für jeden Spieler eine eigene Uhr</translation>
    </message>
    <message>
        <source>The clock runs from</source>
        <translation>Die Uhr läuft</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Von Beginn an</translation>
    </message>
    <message>
        <source>The first move</source>
        <translation>Ab dem ersten Zug</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <translation>Wenn die Zeit abgelaufen ist</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Partie verloren</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>Uhr von %1</translation>
    </message>
    <message>
        <source>Runs from</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Zeitablauf</translation>
    </message>
    <message>
        <source>Each player</source>
        <translation>Jeder Spieler</translation>
    </message>
</context>
<context>
    <name>tessera::ClockPage</name>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>&amp;Tenths of a second in the last ten seconds</source>
        <translation>&amp;Zehntelsekunden in den letzten zehn Sekunden</translation>
    </message>
    <message>
        <source>&amp;Warn when little time is left</source>
        <translation>&amp;Warnen, wenn die Zeit knapp wird</translation>
    </message>
    <message>
        <source>An eighth of the time at the start; between ten and sixty seconds.</source>
        <translation>Ab einem Achtel der Anfangszeit, jedoch zwischen zehn und sechzig Sekunden.</translation>
    </message>
    <message>
        <source>Sample clock</source>
        <translation>Beispieluhr</translation>
    </message>
</context>
<context>
    <name>tessera::ClockWidget</name>
    <message>
        <source>no time limit</source>
        <translation>ohne Zeitlimit</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <comment>time left</comment>
        <translation>%1, angehalten</translation>
    </message>
</context>
<context>
    <name>tessera::CoachBox</name>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Close what the coach says</source>
        <translation>Hinweis des Trainers schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <comment>move</comment>
        <translation>Trainer: %1</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>Nothing against this move can be proved in a few words.</source>
        <translation>Gegen diesen Zug lässt sich nichts in wenigen Worten beweisen.</translation>
    </message>
    <message>
        <source>Our engine sees nothing lost by this move.</source>
        <translation>Nach dem Urteil unserer Engine kostet dieser Zug nichts.</translation>
    </message>
    <message>
        <source>How it goes on: %1</source>
        <translation>Wie es weitergeht: %1</translation>
    </message>
    <message>
        <source>Click to try it, hold to see it</source>
        <translation>Klicken, um die Variante zu versuchen; gedrückt halten, um sie vorzuspielen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Die Regel lesen</translation>
    </message>
</context>
<context>
    <name>tessera::CommentEditor</name>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment (Ctrl+Enter keeps it, Esc drops it)</source>
        <translation>Kommentar (Strg+Eingabe übernimmt ihn, Esc verwirft ihn)</translation>
    </message>
    <message>
        <source>This comment has %L1 letters. Comments of up to %L2 are edited here; others in the game&apos;s file.</source>
        <translation>Dieser Kommentar hat %L1 Zeichen. Bis zu %L2 lassen sich hier bearbeiten, längere in der Partiedatei.</translation>
    </message>
</context>
<context>
    <name>tessera::Composer</name>
    <message>
        <source>Play from here…</source>
        <translation>Ab hier spielen…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>As a puzzle…</source>
        <translation>Als Aufgabe…</translation>
    </message>
</context>
<context>
    <name>tessera::ComputerChoice</name>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>Engine…</translation>
    </message>
    <message>
        <source>Agent…</source>
        <translation>Agent…</translation>
    </message>
    <message>
        <source>Engines and agents</source>
        <translation>Engines und Agenten</translation>
    </message>
    <message>
        <source>The list could not be kept: %1.</source>
        <translation>Die Liste konnte nicht gespeichert werden: %1.</translation>
    </message>
</context>
<context>
    <name>tessera::ConfigurationBar</name>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>Take the layout as the file has it</source>
        <translation>Die Aufstellung so nehmen, wie sie in der Datei steht</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a configuration file</source>
        <translation>Eine Konfigurationsdatei öffnen</translation>
    </message>
    <message>
        <source>Open layout…</source>
        <translation>Aufstellung öffnen…</translation>
    </message>
    <message>
        <source>Open a start layout</source>
        <translation>Eine Aufstellungsdatei öffnen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save a configuration file</source>
        <translation>Eine Konfigurationsdatei speichern</translation>
    </message>
    <message>
        <source>The layout stands as in the file.</source>
        <translation>Die Aufstellung steht wie in der Datei.</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>Konfiguration öffnen</translation>
    </message>
    <message>
        <source>Configurations (*.json);;All files (*)</source>
        <translation>Konfigurationen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a layout</source>
        <translation>Aufstellung öffnen</translation>
    </message>
    <message>
        <source>Layouts (*.txt);;All files (*)</source>
        <translation>Aufstellungen (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
</context>
<context>
    <name>tessera::ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Unfinished game of %1</source>
        <translation>Angefangene Partie %1</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>%1 fortsetzen</translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation>Diese Partie entfernen</translation>
    </message>
    <message>
        <source>Remove the unfinished game of %1</source>
        <translation>Die angefangene Partie %1 entfernen</translation>
    </message>
</context>
<context>
    <name>tessera::ContinueList</name>
    <message>
        <source>Show fewer games</source>
        <translation>Weniger Partien zeigen</translation>
    </message>
    <message>
        <source>Show all %1 unfinished games</source>
        <translation>Alle %1 angefangenen Partien zeigen</translation>
    </message>
</context>
<context>
    <name>tessera::Crosstable</name>
    <message>
        <source>%1  [%2, %3]</source>
        <comment>value, bounds</comment>
        <translation>%1  [%2, %3]</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>points, games</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Elo, with the bounds of 95 % certainty</source>
        <translation>Elo, mit den Grenzen bei 95 % Sicherheit</translation>
    </message>
    <message>
        <source>Shares of the points, with the bounds of 95 % certainty</source>
        <translation>Anteile an den Punkten, mit den Grenzen bei 95 % Sicherheit</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Elo, 95 %</source>
        <translation>Elo, 95 %</translation>
    </message>
    <message>
        <source>% of points, 95 %</source>
        <translation>% der Punkte, 95 %</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>vs. %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>Games lost by time, an illegal move or a crash</source>
        <translation>Partien, die durch Zeit, einen regelwidrigen Zug oder einen Absturz verloren gingen</translation>
    </message>
</context>
<context>
    <name>tessera::DraftBoard</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Figur versetzen</translation>
    </message>
    <message>
        <source>Set a piece</source>
        <translation>Figur setzen</translation>
    </message>
    <message>
        <source>Take a piece off</source>
        <translation>Figur wegnehmen</translation>
    </message>
    <message>
        <source>Complete the upper half</source>
        <translation>Obere Hälfte ergänzen</translation>
    </message>
</context>
<context>
    <name>tessera::DraftText</name>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
</context>
<context>
    <name>tessera::DrawingNotice</name>
    <message>
        <source>What was drawn here is gone.</source>
        <translation>Was hier gezeichnet war, ist gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>tessera::EffortPlot</name>
    <message>
        <source>%1: %2</source>
        <comment>move, value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tessera::EnginesPage</name>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Strong levels</source>
        <translation>Starke Stufen</translation>
    </message>
    <message>
        <source>Opening &amp;books</source>
        <translation>Eröff&amp;nungsbücher</translation>
    </message>
    <message>
        <source>From level 7 on, first moves that were searched long beforehand. Holds from the next game on.</source>
        <translation>Ab Stufe 7: erste Züge, die lange vorher berechnet wurden. Gilt ab der nächsten Partie.</translation>
    </message>
    <message>
        <source>The strongest level &amp;thinks ahead</source>
        <translation>Die stärkste Stufe &amp;denkt voraus</translation>
    </message>
    <message>
        <source>While it is your turn: for a minute at most, on a second processor, and not while the window is minimised.</source>
        <translation>Während Sie am Zug sind: höchstens eine Minute lang, auf einem zweiten Prozessor und nicht, solange das Fenster minimiert ist.</translation>
    </message>
    <message>
        <source>Engines and agents of others</source>
        <translation>Fremde Engines und Agenten</translation>
    </message>
</context>
<context>
    <name>tessera::EntrantsTable</name>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>In a gauntlet the first player meets all others, in a ladder each the next one</source>
        <translation>Im Gauntlet trifft der erste Spieler auf alle anderen, in der Leiter jeder auf den nächsten</translation>
    </message>
    <message>
        <source>%1 plays another game.</source>
        <translation>%1 spielt ein anderes Spiel.</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>Andere Engine…</translation>
    </message>
    <message>
        <source>Another agent…</source>
        <translation>Anderer Agent…</translation>
    </message>
</context>
<context>
    <name>tessera::Exercises</name>
    <message>
        <source>Your mistakes cannot be kept: %1</source>
        <translation>Ihre Fehler können nicht gespeichert werden: %1</translation>
    </message>
</context>
<context>
    <name>tessera::ExplorerBox</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Opening explorer</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Moves that were played</source>
        <translation>Gespielte Züge</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Opening explorer: reading the games…</source>
        <translation>Eröffnungen: Partien werden gelesen…</translation>
    </message>
    <message>
        <source>Opening explorer: not while parts of the game are hidden</source>
        <translation>Eröffnungen: nicht, solange Teile der Partie verborgen sind</translation>
    </message>
    <message>
        <source>Opening explorer: nothing was played from here</source>
        <translation>Eröffnungen: ab hier wurde nichts gespielt</translation>
    </message>
    <message>
        <source>Opening explorer · games from here: %1 of %2, by people: %3</source>
        <comment>numbers of games</comment>
        <translation>Eröffnungen · Partien ab hier: %1 von %2, von Menschen: %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, share of the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>book</source>
        <translation>Buch</translation>
    </message>
    <message numerus="yes">
        <source>Games: %n</source>
        <translation>
            <numerusform>Partien: %n</numerusform>
            <numerusform>Partien: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning chance of %1: %2</source>
        <translation>Gewinnchance von %1: %2</translation>
    </message>
    <message>
        <source>In the opening book</source>
        <translation>Im Eröffnungsbuch</translation>
    </message>
</context>
<context>
    <name>tessera::FileDesk</name>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Zuletzt &amp;verwendet</translation>
    </message>
    <message>
        <source>Go on with a game that was opened or saved lately</source>
        <translation>Eine Partie fortsetzen, die kürzlich geöffnet oder gespeichert wurde</translation>
    </message>
</context>
<context>
    <name>tessera::FilesPage</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>Choose the folder for games</source>
        <translation>Den Ordner für Partien wählen</translation>
    </message>
    <message>
        <source>&amp;Show in the file manager</source>
        <translation>Im Dateimanager &amp;zeigen</translation>
    </message>
    <message>
        <source>Show the folder in the file manager</source>
        <translation>Den Ordner im Dateimanager zeigen</translation>
    </message>
    <message>
        <source>Game files</source>
        <translation>Partiedateien</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Where games are opened from first.</source>
        <translation>Hier beginnt die Auswahl, wenn Sie Partien öffnen.</translation>
    </message>
    <message>
        <source>Folder for games</source>
        <translation>Ordner für Partien</translation>
    </message>
</context>
<context>
    <name>tessera::GameCard</name>
    <message>
        <source>%1 · %2</source>
        <comment>players, board</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n&#xa0;players</source>
        <translation>
            <numerusform>%n&#xa0;Spieler</numerusform>
            <numerusform>%n&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · ~%2&#xa0;min</source>
        <comment>players and board, minutes</comment>
        <translation>%1 · ~%2&#xa0;min</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Einrichten…</translation>
    </message>
    <message>
        <source>Choose players, clocks and rules of %1</source>
        <translation>Spieler, Uhren und Regeln für %1 wählen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn %1 in a guided game</source>
        <translation>%1 mit einer Einführung lernen</translation>
    </message>
</context>
<context>
    <name>tessera::GameChooser</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Games in %1</source>
        <translation>Partien in %1</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Partien werden gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>Games: %n</source>
        <translation>
            <numerusform>Partien: %n</numerusform>
            <numerusform>Partien: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Faults: %n; the first: %1.</source>
        <translation>
            <numerusform>Fehler: %n; der erste: %1.</numerusform>
            <numerusform>Fehler: %n; der erste: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n games to the library</source>
        <translation>
            <numerusform>%n Partie in die Bibliothek aufnehmen</numerusform>
            <numerusform>%n Partien in die Bibliothek aufnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add all to the library</source>
        <translation>Alle in die Bibliothek aufnehmen</translation>
    </message>
</context>
<context>
    <name>tessera::GameClipboard</name>
    <message>
        <source>Copy the game</source>
        <translation>Partie kopieren</translation>
    </message>
    <message>
        <source>the pasted text</source>
        <translation>der eingefügte Text</translation>
    </message>
    <message>
        <source>What was pasted is neither a game nor a position of one.</source>
        <translation>Das Eingefügte ist weder eine Partie noch eine Stellung.</translation>
    </message>
    <message>
        <source>The game is too long for a code. Copy it as text instead.</source>
        <translation>Die Partie ist zu lang für einen Code. Kopieren Sie sie als Text.</translation>
    </message>
</context>
<context>
    <name>tessera::GameExports</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Drawing the positions</source>
        <translation>Stellungen werden gezeichnet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>tessera::GameFiles</name>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Games and configurations (*.tgn *.pgn *.jsonl *.json *.txt *.log)</source>
        <translation>Partien und Konfigurationen (*.tgn *.pgn *.jsonl *.json *.txt *.log)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 copy.%2</source>
        <comment>name of a file, its ending</comment>
        <translation>%1 Kopie.%2</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Games (*.tgn *.pgn)</source>
        <translation>Partien (*.tgn *.pgn)</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since it was opened or saved here. Nothing was written.</source>
        <translation>%1 wurde anderswo geändert, seit die Datei hier geöffnet oder gespeichert wurde. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>a game in the fog that still goes on</source>
        <translation>eine noch laufende Partie im Nebel</translation>
    </message>
    <message>
        <source>its end, for a file shows everything; until then the game is kept by itself</source>
        <translation>ihr Ende, denn eine Datei zeigt alles; bis dahin wird die Partie von selbst gesichert</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <translation>Es wurde noch keine Datei geöffnet oder gespeichert</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Spieler…</translation>
    </message>
    <message>
        <source>Computers play all sides of this game, and wait.</source>
        <translation>In dieser Partie spielen nur Computer. Sie warten noch.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 was a program, which no file starts. You move its pieces, or choose who does.</source>
        <translation>%1 war ein Programm, und aus einer Datei wird keines gestartet. Sie ziehen an seiner Stelle, oder Sie wählen, wer das tut.</translation>
    </message>
</context>
<context>
    <name>tessera::GameLines</name>
    <message>
        <source>No hint: the search could not be finished, perhaps for want of memory.</source>
        <translation>Kein Tipp: Die Suche konnte nicht abgeschlossen werden, vielleicht weil der Speicher nicht reichte.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>message, reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Ein guter Zug wird gesucht…</translation>
    </message>
</context>
<context>
    <name>tessera::GameNotices</name>
    <message>
        <source>The game was begun anew.</source>
        <translation>Die Partie wurde neu begonnen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 resigned.</source>
        <translation>%1 hat aufgegeben.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>You may also:</source>
        <translation>Auch möglich:</translation>
    </message>
    <message>
        <source>Not all players saw the same of this game. Show:</source>
        <translation>Nicht alle Spieler sahen von dieser Partie dasselbe. Zeigen:</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <comment>colour</comment>
        <translation>Sicht von %1</translation>
    </message>
    <message>
        <source>%1 has no move and passes.</source>
        <translation>%1 hat keinen Zug und passt.</translation>
    </message>
    <message>
        <source>%1 has no pieces left and passes from now on.</source>
        <translation>%1 hat keine Steine mehr und passt von nun an.</translation>
    </message>
    <message>
        <source>%1 took %2’s side: both have changed colours.</source>
        <translation>%1 hat die Seite von %2 übernommen: Beide haben die Farben getauscht.</translation>
    </message>
    <message>
        <source>%1 took %2’s side: you play %3 now.</source>
        <translation>%1 hat die Seite von %2 übernommen: Sie spielen jetzt %3.</translation>
    </message>
    <message>
        <source>%1 You may end the game as a draw, or simply play on.</source>
        <comment>a reason</comment>
        <translation>%1 Sie können die Partie remis geben oder einfach weiterspielen.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
</context>
<context>
    <name>tessera::GameOverCard</name>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Step through the game from its start, and see what each move lost</source>
        <translation>Die Partie von Anfang an durchgehen und sehen, was jeder Zug gekostet hat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Play again with the same seats</source>
        <translation>Noch einmal mit denselben Plätzen spielen</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>Play again, everybody one seat further</source>
        <translation>Noch einmal spielen, alle einen Platz weiter</translation>
    </message>
</context>
<context>
    <name>tessera::GameTable</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>tessera::GameTreeView</name>
    <message>
        <source>Tree of moves</source>
        <translation>Zugbaum</translation>
    </message>
</context>
<context>
    <name>tessera::GamesTable</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games lost by a fault</source>
        <translation>Durch einen Fehler verlorene Partien</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>tessera::GoOnDialog</name>
    <message>
        <source>Go on against the computer</source>
        <translation>Gegen den Computer weiterspielen</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Sie spielen</translation>
    </message>
    <message>
        <source>The computer plays at level</source>
        <translation>Stufe des Computers</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>Sie spielen %1</translation>
    </message>
    <message>
        <source>Level %1, %2</source>
        <translation>Stufe %1, %2</translation>
    </message>
</context>
<context>
    <name>tessera::HandoverCurtain</name>
    <message>
        <source>The next player’s turn</source>
        <translation>Nächster Spieler am Zug</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Brett zeigen</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <comment>colour</comment>
        <translation>Weitergeben an %1</translation>
    </message>
    <message>
        <source>I am %1: show the board</source>
        <comment>colour</comment>
        <translation>Ich bin %1: Brett zeigen</translation>
    </message>
</context>
<context>
    <name>tessera::HelpDialog</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Learn this game in five steps on the board</source>
        <translation>Dieses Spiel in fünf Schritten auf dem Brett lernen</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Das Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Handbuch: %1</translation>
    </message>
</context>
<context>
    <name>tessera::HelpPage</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>tessera::HistoryModel</name>
    <message>
        <source>— %1</source>
        <translation>— %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>move, move as in files</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <comment>move, seconds</comment>
        <translation>%1 · %2 s</translation>
    </message>
</context>
<context>
    <name>tessera::HistoryPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Play on from here (Ctrl+Enter)</source>
        <translation>Ab hier weiterspielen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Show the moves as</source>
        <translation>Züge zeigen als</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>tessera::HistoryView</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>No moves yet</source>
        <translation>Noch keine Züge</translation>
    </message>
</context>
<context>
    <name>tessera::IntervalPlot</name>
    <message>
        <source>−∞</source>
        <translation>−∞</translation>
    </message>
    <message>
        <source>∞</source>
        <translation>∞</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2, with 95 % certainty from %3 to %4</source>
        <translation>%1: %2, mit 95 % Sicherheit von %3 bis %4</translation>
    </message>
</context>
<context>
    <name>tessera::KeyRow</name>
    <message>
        <source>Key of “%1”</source>
        <translation>Taste für „%1“</translation>
    </message>
    <message>
        <source>Usual key for “%1”</source>
        <translation>Übliche Taste für „%1“</translation>
    </message>
    <message>
        <source>Usually none</source>
        <translation>Üblich: keine</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>Üblich: %1</translation>
    </message>
</context>
<context>
    <name>tessera::KeyboardPage</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Go to a field and press the key that is wanted.</source>
        <translation>Gehen Sie in ein Feld und drücken Sie die gewünschte Taste.</translation>
    </message>
    <message>
        <source>%1 is used by the board and the menus.</source>
        <comment>key</comment>
        <translation>%1 wird vom Brett und von den Menüs gebraucht.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”.</source>
        <comment>key, action</comment>
        <translation>%1 ist die Taste für „%2“.</translation>
    </message>
</context>
<context>
    <name>tessera::LabPage</name>
    <message>
        <source>Agent lab</source>
        <translation>Agentenlabor</translation>
    </message>
    <message>
        <source>Matches that tell who is better</source>
        <translation>Matches, die zeigen, wer besser ist</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Matches so far</source>
        <translation>Bisherige Matches</translation>
    </message>
    <message>
        <source>The folder %1 cannot be removed.</source>
        <translation>Der Ordner %1 kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation>Das Match wurde gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Match exportieren</translation>
    </message>
    <message>
        <source>Drawing the games</source>
        <translation>Partien werden gezeichnet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This match was not set up here. To go on with it starts: %1</source>
        <translation>Dieser Wettkampf wurde nicht hier eingerichtet. Wer fortfährt, startet: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Start them</source>
        <translation>Starten</translation>
    </message>
</context>
<context>
    <name>tessera::LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the desktop (%1)</source>
        <translation>Wie der Desktop (%1)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Of texts, numbers and times. Holds from the next start of the program on.</source>
        <translation>Für Texte, Zahlen und Zeiten. Gilt ab dem nächsten Start des Programms.</translation>
    </message>
</context>
<context>
    <name>tessera::LevelBox</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Nächste Stufe</translation>
    </message>
    <message>
        <source>Show all as pictures</source>
        <translation>Alle als Bilder zeigen</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>Aufgabe %1 von %2</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>Fehler %1 von %2</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>Stufe %1 von %2</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Gelöst</translation>
    </message>
    <message>
        <source>✓ Solved: the last level</source>
        <translation>✓ Gelöst: die letzte Stufe</translation>
    </message>
    <message>
        <source>✓ Solved: the last one</source>
        <translation>✓ Gelöst: die letzte Aufgabe</translation>
    </message>
    <message>
        <source>Looking for the solution…</source>
        <translation>Die Lösung wird gesucht…</translation>
    </message>
    <message>
        <source>No solution was found in the time for it.</source>
        <translation>In der vorgesehenen Zeit wurde keine Lösung gefunden.</translation>
    </message>
    <message>
        <source>✗ The engine knows better</source>
        <translation>✗ Die Engine weiß es besser</translation>
    </message>
    <message>
        <source>✗ Not reached</source>
        <translation>✗ Nicht erreicht</translation>
    </message>
    <message>
        <source>The engine looks at your move…</source>
        <translation>Die Engine prüft Ihren Zug…</translation>
    </message>
    <message>
        <source>The solution is played through. Try again to solve it yourself.</source>
        <translation>Die Lösung ist durchgespielt. Mit „Noch einmal“ können Sie die Aufgabe selbst lösen.</translation>
    </message>
    <message>
        <source>1 move left</source>
        <translation>Noch 1 Zug</translation>
    </message>
    <message>
        <source>%1 moves left</source>
        <translation>Noch %1 Züge</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>tessera::LevelBoxes</name>
    <message>
        <source>Puzzle</source>
        <translation>Aufgabe</translation>
    </message>
</context>
<context>
    <name>tessera::LibraryFilters</name>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie es endete</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Wer spielte</translation>
    </message>
    <message>
        <source>Which tag</source>
        <translation>Welches Schlagwort</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Search and filters</source>
        <translation>Suche und Filter</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search players, games, dates, openings, tags</source>
        <translation>Nach Spielern, Spielen, Datum, Eröffnung oder Schlagwörtern suchen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Won by the first player</source>
        <translation>Sieg des ersten Spielers</translation>
    </message>
    <message>
        <source>Won by the second player</source>
        <translation>Sieg des zweiten Spielers</translation>
    </message>
    <message>
        <source>Won by the third player</source>
        <translation>Sieg des dritten Spielers</translation>
    </message>
    <message>
        <source>Nobody won alone</source>
        <translation>Kein alleiniger Sieger</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>Alle Schlagwörter</translation>
    </message>
</context>
<context>
    <name>tessera::LibraryModel</name>
    <message>
        <source>Favourite: click to change</source>
        <translation>Favorit: zum Ändern klicken</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>no favourite</source>
        <translation>kein Favorit</translation>
    </message>
    <message>
        <source>picture of the last position</source>
        <translation>Bild der letzten Stellung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>The first moves; openings that are alike from another side of the board are one</source>
        <translation>Die ersten Züge; Eröffnungen, die von einer anderen Seite des Bretts gesehen gleich sind, gelten als eine</translation>
    </message>
</context>
<context>
    <name>tessera::LibraryTransfer</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop; nothing is changed then</source>
        <translation>Anhalten; dann wird nichts geändert</translation>
    </message>
    <message numerus="yes">
        <source>Games written to %1: %n</source>
        <translation>
            <numerusform>Nach %1 geschriebene Partien: %n</numerusform>
            <numerusform>Nach %1 geschriebene Partien: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>Write games (%n)</source>
        <translation>
            <numerusform>%n Partie schreiben</numerusform>
            <numerusform>%n Partien schreiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Games (*.tgn *.pgn)</source>
        <translation>Partien (*.tgn *.pgn)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>Cancelled: no game was taken in.</source>
        <translation>Abgebrochen: Es wurde keine Partie aufgenommen.</translation>
    </message>
    <message numerus="yes">
        <source>Games taken in: %n.</source>
        <translation>
            <numerusform>Aufgenommene Partien: %n.</numerusform>
            <numerusform>Aufgenommene Partien: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There already: %n.</source>
        <translation>
            <numerusform>Schon vorhanden: %n.</numerusform>
            <numerusform>Schon vorhanden: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read in part: %n.</source>
        <translation>
            <numerusform>Nur teilweise lesbar: %n.</numerusform>
            <numerusform>Nur teilweise lesbar: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Faults: %n; the first: %1.</source>
        <translation>
            <numerusform>Fehler: %n; der erste: %1.</numerusform>
            <numerusform>Fehler: %n; der erste: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::LibraryWindow</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Put the game on the board (Enter)</source>
        <translation>Die Partie aufs Brett bringen (Eingabe)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Take in all games of files</source>
        <translation>Alle Partien aus Dateien aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write the selected games, or all that are shown, into one file</source>
        <translation>Die ausgewählten oder alle gezeigten Partien in eine Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Take the selected games out of the library (Del)</source>
        <translation>Die ausgewählten Partien aus der Bibliothek nehmen (Entf)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message numerus="yes">
        <source>Games removed: %n.</source>
        <translation>
            <numerusform>Entfernte Partien: %n.</numerusform>
            <numerusform>Entfernte Partien: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games removed: %n. Files outside the library stay where they are.</source>
        <translation>
            <numerusform>Entfernte Partien: %n. Dateien außerhalb der Bibliothek bleiben, wo sie sind.</numerusform>
            <numerusform>Entfernte Partien: %n. Dateien außerhalb der Bibliothek bleiben, wo sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Partien werden gelesen…</translation>
    </message>
    <message>
        <source>No game fits the search.</source>
        <translation>Keine Partie passt zur Suche.</translation>
    </message>
    <message>
        <source>No games yet.
Every game that is played to its end comes here by itself, and files that you save or open are listed as well.</source>
        <translation>Noch keine Partien.
Jede bis zum Ende gespielte Partie kommt von selbst hierher; auch Dateien, die Sie speichern oder öffnen, werden aufgeführt.</translation>
    </message>
    <message numerus="yes">
        <source>Games: %n</source>
        <translation>
            <numerusform>Partien: %n</numerusform>
            <numerusform>Partien: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>Partien: %1 von %2</translation>
    </message>
    <message>
        <source>Show removed</source>
        <translation>Entfernte zeigen</translation>
    </message>
    <message>
        <source>Games that were removed in the last 30 days</source>
        <translation>Partien, die in den letzten 30 Tagen entfernt wurden</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Bring the selected games back into the library</source>
        <translation>Die ausgewählten Partien in die Bibliothek zurückholen</translation>
    </message>
    <message>
        <source>No game was removed in the last 30 days.</source>
        <translation>In den letzten 30 Tagen wurde keine Partie entfernt.</translation>
    </message>
</context>
<context>
    <name>tessera::LivingBoard</name>
    <message>
        <source>A game that plays by itself</source>
        <translation>Eine Partie, die sich selbst spielt</translation>
    </message>
</context>
<context>
    <name>tessera::Lobby</name>
    <message>
        <source>The game was removed.</source>
        <translation>Die Partie wurde entfernt.</translation>
    </message>
</context>
<context>
    <name>tessera::LogDialog</name>
    <message>
        <source>Game %1: what was said</source>
        <translation>Partie %1: was gesagt wurde</translation>
    </message>
    <message>
        <source>&gt; was said to the program, &lt; by it, and ! is from its standard error.</source>
        <translation>&gt; wurde dem Programm gesagt, &lt; sagte das Programm, und ! stammt aus seiner Standardfehlerausgabe.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>No log was kept of this game.</source>
        <translation>Von dieser Partie gibt es kein Protokoll.</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>Partie &amp;öffnen</translation>
    </message>
</context>
<context>
    <name>tessera::MainWindow</name>
    <message>
        <source>The game cannot be kept and would be lost. Make room on the disk, save it elsewhere, or close again.</source>
        <translation>Die Partie kann nicht gesichert werden und ginge verloren. Schaffen Sie Platz auf dem Datenträger, speichern Sie die Partie anderswo oder schließen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
</context>
<context>
    <name>tessera::MatchController</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name, program</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Computer, level %1, adaptive</source>
        <translation>Computer, Stufe %1, adaptiv</translation>
    </message>
    <message>
        <source>%1 · Computer, level %2, adaptive</source>
        <comment>name, level</comment>
        <translation>%1 · Computer, Stufe %2, adaptiv</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>Computer, Stufe %1</translation>
    </message>
    <message>
        <source>%1 · Computer, level %2</source>
        <comment>name, level</comment>
        <translation>%1 · Computer, Stufe %2</translation>
    </message>
</context>
<context>
    <name>tessera::MatchList</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>As a &amp;pattern</source>
        <translation>Als &amp;Vorlage</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Sets a new match up like this one</source>
        <translation>Richtet ein neues Match wie dieses ein</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>Läuft</translation>
    </message>
</context>
<context>
    <name>tessera::MatchView</name>
    <message>
        <source>Less than a minute left.</source>
        <translation>Noch weniger als eine Minute.</translation>
    </message>
    <message>
        <source>About a minute left.</source>
        <translation>Noch etwa eine Minute.</translation>
    </message>
    <message>
        <source>About %1 minutes left.</source>
        <translation>Noch etwa %1 Minuten.</translation>
    </message>
    <message>
        <source>About %1 hours left.</source>
        <translation>Noch etwa %1 Stunden.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Broken down (%1)</source>
        <translation>Mit Fehler (%1)</translation>
    </message>
    <message>
        <source>Strengths with their bounds</source>
        <translation>Spielstärken mit ihren Grenzen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <comment>progress bar: number, count</comment>
        <translation>%v von %m Partien</translation>
    </message>
    <message>
        <source>&amp;All matches</source>
        <translation>&amp;Alle Matches</translation>
    </message>
    <message>
        <source>The match goes on meanwhile</source>
        <translation>Das Match läuft währenddessen weiter</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Games that are being played are broken off, and played anew when it goes on</source>
        <translation>Laufende Partien werden abgebrochen und beim Fortsetzen neu gespielt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>game, players</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Das Match ist beendet.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>Das Match ist angehalten.</translation>
    </message>
    <message>
        <source>The first games are being played.</source>
        <translation>Die ersten Partien werden gespielt.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>Das Match läuft weiter.</translation>
    </message>
    <message>
        <source>%1 is stronger by %2 Elo.</source>
        <translation>%1 ist um %2 Elo stärker.</translation>
    </message>
    <message>
        <source>%1 is not stronger by more than %2 Elo.</source>
        <translation>%1 ist nicht um mehr als %2 Elo stärker.</translation>
    </message>
    <message>
        <source>LLR %1 of [%2, %3]</source>
        <comment>log-likelihood ratio and its bounds</comment>
        <translation>LLR %1 von [%2, %3]</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>Partie %1</translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>tessera::MessageLine</name>
    <message>
        <source>State of the game</source>
        <translation>Stand der Partie</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Die Regel lesen</translation>
    </message>
    <message>
        <source>Why not? Read the rule</source>
        <translation>Warum nicht? Die Regel lesen</translation>
    </message>
</context>
<context>
    <name>tessera::MotionPage</name>
    <message>
        <source>My move</source>
        <translation>Eigener Zug</translation>
    </message>
    <message>
        <source>Move of an opponent</source>
        <translation>Zug eines Gegners</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>Piece changes sides</source>
        <translation>Stein wechselt die Seite</translation>
    </message>
    <message>
        <source>Lines are cleared</source>
        <translation>Linien werden geleert</translation>
    </message>
    <message>
        <source>Board shrinks</source>
        <translation>Brett schrumpft</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Zeit wird knapp</translation>
    </message>
    <message>
        <source>Game won</source>
        <translation>Partie gewonnen</translation>
    </message>
    <message>
        <source>Game lost</source>
        <translation>Partie verloren</translation>
    </message>
    <message>
        <source>Game drawn</source>
        <translation>Partie remis</translation>
    </message>
    <message>
        <source>Animation and sound</source>
        <translation>Animation und Ton</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>&amp;Time for one cell</source>
        <translation>&amp;Zeit für ein Feld</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>With it pieces are on their cells at once, and nothing else moves.</source>
        <translation>Damit stehen Figuren sofort auf ihren Feldern, und auch sonst bewegt sich nichts.</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Ton: %1</translation>
    </message>
    <message>
        <source>Listen to it</source>
        <translation>Anhören</translation>
    </message>
    <message>
        <source>Listen to: %1</source>
        <translation>Anhören: %1</translation>
    </message>
    <message>
        <source>This Tessera was built without sound: install Qt Multimedia (Debian and Ubuntu: qt6-multimedia-dev) and build it again.</source>
        <translation>Dieses Tessera wurde ohne Ton gebaut: Installieren Sie Qt Multimedia (Debian und Ubuntu: qt6-multimedia-dev) und bauen Sie es neu.</translation>
    </message>
    <message>
        <source>Nothing can be heard now: no sound device was found. The desktop&apos;s sound server (PipeWire or PulseAudio) must be running.</source>
        <translation>Jetzt ist nichts zu hören: Es wurde kein Audiogerät gefunden. Der Sounddienst des Desktops (PipeWire oder PulseAudio) muss laufen.</translation>
    </message>
    <message>
        <source>&amp;Playing through</source>
        <translation>&amp;Durchspielen</translation>
    </message>
    <message>
        <source>%1 s a move</source>
        <translation>%1 s pro Zug</translation>
    </message>
</context>
<context>
    <name>tessera::MoveField</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Type a move; Enter plays it</source>
        <translation>Zug eintippen; die Eingabetaste spielt ihn</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Mögliche Züge</translation>
    </message>
</context>
<context>
    <name>tessera::MoveMenu</name>
    <message>
        <source>&amp;Judgement</source>
        <translation>&amp;Beurteilung</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Kommentar</translation>
    </message>
    <message>
        <source>&amp;Move the line up</source>
        <translation>Variante nach &amp;oben</translation>
    </message>
    <message>
        <source>Make it the main &amp;line</source>
        <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>Ab hier &amp;löschen</translation>
    </message>
    <message>
        <source>Copy the &amp;position</source>
        <translation>&amp;Stellung kopieren</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>%1	%2</source>
        <comment>judgement, its sign</comment>
        <translation>%1	%2</translation>
    </message>
    <message>
        <source>The moves were deleted.</source>
        <translation>Die Züge wurden gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>tessera::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>tessera::OpeningsRow</name>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus einer &amp;Datei…</translation>
    </message>
    <message>
        <source>The &amp;program&apos;s</source>
        <translation>Vom &amp;Programm</translation>
    </message>
    <message>
        <source>Openings from a file</source>
        <translation>Eröffnungen aus einer Datei</translation>
    </message>
    <message>
        <source>The program&apos;s openings</source>
        <translation>Eröffnungen des Programms</translation>
    </message>
    <message>
        <source>The usual start: agents know no other</source>
        <translation>Die übliche Ausgangsstellung: Agenten kennen keine andere</translation>
    </message>
    <message>
        <source>Those of the program</source>
        <translation>Die des Programms</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Openings (*.txt);;All files (*)</source>
        <translation>Eröffnungen (*.txt);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>tessera::OptionsButton</name>
    <message>
        <source>Further rules</source>
        <translation>Weitere Regeln</translation>
    </message>
</context>
<context>
    <name>tessera::OrderForm</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>Gleichzeitig</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Elo that is not enough</source>
        <translation>Untere Elo-Grenze</translation>
    </message>
    <message>
        <source>Elo that is enough</source>
        <translation>Obere Elo-Grenze</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Games played at the same time; one processor is left for you</source>
        <translation>Gleichzeitig gespielte Partien; ein Prozessor bleibt für Sie frei</translation>
    </message>
    <message>
        <source>Another number gives another order of openings and other chances</source>
        <translation>Eine andere Zahl ergibt eine andere Reihenfolge der Eröffnungen und andere Zufälle</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Spiel:</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format:</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Partien:</translation>
    </message>
    <message>
        <source>Pace:</source>
        <translation>Tempo:</translation>
    </message>
    <message>
        <source>Openings:</source>
        <translation>Eröffnungen:</translation>
    </message>
    <message>
        <source>At a time:</source>
        <translation>Gleichzeitig:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>from </source>
        <comment>lower bound of a test in Elo</comment>
        <translation>von </translation>
    </message>
    <message>
        <source>to </source>
        <comment>upper bound of a test in Elo</comment>
        <translation>bis </translation>
    </message>
    <message>
        <source>The match ends when the first player is shown to be stronger by the upper number of Elo, or by no more than the lower</source>
        <translation>Das Match endet, sobald gezeigt ist, dass der erste Spieler um die obere Elo-Zahl stärker ist oder um nicht mehr als die untere</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>A match needs two players or more.</source>
        <translation>Ein Match braucht mindestens zwei Spieler.</translation>
    </message>
    <message>
        <source>A test compares two players.</source>
        <translation>Ein Test vergleicht zwei Spieler.</translation>
    </message>
    <message>
        <source>At most %1 players can enter.</source>
        <translation>Höchstens %1 Spieler können teilnehmen.</translation>
    </message>
    <message>
        <source>All meet once from both sides in %1 games.</source>
        <translation>In %1 Partien treffen alle einmal von beiden Seiten aufeinander.</translation>
    </message>
    <message>
        <source>All meet once in all six orders of seats in %1 games.</source>
        <translation>In %1 Partien treffen alle einmal in allen sechs Sitzordnungen aufeinander.</translation>
    </message>
</context>
<context>
    <name>tessera::PaceForm</name>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Nodes a move</source>
        <translation>Knoten pro Zug</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Clock for the game</source>
        <translation>Uhr für die Partie</translation>
    </message>
    <message>
        <source>Matches limited by nodes or depth are the same each time</source>
        <translation>Nach Knoten oder Tiefe begrenzte Matches verlaufen jedes Mal gleich</translation>
    </message>
    <message>
        <source> ms</source>
        <comment>milliseconds</comment>
        <translation> ms</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Zeit für die Partie</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Increment a move</source>
        <translation>Zugabe pro Zug</translation>
    </message>
    <message>
        <source>+ </source>
        <comment>before an increment</comment>
        <translation>+ </translation>
    </message>
</context>
<context>
    <name>tessera::PaletteBox</name>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Take pieces off</source>
        <translation>Figuren wegnehmen</translation>
    </message>
</context>
<context>
    <name>tessera::PathField</name>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
</context>
<context>
    <name>tessera::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on (P)</source>
        <translation>Fortsetzen (P)</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Die Partie fortsetzen</translation>
    </message>
    <message>
        <source>The clocks stand while a dialog is open</source>
        <translation>Die Uhren stehen, solange ein Dialog offen ist</translation>
    </message>
</context>
<context>
    <name>tessera::PieceSpeedForm</name>
    <message>
        <source>Speed of the pieces</source>
        <translation>Geschwindigkeit der Figuren</translation>
    </message>
    <message>
        <source>Longest time of a move</source>
        <translation>Längste Dauer eines Zuges</translation>
    </message>
    <message>
        <source> pixels in 1/60 s</source>
        <translation> Pixel in 1/60 s</translation>
    </message>
    <message>
        <source>Of the classic board, whose tiles are 48 pixels wide</source>
        <translation>Auf dem klassischen Brett, dessen Felder 48 Pixel breit sind</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
</context>
<context>
    <name>tessera::PlayPage</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Making a move</source>
        <translation>Einen Zug machen</translation>
    </message>
    <message>
        <source>&amp;Mouse</source>
        <translation>&amp;Maus</translation>
    </message>
    <message>
        <source>The keyboard serves as well, always.</source>
        <translation>Mit der Tastatur geht es außerdem immer.</translation>
    </message>
    <message>
        <source>Click, or drag</source>
        <translation>Klicken oder ziehen</translation>
    </message>
    <message>
        <source>Click only</source>
        <translation>Nur klicken</translation>
    </message>
    <message>
        <source>Drag only</source>
        <translation>Nur ziehen</translation>
    </message>
    <message>
        <source>&amp;Promotion</source>
        <translation>&amp;Umwandlung</translation>
    </message>
    <message>
        <source>What a pawn becomes in new games; the dialog for a new game asks for it too.</source>
        <translation>Was aus einem Bauern in neuen Partien wird; auch der Dialog für eine neue Partie fragt danach.</translation>
    </message>
    <message>
        <source>Queen at once</source>
        <translation>Sofort Dame</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>&amp;Confirm each move</source>
        <translation>Jeden Zug &amp;bestätigen</translation>
    </message>
    <message>
        <source>A move is played when its target is pointed at once more.</source>
        <translation>Ein Zug wird erst gespielt, wenn Sie sein Ziel noch einmal wählen.</translation>
    </message>
    <message>
        <source>Moves in &amp;advance</source>
        <translation>&amp;Züge im Voraus</translation>
    </message>
    <message>
        <source>While the computer is to move, your next moves can be made already; Esc or the right mouse button takes them back.</source>
        <translation>Während der Computer am Zug ist, können Sie Ihre nächsten Züge schon machen; Esc oder die rechte Maustaste nimmt sie zurück.</translation>
    </message>
    <message>
        <source>What the board shows</source>
        <translation>Was das Brett zeigt</translation>
    </message>
    <message>
        <source>&amp;Legal moves</source>
        <translation>Mög&amp;liche Züge</translation>
    </message>
    <message>
        <source>&amp;What would happen</source>
        <translation>&amp;Folgen eines Zuges</translation>
    </message>
    <message>
        <source>Where you point: the pieces that would fall or change sides, in order.</source>
        <translation>Für das Feld, auf das Sie zeigen: welche Figuren fallen oder die Seite wechseln würden, der Reihe nach.</translation>
    </message>
    <message>
        <source>&amp;Hints, when asked for</source>
        <translation>Ti&amp;pps auf Wunsch</translation>
    </message>
    <message>
        <source>C&amp;oach</source>
        <translation>T&amp;rainer</translation>
    </message>
    <message>
        <source>Says after a move that lost what can be proved against it; not where hints are off, nor in the fog.</source>
        <translation>Sagt nach einem Zug, der etwas gekostet hat, was sich gegen ihn beweisen lässt; nicht, wo Tipps abgeschaltet sind, und nicht im Nebel.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>Auf Wunsch</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Several people at one screen</source>
        <translation>Mehrere Menschen an einem Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Turn the board to whoever moves</source>
        <translation>Brett zum Spieler am Zug &amp;drehen</translation>
    </message>
    <message>
        <source>C&amp;urtain between two turns</source>
        <translation>&amp;Vorhang zwischen zwei Zügen</translation>
    </message>
    <message>
        <source>Hides the board until the next player is ready.</source>
        <translation>Verdeckt das Brett, bis der nächste Spieler bereit ist.</translation>
    </message>
</context>
<context>
    <name>tessera::PlayerCard</name>
    <message>
        <source>Move now</source>
        <translation>Sofort ziehen</translation>
    </message>
    <message>
        <source>The computer plays its best move so far</source>
        <translation>Der Computer spielt den besten Zug, den er bisher gefunden hat</translation>
    </message>
    <message>
        <source>▶ to move</source>
        <translation>▶ am Zug</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <comment>who plays a colour</comment>
        <translation>%1 · am Zug</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>Uhr von %1</translation>
    </message>
    <message>
        <source>%1, %2, to move</source>
        <translation>%1, %2, am Zug</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Thinking… %1 s</source>
        <translation>Denkt nach… %1 s</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
</context>
<context>
    <name>tessera::PlayersDialog</name>
    <message>
        <source>Who plays on?</source>
        <translation>Wer spielt weiter?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>tessera::PositionBoard</name>
    <message>
        <source>The game that is played now</source>
        <translation>Die Partie, die gerade gespielt wird</translation>
    </message>
</context>
<context>
    <name>tessera::PositionDraft</name>
    <message>
        <source>Set a piece</source>
        <translation>Figur setzen</translation>
    </message>
    <message>
        <source>Take a piece off</source>
        <translation>Figur wegnehmen</translation>
    </message>
    <message>
        <source>Set a number</source>
        <translation>Zahl setzen</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>Ausgangsstellung</translation>
    </message>
    <message>
        <source>Set by text</source>
        <translation>Als Text setzen</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
</context>
<context>
    <name>tessera::PositionEditor</name>
    <message>
        <source>Layout editor</source>
        <translation>Aufstellungseditor</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Stellungseditor</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Stellung als Text kopieren</translation>
    </message>
    <message>
        <source>Save as layout and configuration…</source>
        <translation>Als Aufstellung und Konfiguration speichern…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>Ausgangsstellung</translation>
    </message>
    <message>
        <source>Found %1, wanted %2.</source>
        <comment>what is wrong, what would be right</comment>
        <translation>Gefunden: %1, erwartet: %2.</translation>
    </message>
    <message>
        <source>The game would be over here.</source>
        <translation>Die Partie wäre hier zu Ende.</translation>
    </message>
</context>
<context>
    <name>tessera::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>Diese Seite zurücksetzen</translation>
    </message>
</context>
<context>
    <name>tessera::PresetMenu</name>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Keep this set-up under a name, or take one that was kept</source>
        <translation>Diese Angaben als Vorlage speichern oder eine gespeicherte Vorlage verwenden</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Als Vorlage speichern…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>Name der Vorlage:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>tessera::ProgramDialog</name>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testen</translation>
    </message>
    <message>
        <source>Python agent</source>
        <translation>Python-Agent</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>It is started and makes its first move; nothing is kept of that.</source>
        <translation>Der Agent wird gestartet und macht seinen ersten Zug; gespeichert wird davon nichts.</translation>
    </message>
    <message>
        <source>It is started, says its options, and makes its first move.</source>
        <translation>Die Engine wird gestartet, nennt ihre Optionen und macht ihren ersten Zug.</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>What is said when it is tried stands here.</source>
        <translation>Was beim Test gesagt wird, steht hier.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>It is being tried…</source>
        <translation>Der Test läuft…</translation>
    </message>
    <message>
        <source>It does not work: %1</source>
        <translation>Es funktioniert nicht: %1</translation>
    </message>
    <message>
        <source>It works: as the first to move it plays %1.</source>
        <translation>Es funktioniert: Der erste Zug ist %1.</translation>
    </message>
</context>
<context>
    <name>tessera::ProgramForm</name>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>Interpreter</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>Prozessorzeit</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Ausgangsstellung</translation>
    </message>
    <message>
        <source>A package or module</source>
        <translation>Ein Paket oder Modul</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>&amp;Agent</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Python 3.8 or newer, such as that of a virtual environment with the packages it needs</source>
        <translation>Python 3.8 oder neuer, etwa das einer virtuellen Umgebung mit den nötigen Paketen</translation>
    </message>
    <message>
        <source>&amp;Interpreter</source>
        <translation>&amp;Interpreter</translation>
    </message>
    <message>
        <source>as its course sets</source>
        <translation>wie vom Kurs vorgegeben</translation>
    </message>
    <message>
        <source> s a game</source>
        <translation> s pro Partie</translation>
    </message>
    <message>
        <source>&amp;Processor time</source>
        <translation>&amp;Prozessorzeit</translation>
    </message>
    <message>
        <source>P&amp;rocessor time</source>
        <translation>P&amp;rozessorzeit</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>Spei&amp;cher</translation>
    </message>
    <message>
        <source>A program, with its arguments</source>
        <translation>Ein Programm mit seinen Argumenten</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>Where the engine finds its files</source>
        <translation>Wo die Engine ihre Dateien findet</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>UGI (Universal Game Interface)</source>
        <translation>UGI (Universal Game Interface)</translation>
    </message>
    <message>
        <source>UCI (engines for chess)</source>
        <translation>UCI (Engines für Schach)</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long it may think about a move in a game without clocks</source>
        <translation>Wie lange sie in einer Partie ohne Uhren über einen Zug nachdenken darf</translation>
    </message>
    <message>
        <source>T&amp;ime a move</source>
        <translation>&amp;Zeit pro Zug</translation>
    </message>
    <message>
        <source>As the game has it</source>
        <translation>Wie im Spiel</translation>
    </message>
    <message>
        <source>What the engine is told instead of the start of the game, if it knows that by another text: startpos, or fen and a position</source>
        <translation>Was der Engine statt der Ausgangsstellung gesagt wird, wenn sie diese unter einem anderen Text kennt: startpos, oder fen und eine Stellung</translation>
    </message>
    <message>
        <source>&amp;Start position</source>
        <translation>Ausgangs&amp;stellung</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>What it asks the system for, used or not</source>
        <translation>Was beim System angefordert wird, ob genutzt oder nicht</translation>
    </message>
    <message>
        <source>Options of the engine</source>
        <translation>Optionen der Engine</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Jedes Spiel</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Spie&amp;l</translation>
    </message>
    <message>
        <source>Choose the agent&apos;s file or folder.</source>
        <translation>Wählen Sie die Datei oder den Ordner des Agenten.</translation>
    </message>
    <message>
        <source>Enter the engine&apos;s command.</source>
        <translation>Geben Sie den Befehl der Engine ein.</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>tessera::ProgramNotice</name>
    <message>
        <source>Start it again</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Let level %1 play on</source>
        <translation>Stufe %1 weiterspielen lassen</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Sieg beanspruchen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>Conversation with %1</source>
        <translation>Austausch mit %1</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
</context>
<context>
    <name>tessera::ProgramsBox</name>
    <message>
        <source>Every game</source>
        <translation>Jedes Spiel</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Engines and agents of others</source>
        <translation>Fremde Engines und Agenten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>None yet. Engines that speak UGI or UCI, and Python agents of the courses, can be added here; then they play, think beside the board, and meet in the agent lab.</source>
        <translation>Noch keine. Engines, die UGI oder UCI sprechen, und Python-Agenten aus den Kursen lassen sich hier hinzufügen; dann spielen sie, denken neben dem Brett mit und treffen im Agentenlabor aufeinander.</translation>
    </message>
    <message>
        <source>The list could not be read: %1</source>
        <translation>Die Liste konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Add en&amp;gine…</source>
        <translation>En&amp;gine hinzufügen…</translation>
    </message>
    <message>
        <source>Add &amp;agent…</source>
        <translation>&amp;Agenten hinzufügen…</translation>
    </message>
    <message>
        <source>The list could not be kept: %1</source>
        <translation>Die Liste konnte nicht gespeichert werden: %1</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleDesk</name>
    <message>
        <source>A move of yours that lost much is now among your own mistakes (Puzzles).</source>
        <translation>Einer Ihrer Züge, der viel gekostet hat, steht nun unter Ihren eigenen Fehlern (Aufgaben).</translation>
    </message>
    <message>
        <source>%1 moves of yours that lost much are now among your own mistakes (Puzzles).</source>
        <translation>%1 Ihrer Züge, die viel gekostet haben, stehen nun unter Ihren eigenen Fehlern (Aufgaben).</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleForm</name>
    <message>
        <source>My puzzle</source>
        <translation>Meine Aufgabe</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>What to capture</source>
        <translation>Was zu schlagen ist</translation>
    </message>
    <message>
        <source>Number of moves</source>
        <translation>Anzahl der Züge</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>N, own moves</source>
        <translation>N, eigene Züge</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleList</name>
    <message>
        <source>difficulty %1 of 5</source>
        <translation>Schwierigkeit %1 von 5</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzlePage</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Which puzzles</source>
        <translation>Welche Aufgaben</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>Ungelöst</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Remove this mistake</source>
        <translation>Diesen Fehler entfernen</translation>
    </message>
    <message>
        <source>Remove the mistake that is marked (Delete)</source>
        <translation>Den markierten Fehler entfernen (Entf)</translation>
    </message>
    <message>
        <source>None yet. When a game is over, review it: your moves that lost 15 % or more of the chance to win are collected here, and asked again after growing intervals.</source>
        <translation>Noch keine. Werten Sie eine Partie aus, wenn sie zu Ende ist: Ihre Züge, die 15 % oder mehr der Gewinnchance gekostet haben, werden hier gesammelt und in wachsenden Abständen wieder abgefragt.</translation>
    </message>
    <message>
        <source>None is solved yet.</source>
        <translation>Noch ist keine gelöst.</translation>
    </message>
    <message>
        <source>All of these are solved.</source>
        <translation>Hier sind alle gelöst.</translation>
    </message>
    <message>
        <source>%1 due of %2</source>
        <translation>%1 von %2 fällig</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 von %2 gelöst</translation>
    </message>
    <message>
        <source>The mistake was removed.</source>
        <translation>Der Fehler wurde entfernt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleShelf</name>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Ihre eigenen Fehler</translation>
    </message>
    <message>
        <source>Your own mistakes · %1 due</source>
        <translation>Ihre eigenen Fehler · %1 fällig</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Due</source>
        <comment>of a mistake</comment>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Morgen</translation>
    </message>
    <message>
        <source>In %1 days</source>
        <translation>In %1 Tagen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>when it is asked, game</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleView</name>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
</context>
<context>
    <name>tessera::RatingBook</name>
    <message>
        <source>%1 ± %2</source>
        <comment>rating, half of its 95 % interval</comment>
        <translation>%1 ± %2</translation>
    </message>
</context>
<context>
    <name>tessera::RatingGraph</name>
    <message>
        <source>Rating over time</source>
        <translation>Wertungszahl im Lauf der Zeit</translation>
    </message>
    <message>
        <source>%1
Game %2, against level %3</source>
        <comment>rating, number, level</comment>
        <translation>%1
Partie %2, gegen Stufe %3</translation>
    </message>
</context>
<context>
    <name>tessera::RatingRun</name>
    <message>
        <source>Not rated: only levels of Tessera are.</source>
        <translation>Nicht gewertet: Gewertet wird nur gegen Stufen von Tessera.</translation>
    </message>
    <message>
        <source>Not rated: it did not begin from the usual start.</source>
        <translation>Nicht gewertet: Die Partie begann nicht in der üblichen Ausgangsstellung.</translation>
    </message>
    <message>
        <source>Your rating: %1 (%2)</source>
        <comment>rating, change</comment>
        <translation>Ihre Wertungszahl: %1 (%2)</translation>
    </message>
    <message>
        <source>Not rated: it was over before everybody had made two moves.</source>
        <translation>Nicht gewertet: Die Partie war zu Ende, bevor alle zwei Züge gemacht hatten.</translation>
    </message>
    <message>
        <source>Not rated: there was a hint.</source>
        <translation>Nicht gewertet: Es gab einen Tipp.</translation>
    </message>
    <message>
        <source>Not rated: there was an analysis.</source>
        <translation>Nicht gewertet: Es gab eine Analyse.</translation>
    </message>
    <message>
        <source>Not rated: something was taken back.</source>
        <translation>Nicht gewertet: Es wurde etwas zurückgenommen.</translation>
    </message>
    <message>
        <source>Not rated: it was opened from elsewhere.</source>
        <translation>Nicht gewertet: Die Partie wurde von anderswo geöffnet.</translation>
    </message>
    <message>
        <source>Not rated: the players changed.</source>
        <translation>Nicht gewertet: Die Spieler haben gewechselt.</translation>
    </message>
    <message>
        <source>Not rated: there was help.</source>
        <translation>Nicht gewertet: Es gab Hilfe.</translation>
    </message>
</context>
<context>
    <name>tessera::ReviewBox</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Try again here</source>
        <translation>Hier noch einmal</translation>
    </message>
    <message>
        <source>Show the best</source>
        <translation>Besten Zug zeigen</translation>
    </message>
    <message>
        <source>Keep in the game</source>
        <translation>In die Partie übernehmen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Auswertung</translation>
    </message>
    <message>
        <source>Cancel the review</source>
        <translation>Auswertung abbrechen</translation>
    </message>
    <message>
        <source>Marks the moves that lost much with ?!, ? and ??, and puts the best lines beside them</source>
        <translation>Kennzeichnet die Züge, die viel gekostet haben, mit ?!, ? und ?? und stellt die besten Varianten daneben</translation>
    </message>
    <message>
        <source>Shows the position before this move: what you try there is judged</source>
        <translation>Zeigt die Stellung vor diesem Zug: Was Sie dort versuchen, wird beurteilt</translation>
    </message>
    <message>
        <source>Puts what our engine would play instead beside this move, as a variation</source>
        <translation>Stellt neben diesen Zug als Variante, was unsere Engine stattdessen spielen würde</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Winning chances as our engine judges them, thinking %1 s about each position</source>
        <translation>Gewinnchancen, wie unsere Engine sie beurteilt, bei %1 s Bedenkzeit je Stellung</translation>
    </message>
</context>
<context>
    <name>tessera::SeatColumn</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptiv</translation>
    </message>
    <message>
        <source>Which computer player plays %1</source>
        <translation>Welcher Computerspieler %1 spielt</translation>
    </message>
    <message>
        <source>%1 is played by a person</source>
        <translation>%1 wird von einem Menschen gespielt</translation>
    </message>
    <message>
        <source>%1 is played by the computer</source>
        <translation>%1 wird vom Computer gespielt</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Stufe von %1</translation>
    </message>
    <message>
        <source>The level of %1 follows your rating</source>
        <translation>Die Stufe von %1 folgt Ihrer Wertungszahl</translation>
    </message>
    <message>
        <source>Each game begins at the level that fits your rating, which says openly how strong it is; within a game it stays</source>
        <translation>Jede Partie beginnt auf der Stufe, die zu Ihrer Wertungszahl passt, und zeigt offen, wie stark sie ist; während der Partie bleibt sie gleich</translation>
    </message>
    <message>
        <source>How often you are to win against %1</source>
        <translation>Wie oft Sie gegen %1 gewinnen möchten</translation>
    </message>
    <message>
        <source>You win %1 %</source>
        <translation>Ihre Siege: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>It stays at the level that it has</source>
        <translation>Die jetzige Stufe bleibt</translation>
    </message>
    <message>
        <source>Name (Computer)</source>
        <translation>Name (Computer)</translation>
    </message>
    <message>
        <source>Name (Person)</source>
        <translation>Name (Mensch)</translation>
    </message>
    <message>
        <source>%1 · %2, ~%3 s a move</source>
        <comment>level, its word, seconds</comment>
        <translation>%1 · %2, ~%3&#xa0;s pro Zug</translation>
    </message>
    <message>
        <source>Now level %1; your rating is %2</source>
        <comment>level in words, rating</comment>
        <translation>Jetzt Stufe %1; Ihre Wertungszahl ist %2</translation>
    </message>
</context>
<context>
    <name>tessera::SeatsForm</name>
    <message>
        <source>Swap seats</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>Everybody one seat further</source>
        <translation>Alle einen Platz weiter</translation>
    </message>
    <message>
        <source>Draw lots for the seats</source>
        <translation>Plätze auslosen</translation>
    </message>
</context>
<context>
    <name>tessera::SelectedGames</name>
    <message>
        <source>This game lies in a file of its own, which is not changed from here.</source>
        <translation>Diese Partie liegt in einer eigenen Datei, die von hier aus nicht geändert wird.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>No favourite any more</source>
        <translation>Kein Favorit mehr</translation>
    </message>
    <message>
        <source>Favourite (*)</source>
        <translation>Favorit (*)</translation>
    </message>
    <message>
        <source>Change tags (F2)</source>
        <translation>Schlagwörter ändern (F2)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Entfernen (Entf)</translation>
    </message>
    <message>
        <source>This game was removed. Put it back to change it.</source>
        <translation>Diese Partie wurde entfernt. Holen Sie sie zurück, um sie zu ändern.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>They can be brought back for 30 days: “Show removed”, or Ctrl+Z.</source>
        <translation>Sie lassen sich 30 Tage lang zurückholen: „Entfernte zeigen“ oder Strg+Z.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n games?</source>
        <translation>
            <numerusform>%n Partie entfernen?</numerusform>
            <numerusform>%n Partien entfernen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SetupDesk</name>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
</context>
<context>
    <name>tessera::SetupForm</name>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Ausgangsstellung</translation>
    </message>
    <message>
        <source>Movement of the pieces</source>
        <translation>Bewegung der Figuren</translation>
    </message>
    <message>
        <source>Configuration file</source>
        <translation>Konfigurationsdatei</translation>
    </message>
</context>
<context>
    <name>tessera::SetupSaver</name>
    <message>
        <source>Save the configuration</source>
        <translation>Konfiguration speichern</translation>
    </message>
    <message>
        <source>Configurations and their layouts (*.json);;Layouts alone (*.txt);;All files (*)</source>
        <translation>Konfigurationen mit Aufstellung (*.json);;Nur Aufstellungen (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved the layout %1</source>
        <translation>Aufstellung %1 gespeichert</translation>
    </message>
    <message>
        <source>Alone it is opened on the usual board: only a configuration (.json) keeps the size, and where pawns are promoted.</source>
        <translation>Für sich allein wird sie auf dem üblichen Brett geöffnet: Nur eine Konfiguration (.json) bewahrt die Größe und die Stelle, an der Bauern umgewandelt werden.</translation>
    </message>
    <message>
        <source>%1 is there already, and is not the same. Overwrite it?</source>
        <translation>Schon vorhanden und nicht dasselbe: %1. Überschreiben?</translation>
    </message>
    <message>
        <source>A configuration keeps its layout, and pictures of pieces, in files of their own beside it.</source>
        <translation>Eine Konfiguration speichert ihre Aufstellung und Bilder von Figuren in eigenen Dateien daneben.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Saved %1, and its layout beside it</source>
        <translation>%1 gespeichert, die Aufstellung daneben</translation>
    </message>
</context>
<context>
    <name>tessera::SideColumn</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>tessera::SidePages</name>
    <message>
        <source>Game and moves</source>
        <translation>Partie und Züge</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>tessera::SidePresenter</name>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>geteilter Sieg</translation>
    </message>
</context>
<context>
    <name>tessera::StartForm</name>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>Show the start position as text</source>
        <translation>Die Ausgangsstellung als Text zeigen</translation>
    </message>
    <message>
        <source>Start position as text</source>
        <translation>Ausgangsstellung als Text</translation>
    </message>
    <message>
        <source>The usual start</source>
        <translation>Die übliche Ausgangsstellung</translation>
    </message>
    <message>
        <source>A position as text, such as %1</source>
        <translation>Eine Stellung als Text, zum Beispiel %1</translation>
    </message>
    <message>
        <source>Edit layout…</source>
        <translation>Aufstellung bearbeiten…</translation>
    </message>
    <message>
        <source>Position editor…</source>
        <translation>Stellungseditor…</translation>
    </message>
    <message>
        <source>Use this layout</source>
        <translation>Aufstellung übernehmen</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>Stellung übernehmen</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>In dieser Stellung ist die Partie zu Ende.</translation>
    </message>
</context>
<context>
    <name>tessera::StartList</name>
    <message>
        <source>Start position</source>
        <translation>Ausgangsstellung</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>Die übliche</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Ihre eigene</translation>
    </message>
</context>
<context>
    <name>tessera::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Wählen Sie ein Spiel</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>All games that were finished or saved</source>
        <translation>Alle Partien, die beendet oder gespeichert wurden</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Go on with a game from a file</source>
        <translation>Eine Partie aus einer Datei fortsetzen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Win, save yourself, catch the most: puzzles of every game, and your own mistakes</source>
        <translation>Gewinnen, sich retten, am meisten fangen: Aufgaben zu allen Spielen und Ihre eigenen Fehler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Read the rules of the games</source>
        <translation>Die Regeln der Spiele lesen</translation>
    </message>
    <message>
        <source>Agent lab</source>
        <translation>Agentenlabor</translation>
    </message>
    <message>
        <source>Let levels, engines and agents play matches that tell who is better</source>
        <translation>Stufen, Engines und Agenten Matches spielen lassen, die zeigen, wer besser ist</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>tessera::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Results by seat</source>
        <translation>Ergebnisse nach Platz</translation>
    </message>
    <message>
        <source>Who won, and what nobody won alone</source>
        <translation>Wer gewonnen hat und wie oft niemand allein</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>Ergebnisse nach Stufe</translation>
    </message>
    <message>
        <source>Points of people alone against our levels</source>
        <translation>Punkte einzelner Menschen gegen unsere Stufen</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Partien im Lauf der Zeit</translation>
    </message>
    <message>
        <source>The last months with games</source>
        <translation>Die letzten Monate mit Partien</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Why games ended, the most frequent first</source>
        <translation>Warum Partien endeten, der häufigste Grund zuerst</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Ihre Wertungszahl</translation>
    </message>
    <message>
        <source>Games count that one person plays from the usual start to its end against levels of Tessera alone, without hints, analysis or moves taken back. Level 5 stands at 1500 in every game; the band holds the true strength in 95 of 100 cases.</source>
        <translation>Es zählen Partien, die ein Mensch aus der üblichen Ausgangsstellung bis zum Ende nur gegen Stufen von Tessera spielt, ohne Tipps, Analyse oder zurückgenommene Züge. Stufe 5 steht in jedem Spiel bei 1500; das Band enthält die wahre Stärke in 95 von 100 Fällen.</translation>
    </message>
    <message>
        <source>No game has counted yet.</source>
        <translation>Bisher wurde keine Partie gewertet.</translation>
    </message>
    <message>
        <source>There is no game to count.</source>
        <translation>Es gibt keine Partien zum Auswerten.</translation>
    </message>
    <message numerus="yes">
        <source>Games: %n, those that the search and the filters show.</source>
        <translation>
            <numerusform>Partien: %n (nur die von Suche und Filtern gezeigten).</numerusform>
            <numerusform>Partien: %n (nur die von Suche und Filtern gezeigten).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, share</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nobody alone %1</source>
        <translation>niemand allein %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (games: %n)</source>
        <translation>
            <numerusform>%1 (Partien: %n)</numerusform>
            <numerusform>%1 (Partien: %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the points (games: %n)</source>
        <translation>
            <numerusform>%1 der Punkte (Partien: %n)</numerusform>
            <numerusform>%1 der Punkte (Partien: %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of people alone against our levels is among them.</source>
        <translation>Darunter ist keine Partie einzelner Menschen gegen unsere Stufen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (games: %n)</source>
        <comment>game, rating</comment>
        <translation>
            <numerusform>%1: %2 (Partien: %n)</numerusform>
            <numerusform>%1: %2 (Partien: %n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::StudyBoxes</name>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
</context>
<context>
    <name>tessera::SymmetryBox</name>
    <message>
        <source>What the other half gets</source>
        <translation>Was die andere Hälfte erhält</translation>
    </message>
    <message>
        <source>Set pieces one by one</source>
        <translation>Figuren einzeln setzen</translation>
    </message>
    <message>
        <source>The other half mirrored</source>
        <translation>Andere Hälfte gespiegelt</translation>
    </message>
    <message>
        <source>The other half turned by 180°</source>
        <translation>Andere Hälfte um 180° gedreht</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Ergänzen</translation>
    </message>
    <message>
        <source>Give the upper half what stands in the lower one</source>
        <translation>Gibt der oberen Hälfte, was in der unteren steht</translation>
    </message>
</context>
<context>
    <name>tessera::ThinkingBox</name>
    <message>
        <source>The computer&apos;s thoughts</source>
        <translation>Gedanken des Computers</translation>
    </message>
    <message>
        <source>What the computer thought about its last move</source>
        <translation>Was der Computer über seinen letzten Zug dachte</translation>
    </message>
    <message>
        <source>It has not thought about a move yet.</source>
        <translation>Er hat noch über keinen Zug nachgedacht.</translation>
    </message>
    <message>
        <source>It played %1 instead, as its level does at times.</source>
        <translation>Er spielte stattdessen %1, wie es seine Stufe manchmal tut.</translation>
    </message>
</context>
<context>
    <name>tessera::TimeControlEdit</name>
    <message>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>1 + 0</source>
        <translation>1 + 0</translation>
    </message>
    <message>
        <source>2 + 1</source>
        <translation>2 + 1</translation>
    </message>
    <message>
        <source>3 + 2</source>
        <translation>3 + 2</translation>
    </message>
    <message>
        <source>5 + 3</source>
        <translation>5 + 3</translation>
    </message>
    <message>
        <source>10 + 5</source>
        <translation>10 + 5</translation>
    </message>
    <message>
        <source>15 + 10</source>
        <translation>15 + 10</translation>
    </message>
    <message>
        <source>30 + 10</source>
        <translation>30 + 10</translation>
    </message>
    <message>
        <source>60 + 30</source>
        <translation>60 + 30</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> s more a move</source>
        <translation> s Zugabe pro Zug</translation>
    </message>
    <message>
        <source>%1: minutes</source>
        <translation>%1: Minuten</translation>
    </message>
    <message>
        <source>%1: seconds</source>
        <translation>%1: Sekunden</translation>
    </message>
    <message>
        <source>%1: seconds added after each move</source>
        <translation>%1: Sekunden Zugabe nach jedem Zug</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>A clock needs time at the start; choose “No limit” to play without one.</source>
        <translation>Eine Uhr braucht Zeit am Anfang; wählen Sie „Unbegrenzt“, um ohne Uhr zu spielen.</translation>
    </message>
</context>
<context>
    <name>tessera::TorusPanner</name>
    <message>
        <source>&amp;Centre here</source>
        <translation>Hier &amp;zentrieren</translation>
    </message>
    <message>
        <source>Show from row 0, column 0</source>
        <translation>Ab Zeile 0, Spalte 0 zeigen</translation>
    </message>
    <message>
        <source>&amp;Mark this cell</source>
        <translation>Dieses Feld &amp;markieren</translation>
    </message>
    <message>
        <source>No margin</source>
        <translation>Kein Rand</translation>
    </message>
    <message numerus="yes">
        <source>Margin of %n cells</source>
        <translation>
            <numerusform>Rand von %n Feld</numerusform>
            <numerusform>Rand von %n Feldern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::TourPanel</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>End the guided game</source>
        <translation>Die Einführung beenden</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Der vorige Schritt</translation>
    </message>
    <message>
        <source>Show a move that is wanted</source>
        <translation>Einen gesuchten Zug zeigen</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>Der nächste Schritt</translation>
    </message>
    <message>
        <source>Guided game · step %1 of %2</source>
        <translation>Einführung · Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Partie spielen</translation>
    </message>
    <message>
        <source>Try something else.</source>
        <translation>Versuchen Sie etwas anderes.</translation>
    </message>
</context>
<context>
    <name>tessera::TraceBox</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>Time of each move</source>
        <translation>Zeit jedes Zuges</translation>
    </message>
    <message>
        <source>Memory of each move</source>
        <translation>Speicher jedes Zuges</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>What the program wrote</source>
        <translation>Was das Programm schrieb</translation>
    </message>
    <message>
        <source>Time: %1; at most %2 a move</source>
        <comment>players and what they took</comment>
        <translation>Zeit: %1; höchstens %2 pro Zug</translation>
    </message>
    <message>
        <source>Memory during each move, at its peak: at most %1</source>
        <translation>Speicher während jedes Zuges, in der Spitze: höchstens %1</translation>
    </message>
    <message>
        <source>Memory after each move: at most %1</source>
        <translation>Speicher nach jedem Zug: höchstens %1</translation>
    </message>
    <message>
        <source>Memory during each move, or after it: at most %1</source>
        <translation>Speicher während jedes Zuges oder danach: höchstens %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What programs take for their moves, and what they print, will stand here.</source>
        <translation>Was Programme für ihre Züge brauchen und was sie ausgeben, wird hier stehen.</translation>
    </message>
    <message>
        <source>Step to a move to see what its program printed.</source>
        <translation>Gehen Sie zu einem Zug, um zu sehen, was sein Programm ausgab.</translation>
    </message>
    <message>
        <source>%1 was not made by a program.</source>
        <comment>move</comment>
        <translation>%1 stammt nicht von einem Programm.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>memory</comment>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 after it</source>
        <comment>memory</comment>
        <translation>%1 danach</translation>
    </message>
    <message>
        <source>%1: %2, nothing printed</source>
        <comment>move, time and memory</comment>
        <translation>%1: %2, nichts ausgegeben</translation>
    </message>
    <message>
        <source>%1: %2, printed:</source>
        <comment>move, time and memory</comment>
        <translation>%1: %2, ausgegeben:</translation>
    </message>
</context>
<context>
    <name>tessera::TypedMoves</name>
    <message>
        <source>%1   %2</source>
        <comment>move, in words</comment>
        <translation>%1   %2</translation>
    </message>
</context>
<context>
    <name>tessera::UnfinishedGames</name>
    <message>
        <source>The program ended in the middle of a game of %1. It waits here as it stood, at move %2.</source>
        <translation>Das Programm endete mitten in einer Partie %1. Sie wartet hier, wie sie stand, bei Zug %2.</translation>
    </message>
    <message>
        <source>%1. The file is kept as %2 in %3.</source>
        <translation>%1. Die Datei bleibt als %2 in %3 erhalten.</translation>
    </message>
    <message>
        <source>The program did not survive showing the game %1 when it was open last</source>
        <translation>Beim letzten Mal hat das Programm das Anzeigen der Partie %1 nicht überstanden</translation>
    </message>
</context>
<context>
    <name>tessera::WindowFrame</name>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>file, game</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>tessera::chexers::ExitCups</name>
    <message>
        <source>%1: %2 of %3 exits</source>
        <comment>colour, exits taken, exits that win</comment>
        <translation>%1: %2 von %3 Abgängen</translation>
    </message>
</context>
<context>
    <name>tessera::chexers::RacePanel</name>
    <message>
        <source>Race</source>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Turns to win, at least</source>
        <translation>Züge bis zum Sieg, mindestens</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <comment>colour whose turn it is</comment>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>%1: one piece on the board</source>
        <translation>%1: ein Stein auf dem Brett</translation>
    </message>
    <message>
        <source>%1: %2 pieces on the board</source>
        <translation>%1: %2 Steine auf dem Brett</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <comment>a number of turns, at least</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 has no pieces left and cannot win.</source>
        <translation>%1 hat keine Steine mehr und kann nicht gewinnen.</translation>
    </message>
    <message>
        <source>%1 needs at least one turn to win.</source>
        <translation>%1 braucht mindestens einen Zug zum Sieg.</translation>
    </message>
    <message>
        <source>%1 needs at least %2 turns to win.</source>
        <translation>%1 braucht mindestens %2 Züge zum Sieg.</translation>
    </message>
    <message>
        <source>Left alone, jumping over own pieces only: one turn.</source>
        <translation>Ungestört und nur mit Sprüngen über eigene Steine: ein Zug.</translation>
    </message>
    <message>
        <source>Left alone, jumping over own pieces only: %1 turns.</source>
        <translation>Ungestört und nur mit Sprüngen über eigene Steine: %1 Züge.</translation>
    </message>
    <message>
        <source>⚠ %1 can win now</source>
        <translation>⚠ %1 kann jetzt gewinnen</translation>
    </message>
    <message>
        <source>⚠ %1 can win next turn</source>
        <translation>⚠ %1 kann im nächsten Zug gewinnen</translation>
    </message>
    <message>
        <source>Position %1 of %2 · turn %3 of %4</source>
        <comment>how often this board has occurred; turns taken</comment>
        <translation>Stellung %1 von %2 · Zug %3 von %4</translation>
    </message>
</context>
<context>
    <name>tessera::tetress::BalanceBar</name>
    <message>
        <source>%1: %2 %3, %4 %5</source>
        <comment>what, side, number, side, number</comment>
        <translation>%1: %2 %3, %4 %5</translation>
    </message>
    <message>
        <source>%1; after this placement %2 and %3</source>
        <translation>%1; nach diesem Zug %2 und %3</translation>
    </message>
</context>
<context>
    <name>tessera::tetress::HandView</name>
    <message>
        <source>Turn anticlockwise (Shift+Space)</source>
        <translation>Gegen den Uhrzeigersinn drehen (Umschalt+Leertaste)</translation>
    </message>
    <message>
        <source>Turn clockwise (Space)</source>
        <translation>Im Uhrzeigersinn drehen (Leertaste)</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>In der Hand</translation>
    </message>
</context>
<context>
    <name>tessera::tetress::ShapeButton</name>
    <message>
        <source>one placement</source>
        <translation>ein Platz</translation>
    </message>
    <message>
        <source>%1 placements</source>
        <translation>%1 Plätze</translation>
    </message>
    <message>
        <source>Shape %1, carried, %2</source>
        <translation>Form %1, in der Hand, %2</translation>
    </message>
    <message>
        <source>Shape %1, %2</source>
        <translation>Form %1, %2</translation>
    </message>
    <message>
        <source>Shape %1 (key %1): %2. Press again to turn it.</source>
        <translation>Form %1 (Taste %1): %2. Nochmaliges Drücken dreht sie.</translation>
    </message>
</context>
<context>
    <name>tessera::tetress::ShapePalette</name>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
</context>
<context>
    <name>tessera::tetress::TetressPanel</name>
    <message>
        <source>Tokens</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Placements left</source>
        <translation>Verbleibende Plätze</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Shapes and placements</source>
        <translation>Formen und Plätze</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>%1 to place</source>
        <comment>colour</comment>
        <translation>%1 setzt</translation>
    </message>
    <message>
        <source>Action %1 of %2</source>
        <translation>Aktion %1 von %2</translation>
    </message>
    <message>
        <source>Take a shape, or tick four cells of the board.</source>
        <translation>Nehmen Sie eine Form oder kreuzen Sie vier Felder des Bretts an.</translation>
    </message>
    <message>
        <source>Shape %1. Space or the wheel turns it.</source>
        <translation>Form %1. Leertaste oder Mausrad dreht sie.</translation>
    </message>
    <message numerus="yes">
        <source>%n of 4 cells ticked.</source>
        <translation>
            <numerusform>%n von 4 Feldern angekreuzt.</numerusform>
            <numerusform>%n von 4 Feldern angekreuzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It will be the %1.</source>
        <translation>Es wird Form %1.</translation>
    </message>
    <message>
        <source>Possible: %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
</context>
<context>
    <name>tessera::watchyourback::ShrinkBar</name>
    <message>
        <source>%1 and %2</source>
        <comment>turns after which a ring falls</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Turn %1 of the moving phase; a ring falls after turns %2</source>
        <translation>Zug %1 der Zugphase; ein Ring fällt nach den Zügen %2</translation>
    </message>
</context>
<context>
    <name>tessera::watchyourback::WatchYourBackPanel</name>
    <message>
        <source>Phase and fighters</source>
        <translation>Phase und Kämpfer</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>Moving phase</source>
        <translation>Zugphase</translation>
    </message>
    <message>
        <source>%1 places %2 of %3</source>
        <comment>colour, number of this piece, number of all</comment>
        <translation>%1 setzt Kämpfer %2 von %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 fighters</source>
        <comment>colour, fighters on the board, of all</comment>
        <translation>%1: %2 von %3 Kämpfern</translation>
    </message>
    <message>
        <source>%1, %2 would fall with the ring</source>
        <comment>pieces of a colour, number</comment>
        <translation>%1, mit dem Ring würden fallen: %2</translation>
    </message>
    <message>
        <source>Rings fall after turns %1 of the moving phase.</source>
        <translation>Ringe fallen nach den Zügen %1 der Zugphase.</translation>
    </message>
    <message>
        <source>No more rings fall.</source>
        <translation>Es fallen keine Ringe mehr.</translation>
    </message>
    <message>
        <source>The ring falls after this turn.</source>
        <translation>Der Ring fällt nach diesem Zug.</translation>
    </message>
    <message numerus="yes">
        <source>The ring falls in %n turns.</source>
        <translation>
            <numerusform>Der Ring fällt in %n Zug.</numerusform>
            <numerusform>Der Ring fällt in %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 fighters</source>
        <comment>colour, fighters on the board</comment>
        <translation>%1: %2 Kämpfer</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::CapturedRow</name>
    <message>
        <source>%1 %2</source>
        <comment>number, kind of piece</comment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::MovementBox</name>
    <message>
        <source>Only forward</source>
        <translation>Nur vorwärts</translation>
    </message>
    <message>
        <source>Diagram of the movement</source>
        <translation>Diagramm der Gangart</translation>
    </message>
    <message>
        <source>Click squares to which the piece may go, and again to take them away</source>
        <translation>Klicken Sie auf Felder, auf die die Figur ziehen darf, und noch einmal, um sie wieder wegzunehmen</translation>
    </message>
    <message>
        <source>a leap</source>
        <translation>einen Sprung</translation>
    </message>
    <message>
        <source>a slide</source>
        <translation>einen Gleitzug</translation>
    </message>
    <message>
        <source>a leap repeated in a line</source>
        <translation>einen Sprung, in einer Linie wiederholt</translation>
    </message>
    <message>
        <source>What a click sets</source>
        <translation>Was ein Klick setzt</translation>
    </message>
    <message>
        <source>Most steps</source>
        <translation>Höchste Schrittzahl</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>moves only</source>
        <translation>nur ziehen</translation>
    </message>
    <message>
        <source>captures only</source>
        <translation>nur schlagen</translation>
    </message>
    <message>
        <source>What it serves for</source>
        <translation>Wozu es dient</translation>
    </message>
    <message>
        <source>A click sets</source>
        <translation>Ein Klick setzt</translation>
    </message>
    <message>
        <source>Most steps (%1: no limit)</source>
        <translation>Höchste Schrittzahl (%1: unbegrenzt)</translation>
    </message>
    <message>
        <source>For moves, captures or both</source>
        <translation>Zum Ziehen, zum Schlagen oder für beides</translation>
    </message>
    <message>
        <source>Movement in Betza&apos;s notation</source>
        <translation>Gangart in Betzas Notation</translation>
    </message>
    <message>
        <source>such as BN, FfW or mNcR</source>
        <translation>etwa BN, FfW oder mNcR</translation>
    </message>
    <message>
        <source>W F D N A H C Z G and (m,n) are leaps, R B Q K the usual pieces; a number or the letter again repeats them in a line; before them m is only moving, c only capturing, f only forward</source>
        <translation>W F D N A H C Z G und (m,n) sind Sprünge, R B Q K die üblichen Figuren; eine Zahl oder noch einmal der Buchstabe wiederholt sie in einer Linie; davor heißt m nur ziehen, c nur schlagen, f nur vorwärts</translation>
    </message>
    <message>
        <source>In Betza&apos;s notation</source>
        <translation>In Betzas Notation</translation>
    </message>
    <message>
        <source>Change the movement</source>
        <translation>Gangart ändern</translation>
    </message>
    <message>
        <source>Found %1, wanted %2</source>
        <comment>in a text, what was found and wanted</comment>
        <translation>Gefunden: %1, erwartet: %2</translation>
    </message>
    <message>
        <source>Write the movement</source>
        <translation>Gangart schreiben</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::MovementCard</name>
    <message>
        <source>Movement card</source>
        <translation>Figurenkarte</translation>
    </message>
    <message>
        <source>Point at a piece to see how it moves.</source>
        <translation>Zeigen Sie auf eine Figur, um ihre Gangart zu sehen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a piece, its letter</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Beyond price</source>
        <translation>Unbezahlbar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a piece, how it moves</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::PictureBox</name>
    <message>
        <source>SVG…</source>
        <translation>SVG…</translation>
    </message>
    <message>
        <source>Its letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>White&apos;s picture</source>
        <translation>Bild für Weiß</translation>
    </message>
    <message>
        <source>Black&apos;s picture</source>
        <translation>Bild für Schwarz</translation>
    </message>
    <message>
        <source>Take the picture from an SVG file</source>
        <translation>Das Bild aus einer SVG-Datei nehmen</translation>
    </message>
    <message>
        <source>Draw the piece as its letter</source>
        <translation>Die Figur als ihren Buchstaben zeichnen</translation>
    </message>
    <message>
        <source>Picture as the data of an SVG path</source>
        <translation>Bild als Daten eines SVG-Pfads</translation>
    </message>
    <message>
        <source>The data of an SVG path in a square of 100×100, such as M50 10 L90 90 H10 Z</source>
        <translation>Die Daten eines SVG-Pfads in einem Quadrat von 100×100, etwa M50 10 L90 90 H10 Z</translation>
    </message>
    <message>
        <source>an SVG document</source>
        <translation>ein SVG-Dokument</translation>
    </message>
    <message>
        <source>or the data of an SVG path</source>
        <translation>oder die Daten eines SVG-Pfads</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Bild öffnen</translation>
    </message>
    <message>
        <source>Drawings (*.svg);;All files (*)</source>
        <translation>Zeichnungen (*.svg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>found %1, wanted %2</source>
        <comment>in a file, what was found and wanted</comment>
        <translation>gefunden: %1, erwartet: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Found %1, wanted %2</source>
        <comment>in a text, what was found and wanted</comment>
        <translation>Gefunden: %1, erwartet: %2</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::PieceDrafts</name>
    <message>
        <source>The piece %1 has no name.</source>
        <translation>Die Figur %1 hat keinen Namen.</translation>
    </message>
    <message>
        <source>The %1 (%2) cannot move: click squares of its diagram.</source>
        <translation>%1 (%2) kann nicht ziehen: Klicken Sie auf Felder im Diagramm.</translation>
    </message>
    <message>
        <source>The %1 (%2) cannot move: all its leaps lead off the board of %3×%4.</source>
        <translation>%1 (%2) kann nicht ziehen: Alle Sprünge führen von dem Brett mit %3×%4 Feldern.</translation>
    </message>
    <message>
        <source>There are %1, and there may be %2.</source>
        <comment>what is too much, what is wanted</comment>
        <translation>Vorhanden: %1, erlaubt: %2.</translation>
    </message>
    <message>
        <source>new piece</source>
        <translation>neue Figur</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Figur hinzufügen</translation>
    </message>
    <message>
        <source>Change a piece of the game</source>
        <translation>Figur des Spiels ändern</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>name of a piece</comment>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Copy a piece</source>
        <translation>Figur kopieren</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>Figur entfernen</translation>
    </message>
    <message>
        <source>Choose a letter</source>
        <translation>Buchstaben wählen</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::PieceForm</name>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>Royal: its loss ends the game</source>
        <translation>Königlich: Geht sie verloren, endet die Partie</translation>
    </message>
    <message>
        <source>A pawn may become it</source>
        <translation>Ein Bauer darf zu ihr werden</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name and letter</source>
        <translation>Name und Buchstabe</translation>
    </message>
    <message>
        <source>Value in pawns</source>
        <translation>Wert in Bauern</translation>
    </message>
    <message>
        <source>The value is estimated from how many squares it reaches</source>
        <translation>Der Wert wird danach geschätzt, wie viele Felder die Figur erreicht</translation>
    </message>
    <message>
        <source>Estimate the value</source>
        <translation>Wert schätzen</translation>
    </message>
    <message>
        <source>Royal or not</source>
        <translation>Königlich oder nicht</translation>
    </message>
    <message>
        <source>Promoted to or not</source>
        <translation>Umwandlung erlauben oder nicht</translation>
    </message>
    <message>
        <source>A letter from a to z is wanted.</source>
        <translation>Erforderlich ist ein Buchstabe von a bis z.</translation>
    </message>
    <message>
        <source>Another piece has the letter %1.</source>
        <translation>Eine andere Figur hat den Buchstaben %1.</translation>
    </message>
    <message>
        <source>Name a piece</source>
        <translation>Figur benennen</translation>
    </message>
    <message>
        <source>Value a piece</source>
        <translation>Figur bewerten</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::PieceList</name>
    <message>
        <source>Own pieces</source>
        <translation>Eigene Figuren</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Figur hinzufügen</translation>
    </message>
    <message>
        <source>Copy the piece</source>
        <translation>Figur kopieren</translation>
    </message>
    <message>
        <source>Remove the piece</source>
        <translation>Figur entfernen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>A new piece</source>
        <translation>Neue Figur</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <comment>name of a piece of the game</comment>
        <translation>Ändern: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a piece, its letter</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::PieceWorkshop</name>
    <message>
        <source>Use these pieces</source>
        <translation>Figuren übernehmen</translation>
    </message>
    <message>
        <source>Own pieces</source>
        <translation>Eigene Figuren</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zurück zum Anfang</translation>
    </message>
    <message>
        <source>Put the pieces of the board back</source>
        <translation>Die Figuren auf dem Brett zurückstellen</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>Copy the pieces as they stand in a configuration file</source>
        <translation>Die Figuren so kopieren, wie sie in einer Konfigurationsdatei stehen</translation>
    </message>
    <message>
        <source>There are no own pieces yet: add one with the button above the list.</source>
        <translation>Es gibt noch keine eigenen Figuren: Fügen Sie mit der Schaltfläche über der Liste eine hinzu.</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::TrialBoard</name>
    <message>
        <source>Board to try the piece on</source>
        <translation>Brett zum Ausprobieren der Figur</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::XxlChessPanel</name>
    <message>
        <source>Captured pieces and movement card</source>
        <translation>Geschlagene Figuren und Figurenkarte</translation>
    </message>
    <message>
        <source>%1 has lost</source>
        <comment>colour</comment>
        <translation>Verluste von %1</translation>
    </message>
    <message>
        <source>Material is even</source>
        <translation>Material ausgeglichen</translation>
    </message>
    <message>
        <source>%1 is ahead by %2</source>
        <comment>colour, value in pawns</comment>
        <translation>%1 liegt um %2 vorn</translation>
    </message>
</context>
<context>
    <name>tetress</name>
    <message>
        <source>No place left</source>
        <translation>Kein Platz mehr</translation>
    </message>
    <message>
        <source>Win with one tetromino</source>
        <translation>Mit einem Tetromino gewinnen</translation>
    </message>
    <message>
        <source>Win with %1 tetrominoes</source>
        <translation>Mit %1 Tetrominos gewinnen</translation>
    </message>
    <message>
        <source>Save yourself</source>
        <translation>Retten Sie sich</translation>
    </message>
    <message>
        <source>Place so that you have a place left at your next turn</source>
        <translation>So setzen, dass Sie im nächsten Zug noch einen Platz haben</translation>
    </message>
    <message>
        <source>Do not lose for %1 turns</source>
        <translation>%1 Züge lang nicht verlieren</translation>
    </message>
    <message>
        <source>Double clear</source>
        <translation>Doppelschlag</translation>
    </message>
    <message>
        <source>Many lines at once</source>
        <translation>Viele Linien</translation>
    </message>
    <message>
        <source>Clear %1 lines with one tetromino</source>
        <translation>%1 Linien mit einem Tetromino leeren</translation>
    </message>
    <message>
        <source>Largest capture</source>
        <translation>Größter Fang</translation>
    </message>
    <message>
        <source>Clear %1 tokens of your opponent with one tetromino</source>
        <translation>%1 Plättchen des Gegners mit einem Tetromino räumen</translation>
    </message>
    <message>
        <source>One, two</source>
        <translation>Eins, zwei</translation>
    </message>
    <message>
        <source>Clear two lines with two tetrominoes, whatever your opponent does</source>
        <translation>Mit zwei Tetrominos zwei Linien leeren, egal, was der Gegner tut</translation>
    </message>
    <message>
        <source>Actions taken</source>
        <translation>Ausgeführte Aktionen</translation>
    </message>
    <message>
        <source>With %1 you could have cleared %2 tokens of %3 and %4 of your own</source>
        <translation>Mit %1 hätten Sie %2 Plättchen von %3 und %4 eigene räumen können</translation>
    </message>
    <message>
        <source>After this, %1 can clear %2 of your tokens and %3 of their own with %4</source>
        <translation>Danach kann %1 %2 Ihrer Plättchen und %3 eigene mit %4 räumen</translation>
    </message>
    <message>
        <source>With %1 you could have left %2 only %3 places</source>
        <translation>Mit %1 hätten Sie %2 nur %3 Plätze lassen können</translation>
    </message>
    <message>
        <source>When %1 plays %2, you have %3 places left</source>
        <translation>Wenn %1 %2 spielt, bleiben Ihnen %3 Plätze</translation>
    </message>
    <message>
        <source>Red %1 : Blue %2</source>
        <translation>Rot %1 : Blau %2</translation>
    </message>
    <message>
        <source>%1 then has %2 places</source>
        <translation>%1 hat dann %2 Plätze</translation>
    </message>
    <message>
        <source>The game is over: %1 actions have been taken</source>
        <translation>Die Partie ist zu Ende: %1 Aktionen sind ausgeführt</translation>
    </message>
    <message>
        <source>The game is over: %1 has no placement left</source>
        <translation>Die Partie ist zu Ende: %1 hat keinen Platz mehr</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>%1 ist besetzt</translation>
    </message>
    <message>
        <source>%1 are occupied</source>
        <translation>%1 sind besetzt</translation>
    </message>
    <message>
        <source>Not a tetromino: %1 is loose</source>
        <translation>Kein Tetromino: %1 hängt nicht mit den anderen zusammen</translation>
    </message>
    <message>
        <source>Not a tetromino: %1 are loose</source>
        <translation>Kein Tetromino: %1 hängen nicht mit den anderen zusammen</translation>
    </message>
    <message>
        <source>No tetromino reaches from %1 to the other cells</source>
        <translation>Kein Tetromino reicht von %1 bis zu den anderen Feldern</translation>
    </message>
    <message>
        <source>No tetromino has room that covers %1</source>
        <translation>Kein Tetromino, das %1 bedeckt, hat Platz</translation>
    </message>
    <message>
        <source>No tetromino on %1 is adjacent to a token of %2</source>
        <translation>Kein Tetromino auf %1 liegt neben einem Plättchen von %2</translation>
    </message>
    <message>
        <source>A placement has four cells</source>
        <translation>Gesetzt werden immer vier Felder</translation>
    </message>
    <message>
        <source>%1 is named twice: a tetromino has four cells</source>
        <translation>%1 ist zweimal genannt: Ein Tetromino hat vier Felder</translation>
    </message>
    <message>
        <source>A tetromino has four cells, not %1</source>
        <translation>Ein Tetromino hat vier Felder, nicht %1</translation>
    </message>
    <message>
        <source>None of the four cells is adjacent to a token of %1</source>
        <translation>Keines der vier Felder liegt neben einem Plättchen von %1</translation>
    </message>
    <message>
        <source>Tetress</source>
        <translation>Tetress</translation>
    </message>
    <message>
        <source>Place tetrominoes on a board without edges until your opponent finds no place left.</source>
        <translation>Setzen Sie Tetrominos auf ein Brett ohne Ränder, bis der Gegner keinen Platz mehr findet.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>%1 line cleared (−%2 Red, −%3 Blue)</source>
        <translation>%1 Linie geleert (−%2 Rot, −%3 Blau)</translation>
    </message>
    <message>
        <source>%1 lines cleared (−%2 Red, −%3 Blue)</source>
        <translation>%1 Linien geleert (−%2 Rot, −%3 Blau)</translation>
    </message>
    <message>
        <source>Red has no tokens left</source>
        <translation>Rot hat keine Plättchen mehr</translation>
    </message>
    <message>
        <source>Blue has no tokens left</source>
        <translation>Blau hat keine Plättchen mehr</translation>
    </message>
    <message>
        <source>Ten placed</source>
        <translation>Zehn gesetzt</translation>
    </message>
    <message>
        <source>Crowded</source>
        <translation>Gedränge</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>R, B, a number from 1 to 11, or /</source>
        <translation>R, B, eine Zahl von 1 bis 11 oder /</translation>
    </message>
    <message>
        <source>more than 11 cells in row %1</source>
        <translation>mehr als 11 Felder in Zeile %1</translation>
    </message>
    <message>
        <source>%1 cell in row %2</source>
        <translation>%1 Feld in Zeile %2</translation>
    </message>
    <message>
        <source>%1 cells in row %2</source>
        <translation>%1 Felder in Zeile %2</translation>
    </message>
    <message>
        <source>a twelfth row</source>
        <translation>eine zwölfte Zeile</translation>
    </message>
    <message>
        <source>11 rows</source>
        <translation>11 Zeilen</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>the side, r or b</source>
        <translation>die Seite, r oder b</translation>
    </message>
    <message>
        <source>the actions taken, 0 to %1</source>
        <translation>die ausgeführten Aktionen, 0 bis %1</translation>
    </message>
    <message>
        <source>%1, as the actions taken say</source>
        <translation>%1, wie die ausgeführten Aktionen besagen</translation>
    </message>
    <message>
        <source>four cells r,c joined by +, r and c from 0 to 10</source>
        <translation>vier Felder r,c, verbunden durch +, mit r und c von 0 bis 10</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>a legal move: %1 (%2)</source>
        <translation>ein möglicher Zug: %1 (%2)</translation>
    </message>
    <message>
        <source>only %1 field</source>
        <translation>nur %1 Angabe</translation>
    </message>
    <message>
        <source>only %1 fields</source>
        <translation>nur %1 Angaben</translation>
    </message>
    <message>
        <source>3: rows, side (r or b), actions</source>
        <translation>3: Zeilen, Seite (r oder b), Aktionen</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>The turn limit is reached, and both have as many tokens.</source>
        <translation>Das Zuglimit ist erreicht, und beide haben gleich viele Plättchen.</translation>
    </message>
</context>
<context>
    <name>watchyourback</name>
    <message>
        <source>The last stab</source>
        <translation>Der letzte Stich</translation>
    </message>
    <message>
        <source>Win in one move</source>
        <translation>In einem Zug gewinnen</translation>
    </message>
    <message>
        <source>Win in %1 moves</source>
        <translation>In %1 Zügen gewinnen</translation>
    </message>
    <message>
        <source>Largest stab</source>
        <translation>Größter Stich</translation>
    </message>
    <message>
        <source>Two in two</source>
        <translation>Zwei in zwei</translation>
    </message>
    <message>
        <source>Stab %1 fighters with one move</source>
        <translation>Mit einem Zug %1 Kämpfer erstechen</translation>
    </message>
    <message>
        <source>Stab %1 fighters within %2 moves</source>
        <translation>In höchstens %2 Zügen %1 Kämpfer erstechen</translation>
    </message>
    <message>
        <source>Save yourself</source>
        <translation>Retten Sie sich</translation>
    </message>
    <message>
        <source>Move so that no fighter of yours falls before your next turn</source>
        <translation>So ziehen, dass bis zu Ihrem nächsten Zug keiner Ihrer Kämpfer fällt</translation>
    </message>
    <message>
        <source>Lose no fighter for %1 moves</source>
        <translation>%1 Züge lang keinen Kämpfer verlieren</translation>
    </message>
    <message>
        <source>Hold out</source>
        <translation>Durchhalten</translation>
    </message>
    <message>
        <source>Do not lose for two moves</source>
        <translation>Zwei Züge lang nicht verlieren</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Turns of the phase</source>
        <translation>Züge der Phase</translation>
    </message>
    <message>
        <source>You could have stabbed %1 by %2</source>
        <translation>Sie hätten %1 mit %2 erstechen können</translation>
    </message>
    <message>
        <source>After this, %1 can stab %2 in %3 ways: you lose %4</source>
        <translation>Danach kann %1 %2 auf %3 Arten erstechen: Sie verlieren %4</translation>
    </message>
    <message>
        <source>After this, %1 can stab %2 by %3 or %4: you lose %5</source>
        <translation>Danach kann %1 %2 mit %3 oder %4 erstechen: Sie verlieren %5</translation>
    </message>
    <message>
        <source>After this, %1 can stab %2 by %3: you lose %4</source>
        <translation>Danach kann %1 %2 mit %3 erstechen: Sie verlieren %4</translation>
    </message>
    <message>
        <source>Whatever %1 does, you then lose %2 with the ring that falls</source>
        <translation>Egal, was %1 tut: Sie verlieren danach %2 mit dem Ring, der fällt</translation>
    </message>
    <message>
        <source>You strike first: %1 falls, then your own fighter on %2</source>
        <translation>Sie schlagen zuerst zu: %1 fällt, danach Ihr eigener Kämpfer auf %2</translation>
    </message>
    <message>
        <source>You strike first: %1 falls, and your fighter stays</source>
        <translation>Sie schlagen zuerst zu: %1 fällt, und Ihr Kämpfer bleibt stehen</translation>
    </message>
    <message>
        <source>You stab %1</source>
        <translation>Sie erstechen %1</translation>
    </message>
    <message>
        <source>Your own fighter falls: %1 lies between two hostile squares</source>
        <translation>Ihr eigener Kämpfer fällt: %1 liegt zwischen zwei feindlichen Feldern</translation>
    </message>
    <message>
        <source>%2 has fewer than two fighters left.</source>
        <translation>%2 hat weniger als zwei Kämpfer übrig.</translation>
    </message>
    <message>
        <source>Both sides have fewer than two fighters left.</source>
        <translation>Beide Seiten haben weniger als zwei Kämpfer übrig.</translation>
    </message>
    <message>
        <source>The shrinking board left %2 fewer than two fighters.</source>
        <translation>Das schrumpfende Brett hat %2 weniger als zwei Kämpfer gelassen.</translation>
    </message>
    <message>
        <source>The shrinking board left both fewer than two fighters.</source>
        <translation>Das schrumpfende Brett hat beiden weniger als zwei Kämpfer gelassen.</translation>
    </message>
    <message>
        <source>All are placed; %2 has fewer than two fighters left.</source>
        <translation>Alle sind gesetzt; %2 hat weniger als zwei Kämpfer übrig.</translation>
    </message>
    <message>
        <source>All are placed; both have fewer than two fighters left.</source>
        <translation>Alle sind gesetzt; beide haben weniger als zwei Kämpfer übrig.</translation>
    </message>
    <message>
        <source>Both players had to forfeit, one after the other.</source>
        <translation>Beide Spieler mussten nacheinander aussetzen.</translation>
    </message>
    <message>
        <source>Placing is never impossible: place a fighter</source>
        <translation>Setzen ist immer möglich: Setzen Sie einen Kämpfer</translation>
    </message>
    <message>
        <source>Fighters move only when all 24 have been placed</source>
        <translation>Kämpfer ziehen erst, wenn alle 24 gesetzt sind</translation>
    </message>
    <message>
        <source>%1 has no step and no jump and forfeits the turn</source>
        <translation>%1 hat keinen Schritt und keinen Sprung und setzt aus</translation>
    </message>
    <message>
        <source>You may forfeit only when no step and no jump is left</source>
        <translation>Sie dürfen nur aussetzen, wenn kein Schritt und kein Sprung mehr möglich ist</translation>
    </message>
    <message>
        <source>The fighter on %1 has no free square to step or jump to</source>
        <translation>Der Kämpfer auf %1 hat kein freies Feld für einen Schritt oder Sprung</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>%1 is a corner: nobody may stand there</source>
        <translation>%1 ist eine Ecke: Dort darf niemand stehen</translation>
    </message>
    <message>
        <source>%1 has fallen off the board</source>
        <translation>%1 ist vom Brett gefallen</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>%1 ist besetzt</translation>
    </message>
    <message>
        <source>%1 places only in rows %2 to %3</source>
        <translation>%1 setzt nur in den Reihen %2 bis %3</translation>
    </message>
    <message>
        <source>The fighter on %1 is not yours: it is %2&apos;s turn</source>
        <translation>Der Kämpfer auf %1 gehört nicht Ihnen: %2 ist am Zug</translation>
    </message>
    <message>
        <source>There is no fighter on %1 to move</source>
        <translation>Auf %1 steht kein Kämpfer, der ziehen könnte</translation>
    </message>
    <message>
        <source>A fighter steps to an adjacent square or jumps over one fighter to the square behind it</source>
        <translation>Ein Kämpfer geht einen Schritt auf ein Nachbarfeld oder springt über einen Kämpfer auf das Feld dahinter</translation>
    </message>
    <message>
        <source>There is no fighter on %1 to jump over</source>
        <translation>Auf %1 steht kein Kämpfer, der zu überspringen wäre</translation>
    </message>
    <message>
        <source>The jump would land on %1, which is occupied</source>
        <translation>Der Sprung würde auf %1 enden, und das ist besetzt</translation>
    </message>
    <message>
        <source>Watch Your Back!</source>
        <translation>Watch Your Back!</translation>
    </message>
    <message>
        <source>Catch enemy fighters between two of yours while the board shrinks.</source>
        <translation>Erwischen Sie feindliche Kämpfer zwischen zwei eigenen, während das Brett schrumpft.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Draw by repetition</source>
        <translation>Remis durch Wiederholung</translation>
    </message>
    <message>
        <source>After the last ring has fallen, the game is drawn when a position occurs a third time.</source>
        <translation>Wenn der letzte Ring gefallen ist, endet die Partie remis, sobald eine Stellung zum dritten Mal vorkommt.</translation>
    </message>
    <message>
        <source>Draw when both forfeit</source>
        <translation>Remis, wenn beide aussetzen</translation>
    </message>
    <message>
        <source>After the last ring has fallen, the game is drawn when both players forfeit their turns in succession.</source>
        <translation>Wenn der letzte Ring gefallen ist, endet die Partie remis, sobald beide Spieler nacheinander aussetzen.</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Zuglimit</translation>
    </message>
    <message>
        <source>The game is drawn after so many turns of the moving phase; 0 for no limit.</source>
        <translation>Nach so vielen Zügen der Zugphase endet die Partie remis; 0 heißt unbegrenzt.</translation>
    </message>
    <message>
        <source>Pie rule</source>
        <translation>Tauschregel</translation>
    </message>
    <message>
        <source>After White&apos;s first placement Black may take White&apos;s side.</source>
        <translation>Nachdem Weiß zum ersten Mal gesetzt hat, darf Schwarz die Seite von Weiß übernehmen.</translation>
    </message>
    <message>
        <source>Black takes White&apos;s side</source>
        <translation>Schwarz übernimmt die Seite von Weiß</translation>
    </message>
    <message>
        <source>The ring falls (White −%1, Black −%2)</source>
        <translation>Der Ring fällt (Weiß −%1, Schwarz −%2)</translation>
    </message>
    <message>
        <source>Placing phase</source>
        <translation>Setzphase</translation>
    </message>
    <message>
        <source>Moving phase</source>
        <translation>Zugphase</translation>
    </message>
    <message>
        <source>All placed</source>
        <translation>Alle gesetzt</translation>
    </message>
    <message>
        <source>Ring about to fall</source>
        <translation>Ring kurz vor dem Fall</translation>
    </message>
    <message>
        <source>Last sixteen squares</source>
        <translation>Letzte sechzehn Felder</translation>
    </message>
    <message>
        <source>%1 has more than 12 fighters, with those still to be placed</source>
        <translation>%1 hat mehr als 12 Kämpfer, die noch zu setzenden mitgezählt</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>x,y or x,y&gt;x,y with digits 0 to 7, or pass</source>
        <translation>x,y oder x,y&gt;x,y mit Ziffern von 0 bis 7, oder pass</translation>
    </message>
    <message>
        <source>a legal move: %1 (%2)</source>
        <translation>ein möglicher Zug: %1 (%2)</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>the end of a row of %1</source>
        <translation>das Ende einer Reihe von %1</translation>
    </message>
    <message>
        <source>8 squares</source>
        <translation>8 Felder</translation>
    </message>
    <message>
        <source>a ninth row</source>
        <translation>eine neunte Reihe</translation>
    </message>
    <message>
        <source>8 rows</source>
        <translation>8 Reihen</translation>
    </message>
    <message>
        <source>W, B, X, #, a number from 1 to 8, or /</source>
        <translation>W, B, X, #, eine Zahl von 1 bis 8 oder /</translation>
    </message>
    <message>
        <source>more than 8 squares in a row</source>
        <translation>mehr als 8 Felder in einer Reihe</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Reihen</translation>
    </message>
    <message>
        <source>a last row of %1</source>
        <translation>eine letzte Reihe von %1</translation>
    </message>
    <message>
        <source>a board that has shrunk %1 times</source>
        <translation>ein Brett, das %1-mal geschrumpft ist</translation>
    </message>
    <message>
        <source>%1 times after so many turns</source>
        <translation>%1-mal nach so vielen Zügen</translation>
    </message>
    <message>
        <source>%1, whose turn follows from the turns taken</source>
        <translation>%1, denn so folgt es aus den gespielten Zügen</translation>
    </message>
    <message>
        <source>%1 pieces of %2 with those still to be placed</source>
        <translation>%1 Kämpfer von %2, die noch zu setzenden mitgezählt</translation>
    </message>
    <message>
        <source>%1 pieces of %2</source>
        <translation>%1 Kämpfer von %2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>only %1 fields</source>
        <translation>nur %1 Angaben</translation>
    </message>
    <message>
        <source>4: rows, side (w or b), phase (place or move), turns</source>
        <translation>4: Reihen, Seite (w oder b), Phase (place oder move), Züge</translation>
    </message>
    <message>
        <source>the side, w or b</source>
        <translation>die Seite, w oder b</translation>
    </message>
    <message>
        <source>the phase, place or move</source>
        <translation>die Phase, place oder move</translation>
    </message>
    <message>
        <source>the turns taken in this phase, 0 to %1</source>
        <translation>die in dieser Phase gespielten Züge, 0 bis %1</translation>
    </message>
    <message>
        <source>corners and removed squares out of place</source>
        <translation>Ecken und entfernte Felder an falscher Stelle</translation>
    </message>
    <message>
        <source>X in the four corners of the board that is left and # around it</source>
        <translation>X in den vier Ecken des verbliebenen Bretts und # darum herum</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>The turn limit is reached, and neither side has caught the other.</source>
        <translation>Das Zuglimit ist erreicht, und keine Seite hat die andere bezwungen.</translation>
    </message>
</context>
<context>
    <name>xxlchess</name>
    <message>
        <source>Mate in %1</source>
        <translation>Matt in %1</translation>
    </message>
    <message>
        <source>Save yourself: do not be mated at once</source>
        <translation>Retten Sie sich: nicht sofort mattgesetzt werden</translation>
    </message>
    <message>
        <source>Do not lose for %1 moves</source>
        <translation>%1 Züge lang nicht verlieren</translation>
    </message>
    <message>
        <source>Capture the %1 within %2 moves</source>
        <translation>%1 in höchstens %2 Zügen schlagen</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>Capture the king in %1</source>
        <translation>König schlagen in %1</translation>
    </message>
    <message>
        <source>Do not lose for one move</source>
        <translation>Einen Zug lang nicht verlieren</translation>
    </message>
    <message>
        <source>Capture the %1</source>
        <translation>%1 schlagen</translation>
    </message>
    <message>
        <source>There is no en passant: %1 is ignored</source>
        <translation>Schlagen en passant gibt es nicht: %1 bleibt unbeachtet</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Kings and rooks</source>
        <translation>Könige und Türme</translation>
    </message>
    <message>
        <source>have moved</source>
        <translation>haben gezogen</translation>
    </message>
    <message>
        <source>as in this position</source>
        <translation>wie in dieser Stellung</translation>
    </message>
    <message>
        <source>have not moved</source>
        <translation>haben nicht gezogen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Pawns are promoted on rank</source>
        <translation>Bauern werden umgewandelt auf Reihe</translation>
    </message>
    <message>
        <source>No castling: the king has already moved</source>
        <translation>Keine Rochade: Der König hat schon gezogen</translation>
    </message>
    <message>
        <source>No castling out of check: the %1 on %2 attacks the king</source>
        <translation>Keine Rochade aus dem Schach heraus: %1 auf %2 greift den König an</translation>
    </message>
    <message>
        <source>No castling: there is no rook on that side</source>
        <translation>Keine Rochade: Auf dieser Seite steht kein Turm</translation>
    </message>
    <message>
        <source>No castling: the first piece on that side is not your rook but the %1 on %2</source>
        <translation>Keine Rochade: Die erste Figur auf dieser Seite ist nicht Ihr Turm, sondern %1 auf %2</translation>
    </message>
    <message>
        <source>No castling: the rook on %1 has already moved</source>
        <translation>Keine Rochade: Der Turm auf %1 hat schon gezogen</translation>
    </message>
    <message>
        <source>No castling: the rook on %1 is too near</source>
        <translation>Keine Rochade: Der Turm auf %1 steht zu nah</translation>
    </message>
    <message>
        <source>No castling: the king would pass %1, which the %2 on %3 attacks</source>
        <translation>Keine Rochade: %2 auf %3 greift das Feld %1 an, über das der König ziehen würde</translation>
    </message>
    <message>
        <source>The king would be attacked on %1 by the %2 on %3</source>
        <translation>%2 auf %3 würde den König auf %1 angreifen</translation>
    </message>
    <message>
        <source>Your %1 on %2 could have taken the %3 on %4</source>
        <translation>Mit %1 auf %2 hätten Sie %3 auf %4 schlagen können</translation>
    </message>
    <message>
        <source>After this, the %1 on %2 can take your %3 on %4, and nothing can take back</source>
        <translation>Danach kann %1 auf %2 eine Ihrer Figuren schlagen (%3 auf %4), und nichts kann zurückschlagen</translation>
    </message>
    <message>
        <source>After this, the %1 on %2 can take your %3 on %4</source>
        <translation>Danach kann %1 auf %2 eine Ihrer Figuren schlagen (%3 auf %4)</translation>
    </message>
    <message>
        <source>You could have mated at once with %1</source>
        <translation>Sie hätten mit %1 sofort mattsetzen können</translation>
    </message>
    <message>
        <source>You could have mated in %1 moves, beginning with %2</source>
        <translation>Sie hätten in %1 Zügen mattsetzen können, beginnend mit %2</translation>
    </message>
    <message>
        <source>After this, %1 is mate</source>
        <translation>Danach setzt %1 matt</translation>
    </message>
    <message>
        <source>Mate in %1 is now possible, beginning with %2</source>
        <translation>Nun ist Matt in %1 möglich, beginnend mit %2</translation>
    </message>
    <message>
        <source>You must defend your king: without the %1 on %2 it would be attacked</source>
        <translation>Sie müssen Ihren König verteidigen: Ohne %1 auf %2 wäre er angegriffen</translation>
    </message>
    <message>
        <source>You must defend your king: it is attacked twice, so the king itself must move</source>
        <translation>Sie müssen Ihren König verteidigen: Er ist zweifach angegriffen, also muss er selbst ziehen</translation>
    </message>
    <message>
        <source>You must defend your king: it is attacked by the %1 on %2</source>
        <translation>Sie müssen Ihren König verteidigen: %1 auf %2 greift ihn an</translation>
    </message>
    <message>
        <source>The %1 on %2 is pinned: without it the %3 on %4 would attack the king</source>
        <translation>%1 auf %2 ist gefesselt: Ohne diese Figur würde %3 auf %4 den König angreifen</translation>
    </message>
    <message>
        <source>A pawn goes diagonally only to capture, and %1 is empty</source>
        <translation>Ein Bauer zieht nur zum Schlagen schräg, und %1 ist leer</translation>
    </message>
    <message>
        <source>Only an unmoved pawn on its second row may go two squares</source>
        <translation>Nur ein Bauer, der noch nicht gezogen hat, darf von seiner zweiten Reihe aus zwei Felder weit gehen</translation>
    </message>
    <message>
        <source>A pawn goes one square forward and captures one square diagonally forward</source>
        <translation>Ein Bauer zieht ein Feld vorwärts und schlägt ein Feld schräg vorwärts</translation>
    </message>
    <message>
        <source>One square forward, two from its own second row; captures one square diagonally forward</source>
        <translation>Ein Feld vorwärts, von der eigenen zweiten Reihe aus zwei; schlägt ein Feld schräg vorwärts</translation>
    </message>
    <message>
        <source>Any distance horizontally or vertically</source>
        <translation>Beliebig weit waagerecht oder senkrecht</translation>
    </message>
    <message>
        <source>Leaps two squares one way and one across, over other pieces</source>
        <translation>Springt zwei Felder in eine Richtung und eines quer dazu, über andere Figuren hinweg</translation>
    </message>
    <message>
        <source>Any distance diagonally</source>
        <translation>Beliebig weit schräg</translation>
    </message>
    <message>
        <source>Moves like a knight or a bishop</source>
        <translation>Zieht wie ein Springer oder ein Läufer</translation>
    </message>
    <message>
        <source>Leaps three squares one way and one across, over other pieces</source>
        <translation>Springt drei Felder in eine Richtung und eines quer dazu, über andere Figuren hinweg</translation>
    </message>
    <message>
        <source>Moves like a knight or a king, but may be captured</source>
        <translation>Zieht wie ein Springer oder ein König, darf aber geschlagen werden</translation>
    </message>
    <message>
        <source>Moves like a knight, a bishop or a rook</source>
        <translation>Zieht wie ein Springer, ein Läufer oder ein Turm</translation>
    </message>
    <message>
        <source>One square in any direction, never into attack</source>
        <translation>Ein Feld in jede Richtung, nie auf ein angegriffenes Feld</translation>
    </message>
    <message>
        <source>Moves like a knight or a rook</source>
        <translation>Zieht wie ein Springer oder ein Turm</translation>
    </message>
    <message>
        <source>Any distance in any direction</source>
        <translation>Beliebig weit in jede Richtung</translation>
    </message>
    <message>
        <source>Moves as the diagram shows</source>
        <translation>Zieht, wie es das Diagramm zeigt</translation>
    </message>
    <message>
        <source>One square in any direction</source>
        <translation>Ein Feld in jede Richtung</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>archbishop</source>
        <translation>Erzbischof</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>Kamel</translation>
    </message>
    <message>
        <source>general</source>
        <translation>General</translation>
    </message>
    <message>
        <source>amazon</source>
        <translation>Amazone</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>chancellor</source>
        <translation>Kanzler</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>White stands in check although it is Black&apos;s turn</source>
        <translation>Weiß steht im Schach, obwohl Schwarz am Zug ist</translation>
    </message>
    <message>
        <source>Black stands in check although it is White&apos;s turn</source>
        <translation>Schwarz steht im Schach, obwohl Weiß am Zug ist</translation>
    </message>
    <message>
        <source>Takes the %1</source>
        <translation>Schlägt %1</translation>
    </message>
    <message>
        <source>Takes the %1, worth %2</source>
        <translation>Schlägt %1, Wert %2</translation>
    </message>
    <message>
        <source>Gives check</source>
        <translation>Gibt Schach</translation>
    </message>
    <message>
        <source>Then attacks the %1 on %2</source>
        <translation>Greift dann %1 auf %2 an</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Rochiert</translation>
    </message>
    <message>
        <source>The pawn becomes a %1</source>
        <translation>Der Bauer wird %1</translation>
    </message>
    <message>
        <source>The king of %2 is attacked and cannot be saved.</source>
        <translation>Der König von %2 ist angegriffen und nicht zu retten.</translation>
    </message>
    <message>
        <source>%1 wins by checkmate</source>
        <translation>%1 gewinnt durch Schachmatt</translation>
    </message>
    <message>
        <source>You won by checkmate</source>
        <translation>Sie haben durch Schachmatt gewonnen</translation>
    </message>
    <message>
        <source>You lost by checkmate</source>
        <translation>Sie haben durch Schachmatt verloren</translation>
    </message>
    <message>
        <source>The player to move is not in check and has no move.</source>
        <translation>Die Seite am Zug steht nicht im Schach und hat keinen Zug.</translation>
    </message>
    <message>
        <source>Stalemate – draw</source>
        <translation>Patt – Remis</translation>
    </message>
    <message>
        <source>%1 captured the king of %2.</source>
        <translation>%1 hat den König von %2 geschlagen.</translation>
    </message>
    <message>
        <source>Fifty moves passed without a capture or a pawn&apos;s move.</source>
        <translation>Fünfzig Züge lang wurde nicht geschlagen und kein Bauer gezogen.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Point at a piece of yours to move it</source>
        <translation>Wählen Sie eine eigene Figur, um sie zu ziehen</translation>
    </message>
    <message>
        <source>There is nothing on %1 to move</source>
        <translation>Auf %1 steht nichts, was ziehen könnte</translation>
    </message>
    <message>
        <source>The %1 on %2 is not yours: it is %3&apos;s turn</source>
        <translation>%1 auf %2 gehört nicht Ihnen: %3 ist am Zug</translation>
    </message>
    <message>
        <source>The king on %1 has no square that is not attacked</source>
        <translation>Der König auf %1 hat kein Feld, das nicht angegriffen ist</translation>
    </message>
    <message>
        <source>The %1 on %2 cannot move: its way is blocked</source>
        <translation>%1 auf %2 kann nicht ziehen: Der Weg ist versperrt</translation>
    </message>
    <message>
        <source>Your own %1 stands on %2</source>
        <translation>Auf %2 steht eine eigene Figur: %1</translation>
    </message>
    <message>
        <source>The %1 does not move like that</source>
        <translation>So zieht diese Figur (%1) nicht</translation>
    </message>
    <message>
        <source>Something stands in the way</source>
        <translation>Etwas steht im Weg</translation>
    </message>
    <message>
        <source>The way of the %1 is blocked by the %2 on %3</source>
        <translation>Für %1 ist der Weg versperrt, durch %2 auf %3</translation>
    </message>
    <message>
        <source>XXLChess</source>
        <translation>XXLChess</translation>
    </message>
    <message>
        <source>Checkmate the king on a board of 14×14 squares with eleven kinds of piece.</source>
        <translation>Setzen Sie den König matt: auf 14×14 Feldern, mit elf Arten von Figuren.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Draw by repetition</source>
        <translation>Remis durch Wiederholung</translation>
    </message>
    <message>
        <source>The game is drawn when a position occurs a third time.</source>
        <translation>Die Partie endet remis, wenn eine Stellung zum dritten Mal vorkommt.</translation>
    </message>
    <message>
        <source>Draw after 100 quiet turns</source>
        <translation>Remis nach 100 ruhigen Zügen</translation>
    </message>
    <message>
        <source>The game is drawn after 100 turns without a capture or a pawn move.</source>
        <translation>Die Partie endet remis nach 100 Zügen, in denen weder geschlagen noch ein Bauer gezogen wurde.</translation>
    </message>
    <message>
        <source>Choice of promotion</source>
        <translation>Umwandlung nach Wahl</translation>
    </message>
    <message>
        <source>The player chooses what a pawn becomes; else it is always a queen.</source>
        <translation>Der Spieler wählt, was aus einem Bauern wird; sonst ist es immer eine Dame.</translation>
    </message>
    <message>
        <source>Black at the bottom</source>
        <translation>Schwarz unten</translation>
    </message>
    <message>
        <source>The layout is turned, and Black&apos;s pawns go up the screen.</source>
        <translation>Die Aufstellung ist gedreht, und die Bauern von Schwarz ziehen auf dem Bildschirm nach oben.</translation>
    </message>
    <message>
        <source>Fog of war</source>
        <translation>Nebel des Krieges</translation>
    </message>
    <message>
        <source>Each player sees only the squares their own pieces can move to, and wins by capturing the king.</source>
        <translation>Jeder Spieler sieht nur die Felder, auf die seine eigenen Figuren ziehen können, und gewinnt, indem er den König schlägt.</translation>
    </message>
    <message>
        <source>Further pieces</source>
        <translation>Weitere Figuren</translation>
    </message>
    <message>
        <source>Kinds of piece as a configuration file defines them.</source>
        <translation>Arten von Figuren, wie eine Konfigurationsdatei sie festlegt.</translation>
    </message>
    <message>
        <source>Orthodox, 8×8</source>
        <translation>Orthodox, 8×8</translation>
    </message>
    <message>
        <source>Capablanca, 10×8</source>
        <translation>Capablanca, 10×8</translation>
    </message>
    <message>
        <source>Gothic, 10×8</source>
        <translation>Gothic, 10×8</translation>
    </message>
    <message>
        <source>Knights and camels, 12×10</source>
        <translation>Springer und Kamele, 12×10</translation>
    </message>
    <message>
        <source>Courier, 12×8</source>
        <translation>Kurierschach, 12×8</translation>
    </message>
    <message>
        <source>Camels, 12×12</source>
        <translation>Kamele, 12×12</translation>
    </message>
    <message>
        <source>Largest, 16×16</source>
        <translation>Größtes Brett, 16×16</translation>
    </message>
    <message>
        <source>Small, 6×6</source>
        <translation>Kleines Brett, 6×6</translation>
    </message>
    <message>
        <source>Army of leapers, 10×10</source>
        <translation>Heer der Sprungfiguren, 10×10</translation>
    </message>
    <message>
        <source>Army of riders, 11×10</source>
        <translation>Heer der Reiter, 11×10</translation>
    </message>
    <message>
        <source>Generals and lances, 9×9</source>
        <translation>Generäle und Lanzen, 9×9</translation>
    </message>
    <message>
        <source>Pieces with pictures, 8×8</source>
        <translation>Figuren mit Bildern, 8×8</translation>
    </message>
    <message>
        <source>In the fog, 14×14</source>
        <translation>Im Nebel, 14×14</translation>
    </message>
    <message>
        <source>Six puzzles, 8×8</source>
        <translation>Sechs Aufgaben, 8×8</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>Die Leiter</translation>
    </message>
    <message>
        <source>From the other side</source>
        <translation>Von der anderen Seite</translation>
    </message>
    <message>
        <source>Into the corner</source>
        <translation>In die Ecke</translation>
    </message>
    <message>
        <source>Two at once</source>
        <translation>Zwei auf einmal</translation>
    </message>
    <message>
        <source>No air</source>
        <translation>Keine Luft</translation>
    </message>
    <message>
        <source>The amazon</source>
        <translation>Die Amazone</translation>
    </message>
    <message>
        <source>Three puzzles in the fog, 8×8</source>
        <translation>Drei Aufgaben im Nebel, 8×8</translation>
    </message>
    <message>
        <source>The king hides on h8</source>
        <translation>Der König versteckt sich auf h8</translation>
    </message>
    <message>
        <source>The queen is shut in on a8</source>
        <translation>Die Dame ist auf a8 eingesperrt</translation>
    </message>
    <message>
        <source>No air in the dark</source>
        <translation>Keine Luft im Dunkeln</translation>
    </message>
    <message>
        <source>an atom such as N</source>
        <translation>ein Atom wie N</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>betza = %1: %2 at character %3</source>
        <translation>betza = %1: %2 an Zeichen %3</translation>
    </message>
    <message>
        <source>one of m and c before an atom, or neither</source>
        <translation>m oder c vor einem Atom, oder keines von beiden</translation>
    </message>
    <message>
        <source>one of W F D N A H C Z G K R B Q or (m,n), with m, c or f before it</source>
        <translation>eines von W F D N A H C Z G K R B Q oder (m,n), davor m, c oder f</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number below 16</source>
        <translation>eine Zahl unter 16</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>ein Komma</translation>
    </message>
    <message>
        <source>a closing bracket</source>
        <translation>eine schließende Klammer</translation>
    </message>
    <message>
        <source>a leap to another square</source>
        <translation>ein Sprung auf ein anderes Feld</translation>
    </message>
    <message>
        <source>a difficulty for two human players</source>
        <translation>eine Schwierigkeit bei zwei menschlichen Spielern</translation>
    </message>
    <message>
        <source>&quot;cpu&quot; among the &quot;players&quot;</source>
        <translation>&quot;cpu&quot; unter den &quot;players&quot;</translation>
    </message>
    <message>
        <source>a draw by repetition in the fog, where nobody could know of it</source>
        <translation>Remis durch Wiederholung im Nebel, wo niemand davon wissen könnte</translation>
    </message>
    <message>
        <source>&quot;promotes&quot; where every pawn becomes a queen</source>
        <translation>&quot;promotes&quot;, obwohl jeder Bauer zur Dame wird</translation>
    </message>
    <message>
        <source>piece %1: leaps that all lead off the board</source>
        <translation>Figur %1: Sprünge, die alle vom Brett führen</translation>
    </message>
    <message>
        <source>one within the board</source>
        <translation>einer innerhalb des Bretts</translation>
    </message>
    <message>
        <source>a layout in which only the side to move is in check</source>
        <translation>eine Aufstellung, in der nur die Seite am Zug im Schach steht</translation>
    </message>
    <message>
        <source>a game that is over before the first move</source>
        <translation>eine Partie, die vor dem ersten Zug zu Ende ist</translation>
    </message>
    <message>
        <source>a layout with a move in it</source>
        <translation>eine Aufstellung, in der es einen Zug gibt</translation>
    </message>
    <message>
        <source>no level in the list</source>
        <translation>keine Aufgabe in der Liste</translation>
    </message>
    <message>
        <source>at least one, or no &quot;levels&quot;</source>
        <translation>mindestens eine, oder kein &quot;levels&quot;</translation>
    </message>
    <message>
        <source>nothing to capture with the letter %1</source>
        <translation>nichts zu schlagen mit dem Buchstaben %1</translation>
    </message>
    <message>
        <source>a piece of the other side in the layout</source>
        <translation>eine Figur der anderen Seite in der Aufstellung</translation>
    </message>
    <message>
        <source>&quot;seconds&quot;: the time for the game</source>
        <translation>&quot;seconds&quot;: die Zeit für die Partie</translation>
    </message>
    <message>
        <source>&quot;increment&quot;: the seconds added after a move</source>
        <translation>&quot;increment&quot;: die Sekunden, die nach einem Zug dazukommen</translation>
    </message>
    <message>
        <source>0 seconds with an increment</source>
        <translation>0 Sekunden mit einem Zuschlag</translation>
    </message>
    <message>
        <source>more than 0 seconds, or both 0 for no limit</source>
        <translation>mehr als 0 Sekunden, oder beides 0 für unbegrenzte Zeit</translation>
    </message>
    <message>
        <source>&quot;player_colour&quot;: &quot;white&quot; or &quot;black&quot;</source>
        <translation>&quot;player_colour&quot;: &quot;white&quot; oder &quot;black&quot;</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>two, as [&quot;human&quot;, &quot;cpu&quot;]</source>
        <translation>zwei, wie [&quot;human&quot;, &quot;cpu&quot;]</translation>
    </message>
    <message>
        <source>&quot;piece_movement_speed&quot;: pixels that a piece moves in 1/60 of a second</source>
        <translation>&quot;piece_movement_speed&quot;: Pixel, die sich eine Figur in 1/60 Sekunde bewegt</translation>
    </message>
    <message>
        <source>&quot;max_movement_time&quot;: seconds that a piece moves at most</source>
        <translation>&quot;max_movement_time&quot;: Sekunden, die sich eine Figur höchstens bewegt</translation>
    </message>
    <message>
        <source>{ &quot;width&quot;: …, &quot;height&quot;: … } or &quot;auto&quot;</source>
        <translation>{ &quot;width&quot;: …, &quot;height&quot;: … } oder &quot;auto&quot;</translation>
    </message>
    <message>
        <source>&quot;layout&quot;: the path of a layout file</source>
        <translation>&quot;layout&quot;: der Pfad einer Aufstellungsdatei</translation>
    </message>
    <message>
        <source>&quot;win&quot;, &quot;mate in N&quot;, &quot;survive N&quot; (N from 1 to 999), or &quot;capture&quot; and a piece&apos;s letter</source>
        <translation>&quot;win&quot;, &quot;mate in N&quot;, &quot;survive N&quot; (N von 1 bis 999) oder &quot;capture&quot; und der Buchstabe einer Figur</translation>
    </message>
    <message>
        <source>no picture %1</source>
        <translation>kein Bild %1</translation>
    </message>
    <message>
        <source>one of those in use</source>
        <translation>eines der verwendeten</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a number that is too large: %1</source>
        <translation>eine zu große Zahl: %1</translation>
    </message>
    <message>
        <source>numbers that a computer can hold</source>
        <translation>Zahlen, die ein Computer fassen kann</translation>
    </message>
    <message>
        <source>invalid JSON (%1)</source>
        <translation>ungültiges JSON (%1)</translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation>gültiges JSON</translation>
    </message>
    <message>
        <source>a key for the second time: %1</source>
        <translation>ein Schlüssel zum zweiten Mal: %1</translation>
    </message>
    <message>
        <source>each key once; the last one counts</source>
        <translation>jeder Schlüssel einmal; der letzte gilt</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>ein Objekt in geschweiften Klammern</translation>
    </message>
    <message>
        <source>no key %1</source>
        <translation>kein Schlüssel %1</translation>
    </message>
    <message>
        <source>no key %1 here</source>
        <translation>hier kein Schlüssel %1</translation>
    </message>
    <message>
        <source>an object with the key %1</source>
        <translation>ein Objekt mit dem Schlüssel %1</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>eine Liste in eckigen Klammern</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von: %1</translation>
    </message>
    <message>
        <source>the unknown key %1</source>
        <translation>der unbekannte Schlüssel %1</translation>
    </message>
    <message>
        <source>one of %1; it is ignored</source>
        <translation>einer von: %1; er wird übergangen</translation>
    </message>
    <message>
        <source>a line of %1 characters</source>
        <translation>eine Zeile von %1 Zeichen</translation>
    </message>
    <message>
        <source>at most 16</source>
        <translation>höchstens 16</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>at most 16 lines</source>
        <translation>höchstens 16 Zeilen</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>ein Tabulator</translation>
    </message>
    <message>
        <source>a blank, or one of %1 in lower case for White, in upper case for Black</source>
        <translation>ein Leerzeichen oder einer der Buchstaben %1, klein für Weiß, groß für Schwarz</translation>
    </message>
    <message>
        <source>%1 beyond the board</source>
        <translation>%1 außerhalb des Bretts</translation>
    </message>
    <message>
        <source>at most %1 squares in a line</source>
        <translation>höchstens %1 Felder in einer Zeile</translation>
    </message>
    <message>
        <source>at most %1 lines</source>
        <translation>höchstens %1 Zeilen</translation>
    </message>
    <message>
        <source>a second king of White</source>
        <translation>ein zweiter König von Weiß</translation>
    </message>
    <message>
        <source>a second king of Black</source>
        <translation>ein zweiter König von Schwarz</translation>
    </message>
    <message>
        <source>at most one king of a colour</source>
        <translation>höchstens ein König je Farbe</translation>
    </message>
    <message>
        <source>an empty movement</source>
        <translation>eine leere Gangart</translation>
    </message>
    <message>
        <source>%1 beside &quot;movement&quot;</source>
        <translation>%1 neben &quot;movement&quot;</translation>
    </message>
    <message>
        <source>all of the movement inside it</source>
        <translation>die ganze Gangart darin</translation>
    </message>
    <message>
        <source>an empty part</source>
        <translation>ein leerer Teil</translation>
    </message>
    <message>
        <source>a piece that cannot move</source>
        <translation>eine Figur, die nicht ziehen kann</translation>
    </message>
    <message>
        <source>leaps or slides, riders, parts or betza</source>
        <translation>leaps oder slides, riders, parts oder betza</translation>
    </message>
    <message>
        <source>%1 beside &quot;betza&quot;</source>
        <translation>%1 neben &quot;betza&quot;</translation>
    </message>
    <message>
        <source>the movement in Betza&apos;s notation or by keys, not both</source>
        <translation>die Gangart in Betzas Notation oder durch Schlüssel, nicht beides</translation>
    </message>
    <message>
        <source>piece %1: %2 that changes nothing</source>
        <translation>Figur %1: %2 ohne Wirkung</translation>
    </message>
    <message>
        <source>slides or riders beside it</source>
        <translation>slides oder riders daneben</translation>
    </message>
    <message>
        <source>leaps, slides or riders beside it</source>
        <translation>leaps, slides oder riders daneben</translation>
    </message>
    <message>
        <source>a leap of %1 numbers</source>
        <translation>ein Sprung aus %1 Zahlen</translation>
    </message>
    <message>
        <source>two: files and ranks, as [2, 1]</source>
        <translation>zwei: Linien und Reihen, wie [2, 1]</translation>
    </message>
    <message>
        <source>a leap to the same square</source>
        <translation>ein Sprung auf dasselbe Feld</translation>
    </message>
    <message>
        <source>a square of the board</source>
        <translation>ein Feld des Bretts</translation>
    </message>
    <message>
        <source>a legal move: no such piece can move there</source>
        <translation>ein möglicher Zug: Keine solche Figur kann dorthin ziehen</translation>
    </message>
    <message>
        <source>a legal move: %1</source>
        <translation>ein möglicher Zug: %1</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>a move: only who has none in the fog may pass</source>
        <translation>ein Zug: Nur wer im Nebel keinen hat, darf passen</translation>
    </message>
    <message>
        <source>a move such as a2a4, Nf3, g8=Q or O-O</source>
        <translation>ein Zug wie a2a4, Nf3, g8=Q oder O-O</translation>
    </message>
    <message>
        <source>which of the pieces moves: %1 or %2</source>
        <translation>welche der Figuren zieht: %1 oder %2</translation>
    </message>
    <message>
        <source>what the pawn becomes, such as =Q</source>
        <translation>was aus dem Bauern wird, etwa =Q</translation>
    </message>
    <message>
        <source>a promotion that the rules allow, such as =Q</source>
        <translation>eine Umwandlung, die die Regeln erlauben, etwa =Q</translation>
    </message>
    <message>
        <source>the command M, with which a path begins</source>
        <translation>der Befehl M, mit dem ein Pfad beginnt</translation>
    </message>
    <message>
        <source>one of the commands M L H V C S Q T A Z</source>
        <translation>einer der Befehle M L H V C S Q T A Z</translation>
    </message>
    <message>
        <source>%1 at character %2</source>
        <translation>%1 an Zeichen %2</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>a drawing of at most %1 bytes</source>
        <translation>eine Zeichnung von höchstens %1 Byte</translation>
    </message>
    <message>
        <source>an empty drawing</source>
        <translation>eine leere Zeichnung</translation>
    </message>
    <message>
        <source>an SVG document, or the data of an SVG path</source>
        <translation>ein SVG-Dokument oder die Daten eines SVG-Pfads</translation>
    </message>
    <message>
        <source>a document without &lt;svg</source>
        <translation>ein Dokument ohne &lt;svg</translation>
    </message>
    <message>
        <source>an SVG document</source>
        <translation>ein SVG-Dokument</translation>
    </message>
    <message>
        <source>the name of an SVG file, or the data of an SVG path, which begins with M</source>
        <translation>der Name einer SVG-Datei oder die Daten eines SVG-Pfads, die mit M beginnen</translation>
    </message>
    <message>
        <source>%1 different leaps in all</source>
        <translation>insgesamt %1 verschiedene Sprünge</translation>
    </message>
    <message>
        <source>at most %1, with their mirror images</source>
        <translation>höchstens %1, ihre Spiegelbilder mitgezählt</translation>
    </message>
    <message>
        <source>%1 pieces that a pawn may become</source>
        <translation>%1 Figuren, in die sich ein Bauer umwandeln darf</translation>
    </message>
    <message>
        <source>1 to %1 with &quot;promotes&quot;: true; those of X1 have it unless they say false</source>
        <translation>1 bis %1 mit &quot;promotes&quot;: true; die üblichen haben es, wenn sie nicht false sagen</translation>
    </message>
    <message>
        <source>the piece letter %1</source>
        <translation>der Figurenbuchstabe %1</translation>
    </message>
    <message>
        <source>a small letter but p and k</source>
        <translation>ein Kleinbuchstabe außer p und k</translation>
    </message>
    <message>
        <source>an empty object</source>
        <translation>ein leeres Objekt</translation>
    </message>
    <message>
        <source>what is other than usual about it</source>
        <translation>was daran anders ist als üblich</translation>
    </message>
    <message>
        <source>&quot;name&quot;: what it is called</source>
        <translation>&quot;name&quot;: wie sie heißt</translation>
    </message>
    <message>
        <source>a royal piece that a pawn may become</source>
        <translation>eine königliche Figur, in die sich ein Bauer umwandeln darf</translation>
    </message>
    <message>
        <source>piece %1: %2</source>
        <translation>Figur %1: %2</translation>
    </message>
    <message>
        <source>a name of %1 characters</source>
        <translation>ein Name von %1 Zeichen</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>&quot;drawing&quot;: an SVG document</source>
        <translation>&quot;drawing&quot;: ein SVG-Dokument</translation>
    </message>
    <message>
        <source>picture: %1</source>
        <translation>Bild: %1</translation>
    </message>
    <message>
        <source>a movement</source>
        <translation>eine Gangart</translation>
    </message>
    <message>
        <source>%1 fields</source>
        <translation>%1 Angaben</translation>
    </message>
    <message>
        <source>6: rows, side, unmoved, moved, up and promotion rank (or the fields of a FEN)</source>
        <translation>6: Reihen, Seite, ungezogene Figuren, gezogene Bauern, Richtung und Umwandlungsreihe (oder die Angaben einer FEN)</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Reihen</translation>
    </message>
    <message>
        <source>3 to 16 rows</source>
        <translation>3 bis 16 Reihen</translation>
    </message>
    <message>
        <source>a number, or one of %1</source>
        <translation>eine Zahl oder einer der Buchstaben %1</translation>
    </message>
    <message>
        <source>more than 16 squares in a row</source>
        <translation>mehr als 16 Felder in einer Reihe</translation>
    </message>
    <message>
        <source>3 to 16</source>
        <translation>3 bis 16</translation>
    </message>
    <message>
        <source>%1 squares in a row</source>
        <translation>%1 Felder in einer Reihe</translation>
    </message>
    <message>
        <source>%1 squares in this row</source>
        <translation>%1 Felder in dieser Reihe</translation>
    </message>
    <message>
        <source>%1 as in the first row</source>
        <translation>%1 wie in der ersten Reihe</translation>
    </message>
    <message>
        <source>w or b</source>
        <translation>w oder b</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the promotion rank</source>
        <translation>die Umwandlungsreihe</translation>
    </message>
    <message>
        <source>a promotion rank from 1 to %1</source>
        <translation>eine Umwandlungsreihe von 1 bis %1</translation>
    </message>
    <message>
        <source>a square with a king or a rook</source>
        <translation>ein Feld mit einem König oder Turm</translation>
    </message>
    <message>
        <source>a square with a pawn on its second row</source>
        <translation>ein Feld mit einem Bauern auf seiner zweiten Reihe</translation>
    </message>
    <message>
        <source>K, Q, k, q, or the squares of unmoved kings and rooks</source>
        <translation>K, Q, k, q oder die Felder ungezogener Könige und Türme</translation>
    </message>
    <message>
        <source>a king and a rook on its rank that can castle so</source>
        <translation>ein König und ein Turm auf seiner Reihe, die so rochieren können</translation>
    </message>
    <message>
        <source>two kings of White</source>
        <translation>zwei Könige von Weiß</translation>
    </message>
    <message>
        <source>two kings of Black</source>
        <translation>zwei Könige von Schwarz</translation>
    </message>
    <message>
        <source>%1, which lies outside the configuration&apos;s project</source>
        <translation>%1, außerhalb des Projekts der Konfiguration</translation>
    </message>
    <message>
        <source>a file in the configuration&apos;s folder or close to it</source>
        <translation>eine Datei im Ordner der Konfiguration oder in seiner Nähe</translation>
    </message>
</context>
</TS>
