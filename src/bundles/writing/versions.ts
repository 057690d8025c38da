// Keeps versions of a manuscript. Each save makes one; those of one sitting share a revision, which ends with the last of them.
// A version that somebody loaded, or saved on top of from elsewhere, keeps a revision of its own, so that whoever saves on top
// of an older one still learns what both began with. docs/decisions/0036
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { setImageUses, useReferences } from '#bundles/media/public.ts';
import { setStreamUses } from '#bundles/streams/public.ts';
import { usableImages } from '#bundles/pieces/public.ts';
import { REVISION_SPAN_MS } from './constants.ts';
import { writingOf } from './kind-writing.ts';
import { findRevisionUpTo } from './queries.ts';
import type { Manuscript, Revision } from './queries.ts';
import { manuscriptRevisions, manuscripts } from './schema.ts';
import type { RevisionOccasion } from './schema.ts';
import type { CommonContent } from './views.ts';

export interface NewVersion {
  /** The content as its kind has read it. */
  readonly content: CommonContent;
  /** The window of the browser, by the name it gives itself; null where there is none. */
  readonly window: string | null;
  /** This is the version that the window knew. */
  readonly basedOn: number;
  /** This is what else happened with it; null for plain saving. */
  readonly occasion: RevisionOccasion | null;
  /** Pictures that somebody put there who was allowed to, beside those of the version before: it says what an older one said. */
  readonly shownIds?: readonly number[];
  /** The revision before it stays as it is, whoever made it. */
  readonly standsAlone: boolean;
  readonly state: Manuscript['state'];
}

/** Adds a version to a locked manuscript, and gives it as it is then. */
export const addVersion = async (ctx: Ctx, before: Manuscript, next: NewVersion): Promise<Manuscript> => {
  const { content, state, shownIds = [] } = next;
  const { title, imageIds, streamIds } = writingOf(ctx, before.type).outline(content);
  const locationPath = await pathOf(ctx, content);
  const last = await findRevisionUpTo(ctx, before, before.version);
  const version = before.version + 1;
  const known = new Set(last?.imageIds);
  const usable = await usableImages(ctx, imageIds, { locationPath, shownIds: [...known, ...shownIds] });
  const shown = { imageIds: [...usable].sort((a, b) => a - b), streamIds: [...streamIds] };
  await writeRevision(ctx, { before, last, version, title, shown }, next);
  const changed = { version, content, title, locationPath, state, changedAt: ctx.now };
  const [after] = await ctx.db
    .update(manuscripts)
    .set({ ...changed, changedBy: ctx.viewer.id, ...(state !== 'scheduled' && NOT_SCHEDULED) })
    .where(eq(manuscripts.id, before.id))
    .returning();
  const isSame = last && isDeepStrictEqual(shown, { imageIds: last.imageIds, streamIds: last.streamIds });
  if (!isSame || locationPath !== before.locationPath) await saveUses(ctx, after!);
  await useReferences(
    ctx,
    shown.imageIds.filter((id) => !known.has(id)),
  );
  return after!;
};

/** Says what a manuscript is that nobody waits for: unchanged since it came out, or a draft. */
export const idleState = ({
  version,
  publishedVersion,
}: Pick<Manuscript, 'version' | 'publishedVersion'>): 'done' | 'draft' =>
  version === publishedVersion ? 'done' : 'draft';

/** Nothing comes out by itself. */
export const NOT_SCHEDULED = { scheduledFor: null, scheduledBy: null } as const;

/** Nothing is left of why it waited, nor of what was said of the people in it. */
export const NOTHING_SAID: Pick<Manuscript, 'heldReasons' | 'markedReasons' | 'answers'> = {
  heldReasons: [],
  markedReasons: [],
  answers: null,
};

/** Gives the same words, whatever the order of their keys. */
export const isSameContent = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(asStored(one), asStored(other));

/** Says what happened with the version that is there now; the next save begins a revision of its own. */
export const markVersion = async (
  ctx: Ctx,
  { id, version }: Pick<Manuscript, 'id' | 'version'>,
  occasion: RevisionOccasion,
): Promise<void> => {
  await ctx.db.update(manuscriptRevisions).set({ occasion }).where(isVersion(id, version));
};

/** Somebody goes on from the version that is there now: later saves leave it as it is. */
export const retainVersion = async (
  ctx: Ctx,
  { id, version }: Pick<Manuscript, 'id' | 'version'>,
): Promise<void> => {
  const isLoose = and(isVersion(id, version), eq(manuscriptRevisions.isKept, false));
  await ctx.db.update(manuscriptRevisions).set({ isKept: true }).where(isLoose);
};

/** Takes note of all that its revisions show: pictures of what isn't out yet are for those who may read it. */
export const saveUses = async (
  ctx: Ctx,
  { id, locationPath }: Pick<Manuscript, 'id' | 'locationPath'>,
): Promise<void> => {
  const rows = await ctx.db
    .select({ imageIds: manuscriptRevisions.imageIds, streamIds: manuscriptRevisions.streamIds })
    .from(manuscriptRevisions)
    .where(eq(manuscriptRevisions.manuscriptId, id));
  const owner = { type: 'manuscript', id, locationPath } as const;
  const images = new Set(rows.flatMap(({ imageIds }) => imageIds));
  const streams = new Set(rows.flatMap(({ streamIds }) => streamIds));
  await setImageUses(
    ctx,
    owner,
    [...images].map((imageId) => ({ imageId, isPublic: false })),
  );
  await setStreamUses(
    ctx,
    owner,
    [...streams].map((streamId) => ({ streamId, isPublic: false })),
  );
};

/** Returns the path of the place that it is meant for; '' for none. */
export const pathOf = async (ctx: Ctx, { locationId }: Pick<CommonContent, 'locationId'>): Promise<string> =>
  (locationId === null ? undefined : await findLocation(ctx, locationId))?.path ?? '';

const asStored = (content: unknown): unknown => JSON.parse(JSON.stringify(content));

interface RevisionToWrite {
  readonly before: Manuscript;
  readonly last: Revision | undefined;
  readonly version: number;
  readonly title: string;
  readonly shown: Pick<Revision, 'imageIds' | 'streamIds'>;
}

const writeRevision = async (
  ctx: Ctx,
  { before, last, version, title, shown }: RevisionToWrite,
  next: NewVersion,
) => {
  const { content, window, basedOn, occasion } = next;
  const words = { content, title, ...shown, window, basedOn, occasion, savedAt: ctx.now };
  if (last && isGoneOnWith(ctx, last, next)) {
    const isLast = isVersion(before.id, last.version);
    await ctx.db
      .update(manuscriptRevisions)
      .set({ ...words, version })
      .where(isLast);
    return;
  }
  const revision = { ...words, manuscriptId: before.id, version, editorId: ctx.viewer.id };
  await ctx.db.insert(manuscriptRevisions).values({ ...revision, startedAt: ctx.now });
};

/** Says whether the same window goes on with what it saved itself a little earlier, and nobody else has seen that. */
const isGoneOnWith = ({ viewer, now }: Ctx, last: Revision, { window, standsAlone }: NewVersion): boolean =>
  !standsAlone &&
  !last.isKept &&
  last.occasion === null &&
  last.editorId === viewer.id &&
  window !== null &&
  last.window === window &&
  now.getTime() - last.startedAt.getTime() < REVISION_SPAN_MS;

const isVersion = (id: number, version: number) =>
  and(eq(manuscriptRevisions.manuscriptId, id), eq(manuscriptRevisions.version, version));
