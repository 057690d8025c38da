// Changes streams: their words, captions, poster; makes them again, deletes them.
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { contentTypeOf } from '#kernel/files.ts';
import type { FileSource } from '#kernel/files.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { record, redactNaming } from '#bundles/history/public.ts';
import {
  createImage,
  deleteReferences,
  isImageReusable,
  removeOriginal,
  storeOriginal,
} from '#bundles/media/public.ts';
import { readCaptions } from './captions.ts';
import {
  CAPTION_LANGUAGES,
  COPYRIGHT_MAX_LENGTH,
  MAKE_POSTER,
  MAKE_STREAM,
  REMOVE_STREAM_FILES,
  STREAM_MEDIA_TYPE,
  TITLE_MAX_LENGTH,
  streamTag,
} from './constants.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { mayEditStream, maySeeStream } from './policy.ts';
import { setPoster } from './posters.ts';
import { findStream, lockStream } from './queries.ts';
import type { Stream } from './queries.ts';
import { streams } from './schema.ts';
import type { StreamCaptions } from './schema.ts';
import { captionsKey } from './stream-addresses.ts';
import * as texts from './texts.ts';

export type EditOutcome = { readonly kind: 'done'; readonly text: string } | Invalid;

export interface StreamWords {
  readonly title: string;
  readonly copyright: string;
}

/** All commands throw 404 for streams that the viewer may not see, and 403 for those they may not change. */
export const editStream = (ctx: Ctx, id: number, words: StreamWords): Promise<EditOutcome> => {
  const [title, copyright] = [visibleLine(words.title), visibleLine(words.copyright)];
  return changeStream(ctx, id, async (ctx, stream) => {
    const errors = {
      ...(title === '' && { title: texts.titleMissing }),
      ...(title.length > TITLE_MAX_LENGTH && { title: texts.tooLong(TITLE_MAX_LENGTH) }),
      ...(copyright.length > COPYRIGHT_MAX_LENGTH && { copyright: texts.tooLong(COPYRIGHT_MAX_LENGTH) }),
    };
    if (Object.keys(errors).length > 0) return invalid(errors);
    await ctx.db.update(streams).set({ title, copyright }).where(eq(streams.id, id));
    const before = { title: stream.title, copyright: stream.copyright };
    await recordChange(ctx, stream, 'stream.edited', { before, after: { title, copyright } });
    return done(texts.saved);
  });
};

/** Puts words under a video; those of the same language are replaced. */
export const addCaptions = async (
  ctx: Ctx,
  id: number,
  language: string,
  bytes: Buffer,
): Promise<EditOutcome> => {
  const { kind } = authorize(ctx, await findStream(ctx, id));
  if (kind !== 'video') return invalid({ file: texts.captionsOnlyVideo });
  const label = CAPTION_LANGUAGES[language as keyof typeof CAPTION_LANGUAGES];
  const text = readCaptions(bytes);
  if (!Object.hasOwn(CAPTION_LANGUAGES, language)) return invalid({ language: texts.languageUnknown });
  if (!text) return invalid({ file: texts.captionsBroken });
  const key = captionsKey(id, language);
  await ctx.portal.files.put(key, Readable.from([Buffer.from(text)]), { contentType: contentTypeOf(key) });
  return changeStream(ctx, id, async (ctx, stream) => {
    await setCaptions(ctx, stream, [...withoutLanguage(stream, language), { language, label, key }]);
    await recordChange(ctx, stream, 'stream.captionsAdded', { after: { language } });
    return done(texts.captionsAdded);
  });
};

export const removeCaptions = (ctx: Ctx, id: number, language: string): Promise<EditOutcome> =>
  changeStream(ctx, id, async (ctx, stream) => {
    await setCaptions(ctx, stream, withoutLanguage(stream, language));
    await recordChange(ctx, stream, 'stream.captionsRemoved', { before: { language } });
    return done(texts.captionsRemoved);
  });

/** Describes one of the viewer's images, a new picture, or a frame of the video. */
export type PosterChoice =
  | { readonly imageId: number }
  | { readonly file: FileSource }
  | { readonly second: number };

export const replacePoster = async (ctx: Ctx, id: number, choice: PosterChoice): Promise<EditOutcome> => {
  const stream = authorize(ctx, await findStream(ctx, id));
  if ('imageId' in choice) return chooseImage(ctx, id, choice.imageId);
  if ('file' in choice) return uploadPoster(ctx, stream, choice.file);
  return askForFrame(ctx, id, choice.second);
};

/** Has what failed made once more. */
export const retryStream = (
  ctx: Ctx,
  id: number,
): Promise<{ readonly kind: 'done'; readonly text: string } | Refused> =>
  changeStream(ctx, id, async (ctx, stream) => {
    if (stream.state !== 'failed') return refused(texts.retryNotNow);
    await ctx.db
      .update(streams)
      .set({ state: 'pending', progress: 0, attempts: 0, failure: null })
      .where(eq(streams.id, id));
    await enqueue(ctx, { name: MAKE_STREAM }, { streamId: id });
    await recordChange(ctx, stream, 'stream.retried', {});
    return done(texts.retried);
  });

