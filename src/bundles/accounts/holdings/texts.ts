// Holds German words of looking at what an account holds.
import { grouped, inWords } from '#design/wording.ts';

export const title = 'Was das Konto enthält';
export const titleOf = (name: string) => `Was das Konto von ${name} enthält`;
export const panelNote = 'Alles, was das Mitglied selbst über sich herunterladen kann';
export const lookIntro =
  'Hier steht alles, was dieses Mitglied selbst herunterladen kann: auch Nachrichten und Entwürfe. Sehen Sie es nur an, wenn es nötig ist. Ihr Name und der Grund stehen danach im Verlauf, und das Mitglied liest sie unter „Einsicht in Ihre Daten“.';
export const reasonHelp = 'Zum Beispiel: Auskunft, um die das Mitglied am 3. Mai gebeten hat.';
export const lookButton = 'Ansehen';
export const openUntil = (clock: string) =>
  `Diese Einsicht steht im Verlauf. Sie endet um ${clock}; danach ist ein neuer Grund nötig.`;
export const rows = (count: number) => (count === 1 ? '1 Eintrag' : `${grouped(count)} Einträge`);
export const files = (count: number) => (count === 1 ? '1 Datei' : `${grouped(count)} Dateien`);
export const empty = (titles: readonly string[]) => `Nichts gespeichert: ${inWords(titles)}.`;
export const nothingStored = 'Hier ist nichts gespeichert.';
export const overview = 'Übersicht';
export const ofRows = (from: number, until: number, count: number) =>
  `${grouped(from)} bis ${grouped(until)} von ${grouped(count)}`;
export const newerRows = 'Zurück';
export const olderRows = 'Weiter';
export const pagesLabel = 'Seiten';

export const none = '–';
export const yes = 'ja';
export const no = 'nein';

/** Fields that mean the same wherever they occur; the others are named by the data that has them. */
export const fields: Readonly<Record<string, string>> = {
  id: 'Nummer',
  name: 'Name',
  title: 'Titel',
  text: 'Text',
  state: 'Zustand',
  type: 'Art',
  kind: 'Art',
  email: 'Mailadresse',
  reason: 'Grund',
  copyright: 'Urheber',
  filename: 'Name der Datei',
  bytes: 'Größe in Byte',
  source: 'Quelle',
  threadId: 'Unterhaltung',
  contentType: 'Art',
  contentId: 'Nummer',
  createdAt: 'angelegt am',
  publishedAt: 'veröffentlicht am',
  expiresAt: 'gilt bis',
  usedAt: 'verwendet am',
  userAgent: 'Browser',
};
