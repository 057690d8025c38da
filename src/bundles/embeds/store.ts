// Keeps what is known of sources. It is what other sites say and nobody's change, so the history doesn't tell of it; of the
// picture, which becomes somebody's image, it does.
import { eq } from 'drizzle-orm';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { portalItself } from '#kernel/viewer.ts';
import { createImage, setImageUses } from '#bundles/media/public.ts';
import type { StoredOriginal } from '#bundles/media/public.ts';
import { embedTag } from './constants.ts';
import type { Embed } from './queries.ts';
import type { Resolved } from './resolve.ts';
import { embeds } from './schema.ts';
import { readSource } from './sources.ts';
import type { ReadSource } from './sources.ts';
import * as texts from './texts.ts';

export type Changes = Partial<Omit<Resolved, 'picture'>> & Pick<Embed, 'state' | 'reason' | 'attempts'>;

interface Storing {
  readonly changes: Changes;
  readonly ownerId: number | null;
  readonly picture: StoredOriginal | undefined;
}

/** Enters or renews what is known of a source, and gives its id. A picture that it has stays. */
export const store = (ctx: Ctx, { provider, target }: ReadSource, storing: Storing): Promise<number> =>
  withTransaction(ctx, async (ctx) => {
    const { changes, ownerId, picture } = storing;
    const { source, frame, ratio } = target;
    const fresh = { source, provider: provider?.key ?? ('link' as const), frame, ratio, ownerId };
    const set = { ...changes, fetchedAt: ctx.now };
    const [row] = await ctx.db
      .insert(embeds)
      .values({ ...fresh, ...set, createdAt: ctx.now })
      .onConflictDoUpdate({ target: embeds.source, set })
      .returning();
    if (row!.imageId === null && row!.ownerId !== null && picture) await attachPicture(ctx, row!, picture);
    touch(ctx, embedTag(row!.id));
    return row!.id;
  });

/** Says of a source that nobody can ask about it any more. No entry: it is nobody's change. */
export const endSource = (ctx: Ctx, { id }: Pick<Embed, 'id'>): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const set = { state: 'failed', reason: 'unsupported', fetchedAt: ctx.now } as const;
    await ctx.db.update(embeds).set(set).where(eq(embeds.id, id));
    touch(ctx, embedTag(id));
  });

/** What is known of a source without asking. */
export interface KnownEmbed {
  readonly source: string;
  readonly type: string;
  readonly title: string;
  readonly authorName: string;
  readonly description?: string;
  /** The preview, one of our images. */
  readonly imageId: number | null;
  readonly ownerId: number;
}

/** Enters one by hand, such as of the demo portal; part of a transaction or one of its own. */
export const enterEmbed = (ctx: Ctx, { source, imageId, ownerId, ...words }: KnownEmbed): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const read = readSource(source);
    if (!read) throw new Error(`no source: ${source}`);
    const changes = { ...words, state: 'ready', reason: null, attempts: 0 } as const;
    const id = await store(ctx, read, { changes, ownerId, picture: undefined });
    if (imageId !== null) await setPicture(ctx, id, imageId);
  });

/** Whoever sees the text sees it: what other sites show to everybody is public here, too. */
const attachPicture = async (
  ctx: Ctx,
  { id, ownerId, provider, authorName, title }: Embed,
  picture: StoredOriginal,
): Promise<void> => {
  const outcome = await createImage(actAs(ctx, portalItself), picture, {
    ownerId: ownerId!,
    caption: title,
    copyright: authorName,
    source: provider === 'link' ? authorName : texts.providerWords[provider].name,
  });
  if (outcome.kind === 'created') await setPicture(ctx, id, outcome.id);
};

const setPicture = async (ctx: Ctx, id: number, imageId: number): Promise<void> => {
  await ctx.db.update(embeds).set({ imageId }).where(eq(embeds.id, id));
  await setImageUses(ctx, { type: 'embed', id }, [{ imageId, isPublic: true }]);
};
