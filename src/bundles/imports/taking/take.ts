// Everything comes in turns. An import that is broken off goes on with what still waits.
import { and, eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { record } from '#bundles/history/public.ts';
import { TAKEN_KINDS, TAKE_JOB } from '../constants.ts';
import { forgetFile } from '../stored-file.ts';
import { countItems, findImport, listUnlinked, listWaiting, lockImport } from '../queries.ts';
import type { Import } from '../queries.ts';
import { importItems, imports } from '../schema.ts';
import * as texts from '../texts.ts';
import { takeComment } from './comments.ts';
import { actingAs, findOwner } from './acting.ts';
import { takePerson } from './own-people.ts';
import { takeRedirect } from './own-redirects.ts';
import { linkPiece } from './own-links.ts';
import { takePiece } from './pieces.ts';
import { TakenBack } from './record-imported.ts';
import { forgetWords, settle } from './settling.ts';
import { reportUnforeseen } from './unforeseen.ts';
import { workForATurn } from './turns.ts';

const AT_ONCE = 20;

const WORKS = {
  piece: takePiece,
  link: linkPiece,
  comment: takeComment,
  person: takePerson,
  redirect: takeRedirect,
} as const;

/** Takes what waits until the turn is over or nothing waits any more. */
export const takeTurn = async (ctx: Ctx, importId: number): Promise<void> => {
  const source = await findImport(ctx, importId);
  if (source?.state !== 'running') return;
  const owner = await findOwner(ctx, source);
  if (!owner) return stop(ctx, source);
  const acting = actingAs(ctx, owner);
  const isAll = await workForATurn(
    TAKEN_KINDS,
    (kind) =>
      kind === 'link' ? listUnlinked(ctx, importId, AT_ONCE) : listWaiting(ctx, importId, kind, AT_ONCE),
    (kind, { id }) => takeOne(acting, source, kind, id),
  ).catch((error: unknown) => {
    if (error instanceof TakenBack) return undefined;
    throw error;
  });
  if (isAll === undefined) return undefined;
  if (!isAll) return enqueue(ctx, { name: TAKE_JOB }, { importId });
  await finish(acting, importId);
  await forgetFile(ctx, source);
};

/** What nobody foresaw holds up one thing, and none of those behind it. */
const takeOne = async (ctx: Ctx, source: Import, kind: keyof typeof WORKS, id: number): Promise<void> => {
  try {
    await WORKS[kind](ctx, source, id);
  } catch (error) {
    if (error instanceof TakenBack) throw error;
    reportUnforeseen(ctx, error, TAKE_JOB);
    // What is here already stays as it came.
    if (kind === 'link') return settle(ctx, id, { content: null });
    await ctx.db
      .update(importItems)
      .set({ state: 'failed', report: [texts.unforeseen] })
      .where(and(eq(importItems.id, id), eq(importItems.state, 'waiting')));
  }
};

/** Who has lost the right to it brings nothing more. */
const stop = async (ctx: Ctx, { id }: Import) => {
  await ctx.db
    .update(imports)
    .set({ state: 'ready', problem: texts.cannotPublish })
    .where(eq(imports.id, id));
};

const finish = (ctx: Ctx, importId: number) =>
  withTransaction(ctx, async (ctx) => {
    const source = await lockImport(ctx, importId);
    if (source?.state !== 'running') return;
    await ctx.db
      .update(imports)
      .set({ state: 'done', finishedAt: new Date(), problem: null })
      .where(eq(imports.id, importId));
    await forgetWords(ctx, importId);
    const counts = await countItems(ctx, importId);
    const taken = (kind: string) =>
      counts.find((one) => one.kind === kind && one.state === 'taken')?.count ?? 0;
    await record(ctx, {
      type: 'import',
      objectId: importId,
      action: 'import.finished',
      after: { name: source.name, pieces: taken('piece'), comments: taken('comment') },
    });
  });
