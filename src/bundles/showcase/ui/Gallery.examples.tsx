// Shows pictures to leaf through.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { Gallery } from '#bundles/media/ui/public.ts';
import { Island } from '#kernel/island.tsx';
import { pictureOf } from './sample-pictures.ts';

const PICTURES = ['abend', 'turm', 'nacht', 'tal', 'abend', 'tal'].map(pictureOf);

const Examples = () => (
  <div style={{ maxWidth: '40rem' }}>
    <Island of={Gallery} when="visible" props={{ pictures: PICTURES }} />
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Bilderstrecke',
  note: 'Läuft von selbst, außer wo keine Bewegung gewünscht ist, und hält auf Wunsch an.',
  Examples,
};
