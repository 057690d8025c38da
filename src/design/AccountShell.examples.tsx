// The frame of one's own pages, with a desk beside them.
import { AccountShell } from './AccountShell.tsx';
import type { ExampleSheet } from './example-sheet.ts';

const Examples = () => (
  <AccountShell
    shell={{
      own: [
        { name: 'Übersicht', href: '#account-shell', isCurrent: true },
        { name: 'Nachrichten', href: '#account-nachrichten', note: '3' },
        { name: 'Anmeldung und Sicherheit', href: '#account-sicherheit' },
      ],
      desk: [{ name: 'Postausgang', href: '#account-postausgang', note: '12' }],
    }}
    title="Übersicht"
    intro="Was seit gestern geschehen ist."
  >
    <p>Zwei Menschen haben auf Ihren Kommentar geantwortet.</p>
  </AccountShell>
);

export const sheet: ExampleSheet = {
  title: 'Konto',
  note: 'Menü neben dem Inhalt, auf dem Telefon darüber. Die Redaktion hat eine Gruppe für sich.',
  Examples,
};
