// Says what articles say of themselves: how they are called, where their calls stand, what can be done with them.
import type { KindDeclaration } from '#kernel/kind-declaration.ts';
import { path } from '#kernel/named-routes.ts';

export const kindDeclaration = {
  type: 'article',
  rank: 1,
  names: {
    one: 'Artikel',
    many: 'Beiträge',
    followed: 'diesem Beitrag',
    yours: 'Ihren Beitrag',
    onOffer: 'Nachrichten',
  },
  isLikable: true,
  isBookmarkable: true,
  hasShareCard: true,
  following: { button: 'Beitrag folgen' },
  comments: { one: 'article', many: 'articles', routes: 'comment' },
  embedding: { mark: 'a', card: path('article_card', 'GET', '/a/ajax/articlecard/{id}') },
  listing: {
    word: 'beitraege',
    onFrontPages: 'news',
    own: {
      name: 'articles',
      word: 'artikel',
      title: 'Artikel',
      description: (from) => `Alle Artikel ${from}, die neuesten zuerst.`,
    },
  },
  composer: {
    start: path('write_article', 'GET', '/schreiben/artikel'),
    goOn: path('write_article_on', 'GET', '/schreiben/artikel/{id}'),
    startTitle: 'Artikel schreiben',
    goOnTitle: 'Artikel bearbeiten',
    invitation: 'Erzählen, was los ist: mit Überschrift, Text und Bildern.',
    icon: 'edit',
  },
  isInSitemaps: true,
  newsSitemap: { mark: path('article_newssitemap', 'POST', '/a/ajax/article/newssitemap/{id}') },
  gate: {
    rules: ['newcomersLinks', 'words', 'flood', 'samePiece', 'capitals'],
    flood: { most: 5, minutes: 60 },
  },
} as const satisfies KindDeclaration;
