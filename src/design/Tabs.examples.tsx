// Shows tabs with and without a number.
import type { ExampleSheet } from './example-sheet.ts';
import { Tabs } from './Tabs.tsx';

const Examples = () => (
  <Tabs
    label="Beiträge von Ruth Lindner"
    tabs={[
      {
        id: 'beispiel-artikel',
        name: 'Artikel',
        count: '38',
        content: <p>Achtunddreißig Artikel seit 2019.</p>,
      },
      { id: 'beispiel-bilder', name: 'Schnappschüsse', count: '1.204', content: <p>Lauter Bilder.</p> },
      { id: 'beispiel-termine', name: 'Termine', content: <p>Zurzeit keine.</p> },
    ]}
  />
);

export const sheet: ExampleSheet = {
  title: 'Reiter',
  note: 'Ohne JavaScript: Verweise, und alles untereinander. Sonst auch mit Pfeiltasten.',
  Examples,
};
