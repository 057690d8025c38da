// Shows messages outside of their thread, the one in question marked.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { Quoted } from './Quoted.tsx';

const quoted = (id: number, html: string) => ({
  id,
  senderName: 'Ruth Brandt',
  html,
  moment: '20.\u00a0November 2026, 9.30\u00a0Uhr',
});

const Examples = () => (
  <div style={{ display: 'grid', gap: 'var(--space-3)', maxWidth: '46rem' }}>
    <Quoted message={quoted(1, '<p>Wann wird die Brücke wieder geöffnet?</p>')} />
    <Quoted message={quoted(2, '<p>Kaufen Sie jetzt, nur heute!</p>')} isMarked />
  </div>
);

export const sheet: ExampleSheet = { title: 'Nachricht als Zitat', Examples };
