// Shows the form for a message, empty and with its error.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { MessageFormView } from '../views.ts';
import { MessageForm } from './MessageForm.tsx';

const form = (recipientId: number, changes: Partial<MessageFormView> = {}): MessageFormView => ({
  action: `/user/ajax/personalmessage/${recipientId}`,
  recipientId,
  recipientName: 'Ruth Brandt',
  draftKey: `1-${recipientId}`,
  text: '',
  error: null,
  maxLength: 5000,
  ...changes,
});

const Examples = () => (
  <div style={{ display: 'grid', gap: 'var(--space-8)', maxWidth: '30rem' }}>
    <MessageForm form={form(2)} hasHeading />
    <MessageForm form={form(3, { error: 'Bitte schreiben Sie etwas.' })} />
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Formular für eine Nachricht',
  note: 'Mit Überschrift im Dialog, ohne sie unter einer Unterhaltung.',
  Examples,
};
