// Declares what comments say of themselves.
import type { KindDeclaration } from '#kernel/kind-declaration.ts';

export const kindDeclaration = {
  type: 'comment',
  rank: 10,
  names: { one: 'Kommentar', many: 'Kommentare', followed: 'diesem Kommentar', yours: 'Ihren Kommentar' },
  isTitleUnquoted: true,
  isLikable: true,
  gate: {
    rules: ['manyLinks', 'newcomersLinks', 'words', 'flood', 'sameText', 'capitals', 'phoneNumber'],
    flood: { most: 10, minutes: 10 },
  },
} as const satisfies KindDeclaration;
