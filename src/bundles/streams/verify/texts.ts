// These are the German words about the files of streams, for the command that compares rows and files.

export const problems = {
  sizesMissing: 'Dateien fehlen, das Original ist da',
  originalMissing: 'das Original fehlt',
  everythingMissing: 'Original und Dateien fehlen',
} as const;
export type Problem = keyof typeof problems;

export const repairs: Readonly<Record<Exclude<Problem, 'originalMissing'>, string>> = {
  sizesMissing: 'wird neu gemacht',
  everythingMissing: 'als fehlgeschlagen vermerkt',
};
export const pieceMissing = 'ein Stück des Uploads fehlt';
export const uploadRemoved = 'Upload entfernt';

export const stream = (id: number) => `Stream ${id}`;
export const upload = (id: string) => `Upload ${id}`;
export const streams = (count: number) => `${count} ${count === 1 ? 'Medienstream' : 'Medienstreams'}`;

/** Why a stream can't be played any more. */
export const streamGone =
  'Die Dateien dieses Medienstreams sind verloren gegangen. Bitte laden Sie ihn noch einmal hoch.';
