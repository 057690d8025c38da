// Topic: pictures of an archive, each once: the original as it was there goes the way of an upload, with all that was said of it.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { streamAt } from '#bundles/archives/public.ts';
import type { ArchiveBytes } from '#bundles/archives/public.ts';
import { keptBytes } from '../kept-file.ts';
import { findItems, findThings } from '../queries.ts';
import type { Import } from '../queries.ts';
import type { PictureEntry } from '../reading/entries.ts';
import { keepPicture } from './keep-picture.ts';
import { findAuthor } from './people.ts';
import { lockTaking, siteOf } from './remember.ts';

export interface OwnPictures {
  /** By the ids that they had there. */
  readonly ids: ReadonlyMap<number, number>;
  /** Why others didn't come. */
  readonly refusals: readonly string[];
}

/** Outside any transaction. */
export const bringOwnPictures = async (
  ctx: Ctx,
  source: Import,
  wanted: Iterable<number>,
): Promise<OwnPictures> => {
  const ids = new Map<number, number>();
  const refusals: string[] = [];
  let file: ArchiveBytes | undefined;
  for (const id of wanted) {
    const key = `picture:${id}`;
    const [known] = await findThings(ctx, siteOf(source), 'picture', [key]);
    if (known) {
      ids.set(id, known.refId);
      continue;
    }
    const [item] = await findItems(ctx, source.id, 'picture', [key]);
    file ??= await keptBytes(ctx, source);
    if (item?.content?.kind !== 'picture' || !item.content.own || !file) continue;
    const outcome = await bring(ctx, source, file, { ...item.content, own: item.content.own });
    if (typeof outcome === 'number') ids.set(id, outcome);
    else refusals.push(outcome);
  }
  return { ids, refusals };
};

type OwnPicture = PictureEntry & Required<Pick<PictureEntry, 'own'>>;

/** Its id here, or why it didn't come. */
const bring = async (
  ctx: Ctx,
  source: Import,
  file: ArchiveBytes,
  { key, own: { picture, original } }: OwnPicture,
): Promise<number | string> => {
  const createdAt = new Date(picture.createdAt);
  const ownerId = await withTransaction(ctx, async (ctx) => {
    await lockTaking(ctx, source);
    return findAuthor(ctx, source, picture.owner, createdAt);
  });
  return keepPicture(ctx, source, {
    key,
    file: streamAt(file, original),
    details: {
      ...(ownerId !== undefined && { ownerId }),
      filename: picture.filename,
      caption: picture.caption,
      copyright: picture.credit,
      alt: picture.alt,
      source: picture.source,
      focus: picture.focus,
      former: {
        licence: picture.licence,
        licenceEndsAt: picture.licenceEndsAt === null ? null : new Date(picture.licenceEndsAt),
        isReleased: picture.isReleased,
        rotation: picture.rotation,
        createdAt,
      },
    },
  });
};
