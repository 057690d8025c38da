// Shows the dialog, which opens by its button.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { Island } from '#kernel/island.tsx';
import { DialogDemo } from './DialogDemo.island.tsx';

const Examples = () => <Island of={DialogDemo} when="visible" props={{}} />;

export const sheet: ExampleSheet = {
  title: 'Dialog',
  note: 'Fokus bleibt darin, Escape und ein Klick daneben schließen, der Fokus kehrt zurück.',
  Examples,
};
