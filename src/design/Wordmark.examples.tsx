// Shows the portal's name as it stands in the masthead: short, of two words, and as long as a name can be.
import type { ExampleSheet } from './example-sheet.ts';
import { Wordmark } from './Wordmark.tsx';

const Examples = () => (
  <>
    {['Litfass', 'Ostprignitzer Landbote', 'Donaudampfschifffahrtsgesellschaftsnachrichten für Auenfeld'].map(
      (name) => (
        <div key={name} style={{ display: 'flex', maxWidth: '20rem' }}>
          <Wordmark name={name} href="#wordmark" />
        </div>
      ),
    )}
  </>
);

export const sheet: ExampleSheet = {
  title: 'Name des Portals',
  note: 'Lange Namen stehen in zwei Zeilen und lassen dem, was daneben steht, seinen Platz.',
  Examples,
};
