// What stands above a piece that readers don't see: with nothing, one thing and two things to do.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { Standing } from './Standing.tsx';

const EDIT = '/schreiben/artikel?beitrag=7';

const Examples = () => (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <Standing
      of={{ text: 'Dieser Beitrag ist verborgen. Leser sehen ihn nicht.', edit: null, bringBack: null }}
    />
    <Standing
      of={{
        text: 'Dieser Beitrag erscheint am 22. November 2026, 6.00 Uhr. Leser sehen ihn noch nicht.',
        edit: EDIT,
        bringBack: null,
      }}
    />
    <Standing
      of={{
        text: 'Dieser Beitrag ist zurückgezogen. Leser sehen ihn nicht.',
        edit: EDIT,
        bringBack: '/schreiben/article/7/wieder-veroeffentlichen',
      }}
    />
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Stand eines Beitrags',
  note: 'Nur für die, die sich um ihn kümmern.',
  Examples,
};
