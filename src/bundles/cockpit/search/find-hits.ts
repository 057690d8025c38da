// Searches the desks: desks and actions by their names, pieces by their titles, and what bundles contribute.
import { findByWords, refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { findDesks } from '#kernel/desk-menu.ts';
import { DESK_HIT_GROUPS, deskActions, deskSearch } from '#kernel/desk-search.ts';
import type { DeskHit, DeskHitGroup, DeskQuestion } from '#kernel/desk-search.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { HITS_PER_GROUP } from '../constants.ts';

export interface HitGroup {
  readonly group: DeskHitGroup;
  readonly hits: readonly DeskHit[];
}

/** Groups that have hits, each of at most HITS_PER_GROUP. Before anything is typed: what can be done, and the desks. */
export const findHits = async (ctx: Ctx, typed: string): Promise<HitGroup[]> => {
  const text = typed.trim();
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const question = { text, words, limit: HITS_PER_GROUP };
  const [named, found] = await Promise.all([
    findNamed(ctx, words),
    words.length > 0 ? findTyped(ctx, question) : [],
  ]);
  return DESK_HIT_GROUPS.map((group) => ({
    group,
    hits: [...named, ...found].filter((hit) => hit.group === group).slice(0, limitOf(group, words)),
  })).filter(({ hits }) => hits.length > 0);
};

/**
 * Returns how many hits of a group are shown: all desks stand there while nothing is typed: they are few, and one of them is
 * meant.
 */
const limitOf = (group: DeskHitGroup, words: readonly string[]) =>
  group === 'desk' && words.length === 0 ? undefined : HITS_PER_GROUP;

/** Finds actions and desks whose name has all the words. */
const findNamed = async (ctx: Ctx, words: readonly string[]): Promise<DeskHit[]> => {
  const [actions, desks] = await Promise.all([deskActions.collect(ctx), findDesks(ctx, null)]);
  const hits: DeskHit[] = [
    ...actions.map((action) => ({ ...action, group: 'action' as const })),
    ...desks.map(({ name, href }) => ({ name, href, group: 'desk' as const })),
  ];
  return hits.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
};

const findTyped = async (ctx: Ctx, question: DeskQuestion): Promise<DeskHit[]> => {
  const [pieces, contributed] = await Promise.all([
    findPieces(ctx, question),
    deskSearch.collect(ctx, question),
  ]);
  return [...pieces, ...contributed];
};

/** Finds pieces that are out, of every kind that is found by its title. */
const findPieces = async (ctx: Ctx, question: DeskQuestion): Promise<DeskHit[]> => {
  const kinds = declaring(ctx.portal.kinds.all(), 'names');
  const refs = await findByWords(ctx, kinds, question);
  const summaries = await summariesOf(ctx, refs);
  return refs.flatMap((ref) => {
    const summary = summaries.get(refKey(ref));
    const note = ctx.portal.kinds.get(ref.type)?.names?.one;
    return summary
      ? [{ group: 'piece', name: summary.title, href: summary.href, ...(note && { note }) }]
      : [];
  });
};
