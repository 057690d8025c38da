// Shows what stands above a piece that readers don't see, with all that can be done.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { PieceStatus } from './PieceStatus.tsx';

/** Draws only one example: a page has one such landmark. */
const Examples = () => (
  <PieceStatus
    of={{
      text: 'Dieser Beitrag ist zurückgezogen. Leser sehen ihn nicht. Er erscheint wieder am 22. November 2026, 6.00 Uhr.',
      edit: '/schreiben/artikel?beitrag=7',
      republish: '/schreiben/article/7/wieder-veroeffentlichen',
    }}
  />
);

export const sheet: ExampleSheet = {
  title: 'Stand eines Beitrags',
  note: 'Nur für die, die sich um ihn kümmern.',
  Examples,
};
