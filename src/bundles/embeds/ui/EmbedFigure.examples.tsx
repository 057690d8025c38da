// Shows contents of other sites: a video and a post behind their placeholders, a card with a link, what can't be shown.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { EmbedFigure } from './EmbedFigure.tsx';
import { aFrame, aLink } from './sample-embeds.ts';

const POST = aFrame({
  type: 'mastodon',
  provider: 'Mastodon',
  ratio: 4 / 5,
  load: 'Beitrag laden',
  told: 'Beim Laden erfährt norden.social Ihre IP-Adresse, Ihren Browser und dieses Portal und kann Cookies setzen.',
  always: 'Mastodon immer laden',
  title: '',
  authorName: 'Deichamt',
  source: { name: 'Bei Mastodon ansehen', href: 'https://norden.social/@deich/1' },
});

const FAILED = {
  kind: 'failed',
  title: 'Inhalt nicht verfügbar',
  text: 'Dieser Inhalt ist zurzeit nicht verfügbar.',
  source: { name: 'Bei Vimeo ansehen', href: 'https://vimeo.com/1084537' },
} as const;

const Examples = () => (
  <div style={{ display: 'grid', gap: '2rem', maxWidth: '38rem' }}>
    <EmbedFigure of={aFrame()} />
    <EmbedFigure of={POST} />
    <EmbedFigure of={aLink()} />
    <EmbedFigure
      of={aLink({
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        description: '',
      })}
    />
    <EmbedFigure of={FAILED} />
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Eingebettete Inhalte',
  note: 'Bevor jemand zustimmt, wird kein fremder Rechner angefragt.',
  Examples,
};
