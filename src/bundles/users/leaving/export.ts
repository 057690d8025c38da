// Writes everything that the portal keeps about somebody as one ZIP file, made while it is sent.
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { momentOf } from '#design/dates.ts';
import { personalDataOf } from '#kernel/bundle.ts';
import type { OriginalFile } from '#kernel/personal-data.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import * as texts from './texts.ts';

/**
 * Writes one JSON file for each kind of data, the pictures, videos and sounds as they were uploaded, and a few words. Whoever
 * destroys the stream closes what is being read for it.
 */
export const exportData = async (ctx: Ctx, userId: number): Promise<Readable> => {
  const zip = new ZipFile();
  const out = zip.outputStream.pipe(new PassThrough());
  zip.on('error', (error: Error) => out.destroy(error));
  const portal = await readSetting(ctx, portalName);
  const words = texts.exportReadme(portal, ctx.viewer.name, momentOf(ctx.now).text);
  zip.addBuffer(Buffer.from(words), 'LIESMICH.txt');
  const kept = personalDataOf(ctx.portal);
  for (const { name, exportFor } of kept) {
    const data = await exportFor(ctx, userId);
    if (data) zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), `${name}.json`);
  }
  for (const { files } of kept)
    if (files)
      await addFiles(ctx, zip, out, { folder: files.folder, originals: await files.listFor(ctx, userId) });
  zip.end();
  return out;
};

interface Originals {
  readonly folder: string;
  readonly originals: readonly OriginalFile[];
}

/** Adds files, which are opened one after the other, when their turn comes. What is missing in the storage is left out. */
const addFiles = async (ctx: Ctx, zip: ZipFile, out: Readable, { folder, originals }: Originals) => {
  const { files } = ctx.portal;
  for (const { id, key } of originals) {
    const facts = await files.stat(key);
    if (!facts) continue;
    const name = `${folder}/${id}${key.slice(key.lastIndexOf('.'))}`;
    zip.addReadStreamLazy(name, { compress: false, mtime: facts.modifiedAt }, (give) => {
      openOriginal(ctx, key, out).then(
        (stream) => give(null, stream),
        (error: Error) => give(error, EMPTY),
      );
    });
  }
};

/** yazl only reads: a reader who hangs up closes the file, and a file that fails tears what is sent. */
const openOriginal = async (ctx: Ctx, key: string, out: Readable): Promise<Readable> => {
  const file = await ctx.portal.files.get(key);
  if (!file) throw new Error(`${key} vanished`);
  const { stream } = file;
  const close = () => stream.destroy();
  stream.once('error', (error) => out.destroy(error)).once('close', () => out.off('close', close));
  if (out.destroyed) close();
  else out.once('close', close);
  return stream;
};

/** yazl's types want a stream beside an error. */
const EMPTY = new PassThrough();
