// Says which of our things an address names, whole and as people copy it.
import type { ContentKinds, ContentRef } from '#kernel/content-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { parseId } from '#kernel/parameters.ts';
import { refOfCode } from './rules.ts';

/** Returns undefined for addresses of others, and of what is none of our pieces. Nobody is asked whether the thing is there. */
export const refAt = (kinds: ContentKinds, publicUrl: string, address: string): ContentRef | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(publicUrl).origin) return undefined;
  if (pathname.startsWith('/~')) return refOfCode(kinds.all(), pathname.slice(2));
  const [, mark, digits] = PIECE.exec(pathname) ?? [];
  const kind = declaring(kinds.all(), 'type', 'embedding').find(({ embedding }) => embedding.mark === mark);
  const id = parseId(digits);
  return kind && id ? { type: kind.type, id } : undefined;
};

const PIECE = /_([a-z]+)(\d+)$/;
