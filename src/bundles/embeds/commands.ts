// Learns what sources are and keeps it. Other sites are asked outside of any transaction.
import { Readable } from 'node:stream';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { storeOriginal } from '#bundles/media/public.ts';
import type { StoredOriginal } from '#bundles/media/public.ts';
import { FRESH_MS, JUST_ASKED_MS, MAX_ATTEMPTS, MAX_SOURCES, SOURCES_AT_ONCE } from './constants.ts';
import { findEmbeds } from './queries.ts';
import type { Embed } from './queries.ts';
import { EmbedFailed, isPassing } from './reasons.ts';
import type { EmbedReason } from './reasons.ts';
import { DEFAULT_OPTIONS, resolveSource } from './resolve.ts';
import type { ResolverOptions } from './resolve.ts';
import { readNode, readSource } from './sources.ts';
import type { EmbedNode, ReadSource } from './sources.ts';
import { endSource, store } from './store.ts';
import type { Changes } from './store.ts';
import * as texts from './texts.ts';

/** A source that can't be shown, for its author. */
export interface EmbedProblem {
  /** The source as it stands in the text. */
  readonly source: string;
  readonly text: string;
}

/**
 * Asks about all that a text embeds, before it is saved, and keeps the answers; what is known already isn't asked
 * again. Preview pictures become images of `ownerId`. Problems are told and stop nobody from saving. contract.md 14.2
 */
export const prepareEmbeds = async (
  ctx: Ctx,
  sources: readonly (EmbedNode | string)[],
  ownerId: number,
  means: ResolverOptions = DEFAULT_OPTIONS,
): Promise<readonly EmbedProblem[]> => {
  if (ctx.transaction) throw new Error('other sites are asked before the transaction that saves the text');
  const wanted = sources.map((source) => ({ name: nameOf(source), read: readAny(source, means) }));
  const reads = new Map(wanted.flatMap(({ read }) => (read ? [[read.target.source, read] as const] : [])));
  const asked = [...reads.values()].slice(0, MAX_SOURCES);
  const known = await findEmbeds(ctx, [...reads.keys()]);
  const reasons = new Map<string, EmbedReason | null>();
  const waiting = asked.values();
  const askOn = async () => {
    for (const read of waiting) {
      const before = known.get(read.target.source);
      const reason = isSettled(ctx, before)
        ? reasonNow(before)
        : await resolveAndStore(ctx, read, { ownerId, before, means });
      reasons.set(read.target.source, reason);
    }
  };
  await Promise.all(Array.from({ length: SOURCES_AT_ONCE }, askOn));
  return wanted.flatMap(({ name, read }) => {
    const text = problemOf(read && reasons.get(read.target.source), read);
    return text === undefined ? [] : [{ source: name, text }];
  });
};

/** Asks again about one that is there; by the job. What is no source any more has failed, and comes no sooner than the others. */
export const refreshEmbed = async (
  ctx: Ctx,
  before: Embed,
  means: ResolverOptions = DEFAULT_OPTIONS,
): Promise<void> => {
  const read = readSource(before.source, means.providers);
  if (read) await resolveAndStore(ctx, read, { ownerId: before.ownerId, before, means });
  else await endSource(ctx, before);
};

const nameOf = (source: EmbedNode | string): string =>
  typeof source === 'string' ? source : (source.src ?? source.videoId ?? source.type);

const readAny = (source: EmbedNode | string, { providers }: ResolverOptions): ReadSource | undefined =>
  typeof source === 'string' ? readSource(source, providers) : readNode(source, providers);

/**
 * Says whether a source was answered lately, or asked in vain just now: a text that is being written is saved every few
 * seconds.
 */
const isSettled = ({ now }: Ctx, embed: Embed | undefined): embed is Embed => {
  if (!embed) return false;
  const age = now.getTime() - embed.fetchedAt.getTime();
  return age < (embed.state === 'ready' ? FRESH_MS : JUST_ASKED_MS);
};

const reasonNow = ({ state, reason }: Embed): EmbedReason | null => (state === 'ready' ? null : reason);

const problemOf = (reason: EmbedReason | null | undefined, read: ReadSource | undefined) => {
  if (!read) return texts.notEmbeddable;
  if (reason === undefined) return texts.tooManySources(MAX_SOURCES);
  return reason === null ? undefined : texts.problemTexts[reason];
};

interface ResolveOptions {
  /** Null when whoever brought it has left: then no picture is fetched. */
  readonly ownerId: number | null;
  readonly before: Embed | undefined;
  readonly means: ResolverOptions;
}

/** Asks about a source and stores the outcome; it is null when the content can be shown. */
const resolveAndStore = async (
  ctx: Ctx,
  read: ReadSource,
  { ownerId, before, means }: ResolveOptions,
): Promise<EmbedReason | null> => {
  const wantsPicture = ownerId !== null && !before?.imageId;
  try {
    const { picture: file, ...found } = await resolveSource(ctx, read, { wantsPicture, means });
    const picture = file && (await storePicture(ctx, file));
    const changes = { ...found, state: 'ready', reason: null, attempts: 0 } as const;
    await store(ctx, read, { changes, ownerId, picture });
    return null;
  } catch (error) {
    if (!(error instanceof EmbedFailed)) throw error;
    await store(ctx, read, {
      changes: afterFailure(read, error.reason, before),
      ownerId,
      picture: undefined,
    });
    return error.reason;
  }
};

/** Returns what to store after a failure. What was there stays until it is sure that the content is gone. */
const afterFailure = ({ target }: ReadSource, reason: EmbedReason, before: Embed | undefined): Changes => {
  const attempts = (before?.attempts ?? 0) + 1;
  const isWaiting = isPassing(reason) && attempts < MAX_ATTEMPTS;
  return {
    ...(before ? {} : { frame: target.frame, ratio: target.ratio }),
    state: isWaiting ? (before?.state === 'ready' ? 'ready' : 'pending') : 'failed',
    reason,
    attempts,
  };
};

/** Stores the picture; one that can't be read is left out. */
const storePicture = async (ctx: Ctx, file: Buffer): Promise<StoredOriginal | undefined> => {
  const outcome = await storeOriginal(actAs(ctx, portalItself), Readable.from([file]));
  if (outcome.kind === 'stored') return outcome.original;
  ctx.log.info({ reason: outcome.reason }, 'embed without picture');
  return undefined;
};
