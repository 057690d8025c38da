// The newsroom of the demo portal introduces itself.

import type { DemoCmsPage } from '../types.ts';

export const about: DemoCmsPage = {
  slug: 'ueber-uns',
  title: 'Über uns',
  body: [
    {
      p: 'Am Brunnen auf dem Auenfelder Marktplatz steht eine Litfaßsäule von 1926. Dreimal gestrichen, einmal umgefahren, nie leer. Wer etwas zu sagen hatte, kam mit Kleister. Als 2016 die Zeitung ihr letztes Büro im Werletal schloss, hing dort eines Morgens ein Zettel: „Wer schreibt jetzt auf, was hier passiert?“ Darunter war Platz für Namen. Nach zwei Tagen war er voll.',
    },
    {
      p: 'Aus dem Zettel wurde eine Genossenschaft und aus der Säule dieses Portal. Litfass gehört heute 1.140\u00a0Menschen aus Auenfeld, Kirchbruck und Steinach, ein Anteil kostet 50\u00a0Euro, jedes Mitglied hat eine Stimme, egal wie viele Anteile es hält. Die Bürgermeisterin hat einen. Der Fraktionschef, der sie nicht leiden kann, auch.',
    },
    { h2: 'Wer hier arbeitet' },
    {
      list: [
        '**Nele Nowak** leitet die Redaktion und hält den Rechner am Laufen, der in der Gerbergasse neben der alten Setzmaschine steht. Wenn das Portal nachts um drei langsam ist, weiß sie es vor Ihnen.',
        '**Henrike Voßberg** sitzt im Rathaus, seit 2017, dritte Reihe links. Sie verantwortet, was hier steht.',
        '**Aylin Özdemir** berichtet über Schulen, Gerichte und alles, was länger dauert als ein Nachmittag.',
        '**Jonas Kraus** schreibt über Wirtschaft und Handwerk. Er ist gelernter Tischler und rechnet Pressemitteilungen nach.',
        '**Linh Tran** macht Musik und Märkte und liest Ihre Kommentare. Alle.',
        '**Tomasz Adamek** fährt die Werletalbahn und fotografiert vorher und nachher. Für Brücken lässt er den Kaffee stehen.',
      ],
    },
    {
      p: 'Dazu kommen die, die schreiben, ohne angestellt zu sein: Thandi Mbeki mit ihrer Kolumne „Zugezogen“, Paul Feld am Spielfeldrand, Jörg Lind mit 31\u00a0Jahren Stellwerk im Gedächtnis, und jede Woche ein paar, die wir noch nicht kannten.',
    },
    { h2: 'Anschlagen dürfen alle' },
    {
      p: 'Artikel, Schnappschüsse und Termine kommen hier nicht nur aus der Redaktion. Wer im Werletal lebt und ein Konto hat, kann selbst veröffentlichen: den Spielbericht, die Kraniche über der Werle, den Flohmarkt im Tonweg. Unter jedem Beitrag steht, von wem er ist. Beiträge der Redaktion erkennen Sie an den Namen oben.',
    },
    {
      p: 'Einige Recherchen kosten mehr als einen Tag. Die stehen unter **plus**: Überschrift und Anfang sind frei, der ganze Text ist für alle, die einen Zugang haben. Nachrichten, auf die jemand angewiesen ist, also Sperrungen, Warnungen, Wahlergebnisse und Notdienste, sind immer frei.',
    },
    { h2: 'Wie wir arbeiten' },
    {
      list: [
        'Wir fragen die, über die wir schreiben. Wer nicht antworten will, darf das, und wir schreiben es dazu.',
        'Fehler berichtigen wir im Beitrag, mit Datum. Das letzte Mal war es die Zahl der Goldfische.',
        'Wir nehmen kein Geld von Parteien, Ämtern oder Bauträgern. Wenn jemand von uns befangen ist, schreibt jemand anderes. Über Idas Schwimmabzeichen hat deshalb nicht ihr Vater berichtet.',
        'Wir zählen, wie oft ein Beitrag gelesen wird, aber nicht, von wem, und wissen nicht, was Sie sonst noch lesen. Wie das geht, steht unter „Datenschutz“.',
      ],
    },
    {
      quote: 'Eine Zeitung ist, wenn man beim Bäcker schon weiß, worüber gleich gestritten wird.',
      by: 'Ruth Lindner, Aufsichtsrat',
    },
    { h2: 'Vorbeikommen' },
    {
      p: 'Die Redaktion ist in der Gerbergasse\u00a07 in Auenfeld, in der früheren Druckerei, erste Tür nach dem Fahrradladen. Dienstags und donnerstags von 10 bis 16\u00a0Uhr steht sie offen, es gibt Filterkaffee. Freitags um 9\u00a0Uhr besprechen wir die Woche; wer dazukommen möchte, kommt dazu. Sonst schreiben Sie an redaktion@litfass.example.',
    },
  ],
};
