// What the editors of the demo portal have exported, so that the log shows something: made by the command that the dialog calls.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { startExport } from '#bundles/data-export/commands.ts';
import { found } from './cast.ts';
import type { Newsroom } from './publish.ts';

const RUNS = [
  { by: 'henrike', plugin: 'csv', comments: false },
  { by: 'nele', plugin: 'json', comments: true },
  { by: 'henrike', plugin: 'newsml', comments: false },
] as const;

/** About the first articles of the contents, one for each run. */
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
