// This is what snapshots say of themselves: how they are called, where their calls stand, what can be done with them.
import type { KindDeclaration } from '#kernel/kind-declaration.ts';
import { path } from '#kernel/named-routes.ts';

export const kindDeclaration = {
  type: 'imagepost',
  rank: 2,
  names: {
    one: 'Schnappschuss',
    many: 'Schnappschüsse',
    followed: 'diesem Schnappschuss',
    yours: 'Ihren Schnappschuss',
  },
  isLikable: true,
  isBookmarkable: true,
  hasShareCard: true,
  following: { button: 'Schnappschuss folgen' },
  comments: { one: 'imagepost', many: 'imageposts', routes: 'imagepost_comment' },
  embedding: { mark: 'i', card: path('imagepost_card', 'GET', '/a/ajax/imagepostcard/{id}') },
  listing: {
    word: 'schnappschuesse',
    onFrontPages: 'pictures',
    own: {
      name: 'snapshots',
      word: 'schnappschuesse',
      title: 'Schnappschüsse',
      description: (from) => `Bilder ${from}, aufgenommen von den Menschen, die dort leben.`,
      look: 'pictures',
    },
  },
  composer: {
    start: path('write_snapshot', 'GET', '/schreiben/schnappschuss'),
    goOn: path('write_snapshot_on', 'GET', '/schreiben/schnappschuss/{id}'),
    startTitle: 'Schnappschuss zeigen',
    goOnTitle: 'Schnappschuss bearbeiten',
    invitation: 'Ein Bild und ein paar Worte, in einer Minute vom Telefon.',
    icon: 'picture',
  },
  isInSitemaps: true,
  isPicture: true,
  gate: {
    rules: ['newcomersLinks', 'words', 'flood', 'samePiece', 'capitals', 'phoneNumber'],
    flood: { most: 10, minutes: 60 },
  },
} as const satisfies KindDeclaration;
