// Holds the German words of the page of storage.
import { grouped } from '#design/wording.ts';

export const kindsHeading = 'Was da liegt';
export const kindsCaption = 'Dateien des Portals nach ihrer Art';
export const columnKind = 'Art';
export const columnFiles = 'Dateien';
export const columnSize = 'Größe';
export const counted = 'Gezählt';
export const countedHourly = 'Neu gezählt wird jede Stunde.';
export const notCounted = 'noch nicht gewogen';
export const all = 'Zusammen, soweit gezählt';
export const roomHeading = 'Platz';
export const onDisk = (free: string, total: string) =>
  `Die Dateien liegen auf der Platte: ${free} von ${total} sind frei.`;
export const inBucket = (name: string) =>
  `Die Dateien liegen im Bucket „${name}“; wie viel Platz dort ist, weiß das Portal nicht.`;
export const diskUnknown = 'Wie viel Platz auf der Platte ist, ließ sich nicht feststellen.';
export const ownersHeading = 'Wem das meiste gehört';
export const noOwners = 'Noch hat niemand etwas hochgeladen.';
export const formerMember = 'Gelöschtes Mitglied';
export const files = (count: number) => (count === 1 ? 'eine Datei' : `${grouped(count)} Dateien`);

/** Writes the line on the overview. */
export const summary = (size: string) => `${size} an Dateien`;
