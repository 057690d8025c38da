// Shows deleting on a desk, after the button was pressed without the box.
import { DeletionForm } from './DeletionForm.tsx';
import type { ExampleSheet } from './example-sheet.ts';

const PARTS = {
  action: '#deletionform',
  title: 'Löschen',
  note: 'Zwölf Beiträge verlieren das Schlagwort „Donaudampfschifffahrt“; sie selbst bleiben.',
  sureLabel: 'Ja, das Schlagwort und seine gleichbedeutenden Wörter löschen',
  button: 'Löschen',
};

const Examples = () => (
  <DeletionForm {...PARTS} error="Bitte bestätigen Sie, dass es gelöscht werden soll." />
);

export const sheet: ExampleSheet = {
  title: 'Etwas löschen',
  note: 'Was geht und was bleibt, ein Häkchen, der Knopf.',
  Examples,
};
