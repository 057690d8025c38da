// Shows the way to writing to somebody.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { MessageButton } from './MessageButton.tsx';

const Examples = () => <MessageButton personId={2} href="/konto/nachrichten/mit/2" />;

export const sheet: ExampleSheet = {
  title: 'Nachricht schreiben',
  note: 'Öffnet das Formular über der Seite, ohne JavaScript eine eigene.',
  Examples,
};
