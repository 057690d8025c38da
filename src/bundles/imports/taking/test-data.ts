// Makes two portals for tests alone, each on a database of its own, and towns that leave one with all that pieces can have.
import { Readable } from 'node:stream';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArchive } from '#bundles/archives/test-data.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { receiveUpload } from '#bundles/media/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { addCaptions, createStream, storeStreamFile } from '#bundles/streams/public.ts';
import { aMotionJpeg } from '#bundles/streams/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { beginImport, readStoredFile, startImport, takeBack } from '../commands.ts';
import { findImport } from '../queries.ts';
import type { ImportChoices } from '../schema.ts';
import { takeTurn } from './take.ts';
import { takeBackTurn } from './take-back.ts';

export type TestPortalOfArchives = Awaited<ReturnType<typeof aPortal>>;

export const aPortal = async (publicUrl: string, secret: string) => {
  const config = { publicUrl, secrets: [secret], rateLimits: false };
  const ctx = makeCtx(await testPortal({ config }), portalItself);
  const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }], name: 'Verwaltung' });
  return { ctx, admin: actAs(ctx, boss.viewer) };
};

let painted = 0;

/** No two of them are alike. */
export const aPicture = async (ctx: Ctx, ownerId: number, words: object = {}): Promise<number> => {
  painted += 1;
  const file = Readable.from([await aSample('jpeg', { width: 600 + painted, height: 400 })]);
  const outcome = await receiveUpload(ctx, file, {
    ownerId,
    filename: `bild-${painted}.jpg`,
    caption: `Bild ${painted}`,
    copyright: 'T. Adamek',
    alt: 'Ein Bild',
    ...words,
  });
  if (outcome.kind !== 'created') throw new Error(JSON.stringify(outcome));
  return outcome.id;
};

/** Brings an archive as somebody does, and reads it as the worker does. */
export const brought = async ({ ctx, admin }: TestPortalOfArchives, archive: Buffer) => {
  const outcome = await beginImport(admin, {
    filename: 'archiv.zip',
    head: archive.subarray(0, 4096).toString('utf8'),
    read: () => Readable.from([archive]),
    site: '',
  });
  if (outcome.kind !== 'begun') throw new Error(JSON.stringify(outcome));
  await readStoredFile(ctx, outcome.id);
  return (await findImport(ctx, outcome.id))!;
};

/** Makes a film of one picture, like no other, with words under it. */
export const aFilm = async (ctx: Ctx, ownerId: number, changes: Partial<NewStream> = {}): Promise<number> => {
  painted += 1;
  const frame = await aSample('jpeg', { width: 64 + painted, height: 48 });
  const file = (await storeStreamFile(ctx, aMotionJpeg(frame, { width: 64 + painted, height: 48 })))!;
  const id = await withTransaction(ctx, (ctx) =>
    createStream(ctx, file, {
      ownerId,
      title: `Film ${painted}`,
      copyright: 'T. Adamek',
      filename: `film-${painted}.mov`,
      ...changes,
    }),
  );
  const words = `WEBVTT\n\n00:00.000 --> 00:01.000\nWorte ${painted}\n`;
  await addCaptions(ctx, id, 'de', Buffer.from(words));
  return id;
};

type NewStream = Parameters<typeof createStream>[2];

let towns = 0;

