// Says who publishes the demo portal: an invented co-operative in an invented town.

import type { DemoCmsPage } from '../types.ts';

export const imprint: DemoCmsPage = {
  slug: 'impressum',
  isLegal: true,
  title: 'Impressum',
  body: [
    { h2: 'Herausgeberin' },
    {
      p: 'Litfass Auenfeld eG, Gerbergasse\u00a07, 05411\u00a0Auenfeld. Eine Genossenschaft mit 1.140\u00a0Mitgliedern, eingetragen im Genossenschaftsregister des Amtsgerichts Auenfeld unter GnR\u00a0217. Umsatzsteuer-Identifikationsnummer: DE\u00a0000\u00a0000\u00a0000.',
    },
    {
      p: 'Vorstand: Nele Nowak und Paul Feld, beide gemeinsam vertretungsberechtigt. Vorsitzende des Aufsichtsrats: Ruth Lindner. Prüfungsverband nach §\u00a054 des Genossenschaftsgesetzes: Prüfungsverband der Werletaler Genossenschaften\u00a0e.\u00a0V., Sitz Kirchbruck.',
    },
    { h2: 'So erreichen Sie uns' },
    {
      list: [
        '**Redaktion:** redaktion@litfass.example, werktags von 8 bis 17\u00a0Uhr auch 0171\u00a039200\u00a041',
        '**Genossenschaft und Rechnungen:** genossenschaft@litfass.example',
        '**Kommentare, Meldungen rechtswidriger Inhalte:** moderation@litfass.example',
        '**Ihre Daten:** datenschutz@litfass.example',
      ],
    },
    {
      p: 'Die Tür in der Gerbergasse ist dienstags und donnerstags von 10 bis 16\u00a0Uhr offen. An den anderen Tagen sind wir dort, wo etwas los ist; klingeln Sie trotzdem.',
    },
    { h2: 'Verantwortlich für den Inhalt' },
    {
      p: 'Nach §\u00a018 Absatz\u00a02 des Medienstaatsvertrags verantwortlich ist Henrike Voßberg, Anschrift wie oben. Beiträge, die Mitglieder unter ihrem Namen veröffentlichen, sind deren eigene; wir sehen sie nach, sobald jemand auf einen Fehler oder einen Verstoß hinweist. Fehler berichtigen wir im Beitrag selbst und schreiben dazu, was falsch war.',
    },
    {
      p: 'Wir richten uns nach dem Pressekodex des Deutschen Presserats. Anzeigen gibt es in diesem Portal zurzeit keine; was uns jemand bezahlt, wäre als Anzeige gekennzeichnet.',
    },
    { h2: 'Kontaktstelle und Streitbeilegung' },
    {
      p: 'Zentrale Kontaktstelle für Behörden sowie für Nutzerinnen und Nutzer nach Artikel\u00a011 und\u00a012 des Gesetzes über digitale Dienste (Verordnung (EU)\u00a02022/2065) ist moderation@litfass.example. Sie können uns auf Deutsch und auf Englisch schreiben; es antwortet ein Mensch.',
    },
    {
      p: 'An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet. Wir reden lieber gleich mit Ihnen.',
    },
    { rule: true },
    {
      p: '_Angaben nach §\u00a05 des Digitale-Dienste-Gesetzes. Dieses Portal ist eine Vorführung: Auenfeld, Kirchbruck und Steinach gibt es nicht, die Genossenschaft und alle genannten Menschen sind erfunden._',
    },
  ],
};
