// Asks other sites about what the texts of a page embed, once it is saved, outside of any transaction. They aren't waited for
// long: what takes its time is told with the next save. contract.md 14.2, 14.3
import type { Ctx } from '#kernel/ctx.ts';
import { embedProblemsText, prepareEmbeds } from '#bundles/embeds/public.ts';
import type { EmbedProblem } from '#bundles/embeds/public.ts';
import { embedNodesOf } from '#bundles/piece-pages/public.ts';
import { EMBEDS_WAIT_MS } from '../constants.ts';
import { isTextSection } from '../sections/text-data.ts';
import { findPage } from './queries.ts';
import { embedProblem } from './texts.ts';

/** Returns what the editor is told of the newest version; null when all is well, or not known yet. */
export const findEmbedProblems = async (ctx: Ctx, id: number): Promise<string | null> => {
  const sections = (await findPage(ctx, id))?.latest.sections ?? [];
  const nodes = sections.filter(isTextSection).flatMap(({ data }) => embedNodesOf(data.parts));
  if (nodes.length === 0) return null;
  const asked = prepareEmbeds(ctx, nodes, ctx.viewer.id!).catch((error: unknown) => {
    // The words are saved; what they embed is asked about again with the next save.
    ctx.log.error({ err: error }, 'embeds of a page could not be prepared');
    return [];
  });
  const problems = await within(asked, EMBEDS_WAIT_MS);
  return problems && problems.length > 0 ? inWords(problems) : null;
};

/** Names the first ones: a message has room for no more. */
const inWords = (problems: readonly EmbedProblem[]): string =>
  [
    embedProblemsText,
    ...problems
      .slice(0, PROBLEMS_TOLD)
      .map(({ source, text }) => embedProblem(source.slice(0, SOURCE_TOLD), text)),
  ].join(' ');

const PROBLEMS_TOLD = 3;
const SOURCE_TOLD = 100;

/** Returns undefined when it takes longer; then it goes on by itself. */
const within = async <T>(work: Promise<T>, ms: number): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ms, undefined)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
