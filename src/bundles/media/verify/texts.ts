// German words of the command that compares rows and files.
import type { Problem } from './findings.ts';

export const problems: Readonly<Record<Problem, string>> = {
  stuck: 'wartet seit über einer Stunde auf seine Größen',
  sizesMissing: 'Dateien fehlen, das Original ist da',
  originalMissing: 'das Original fehlt',
  originalLength: 'das Original hat eine andere Länge als beim Ablegen',
  originalBroken: 'das Original ist beschädigt',
  everythingMissing: 'Original und Dateien fehlen',
  pieceMissing: 'ein Stück des Uploads fehlt',
  orphan: 'gehört zu nichts',
};
export const repairs: Readonly<Partial<Record<Problem, string>>> = {
  stuck: 'wird neu bearbeitet',
  sizesMissing: 'wird neu gemacht',
  everythingMissing: 'als fehlgeschlagen vermerkt',
  pieceMissing: 'Upload entfernt',
  orphan: 'entfernt',
};

export const image = (id: number) => `Bild ${id}`;
export const stream = (id: number) => `Stream ${id}`;
export const upload = (id: string) => `Upload ${id}`;
export const line = (name: string, problem: string, detail: string) =>
  detail ? `${name}: ${problem} (${detail})` : `${name}: ${problem}`;
export const repairedLine = (line: string, repair: string) => `${line} – ${repair}`;

/** Why an image has no sizes any more. */
export const filesGone =
  'Die Dateien dieses Bildes sind verloren gegangen. Bitte laden Sie es noch einmal hoch.';
export const streamGone =
  'Die Dateien dieses Medienstreams sind verloren gegangen. Bitte laden Sie ihn noch einmal hoch.';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
export const summary = (images: number, streams: number, files: number) =>
  `Geprüft: ${count(images, 'Bild', 'Bilder')}, ${count(streams, 'Medienstream', 'Medienstreams')}, ${count(files, 'Datei', 'Dateien')}.`;
export const allWell = 'Alles ist da, und nichts liegt herum.';
export const remaining = (number: number) => `${count(number, 'Befund bleibt', 'Befunde bleiben')}.`;
export const repaired = (number: number) => `${count(number, 'Befund', 'Befunde')} behoben.`;
export const repairHint = 'Mit --repair wird behoben, was sich beheben lässt.';
