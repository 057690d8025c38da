// Makes manuscripts of articles for tests, begun and saved as a browser would.
import { randomUUID } from 'node:crypto';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { Manuscript } from './queries.ts';
import { createManuscript, saveManuscript } from './saving.ts';
import type { SaveOutcome } from './saving.ts';

/** So long a word may be only where it was typed. */
export { LOCAL_COPY_MS } from './constants.ts';

/** Returns an article that could come out, unless changed; its place and category are made where none are given. */
export const aContent = async (ctx: Ctx, changes: Record<string, unknown> = {}) => ({
  headline: 'Elf zu zehn für die alte Brücke',
  lead: 'Der Rat hat entschieden.',
  body: build.doc(build.p('Um 22.40 Uhr fiel die Entscheidung.')),
  heroId: null,
  isHeroFree: false,
  isPremium: false,
  locationId: changes['locationId'] ?? (await aPlace(ctx)).id,
  categoryId: changes['categoryId'] ?? (await aCategory(ctx)).id,
  tags: [],
  ...changes,
});

/** May bring out what is theirs, everywhere. */
export const anAuthor = (ctx: Ctx, locationPath = '') =>
  aUser(ctx, { roles: [{ role: 'author', locationPath }] });

export const anEditor = (ctx: Ctx, locationPath = '') =>
  aUser(ctx, { roles: [{ role: 'editor', locationPath }] });

/** Begins a manuscript as this person, with words that could come out unless changed. */
export const aManuscript = async (
  ctx: Ctx,
  author: Viewer,
  changes: Record<string, unknown> = {},
): Promise<Manuscript> => {
  const content = await aContent(ctx, changes);
  const creation = { type: 'article', key: randomUUID(), objectId: null, content } as const;
  return savedIn(await createManuscript(actAs(ctx, author), creation));
};

/** Makes an event that could come out; its kind can be switched off, so nothing of it is imported. */
export const anEventManuscript = async (
  ctx: Ctx,
  author: Viewer,
  imageId: number | null = null,
): Promise<Manuscript> => {
  const date = { day: '2050-05-01', from: '19:00', untilDay: '', until: '', isAllDay: false };
  const content = {
    title: 'Chorkonzert',
    organiser: 'Kantorei',
    body: build.doc(build.p('Um sieben.')),
    imageId,
    locations: [{ venue: 'Kirche', address: '', dates: [date] }],
    locationId: (await aPlace(ctx)).id,
    categoryId: (await aCategory(ctx)).id,
  };
  const creation = { type: 'event', key: randomUUID(), objectId: null, content } as const;
  return savedIn(await createManuscript(actAs(ctx, author), creation));
};

interface AnotherSave {
  readonly version?: number;
  readonly window?: string | null;
}

/** Saves on top of what is there, unless told otherwise, as somebody who may. */
export const saveAs = (
  ctx: Ctx,
  viewer: Viewer,
  { id, version, content }: Pick<Manuscript, 'id' | 'version' | 'content'>,
  changes: Record<string, unknown> & { readonly save?: AnotherSave },
): Promise<SaveOutcome> => {
  const { save = {}, ...words } = changes;
  const whole = { ...(content as object), ...words };
  return saveManuscript(actAs(ctx, viewer), { id, version, window: null, ...save, content: whole });
};

export const savedIn = (outcome: SaveOutcome): Manuscript => {
  if (outcome.kind !== 'saved') throw new Error('somebody saved meanwhile');
  return outcome.manuscript;
};
