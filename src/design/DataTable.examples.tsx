// Shows rows that can be put in order and ticked.
import { DataTable } from './DataTable.tsx';
import type { DataColumnView, DataRowView } from './DataTable.tsx';
import type { ExampleSheet } from './example-sheet.ts';

const columns: readonly DataColumnView[] = [
  { name: 'titel', label: 'Titel', isNumber: false, sorted: null, sortHref: '#titel' },
  { name: 'ort', label: 'Ort', isNumber: false, sorted: null, sortHref: null },
  { name: 'stand', label: 'Stand', isNumber: false, sorted: null, sortHref: null },
  { name: 'leser', label: 'Aufrufe', isNumber: true, sorted: 'descending', sortHref: '#leser' },
];
const row = (key: string, name: string, more: Omit<DataRowView['cells'], 'titel'>): DataRowView => ({
  key,
  name,
  cells: { titel: { text: name, href: `#${key}` }, ...more },
});
const rows: readonly DataRowView[] = [
  row('article-1', 'Feuerwehrgerätehausfinanzierung: Kommandant erfuhr es aus der Tagesordnung', {
    ort: { text: 'Auenfeld' },
    stand: { text: 'erschienen', tone: 'good' },
    leser: { text: '2.914' },
  }),
  row('article-2', 'Christbaumaktion', {
    ort: { text: 'Steinach', note: 'Landkreis Werletal' },
    stand: { text: 'geplant', tone: 'wait' },
    leser: { text: 'unter 10' },
  }),
  row('article-3', 'Tempo 30', {
    ort: { text: 'Auenfeld' },
    stand: { text: 'verborgen', tone: 'bad' },
    leser: { text: '1.204' },
  }),
];

const Examples = () => (
  <form id="beispiel-auswahl">
    <DataTable
      caption="Beiträge"
      columns={columns}
      rows={rows}
      tickFor={{ form: 'beispiel-auswahl', isAllTicked: false }}
    />
  </form>
);

export const sheet: ExampleSheet = { title: 'Liste zum Auswählen', Examples };
