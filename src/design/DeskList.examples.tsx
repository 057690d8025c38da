// Shows lines of a desk: deep and shallow, with and without figures, marks and things to do.
import { Button } from './Button.tsx';
import { DeskList } from './DeskList.tsx';
import type { ExampleSheet } from './example-sheet.ts';

const Examples = () => (
  <DeskList
    lines={[
      { key: 1, name: 'Kreis Auental', href: '#kreis', note: 'Kreis, /auental', figure: '412 Beiträge' },
      {
        key: 2,
        name: 'Auenfeld',
        href: '#ort',
        note: 'Stadt, /auenfeld, 36999',
        depth: 1,
        figure: '96 Beiträge',
      },
      {
        key: 3,
        name: 'Donaudampfschifffahrtsgesellschaftsufer an der Oberen Au',
        href: '#teil',
        note: 'Ortsteil, /ufer',
        depth: 2,
        marks: ['ausgeblendet'],
        figure: 'kein Beitrag',
        actions: <Button isSmall>Einblenden</Button>,
      },
    ]}
  />
);

export const sheet: ExampleSheet = { title: 'Zeilen eines Schreibtischs', Examples };
