// An archive is written while it is read: pieces first, then what they refer to, at last the manifest that names every file,
// and its signature. A mistake tears it, so that nothing looks whole that isn't.
import type { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import { StartError } from '#kernel/start-error.ts';
import { zipArchive } from '#bundles/data-export/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { titleOf } from '../choice.ts';
import type { ArchiveChoice } from '../choice.ts';
import {
  ARCHIVE_BOUNDS,
  FORMAT,
  FORMAT_VERSION,
  MANIFEST_NAME,
  README_NAME,
  SIGNATURE_NAME,
} from '../constants.ts';
import type { Manifest } from '../format.ts';
import { fingerprintOf, publicKeyOf, signBytes } from '../signing.ts';
import * as texts from '../texts.ts';
import { beginDraft } from './draft.ts';
import type { ArchiveDraft } from './draft.ts';
import { addPieces } from './piece-files.ts';
import { chosenRefs } from './refs.ts';
import { reportFiles } from './report-files.ts';
import { addStreams } from './streams.ts';
import {
  addCategories,
  addPeople,
  addPictures,
  addPlaces,
  addPortraits,
  addRedirects,
} from './surroundings.ts';

export type OnProgress = (pieces: number) => Promise<void>;

/**
 * Writes an archive as whoever looks after the whole portal reads it, who has been asked whether they may. The stream ends with a
 * StartError where it would be one that nobody can read.
 */
export const writeArchive = (
  ctx: Ctx,
  choice: ArchiveChoice,
  onProgress: OnProgress,
  bounds = ARCHIVE_BOUNDS,
): Readable =>
  zipArchive(ctx.now, async (archive) => {
    const draft = beginDraft(archive, choice, bounds);
    const portal = { name: await readSetting(ctx, portalName), url: ctx.config.publicUrl };
    const title = await titleOf(ctx, choice);
    const publicKey = publicKeyOf(ctx.portal.secrets);
    await draft.add(README_NAME, texts.readme(portal.name, title, fingerprintOf(publicKey)));
    await onProgress(0);
    for await (const refs of chosenRefs(ctx, choice)) {
      await addPieces(ctx, draft, refs);
      await onProgress(draft.counts.pieces);
    }
    await addStreams(ctx, draft);
    await addPictures(ctx, draft, draft.gathered.pictures);
    await addPortraits(ctx, draft);
    await addPeople(ctx, draft);
    await addPlaces(ctx, draft);
    await addCategories(ctx, draft);
    await addRedirects(draft);
    if (choice.printSize !== null)
      for (const { name, text } of reportFiles(portal.name, draft.reports, bounds.dataBytes))
        await draft.add(name, text);
    const manifest = `${JSON.stringify(manifestOf(ctx, draft, { portal, title, publicKey }), null, 1)}\n`;
    if (Buffer.byteLength(manifest) > bounds.manifestBytes) throw new StartError(texts.tooMuch);
    await archive.add(MANIFEST_NAME, manifest);
    await archive.add(SIGNATURE_NAME, `${signBytes(ctx.portal.secrets, Buffer.from(manifest))}\n`);
  });

interface Signed {
  readonly portal: Manifest['portal'];
  readonly title: string;
  readonly publicKey: string;
}

const manifestOf = (
  { now }: Ctx,
  { choice, counts, leftBehind, files }: ArchiveDraft,
  { portal, title, publicKey }: Signed,
): Manifest => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  createdAt: now.toISOString(),
  portal,
  title,
  chosen: {
    premium: choice.isWithPremium,
    comments: choice.isWithComments,
    revisions: choice.isWithRevisions,
    people: choice.people,
    print: choice.printSize,
  },
  counts,
  leftBehind,
  key: { type: 'Ed25519', publicKey },
  files,
});
