// Serves the files of streams: playlists, segments, captions, originals. contract.md 15.5, 15.7
import { bytes, download, storedFile } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { gone, notFound } from '#kernel/errors.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { PUBLIC_MAX_AGE_S } from '../constants.ts';
import { FileParams, SignedQuery } from '../input.ts';
import { streamPaths } from '../paths.ts';
import { findStream } from '../queries.ts';
import type { Stream } from '../queries.ts';
import { withQuery } from '../rungs.ts';
import { extensionOf, fileKey, fileNameOf, signatureHolds } from '../stream-addresses.ts';
import * as texts from '../texts.ts';
import { readWholeFile, wholeFileOf } from '../whole-file.ts';

export const streamFileRoutes = (app: Routes): void => {
  const input = { params: FileParams, query: SignedQuery };
  // The address itself says whether it may be fetched; no cookie is looked at.
  mount(app, streamPaths.file, { access: 'token', respondsWith: 'json', ...input }, async (call) => {
    const { ctx, params, query } = call;
    const stream = await findStream(ctx, params.id);
    if (!stream) throw notFound();
    if (stream.state === 'deleted') throw gone(texts.streamGone);
    const isPublic = stream.access === 'public';
    const secondsLeft = isPublic ? PUBLIC_MAX_AGE_S : signatureHolds(ctx, stream, query);
    if (stream.access === 'blocked' && secondsLeft === 0) throw gone();
    const key = keyOf(stream, params);
    if (secondsLeft === 0 || key === undefined) throw notFound();
    const cacheControl = isPublic
      ? `public, max-age=${PUBLIC_MAX_AGE_S}`
      : `private, max-age=${Math.min(PUBLIC_MAX_AGE_S, secondsLeft)}`;
    const whole = wholeFileOf(stream);
    if (stream.rungs.length > 0 && params.file === whole.name) {
      const file = await readWholeFile(ctx, stream);
      if (!file) throw notFound();
      return download(file, `litfass-${stream.id}.${extensionOf(whole.name)}`, contentTypeOf(whole.name));
    }
    if (!isPublic && key.endsWith('.m3u8'))
      return playlist(ctx, key, { query: `?e=${query.e}&s=${query.s}`, cacheControl });
    return storedFile(key, { etag: `"${params.version}-${params.file}"`, 'cache-control': cacheControl });
  });
};

/** Returns undefined for what isn't there, or belongs to a former state. The original is served where nothing was made of it. */
const keyOf = (
  stream: Stream,
  { version, file }: { readonly version: string; readonly file: string },
): string | undefined => {
  if (version !== stream.version || stream.state !== 'ready') return undefined;
  const captions = stream.captions.find(({ key }) => fileNameOf(key) === file);
  if (captions) return captions.key;
  if (stream.rungs.length > 0) return fileKey(stream.id, version, file);
  return file === wholeFileOf(stream).name ? stream.originalKey : undefined;
};

/** Returns a playlist whose addresses get the query that this one was asked with. */
const playlist = async (
  ctx: Ctx,
  key: string,
  { query, cacheControl }: { readonly query: string; readonly cacheControl: string },
) => {
  const file = await ctx.portal.files.get(key);
  if (!file) throw notFound();
  const text = Buffer.concat(await file.stream.toArray()).toString('utf8');
  return bytes(Buffer.from(withQuery(text, query)), {
    'content-type': contentTypeOf(key),
    'cache-control': cacheControl,
  });
};
