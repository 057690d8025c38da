// These are the German words of the command that compares rows and files.

export const problems = {
  stuck: 'wartet seit über einer Stunde auf seine Größen',
  sizesMissing: 'Dateien fehlen, das Original ist da',
  originalMissing: 'das Original fehlt',
  originalLength: 'das Original hat eine andere Länge als beim Ablegen',
  originalBroken: 'das Original ist beschädigt',
  everythingMissing: 'Original und Dateien fehlen',
} as const;
export type Problem = keyof typeof problems;

export const repairs: Readonly<Partial<Record<Problem, string>>> = {
  stuck: 'wird neu bearbeitet',
  sizesMissing: 'wird neu gemacht',
  everythingMissing: 'als fehlgeschlagen vermerkt',
};
export const stray = 'gehört zu nichts';
export const strayRemoved = 'entfernt';

export const image = (id: number) => `Bild ${id}`;
export const line = (name: string, problem: string, detail: string) =>
  detail ? `${name}: ${problem} (${detail})` : `${name}: ${problem}`;
export const repairedLine = (line: string, repair: string) => `${line} – ${repair}`;

/** Why an image has no sizes any more. */
export const filesGone =
  'Die Dateien dieses Bildes sind verloren gegangen. Bitte laden Sie es noch einmal hoch.';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
export const images = (number: number) => count(number, 'Bild', 'Bilder');
export const files = (number: number) => count(number, 'Datei', 'Dateien');
export const summary = (counts: readonly string[]) => `Geprüft: ${counts.join(', ')}.`;
export const allWell = 'Alles ist da, und nichts liegt herum.';
export const remaining = (number: number) => `${count(number, 'Befund bleibt', 'Befunde bleiben')}.`;
export const repaired = (number: number) => `${count(number, 'Befund', 'Befunde')} behoben.`;
export const repairHint = 'Mit --repair wird behoben, was sich beheben lässt.';
