// Makes what the editors of the demo portal have exported, so that the log shows something, by the command that the dialog
// calls.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { USUAL_CHOICE, beginArchive } from '#bundles/archives/public.ts';
import { startExport } from '#bundles/data-export/commands.ts';
import { found, refused } from './cast.ts';
import type { Newsroom } from './publish.ts';

const RUNS = [
  { by: 'henrike', plugin: 'csv', comments: false },
  { by: 'nele', plugin: 'json', comments: true },
  { by: 'henrike', plugin: 'newsml', comments: false },
] as const;

/** Makes exports about the first articles of the contents, one for each run. */
export const makeExports = async (ctx: Ctx, { cast, published }: Newsroom): Promise<void> => {
  const articles = [...published.values()].filter(({ kind }) => kind === 'article');
  for (const [at, { by, plugin, comments }] of RUNS.entries()) {
    const piece = articles[at];
    if (!piece) return;
    const scope = {
      dataType: comments ? 'comment' : 'article',
      refType: 'article',
      refIds: [piece.id],
      fromDay: null,
      untilDay: null,
    };
    await startExport(actAs(ctx, found(cast.people, by)), scope, { plugin });
  }
};

/** Asks for a small town as a signed archive, which the worker makes. */
export const makeArchive = async (ctx: Ctx, { cast }: Newsroom): Promise<void> => {
  const place = String(found(cast.places, 'steinach').id);
  const outcome = await beginArchive(actAs(ctx, found(cast.people, 'nele')), { ...USUAL_CHOICE, place });
  if (outcome.kind === 'invalid') throw refused('steinach', outcome.errors);
};
