// German words of teasers.

export const by = 'Von';
export const commentCount = (count: number) =>
  count === 1 ? '1\u00a0Kommentar' : `${count}\u00a0Kommentare`;
