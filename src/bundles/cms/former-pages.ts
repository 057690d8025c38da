// Takes over pages of another portal. They come as drafts: readers see nothing of them before an administrator brings them out.
import { eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { record } from '#bundles/history/public.ts';
import { setImageUses } from '#bundles/media/public.ts';
import { setStreamUses } from '#bundles/streams/public.ts';
import { MAX_SLUG_LENGTH, MAX_TITLE_LENGTH } from './constants.ts';
import { saveDraft } from './desk/commands.ts';
import { maySaveCmsPages } from './policy.ts';
import { cmsPages, cmsVersions } from './schema.ts';

export interface FormerPage {
  /** The slug as its address there had it; another one where that is taken here. */
  readonly slug: string;
  readonly title: string;
  readonly body: unknown;
}

const MOST_TRIES = 20;
const ROOM_FOR_NUMBER = 3;

/** Takes a page over; undefined for what can't be a page. It does so in the caller's transaction. Throws 403. */
export const bringCmsPage = async (
  ctx: Ctx,
  { slug, title, body }: FormerPage,
): Promise<number | undefined> => {
  const short = slug.slice(0, MAX_SLUG_LENGTH - ROOM_FOR_NUMBER);
  for (let number = 1; number <= MOST_TRIES; number++) {
    const outcome = await saveDraft(ctx, {
      id: null,
      slug: number === 1 ? short : `${short}-${number}`,
      title: title.slice(0, MAX_TITLE_LENGTH).toWellFormed(),
      body,
      footerPosition: null,
      seen: '',
    });
    if (outcome.kind === 'saved') return outcome.id;
    if (outcome.kind !== 'invalid' || !('slug' in outcome.errors)) return undefined;
  }
  return undefined;
};

/**
 * Removes a page that was taken over; false where somebody has worked on it since, or brought it out. It does so in the
 * caller's transaction. Throws 403.
 */
export const removeFormerPage = async (ctx: Ctx, id: number): Promise<boolean> => {
  if (!maySaveCmsPages(ctx.viewer)) throw forbidden();
  const [page] = await ctx.db.select().from(cmsPages).where(eq(cmsPages.id, id)).for('update');
  if (!page) return true;
  const versions = await ctx.db.select().from(cmsVersions).where(eq(cmsVersions.pageId, id));
  const isTouched = versions.some(
    ({ number, publishedAt, createdAt }) => number > 1 || publishedAt !== null || createdAt > page.updatedAt,
  );
  if (page.version > 0 || page.publishAt !== null || isTouched) return false;
  const owner = { type: 'cmspage', id } as const;
  await setImageUses(ctx, owner, []);
  await setStreamUses(ctx, owner, []);
  await ctx.db.delete(cmsVersions).where(eq(cmsVersions.pageId, id));
  await ctx.db.delete(cmsPages).where(eq(cmsPages.id, id));
  await record(ctx, {
    type: 'cmspage',
    objectId: id,
    action: 'cmspage.removed',
    before: { title: versions[0]?.title ?? page.slug },
  });
  return true;
};