/** The row stays, so that texts can say that it is gone; its files and its poster go. */
export const deleteStream = (ctx: Ctx, id: number): Promise<EditOutcome> =>
  changeStream(ctx, id, async (ctx, stream) => {
    await takeAway(ctx, stream);
    await recordChange(ctx, stream, 'stream.deleted', { before: { title: stream.title } });
    return done(texts.removed);
  });

/** Takes a stream away, as part of a transaction that has locked it. */
export const takeAway = async (ctx: Ctx, stream: Stream): Promise<void> => {
  await setPoster(ctx, stream, null);
  const deleted = { state: 'deleted', deletedAt: ctx.now, captions: [], waveform: null } as const;
  await ctx.db.update(streams).set(deleted).where(eq(streams.id, stream.id));
  await deleteReferences(ctx, STREAM_MEDIA_TYPE, [stream.id]);
  await enqueue(ctx, { name: REMOVE_STREAM_FILES }, { streamId: stream.id, key: stream.originalKey });
  touch(ctx, streamTag(stream.id));
};

/** Takes what was said of streams that are gone out of the history of their owners. contract.md 17.2 */
export const redactStreamWords = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  await redactNaming(ctx, {
    type: 'user',
    actions: ['stream.edited', 'stream.deleted'],
    naming: { field: 'streamId', ids },
    fields: ['title', 'copyright'],
  });
};

const changeStream = <T>(
  ctx: Ctx,
  id: number,
  change: (ctx: Ctx, stream: Stream) => Promise<T>,
): Promise<T> =>
  withTransaction(ctx, async (ctx) => {
    const stream = authorize(ctx, await lockStream(ctx, id));
    const outcome = await change(ctx, stream);
    touch(ctx, streamTag(id));
    return outcome;
  });

const authorize = ({ viewer }: Ctx, stream: Stream | undefined): Stream => {
  if (!stream || stream.state === 'deleted' || !maySeeStream(viewer, stream)) throw notFound();
  if (!mayEditStream(viewer, stream)) throw forbidden();
  return stream;
};

const done = (text: string) => ({ kind: 'done', text }) as const;

const withoutLanguage = ({ captions }: Stream, language: string): readonly StreamCaptions[] =>
  captions.filter((known) => known.language !== language);

/** Files of former ones go with the nightly job: a player may be reading them. */
const setCaptions = async (ctx: Ctx, { id }: Stream, captions: readonly StreamCaptions[]) => {
  await ctx.db.update(streams).set({ captions }).where(eq(streams.id, id));
};

const recordChange = (
  ctx: Ctx,
  { id, ownerId }: Stream,
  action: string,
  { before = {}, after = {} }: { readonly before?: object; readonly after?: object },
) =>
  record(ctx, {
    type: 'user',
    objectId: ownerId,
    action,
    before: { streamId: id, ...before },
    after: { streamId: id, ...after },
  });

const chooseImage = async (ctx: Ctx, id: number, imageId: number): Promise<EditOutcome> => {
  if (!(await isImageReusable(ctx, imageId))) return invalid({ imageId: texts.posterUnusable });
  return changeStream(ctx, id, async (ctx, stream) => {
    await setPoster(ctx, stream, imageId);
    await recordChange(ctx, stream, 'stream.posterReplaced', { after: { imageId } });
    return done(texts.posterSaved);
  });
};

const uploadPoster = async (ctx: Ctx, { id }: Stream, file: FileSource): Promise<EditOutcome> => {
  const stored = await storeOriginal(ctx, file);
  if (stored.kind === 'refused') return invalid({ file: stored.text });
  const { original } = stored;
  const outcome = await changeStream(ctx, id, async (ctx, stream): Promise<EditOutcome> => {
    // An editor's picture for somebody else's video is the owner's, like the video.
    const image = await createImage(ctx, original, { ownerId: stream.ownerId });
    if (image.kind === 'refused') return invalid({ file: image.text });
    await setPoster(ctx, stream, image.id);
    await recordChange(ctx, stream, 'stream.posterReplaced', { after: { imageId: image.id } });
    return done(texts.posterSaved);
  });
  if (outcome.kind === 'invalid') await removeOriginal(ctx, original.key);
  return outcome;
};

const askForFrame = async (ctx: Ctx, id: number, second: number): Promise<EditOutcome> => {
  const hasFfmpeg = (await findFfmpeg(ctx.config)) !== undefined;
  return changeStream(ctx, id, async (ctx, stream) => {
    if (!hasFfmpeg || stream.kind !== 'video' || stream.state !== 'ready')
      return invalid({ second: texts.framesUnavailable });
    const atMs = Math.round(second * 1000);
    if (!(atMs >= 0 && atMs < (stream.durationMs ?? 0))) return invalid({ second: texts.secondOutside });
    await enqueue(ctx, { name: MAKE_POSTER }, { streamId: id, atMs });
    return done(texts.posterSaved);
  });
};
