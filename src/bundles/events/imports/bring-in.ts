// Makes events of a calendar manuscripts of the person whose calendar it is, which are published or wait for the editors: the
// same way, by the same rights and with the same history as if they had typed them.
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError } from '#kernel/errors.ts';
import { enqueue } from '#kernel/jobs.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import { createManuscript, publishManuscript, submitManuscript } from '#bundles/writing/public.ts';
import { BRING_IN_JOB } from './job-names.ts';
import { findSource, listChosen } from './queries.ts';
import type { Source, SourceItem } from './queries.ts';
import { doRun } from './runs.ts';
import { eventSourceItems } from './schema.ts';
import * as texts from './texts.ts';

/**
 * Brings in some of what was chosen, and asks for a job for the others. One that is done twice finds the manuscripts of the
 * first time.
 */
export const bringIn = async (ctx: Ctx, sourceId: number): Promise<void> => {
  const source = await findSource(ctx, sourceId);
  if (!source) return;
  const people = await viewersByIds(ctx, [source.ownerId, source.trustedBy ?? source.ownerId]);
  const isMore = await doRun(
    (limit, triedIds) => listChosen(ctx, sourceId, limit, triedIds),
    async (item) => settle(ctx, item, await bringInOne(ctx, source, item, people)),
  );
  if (isMore) await enqueue(ctx, BRING_IN_JOB, { sourceId });
};

type Settled = Pick<SourceItem, 'state' | 'manuscriptId' | 'problem'>;

const bringInOne = async (
  ctx: Ctx,
  source: Source,
  item: SourceItem,
  people: ReadonlyMap<number, Viewer>,
): Promise<Settled> => {
  const owner = people.get(source.ownerId);
  if (!owner) return failed(texts.ownerGone);
  let manuscriptId: number | null = null;
  try {
    const { manuscript } = await createManuscript(actAs(ctx, owner), {
      type: 'event',
      key: manuscriptKey(item),
      objectId: null,
      content: item.content,
    });
    manuscriptId = manuscript.id;
    if (manuscript.publishedVersion === null && manuscript.state === 'draft')
      await bringOut(ctx, source, { id: manuscript.id, version: manuscript.version }, people);
    return { state: 'taken', manuscriptId, problem: null };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    return { ...failed([error.message, ...Object.values(error.errors ?? {})].join(' ')), manuscriptId };
  }
};

const failed = (problem: string): Settled => ({ state: 'failed', manuscriptId: null, problem });

/** Publishes by the right of the person who allowed it, if they still have it; else the editors look at it. */
const bringOut = async (
  ctx: Ctx,
  { trustedBy, ownerId }: Source,
  seen: { readonly id: number; readonly version: number },
  people: ReadonlyMap<number, Viewer>,
): Promise<void> => {
  const trusting = trustedBy === null ? undefined : people.get(trustedBy);
  if (trusting) {
    const outcome = await publishManuscript(actAs(ctx, trusting), seen).catch(unlessForbidden);
    if (outcome) return;
  }
  await submitManuscript(actAs(ctx, people.get(ownerId)!), { ...seen, answers: 'unasked' });
};

/** Returns undefined for 403 and 404: to those who no longer look after its place it is unknown. */
const unlessForbidden = (error: unknown): undefined => {
  if (error instanceof HttpError && (error.status === 403 || error.status === 404)) return undefined;
  throw error;
};

/** No entry: the manuscript has one, and what couldn't be taken has changed nothing. */
const settle = (ctx: Ctx, { id }: SourceItem, settled: Settled): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const isStillChosen = and(eq(eventSourceItems.id, id), eq(eventSourceItems.state, 'chosen'));
    await ctx.db.update(eventSourceItems).set(settled).where(isStillChosen);
  });

/** Returns the key of a manuscript. It is the same each time, so that a repeated beginning is the same manuscript. */
const manuscriptKey = ({ sourceId, key, id }: SourceItem): string => {
  const digest = createHash('sha256').update(`${sourceId} ${id} ${key}`).digest('hex');
  const variant = ((Number.parseInt(digest[16]!, 16) & 3) | 8).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `5${digest.slice(13, 16)}`,
    variant + digest.slice(17, 20),
    digest.slice(20, 32),
  ].join('-');
};
