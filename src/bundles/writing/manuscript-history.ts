// Says what the history tells of manuscripts. What happens to pieces, such as coming out, their kinds tell of. The history is
// read by editors: no words of a manuscript are in it.
import type { Ctx } from '#kernel/ctx.ts';
import { record } from '#bundles/history/public.ts';
import type { Manuscript } from './queries.ts';

/** Records what happens to a manuscript without a piece, under the name of its author. */
export const recordManuscript = (
  ctx: Ctx,
  { id, type, objectId, authorId }: Pick<Manuscript, 'id' | 'type' | 'objectId' | 'authorId'>,
  what: string,
  after: Record<string, unknown> = {},
  before: Record<string, unknown> | null = null,
): Promise<void> => {
  const thing =
    objectId === null ? ({ type: 'user', objectId: authorId } as const) : ({ type, objectId } as const);
  return record(ctx, {
    ...thing,
    action: `manuscript.${what}`,
    ...(before && { before }),
    after: { manuscriptId: id, ...after },
  });
};
