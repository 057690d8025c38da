// Shows entries of the history: by a person, by the portal, with words that changed and a picture that is gone.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { EntryView } from '../views.ts';
import { EntryList } from './EntryList.tsx';

const at = { iso: '2026-11-20T08:30:00.000Z', text: '20. November 2026, 9.30 Uhr' };
const plain: EntryView = {
  id: 1,
  at,
  who: { name: 'Das Portal', href: null },
  phrase: 'den Beitrag veröffentlicht',
  thing: null,
  changes: [],
  compareHref: null,
};
const changed: EntryView = {
  ...plain,
  id: 2,
  who: { name: 'Henrike Voßberg', href: '/profile/7/henrike-vossberg' },
  phrase: 'den Beitrag geändert',
  thing: { name: 'Elf zu zehn für die alte Brücke', href: '/' },
  changes: [
    {
      name: 'Überschrift',
      kind: 'words',
      words: [
        { kind: 'same', text: 'Elf zu zehn für die ' },
        { kind: 'removed', text: 'neue' },
        { kind: 'added', text: 'alte' },
        { kind: 'same', text: ' Brücke' },
      ],
    },
    { name: 'Aufmacherbild', kind: 'picture', before: { id: 7, picture: null }, after: null },
  ],
};

const Examples = () => <EntryList entries={[changed, plain]} />;

export const sheet: ExampleSheet = {
  title: 'Verlauf',
  note: 'Sätze, die neuesten zuerst. Dazu und weg ist gesagt und gefärbt.',
  Examples,
};
