// Checks contents of other sites in a text that is saved. They are asked about before the save is answered, but not for long:
// what takes its time is told with the next one. contract.md 14.2
import type { Ctx } from '#kernel/ctx.ts';
import { embedProblemsText, prepareEmbeds } from '#bundles/embeds/public.ts';
import { embedNodesOf } from '#bundles/piece-pages/public.ts';
import { EMBEDS_WAIT_MS } from './constants.ts';
import { writingOf } from './kind-writing.ts';
import type { Manuscript } from './queries.ts';
import type { SaveAnswer } from './views.ts';

/** Returns what the author is told; null when all is well, or not known yet. It runs outside of any transaction. */
export const findEmbedProblems = async (
  ctx: Ctx,
  { type, content, authorId }: Pick<Manuscript, 'type' | 'content' | 'authorId'>,
  waitMs = EMBEDS_WAIT_MS,
): Promise<SaveAnswer['problems']> => {
  const writing = writingOf(ctx, type);
  const nodes = embedNodesOf(writing.outline(writing.read(ctx, content)).parts);
  if (nodes.length === 0) return null;
  const asked = prepareEmbeds(ctx, nodes, authorId).catch((error: unknown) => {
    // The words are saved; what they embed is asked about again with the next save.
    ctx.log.error({ err: error }, 'embeds of a manuscript could not be prepared');
    return [];
  });
  const items = await within(asked, waitMs);
  return items && items.length > 0 ? { msg: embedProblemsText, items } : null;
};

/** Returns undefined when it takes longer; then it goes on by itself. */
const within = async <T>(work: Promise<T>, ms: number): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ms, undefined)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
