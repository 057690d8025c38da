// Shows where nothing is, where something is being fetched, and where something broke.
import { LinkButton } from './Button.tsx';
import { Empty } from './Empty.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import type { ExampleSheet } from './example-sheet.ts';
import { Skeleton } from './Skeleton.tsx';

const Examples = () => (
  <>
    <Empty title="Hier hängt noch nichts" text="Noch hat niemand etwas aus Steinach erzählt. Fangen Sie an.">
      <LinkButton href="#empty" variant="main">
        Anmelden
      </LinkButton>
      <LinkButton href="#empty" variant="plain">
        Zur Titelseite
      </LinkButton>
    </Empty>
    <Empty title="Keine Termine" />
    <Skeleton shape="teaser" count={3} />
    <Skeleton shape="text" count={2} />
    <div inert>
      <ErrorPage
        view={{
          status: 404,
          title: 'Nicht gefunden',
          text: 'Diese Seite gibt es nicht oder nicht mehr.',
          requestId: 'a1b2c3d4',
          links: [
            { name: 'Zur Titelseite', href: '/' },
            { name: 'Nach Auenfeld', href: '/auenfeld' },
          ],
        }}
      />
    </div>
  </>
);

export const sheet: ExampleSheet = {
  title: 'Leere, Warten, Fehler',
  note: 'Leere sagt, was als Nächstes zu tun ist. Das Gerüst erscheint erst nach 300 Millisekunden.',
  Examples,
};
