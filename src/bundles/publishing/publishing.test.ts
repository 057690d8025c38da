import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { MAX_TAGS, MAX_TAG_LENGTH } from '#bundles/pieces/ui/public.ts';
import { authorizePublication, checkPiece } from './publishing.ts';
import type { PieceContent, PublicationInput } from './publishing.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const place = await aPlace(ctx);
const category = await aCategory(ctx);
const { doc, p, gallery, image } = build;

const somebody = async (role: Role, locationPath = '') =>
  actAs(ctx, (await aUser(ctx, { roles: [{ role, locationPath }] })).viewer);
const author = await somebody('author', place.path);
const editor = await somebody('editor', place.path);
const own = await anImage(ctx, { ownerId: author.viewer.id! });
const foreign = await anImage(ctx);
const blocked = await anImage(ctx, { ownerId: author.viewer.id!, access: 'blocked' });

const UNKNOWN = 2_147_483_647;
const LONG_AGO = new Date('2020-01-01T10:00:00Z');

const input = (changes: Partial<PublicationInput> = {}): PublicationInput => ({
  locationId: place.id,
  categoryId: category.id,
  ...changes,
});

/** Returns what is wrong, by field; nothing when all is well. */
const problems = async (
  by: Ctx,
  changes: Partial<PublicationInput>,
  content: Partial<PieceContent> = {},
): Promise<unknown> => {
  const checked = await checkPiece(by, input(changes), await authorizePublication(by, input(changes)), {
    text: { field: 'body', tree: doc(p('Um 22.40 Uhr.')) },
    picture: { field: 'heroId', id: null },
    errors: {},
    ...content,
  });
  return checked.kind === 'invalid' ? checked.errors : undefined;
};

describe('who may publish', () => {
  it.each([
    ['visitors', () => actAs(ctx, anonymous)],
    ['members', () => somebody('member')],
    ['moderators', () => somebody('moderator', place.path)],
    ['authors of another place', () => somebody('author', '999999/')],
    ['suspended authors', () => actAs(ctx, { ...author.viewer, isSuspended: true })],
    ['authors without a confirmed address', () => actAs(ctx, { ...author.viewer, isConfirmed: false })],
  ])('403 for %s', async (_, who) =>
    expect(authorizePublication(await who(), input())).rejects.toMatchObject({ status: 403 }),
  );

  it.each([
    ['in the name of somebody else', { authorId: editor.viewer.id! }],
    ['at another time', { publishedAt: LONG_AGO }],
    ['with a change of another time', { updatedAt: LONG_AGO }],
    ['in a place that nobody knows', { locationId: UNKNOWN }],
  ])('403 for authors of a place %s', async (_, changes) =>
    expect(authorizePublication(author, input(changes))).rejects.toMatchObject({ status: 403 }),
  );

  it('authors in their own name, editors in that of others', async () => {
    const authorId = author.viewer.id!;
    expect(await authorizePublication(author, input())).toEqual({ location: place, authorId });
    const forAuthor = input({ authorId, publishedAt: LONG_AGO, updatedAt: LONG_AGO });
    expect(await authorizePublication(editor, forAuthor)).toEqual({ location: place, authorId });
  });
});

describe('what is wrong with a piece', () => {
  it.each<[string, Partial<PublicationInput>, object]>([
    ['an unknown category', { categoryId: UNKNOWN }, { categoryId: texts.categoryUnknown }],
    [
      'too many tags',
      { tags: Array.from({ length: MAX_TAGS + 1 }, (_, i) => `Thema ${i}`) },
      { tags: 'Bitte höchstens 12 Schlagwörter.' },
    ],
    [
      'a long tag',
      { tags: ['x'.repeat(MAX_TAG_LENGTH + 1)] },
      { tags: 'Ein Schlagwort hat höchstens 60 Zeichen.' },
    ],
  ])('%s', async (_, changes, errors) => expect(await problems(author, changes)).toEqual(errors));

  it('nothing, when nothing is wrong', async () =>
    expect(await problems(author, { tags: ['x'.repeat(MAX_TAG_LENGTH)] })).toBeUndefined());

  it('an author whom nobody knows, an unknown place', async () => {
    expect(await problems(editor, { authorId: UNKNOWN })).toEqual({ authorId: texts.authorUnknown });
    expect(await problems(await somebody('author'), { locationId: UNKNOWN })).toEqual({
      locationId: texts.placeUnknown,
    });
  });

  it('its text, under the name that the field has', async () => {
    for (const tree of [undefined, null, { type: 'doc', content: 'x' }])
      expect(await problems(author, {}, { text: { field: 'text', tree } })).toEqual({
        text: expect.any(String),
      });
    expect(await problems(author, {}, { text: null })).toBeUndefined();
  });

  it('all of it at once, with what its kind found', async () => {
    const errors = { headline: 'Fehlt.' };
    expect(await problems(author, { categoryId: 0 }, { errors })).toEqual({
      headline: 'Fehlt.',
      categoryId: texts.categoryUnknown,
    });
  });
});

/** Returns what is wrong with these pictures, in front and in the text. */
const shown = (by: Ctx, id: number | null, ...inText: number[]) => {
  const tree = doc(
    p('Siehe:'),
    ...(inText.length > 1 ? [gallery(...inText)] : inText.map((one) => image(one))),
  );
  return problems(by, {}, { picture: { field: 'heroId', id }, text: { field: 'body', tree } });
};

describe('the pictures of a piece', () => {
  it('are one’s own', async () => expect(await shown(author, own.id, own.id)).toBeUndefined());

  it.each([
    ['somebody else’s', foreign.id],
    ['unknown', UNKNOWN],
    ['blocked', blocked.id],
  ])('are refused when they are %s, in front and in the text', async (_, id) => {
    expect(await shown(author, id)).toEqual({ heroId: texts.pictureUnusable });
    expect(await shown(author, own.id, own.id, id)).toEqual({ body: texts.picturesUnusable });
  });

  it('may be others’ for editors of the place', async () => {
    expect(await shown(editor, foreign.id, foreign.id)).toBeUndefined();
    expect(await shown(editor, blocked.id)).toEqual({ heroId: texts.pictureUnusable });
  });
});
