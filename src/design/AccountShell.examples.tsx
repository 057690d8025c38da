// Shows the frame of one's own pages, with the way to the desks.
import { AccountShell } from './AccountShell.tsx';
import type { ExampleSheet } from './example-sheet.ts';

const Examples = () => (
  <AccountShell
    shell={{
      own: [
        { name: 'Übersicht', href: '#account-shell', isCurrent: true },
        { name: 'Nachrichten', href: '#account-nachrichten', count: 120 },
        { name: 'Anmeldung und Sicherheit', href: '#account-sicherheit' },
      ],
      desk: { name: 'Redaktion', href: '#account-redaktion' },
    }}
    title="Übersicht"
    intro="Was seit gestern geschehen ist."
  >
    <p>Zwei Menschen haben auf Ihren Kommentar geantwortet.</p>
  </AccountShell>
);

export const sheet: ExampleSheet = {
  title: 'Konto',
  note: 'Menü neben dem Inhalt, auf dem Telefon darüber. Wer Arbeitsbereiche hat, findet den Weg dorthin am Ende.',
  Examples,
};
