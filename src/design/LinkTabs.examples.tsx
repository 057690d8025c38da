// Shows tabs that are links, with and without a number.
import type { ExampleSheet } from './example-sheet.ts';
import { LinkTabs } from './LinkTabs.tsx';

const Examples = () => (
  <LinkTabs
    label="Beispiele für Seiten einer Sache"
    links={[
      { name: 'Wartend', href: '#wartend', isCurrent: true, note: '3' },
      { name: 'Alle', href: '#alle', note: '1.204' },
      { name: 'Einstellungen', href: '#einstellungen' },
    ]}
  />
);

export const sheet: ExampleSheet = {
  title: 'Reiter mit eigenen Seiten',
  note: 'Verweise; der offene ist markiert.',
  Examples,
};
