// Shows taking a second factor away, with what was wrong.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { RemovalForm } from './RemovalForm.tsx';

const Examples = () => (
  <RemovalForm
    view={{
      action: '#faktor',
      typedReason: 'Telefon im Fluss, am Telefon an der Stimme erkannt',
      errors: { reason: undefined, password: 'Das Passwort stimmt nicht.' },
    }}
  />
);

export const sheet: ExampleSheet = { title: 'Verlorener zweiter Faktor', Examples };
