// What comments say of themselves.
import type { KindDeclaration } from '#kernel/kind-declaration.ts';

export const kindDeclaration = {
  type: 'comment',
  rank: 10,
  names: { one: 'Kommentar', many: 'Kommentare', followed: 'diesem Kommentar', yours: 'Ihren Kommentar' },
  isTitleUnquoted: true,
  isLikable: true,
} as const satisfies KindDeclaration;
