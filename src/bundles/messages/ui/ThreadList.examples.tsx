// Shows threads in a list: unread and read, one's own last word, a long one.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { ThreadItemView } from '../views.ts';
import { ThreadList } from './ThreadList.tsx';

const thread = (id: number, name: string, changes: Partial<ThreadItemView> = {}): ThreadItemView => ({
  id,
  href: `/konto/nachrichten/${id}`,
  name,
  portrait: null,
  excerpt: 'Gern, bis Samstag.',
  isOwn: false,
  time: { iso: '2026-11-20T08:30:00.000Z', text: '20.\u00a0November 2026' },
  unreadCount: 0,
  ...changes,
});

const THREADS = [
  thread(1, 'Ruth Brandt', { unreadCount: 2 }),
  thread(2, 'Tomasz Adamek', { isOwn: true, excerpt: 'Das Foto von der Brücke dürfen Sie gern nehmen.' }),
  thread(3, 'Annegret von der Heydenreich-Oberschlüchtern', {
    excerpt:
      'Wegen der Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft melde ich mich noch …',
  }),
];

const Examples = () => (
  <div style={{ maxWidth: '46rem' }}>
    <ThreadList threads={THREADS} />
  </div>
);

export const sheet: ExampleSheet = { title: 'Liste der Unterhaltungen', Examples };
