// German words of the front pages.

export const frontHeading = 'Nachrichten';
export const nextRank = 'Weitere Nachrichten';
export const briefsHeading = 'Kurz gemeldet';
export const furtherHeading = 'Außerdem';
export const emptyHeading = 'Hier hängt noch nichts';
export const by = 'Von';
export const commentCount = (count: number) =>
  count === 1 ? '1\u00a0Kommentar' : `${count}\u00a0Kommentare`;
export const emptyText = 'Sobald hier etwas erscheint, steht es an dieser Stelle.';
