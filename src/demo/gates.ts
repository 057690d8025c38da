// This is what the newsroom of the demo wants to see before it appears, a comment that waits for it, and words that are marked.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { createComment } from '#bundles/comments/public.ts';
import { markedWords, setGates } from '#bundles/gates/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { found, refused } from './cast.ts';
import type { Cast } from './cast.ts';
import type { PublishedPiece } from './publish.ts';

/** Sets the words that are marked, before anything appears. */
export const markDemoWords = (ctx: Ctx): Promise<void> =>
  changeSetting(ctx, markedWords, 'Frechheit, Schande, Skandal');

/** Where children write, their parents are asked; where a tree parts the town, comments are read before. */
export const setDemoGates = async (ctx: Ctx, { places }: Cast): Promise<void> => {
  const gates = [
    { key: 'flusssiedlung', types: ['article'], level: 'questions' },
    { key: 'bahnhofsviertel', types: ['comment'], level: 'release' },
  ] as const;
  for (const { key, types, level } of gates) {
    const locationId = found(places, key).id;
    const outcome = await setGates(ctx, { locationId, types, group: 'members', level });
    if (outcome.kind === 'invalid') throw refused(key, outcome.errors);
  }
};

/** There only where the piece is. */
export const LET_WAIT = { piece: 'drittes-gutachten', author: 'georg', minutesAgo: 95 } as const;

export const letACommentWait = async (
  ctx: Ctx,
  { people }: Cast,
  published: ReadonlyMap<string, PublishedPiece>,
): Promise<void> => {
  const { piece, author, minutesAgo } = LET_WAIT;
  const owner = published.get(piece);
  if (!owner) return;
  const then = new Date(ctx.now.getTime() - minutesAgo * MINUTE_MS);
  const writer = { ...actAs(ctx, found(people, author)), now: then };
  const text =
    'Ein Seil! Am Baum hängt dann der Parkplatz, und am Parkplatz der Ausschuss. Wer wird zuerst gekürzt?';
  const outcome = await createComment(writer, { type: owner.kind, id: owner.id }, { text });
  if (outcome.kind !== 'held') throw refused(text, outcome);
};
