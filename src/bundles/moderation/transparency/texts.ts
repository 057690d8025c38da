// Holds the German words of what is told in public about moderation.
import { grouped } from '#design/wording.ts';

export const targetGroup = 'Moderation';
export const title = 'So moderieren wir';
export const description = (portal: string) =>
  `Was auf ${portal} gemeldet, geprüft und entschieden wird, wer das tut und wie man widerspricht.`;
export const intro =
  'Hier schreiben viele. Was stehen bleibt und was nicht, entscheiden Menschen, mit einer Begründung, der man widersprechen kann.';

export const ways = [
  {
    heading: 'Jeder darf melden',
    text: 'Neben allem, was Mitglieder schreiben und zeigen, steht „Melden“. Das geht ohne Konto. Wer meldet, bekommt gleich eine Bestätigung und später die Entscheidung.',
  },
  {
    heading: 'Ein Mensch entscheidet',
    text: 'Über jede Meldung entscheidet ein Mensch aus der Moderation des Ortes. Kein Programm blendet etwas aus, und niemand entscheidet über sich selbst.',
  },
  {
    heading: 'Jede Entscheidung hat Gründe',
    text: 'Wessen Inhalt ausgeblendet oder gelöscht wird, wer verwarnt oder gesperrt wird, liest, was geschehen ist, wogegen es verstößt und warum wir das so sehen.',
  },
  {
    heading: 'Man kann widersprechen',
    text: 'Sechs Monate lang, kostenlos, auch wer gesperrt ist. Dann entscheidet jemand anderes. Wird die Entscheidung aufgehoben, ist alles wieder wie vorher.',
  },
  {
    heading: 'Wer es übertreibt',
    text: 'Wer wiederholt gegen Gesetze oder Regeln verstößt, wird verwarnt und dann auf Zeit gesperrt. Wer in einem Jahr öfter als dreimal offensichtlich unbegründet meldet, als Mitglied oder unter derselben Mail-Adresse, den hören wir 90 Tage lang nur bei schweren Straftaten.',
  },
] as const;
export const report = 'Etwas melden';
export const againstHeading = 'Worum es gehen kann';
export const reportsHeading = 'Berichte';
export const reportsIntro =
  'Einmal im Jahr legen wir Rechenschaft ab, wie es die Artikel 15 und 24 des Digital Services Act verlangen. Der Bericht des laufenden Jahres wächst mit.';
export const noReports = 'Noch hat niemand etwas gemeldet. Der erste Bericht beginnt mit der ersten Meldung.';

export const reportTitle = (year: number) => `Bericht zur Moderation ${year}`;
export const reportDescription = (year: number) =>
  `Meldungen, Entscheidungen und Widersprüche des Jahres ${year} in Zahlen.`;
export const runningYear = (day: string) => `Stand ${day}. Das Jahr läuft noch.`;
export const wholeYear = (year: number) => `1. Januar bis 31. Dezember ${year}.`;
export const asCsv = 'Als Tabelle (CSV)';
export const asJson = 'Für Programme (JSON)';
export const allReports = 'Alle Berichte';
export const csvName = (year: number) => `moderation-${year}.csv`;

export const csvHead = ['Abschnitt', 'Angabe', 'Spalte', 'Zahl'] as const;
export const countColumn = 'Zahl';
export const noticeTable = 'Meldungen nach ihrem Grund';
export const noticeHead = ['Grund', countColumn];
export const total = 'Insgesamt';
export const timeTable = 'Wie lange es gedauert hat';
export const timeHead = ['Weg', 'Erledigt', 'Stunden im Mittel (Median)'];
export const fromNotice = 'Von der Meldung zur Entscheidung';
export const fromAppeal = 'Vom Widerspruch zur Antwort';
export const decisionTable = 'Entscheidungen';
export const decisionHead = [
  'Maßnahme',
  'Insgesamt',
  'gegen ein Gesetz',
  'gegen unsere Regeln',
  'später aufgehoben',
];
export const left = 'Stehen gelassen';
export const hidden = 'Ausgeblendet';
export const deleted = 'Gelöscht';
export const reduced = 'Aus Listen genommen';
export const edited = 'Wortlaut geändert';
export const labelled = 'Mit einem Hinweis versehen';
export const locked = 'Gespräch geschlossen';
export const warned = 'Verwarnt';
export const suspended = 'Konto gesperrt';
export const unfounded = 'Meldung offensichtlich unbegründet';
export const occasionTable = 'Anlass der Entscheidungen';
export const occasionHead = ['Anlass', countColumn];
export const afterNotice = 'Meldung';
export const ownInitiative = 'Eigene Prüfung';
export const appealTable = 'Widersprüche';
export const appealHead = ['Von', 'Eingegangen', 'Blieb dabei', 'Aufgehoben', 'Noch offen'];
export const sides = { affected: 'Betroffene', notifier: 'Meldende' } as const;
export const byPeople =
  'Automatische Mittel haben weder etwas gefunden noch etwas entschieden. Meldungen vertrauenswürdiger Hinweisgeber (Art.\u00a022) wurden nicht getrennt gezählt.';
export const noFigure = '–';
/** Writes hours as they are read: „3,5“. */
export const hours = (count: number | null): string =>
  count === null ? noFigure : (Math.round(count * 10) / 10).toLocaleString('de-DE');
export const figure = (count: number): string => grouped(count);

// These texts are for those who keep the record for the Commission.
export const recordTitle = 'Begründungen für die EU';
export const recordIntro =
  'Jede Einschränkung wird mit ihren Gründen an die Transparenzdatenbank der Europäischen Kommission gemeldet (Artikel 24 Absatz 5 des Digital Services Act). Kleine Unternehmen sind davon befreit. Die Dateien haben die Form ihrer Schnittstelle und enthalten keine personenbezogenen Angaben.';
export const recordEmptyTitle = 'Noch keine Einschränkung';
export const recordEmpty = 'Sobald etwas ausgeblendet, gelöscht oder gesperrt wird, steht es hier.';
export const recordYear = (year: number, count: number) =>
  `${year}: ${count === 1 ? 'eine Einschränkung' : `${grouped(count)} Einschränkungen`}`;
export const recordFile = (from: number, until: number) =>
  from === until ? `Nummer ${grouped(from)}` : `Nummer ${grouped(from)} bis ${grouped(until)}`;
export const recordName = (year: number, file: number) => `begruendungen-${year}-${file}.json`;
export const publicReport = 'Der öffentliche Bericht';

// These facts go into the Commission's database: nothing that somebody typed goes there, since it may name people.
export const facts = (isAfterNotice: boolean, category: string) =>
  `${isAfterNotice ? 'Nach einer Meldung' : 'Bei einer eigenen Prüfung'} hat ein Mensch den Inhalt angesehen und als Verstoß eingeordnet: ${category}.`;
export const unlawfulBecause = (category: string) =>
  `Der Inhalt ist nach Einschätzung der Moderation rechtswidrig: ${category}.`;
export const lawOf = (law: string | undefined, category: string) => law ?? category;
export const reworded =
  'Die Moderation hat den Wortlaut geändert; der Inhalt ist als bearbeitet gekennzeichnet.';
export const termsAre = (category: string) => `Nutzungsbedingungen und Netiquette: ${category}`;
export const againstRulesBecause = (category: string) =>
  `Der Inhalt verstößt nach Einschätzung der Moderation gegen die Regeln des Portals: ${category}.`;
