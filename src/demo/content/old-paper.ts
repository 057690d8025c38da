// Holds what the demo portal has taken over from the paper before it, as a table: two articles, an old address each.

/** Where that paper stood. */
export const oldPaper = 'werlebote.example';

export const oldPaperFile = 'werlebote-archiv.csv';

export const oldPaperTable = `Titel;Vorspann;Text;Datum;Autor;Rubrik;Ort;Schlagwörter;Adresse
"Der Kirchturm bekommt ein neues Dach";"Zwölf Jahre hat ein Verein gesammelt. Im Frühjahr kommen die Gerüste.";"Der Schiefer kommt aus dem Nachbarort, das Geld aus lauter kleinen Beträgen: Kuchen, Konzerte, ein Kalender, den jetzt jede Küche in Steinach hat.

Der Dachdecker rechnet mit vier Monaten. Bis dahin schlägt die Glocke nur noch die volle Stunde, damit oben niemand erschrickt.";12.9.2011, 10:00;Hanna Brehm;Leben;Steinach;"Kirchturm, Vereine";/2011/09/kirchturm/
"Im Freibad wird das Wasser zum letzten Mal mit Kohle warm";"Nach 41 Jahren geht der Kessel aus. Ersetzt wird er durch das Dach.";"Wer im Mai ins Becken sprang, wusste, warum der Kessel Bertha hieß: Sie ließ sich Zeit. Nun liegen auf den Umkleiden schwarze Matten, durch die das Wasser läuft, bis es warm ist.

Der Bademeister traut der Sache noch nicht. Er hat Bertha nicht abgebaut, nur abgeschlossen.";3.5.2013, 9:00;Hanna Brehm;Leben;Auenfeld;"Freibad";/2013/05/freibad-bertha/
`;

/** What readers still ask for, as it was called there; how often is for the desk to show. */
export const oldLinks = ['/werlebote/abo', '/2012/07/hochwasser'] as const;
export const oldRules = [{ source: '/werlebote/kontakt', target: '/p/impressum' }] as const;
