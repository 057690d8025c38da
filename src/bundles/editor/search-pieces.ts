// Finds pieces of ours for embedding: by words of their title, by their address, or by their number.
import { findByWords } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaredKind } from '#kernel/declared-kinds.ts';
import { parseId } from '#kernel/parameters.ts';
import { fileForWidth } from '#bundles/media/public.ts';
import { teasersByRefs } from '#bundles/teasers/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { EMBED_KINDS } from '#bundles/rich-text/ui/public.ts';
import { FOUND_PIECES, MAX_SEARCH_WORDS, MIN_SEARCH_LENGTH } from './constants.ts';
import { pieceInAddress } from './rules.ts';
import type { FoundPieceView } from './views.ts';

/** Finds pieces, the newest first; what isn't open to all can't be found. */
export const searchPieces = async (ctx: Ctx, question: string): Promise<readonly FoundPieceView[]> => {
  const refs = (await Promise.all([named(question), byWords(ctx, question)])).flat();
  const { byRef } = await teasersByRefs(ctx, refs);
  return [...byRef.values()]
    .toSorted((a, b) => b.time.iso.localeCompare(a.time.iso))
    .slice(0, FOUND_PIECES)
    .flatMap(toFound);
};

const named = (question: string): readonly ContentRef[] => {
  const piece = pieceInAddress(question);
  if (piece) return parseId(piece.id) ? [{ type: piece.kind, id: piece.id }] : [];
  const id = parseId(question.trim());
  return id === undefined ? [] : EMBED_KINDS.map((type) => ({ type, id }));
};

/** A kind that can't be searched is found by address only. */
const byWords = async (ctx: Ctx, question: string): Promise<readonly ContentRef[]> => {
  if (question.trim().length < MIN_SEARCH_LENGTH || pieceInAddress(question)) return [];
  const words = [...new Set(question.trim().split(/\s+/))].slice(0, MAX_SEARCH_WORDS);
  return findByWords(
    ctx,
    EMBED_KINDS.map((type) => ({ type })),
    { words, limit: FOUND_PIECES },
  );
};

/** The width of the picture beside a title in the list of what was found, in pixels. */
const THUMBNAIL_WIDTH = 160;

const toFound = ({ kind: type, id, headline, kicker, href, picture }: TeaserView): FoundPieceView[] => {
  const declared = declaredKind(type);
  if (!declared?.embedding) return [];
  return [
    {
      kind: type,
      id,
      title: headline.replaceAll('\u00ad', ''),
      kindName: declared.names.one,
      place: kicker.place,
      href,
      picture: (picture && fileForWidth(picture, THUMBNAIL_WIDTH)?.path) ?? null,
    },
  ];
};
