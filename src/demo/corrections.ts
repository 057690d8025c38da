// Changes what is out already through the commands that the composer calls, so that histories have something to tell.
import { randomUUID } from 'node:crypto';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { createManuscript, publishManuscript, saveManuscript } from '#bundles/writing/public.ts';
import type { SeenVersion } from './manuscripts.ts';
import { found, refused } from './cast.ts';
import { corrections } from './content/corrections.ts';
import type { DemoCorrection } from './content/corrections.ts';
import type { Newsroom } from './publish.ts';

/** Corrects the articles; of a small portal only those that are there. */
export const correctArticles = async (ctx: Ctx, newsroom: Newsroom): Promise<void> => {
  for (const correction of corrections) await correct(ctx, correction, newsroom);
};

const correct = async (ctx: Ctx, correction: DemoCorrection, { cast, published }: Newsroom) => {
  const { key, by, minutesAgo, headline, lead, category, tags, words = [] } = correction;
  const piece = published.get(key);
  if (!piece) return;
  const type = piece.kind;
  const then = {
    ...actAs(ctx, found(cast.people, by)),
    now: new Date(ctx.now.getTime() - minutesAgo * MINUTE_MS),
  };
  const out = await ctx.portal.kinds.get(type)!.writing!.contentOf(then, piece.id);
  const content = {
    ...(JSON.parse(replaced(JSON.stringify(out!.content), words)) as object),
    ...(headline && { headline }),
    ...(lead && { lead }),
    ...(tags && { tags }),
    ...(category && { categoryId: found(cast.categories, category) }),
  };
  const begun = await createManuscript(then, { type, key: randomUUID(), objectId: piece.id, content });
  // Of a piece there is one manuscript; who has changed it before goes on from there.
  const saved =
    begun.kind === 'conflict'
      ? await saveManuscript(then, { ...seenIn(begun.manuscript), window: null, content })
      : begun;
  if (saved.kind !== 'saved') throw refused(key, saved);
  const { id, version } = saved.manuscript;
  const outcome = await publishManuscript(then, { id, version });
  if (outcome.kind !== 'done') throw refused(key, outcome);
};

const seenIn = ({ id, version }: SeenVersion): SeenVersion => ({ id, version });

/** Words that aren't there are a mistake of the content. */
const replaced = (text: string, words: DemoCorrection['words'] = []): string =>
  words.reduce((all, [before, after]) => {
    if (!all.includes(before)) throw new Error(`„${before}“ isn't in the text`);
    return all.replace(before, after);
  }, text);
