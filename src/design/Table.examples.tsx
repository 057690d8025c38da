// Shows figures in rows.
import type { ExampleSheet } from './example-sheet.ts';
import { Table } from './Table.tsx';

const Examples = () => (
  <Table
    caption="Kreisliga, 14. Spieltag"
    head={['Verein', 'Spiele', 'Tore', 'Punkte']}
    rows={[
      ['TSV Auenfeld', '14', '38 : 12', '34'],
      ['SpVgg Steinach-Unterhaching', '14', '31 : 19', '28'],
      ['FC Kirchbruck', '13', '22 : 22', '19'],
    ]}
  />
);

export const sheet: ExampleSheet = { title: 'Tabelle', Examples };
