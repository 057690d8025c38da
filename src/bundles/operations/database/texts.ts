// Holds the German words of the page of the database.
import { grouped } from '#design/wording.ts';

export const standingHeading = 'Stand';
export const nameFact = 'Name';
export const sizeFact = 'Größe';
export const connectionsFact = 'Verbindungen';
export const connections = (open: number, active: number, max: number) =>
  `${grouped(open)} offen, davon ${grouped(active)} bei der Arbeit; höchstens ${grouped(max)}`;
export const longHeading = 'Lange offene Transaktionen';
export const noLong = 'Keine ist länger als eine Minute offen.';
export const longAdvice =
  'Solange eine Transaktion offen ist, räumt die Datenbank nicht auf. Bleibt eine hier stehen, starten Sie das Programm neu, das sie hält.';
export const longTitle = (pid: number) => `Prozess ${pid}`;
export const waitsFor = (event: string) => `wartet auf ${event}`;
export const since = 'seit';
export const slowHeading = 'Langsame Abfragen';
export const slowIntro =
  'Die meiste Zeit zusammengenommen, seit die Zählung läuft. Werte stehen nicht darin.';
export const slowOff =
  "Die Datenbank zählt ihre Abfragen nicht. Wer sie verwaltet, schaltet das so ein: „shared_preload_libraries = 'pg_stat_statements'“ in postgresql.conf, neu starten, dann in dieser Datenbank „create extension pg_stat_statements“. Danach stehen sie hier.";
export const noSlow = 'Noch ist keine gezählt.';
export const columnQuery = 'Abfrage';
export const columnCalls = 'Aufrufe';
export const columnMean = 'im Mittel';
export const columnTotal = 'zusammen';
export const tablesHeading = 'Tabellen';
export const tablesCaption = (count: number) => `Die ${count} größten, wie PostgreSQL sie zählt`;
export const columnTable = 'Tabelle';
export const columnRows = 'Zeilen, etwa';
export const columnDead = 'davon tot';
export const columnSize = 'Größe';
export const columnIndexes = 'Indizes';
export const columnVacuum = 'aufgeräumt';
export const never = 'noch nie';
export const indexesHeading = 'Größte Indizes';
export const indexesCaption = (count: number) =>
  `Die ${count} größten, und wie oft sie schon gebraucht wurden`;
export const columnIndex = 'Index';
export const columnScans = 'benutzt';
export const times = (count: number) => `${grouped(Math.round(count))}-mal`;
export const milliseconds = (ms: number) =>
  ms < 10 ? `${ms.toFixed(1).replace('.', ',')} ms` : `${grouped(Math.round(ms))} ms`;
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

/** Writes the line on the overview. */
export const summary = (connections: number) =>
  connections === 1 ? 'eine Verbindung' : `${grouped(connections)} Verbindungen`;
