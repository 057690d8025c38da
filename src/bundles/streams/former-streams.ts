// Describes streams as another portal gets them, and as they come from one: the original with all that was said of it.
import type { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { takeAway } from './commands.ts';
import { findStreams, lockStream } from './queries.ts';
import type { Stream } from './queries.ts';
import { removeStreamFile, storeStreamAtHand } from './store-stream.ts';
import type { StoredStreamFile, StreamFileAtHand } from './store-stream.ts';
import { extensionOf } from './stream-addresses.ts';
import { isServable } from './stream-original.ts';
import * as texts from './texts.ts';
import { findUsesOf } from './uses.ts';

export type WholeStream = Pick<
  Stream,
  'id' | 'ownerId' | 'title' | 'copyright' | 'filename' | 'posterId' | 'createdAt'
> & {
  /** The extension of the original: `mp4`, `mp3` … */
  readonly extension: string;
  /** Returns the original; undefined where the storage has lost it. */
  readonly open: () => Promise<Readable | undefined>;
  readonly captions: readonly {
    readonly language: string;
    readonly open: () => Promise<Readable | undefined>;
  }[];
};

/**
 * Lists whole streams for those who look after all streams; missing are those that moderators took away, those that are still
 * arriving, and those that may tell where they were recorded.
 */
export const listWholeStreams = async (ctx: Ctx, ids: readonly number[]): Promise<WholeStream[]> => {
  const found = await findStreams(ctx, ids);
  const whole: WholeStream[] = [];
  for (const id of ids) {
    const stream = found.get(id);
    if (stream && (await mayLeave(ctx, stream))) whole.push(toWhole(ctx, stream));
  }
  return whole;
};

const mayLeave = async (ctx: Ctx, stream: Stream): Promise<boolean> => {
  if (stream.state === 'deleted' || stream.access === 'blocked') return false;
  const stored = await ctx.portal.files.stat(stream.originalKey);
  return stored?.bytes === stream.bytes && isServable(ctx, stream);
};

const toWhole = (ctx: Ctx, stream: Stream): WholeStream => {
  const opened = async (key: string) => (await ctx.portal.files.get(key))?.stream;
  return {
    ...stream,
    extension: extensionOf(stream.originalKey),
    open: () => opened(stream.originalKey),
    captions: stream.captions.map(({ language, key }) => ({ language, open: () => opened(key) })),
  };
};

export type StoreFormerOutcome = { readonly kind: 'stored'; readonly file: StoredStreamFile } | Refused;

/** Takes a file in as uploads are: outside any transaction, before the one that makes a stream of it. */
export const storeFormerStream = async (ctx: Ctx, atHand: StreamFileAtHand): Promise<StoreFormerOutcome> => {
  const { maxStreamBytes } = ctx.config;
  if (atHand.reader.size > maxStreamBytes)
    return refused(texts.uploadTooLarge(texts.sizeText(maxStreamBytes)));
  const file = await storeStreamAtHand(ctx, atHand);
  if (!file) return refused(texts.uploadOfWrongType);
  if (file.isServable) return { kind: 'stored', file };
  await removeStreamFile(ctx, file);
  return refused(texts.locationInside);
};

/** Returns the languages in which there are words under a film. */
export const findCaptionLanguages = async (ctx: Ctx, id: number): Promise<readonly string[]> =>
  (await findStreams(ctx, [id])).get(id)?.captions.map(({ language }) => language) ?? [];

/** Takes one away that nothing shows any more, part of the transaction that says why. */
export const removeStreamIfUnused = async (ctx: Ctx, id: number): Promise<void> => {
  if (!ctx.transaction) throw new Error('a stream goes inside the transaction that takes it away');
  // Whoever is about to show it has locked it: waited for, their use is seen.
  const stream = await lockStream(ctx, id);
  if (!stream || stream.state === 'deleted' || (await findUsesOf(ctx, id)).length > 0) return;
  await takeAway(ctx, stream);
};