/** Makes a town with pieces, pictures, a thread and what one has to pay for. */
export const aTown = async ({ ctx, admin }: TestPortalOfArchives) => {
  towns += 1;
  const slug = `auenfeld-${towns}`;
  const county = await aPlace(ctx, {
    name: `Landkreis ${towns}`,
    slug: `landkreis-${towns}`,
    kind: 'district',
  });
  const town = await aPlace(ctx, { name: `Auenfeld ${towns}`, slug, parentId: county.id, postcode: '12345' });
  const category = await aCategory(ctx, { name: `Rathaus ${towns}` });
  const ruth = await aUser(ctx, { name: `Ruth Lindner ${towns}`, email: `ruth-${towns}@lindner.example` });
  const heroId = await aPicture(admin, ruth.id);
  const inText = await aPicture(admin, ruth.id, { source: 'Stadtarchiv', focus: { x: 20, y: 80 } });
  const where = { locationId: town.id, categoryId: category.id };
  const first = await anArticle(ctx, {
    ...where,
    headline: `Elf zu zehn ${towns}`,
    authorId: ruth.id,
    heroId,
    tags: ['Brücke', `Fest ${towns}`],
    publishedAt: new Date('2020-05-01T10:00:00Z'),
    updatedAt: new Date('2020-05-02T10:00:00Z'),
    body: build.doc(build.p('Worte'), build.image(inText), build.gallery(heroId, inText)),
  });
  const second = await anArticle(ctx, {
    ...where,
    headline: `Nur für Abonnenten ${towns}`,
    isPremium: true,
    publishedAt: new Date('2019-01-01T10:00:00Z'),
    body: build.doc(build.p('Vorher.'), build.cut(), build.p('Nachher.'), build.embed('article', first.id)),
  });
  const comment = await aComment(ctx, first, {
    text: 'Das ist [b]gut[/b].',
    createdAt: new Date('2020-05-03T10:00:00Z'),
  });
  await aComment(ctx, first, {
    text: 'Ja.',
    parentId: comment.id,
    createdAt: new Date('2020-05-03T11:00:00Z'),
  });
  return {
    county,
    town,
    category,
    slug,
    ruth,
    first,
    second,
    archive: () => anArchive(admin, { place: String(town.id) }),
  };
};

/** Returns the number of the next town, for what is to be called like no other. */
export const nextTown = (): number => {
  towns += 1;
  return towns;
};

/** Takes an import turn by turn, as the worker does: on a slow machine one of them is not all. */
export const takeWhole = async (ctx: Ctx, id: number): Promise<void> => {
  while ((await findImport(ctx, id))?.state === 'running') await takeTurn(ctx, id);
};

/** Takes an import back turn by turn until all of it is gone again. */
export const takenWholeBack = async ({ ctx, admin }: TestPortalOfArchives, id: number): Promise<void> => {
  const outcome = await takeBack(admin, id);
  if (outcome.kind !== 'changed') throw new Error(JSON.stringify(outcome));
  while ((await findImport(ctx, id))?.state === 'takingBack') await takeBackTurn(ctx, id);
};

/** Makes one portal that parts with things, and an empty one that gets them, but for a place and a category. */
export const twoPortals = async () => {
  const there = await aPortal('https://alt.example', 'the secret of the old portal, long enough');
  const here = await aPortal('https://neu.example', 'the secret of the new portal, long enough');
  const root = await aPlace(here.ctx, { name: 'Das Land', slug: 'das-land', kind: 'country' });
  const other = await aCategory(here.ctx, { name: 'Allerlei' });
  const choices = {
    placeId: root.id,
    categoryId: other.id,
    terms: {},
    people: 'accounts',
    isWithComments: true,
  } as const;
  /** Lets it come. */
  const taken = async (archive: Buffer, changes: Partial<ImportChoices> = {}): Promise<number> => {
    const { id, signer, problem } = await brought(here, archive);
    if (problem !== null) throw new Error(problem);
    const outcome = await startImport(here.admin, id, { ...choices, signer: signer!, ...changes });
    if (outcome.kind !== 'started') throw new Error(JSON.stringify(outcome));
    await takeWhole(here.ctx, id);
    return id;
  };
  const rowsHere = async (query: string, ...values: readonly unknown[]) =>
    (await here.ctx.portal.database.query(query, [...values])).rows as Readonly<Record<string, unknown>>[];
  /** Returns what the archive of a place here says. */
  const archiveHere = async (slug: string) => {
    const [place] = await rowsHere('select id from locations where slug = $1', slug);
    return anArchive(here.admin, { place: String(place!['id']) });
  };
  return { there, here, root, choices, taken, rowsHere, archiveHere };
};

/** Returns an archive without a place: a place of one portal on top of those that came is no difference. */
export const withoutPlace = (archive: object, root: string): object => {
  const { places, ...rest } = archive as { places: { slug: string; parent: string | null }[] };
  return {
    ...rest,
    places: places
      .filter(({ slug }) => slug !== root)
      .map((place) => ({ ...place, parent: place.parent === `place ${root}` ? null : place.parent })),
  };
};
