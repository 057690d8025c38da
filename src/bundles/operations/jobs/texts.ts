// Holds the German words of the page of jobs.
import { grouped } from '#design/wording.ts';

export const failedHeading = 'Gescheitert';
export const failedIntro =
  'Diese Aufgaben wurden mehrmals versucht und nicht fertig. Nach 14 Tagen werden sie vergessen.';
export const noneFailed = 'Nichts ist gescheitert.';
export const noneFailedText = 'Was auch nach mehreren Versuchen nicht gelingt, steht hier mit seinem Grund.';
export const runningHeading = 'Läuft gerade';
export const noneRunning = 'Im Augenblick läuft keine Aufgabe.';
export const waitingHeading = 'Wartet';
export const noneWaiting = 'Keine Aufgabe wartet.';
export const columnName = 'Aufgabe';
export const columnWaiting = 'wartet';
export const columnScheduled = 'für später';
export const columnRunning = 'läuft';
export const columnOldest = 'die älteste wartet seit';
export const again = 'Noch einmal';
export const discard = 'Verwerfen';
export const allOf = (count: number) => (count === 1 ? 'Diese eine' : `Alle ${grouped(count)}`);
export const againAll = 'Alle noch einmal';
export const discardAll = 'Alle verwerfen';
export const discardAllSure = (count: number, name: string) =>
  `Was verworfen ist, wird nicht mehr getan. Wirklich ${count === 1 ? 'eine Aufgabe' : `${grouped(count)} Aufgaben`} ${name} verwerfen?`;
export const all = 'Alle Arten';
export const kindsLabel = 'Arten gescheiterter Aufgaben';
export const older = 'Ältere';
export const newest = 'Zu den neuesten';
export const noReason = 'Ohne Angabe eines Grundes';
export const attempts = (count: number) => (count === 1 ? 'ein Versuch' : `${count} Versuche`);
export const attempt = (number: number) => (number === 1 ? 'erster Versuch' : `${number}. Versuch`);
export const since = 'seit';
export const gone = 'Diese Aufgabe ist nicht mehr da: Sie läuft wieder oder ist schon verworfen.';
export const startedAgain = (count: number) =>
  count === 1 ? 'Die Aufgabe beginnt noch einmal.' : `${grouped(count)} Aufgaben beginnen noch einmal.`;
export const discarded = (count: number) =>
  count === 1 ? 'Die Aufgabe ist verworfen.' : `${grouped(count)} Aufgaben sind verworfen.`;

/** Writes the line on the overview. */
export const summary = (waiting: number, running: number) =>
  `${grouped(waiting)} ${waiting === 1 ? 'wartet' : 'warten'}, ${grouped(running)} ${running === 1 ? 'läuft' : 'laufen'}`;
export const failedFigure = (count: number) => `${grouped(count)} gescheitert`;
export const failedTitle = 'Gescheiterte Aufgaben';
