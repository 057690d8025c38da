// Tests archives that come from another portal.
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import { itWith } from '#kernel/testing/switched-off.ts';
import { anArchive, comparable, unpack } from '#bundles/archives/test-data.ts';
import type { PieceFile } from '#bundles/archives/public.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { publishManuscript } from '#bundles/writing/public.ts';
import { aContent, aManuscript, anEventManuscript, saveAs, savedIn } from '#bundles/writing/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { pruneImports, startImport } from '../commands.ts';
import { beginFromFile } from '../from-file.ts';
import { countItems, findImport, listReported, listThings } from '../queries.ts';
import { takeTurn } from './take.ts';
import {
  aPicture,
  aPortal,
  aTown,
  brought,
  takeWhole,
  takenWholeBack,
  twoPortals,
  withoutPlace,
} from './test-data.ts';

const { there, here, root, choices, taken, rowsHere, archiveHere } = await twoPortals();
const same = (archive: object) => withoutPlace(archive, root.slug);
const placeNamed = async (slug: string) => {
  const [place] = await rowsHere('select id from locations where slug = $1', slug);
  return String(place!['id']);
};

describe('an archive of another portal', () => {
  it('comes with places, people, pictures, comments, dates and premium parts, so that it leaves again as it came', async () => {
    const { archive, slug } = await aTown(there);
    const before = await archive();
    const id = await taken(before);
    const after = await archiveHere(slug);
    const [old, now] = [await comparable(before), await comparable(after)];
    expect(same(now)).toEqual(same(old));
    expect(await listReported(here.ctx, id, 10)).toEqual([]);
  });

  it('comes by the command, too, read from where its file lies', async () => {
    const { archive, slug } = await aTown(there);
    const before = await archive();
    const outcome = await beginFromFile(here.admin, {
      filename: 'archiv.zip',
      head: before.subarray(0, 4096).toString('utf8'),
      read: () => Readable.from([before]),
      site: '',
      folder: undefined,
    });
    if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
    const { signer } = (await findImport(here.ctx, outcome.id))!;
    await startImport(here.admin, outcome.id, { ...choices, signer: signer! });
    await takeWhole(here.ctx, outcome.id);
    expect(same(await comparable(await archiveHere(slug)))).toEqual(same(await comparable(before)));
    expect(await findImport(here.ctx, outcome.id)).toMatchObject({ state: 'done', fileKey: null });
  });

  it('leaves no picture that no import knows of when it is broken off', async () => {
    const { archive, slug } = await aTown(there);
    const before = await archive();
    const { id, signer } = await brought(here, before);
    await startImport(here.admin, id, { ...choices, signer: signer! });
    const [images] = await rowsHere('select count(*) from images');
    await rowsHere(
      `alter table imported_things add constraint broken_off check (kind <> 'picture') not valid`,
    );
    await takeWhole(here.ctx, id);
    await rowsHere('alter table imported_things drop constraint broken_off');
    expect(await rowsHere('select count(*) from images')).toEqual([images]);
    await taken(before);
    expect(same(await comparable(await archiveHere(slug)))).toEqual(same(await comparable(before)));
  });

  it('comes with its revisions', async () => {
    const { ctx, admin } = there;
    const { town } = await aTown(there);
    const editor = await aUser(ctx, { name: 'Henrike Voss', roles: [{ role: 'editor', locationPath: '' }] });
    const imageId = await aPicture(admin, editor.id);
    const content = await aContent(ctx, { locationId: town.id, headline: 'Erste Fassung', heroId: imageId });
    const begun = await aManuscript(ctx, editor.viewer, content);
    const changed = savedIn(
      await saveAs(ctx, editor.viewer, begun, { ...content, headline: 'Zweite Fassung', heroId: null }),
    );
    const { id, version } = changed;
    await publishManuscript(actAs(ctx, editor.viewer), { id, version });
    const before = await anArchive(admin, { place: String(town.id) });
    await taken(before);
    const after = await archiveHere(town.slug);
    expect(same(await comparable(after))).toEqual(same(await comparable(before)));
    const files = await unpack(after);
    const pieces = [...files]
      .filter(([name]) => name.endsWith('piece.json'))
      .map(([, file]) => JSON.parse(file.toString()) as PieceFile);
    expect(pieces.find(({ title }) => title === 'Zweite Fassung')!.revisions.length).toBeGreaterThan(0);
  });

  it('comes with snapshots', async () => {
    const { ctx, admin } = there;
    const { town } = await aTown(there);
    const owner = await aUser(ctx, { name: 'Bert' });
    await aSnapshot(ctx, {
      authorId: owner.id,
      locationId: town.id,
      imageId: await aPicture(admin, owner.id),
    });
    const before = await anArchive(admin, { place: String(town.id) });
    await taken(before);
    const after = await archiveHere(town.slug);
    expect(same(await comparable(after))).toEqual(same(await comparable(before)));
  });

  itWith('events')('comes with events and their dates', async () => {
    const { ctx, admin } = there;
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }], name: 'Chorleitung' });
    const { id, version, locationPath } = await anEventManuscript(
      ctx,
      editor.viewer,
      await aPicture(admin, editor.id),
    );
    await publishManuscript(actAs(ctx, editor.viewer), { id, version });
    const placeId = locationPath.split('/').filter(Boolean).at(-1)!;
    const before = await anArchive(admin, { place: placeId });
    await taken(before);
    const { rows } = await ctx.portal.database.query('select slug from locations where id = $1', [placeId]);
    const after = await anArchive(here.admin, {
      place: await placeNamed((rows[0] as { slug: string }).slug),
    });
    expect(same(await comparable(after))).toEqual(same(await comparable(before)));
  });

  it('is found at its old addresses, and belongs to whom it belonged', async () => {
    const { archive, first, ruth } = await aTown(there);
    const id = await taken(await archive());
    const piece = (await listThings(here.ctx, id, 'piece', 10)).find(
      ({ key }) => key === `article:${first.id}`,
    )!;
    const [address] = await rowsHere('select ref_id from imported_addresses where path = $1', first.href);
    expect(address).toEqual({ ref_id: piece.refId });
    const summary = (await findSummary(here.ctx, { type: 'article', id: piece.refId }))!;
    expect(
      await rowsHere('select name, email, password_hash from users where id = $1', summary.authorId),
    ).toEqual([{ name: ruth.name, email: ruth.email, password_hash: '' }]);
    expect(
      await rowsHere('select published_at, updated_at from articles where id = $1', piece.refId),
    ).toEqual([
      { published_at: new Date('2020-05-01T10:00:00Z'), updated_at: new Date('2020-05-02T10:00:00Z') },
    ]);
  });

  it('brings no mail address where only names were wanted', async () => {
    const { archive, ruth } = await aTown(there);
    await taken(await archive(), { people: 'names' });
    expect(await rowsHere('select email from users where email = $1', ruth.email)).toEqual([]);
    expect(await rowsHere('select name from users where name = $1', ruth.name)).toHaveLength(1);
  });

  it('comes into places and categories of here, where somebody says so', async () => {
    const { archive, town, first } = await aTown(there);
    const elsewhere = await aPlace(here.ctx, { name: 'Neustadt' });
    const id = await taken(await archive(), { terms: { [`place:${town.id}`]: `place-${elsewhere.id}` } });
    const piece = (await listThings(here.ctx, id, 'piece', 10)).find(
      ({ key }) => key === `article:${first.id}`,
    )!;
    expect(await rowsHere('select location_id from articles where id = $1', piece.refId)).toEqual([
      { location_id: elsewhere.id },
    ]);
    expect(await rowsHere('select id from locations where slug = $1', town.slug)).toEqual([]);
  });

  it('brings only what is new when a newer one is brought', async () => {
    const { archive, town } = await aTown(there);
    await taken(await archive());
    await anArticle(there.ctx, { locationId: town.id, headline: 'Seither' });
    const id = await taken(await archive());
    const pieces = (await countItems(here.ctx, id)).filter(({ kind }) => kind === 'piece');
    expect(pieces.map(({ state, count }) => [state, count]).toSorted()).toEqual([
      ['known', 2],
      ['taken', 1],
    ]);
  });

  it('is there once when two of the same are taken at once', async () => {
    const { archive, slug } = await aTown(there);
    const file = await archive();
    const [one, two] = [await brought(here, file), await brought(here, file)];
    for (const { id, signer } of [one, two])
      await startImport(here.admin, id, { ...choices, signer: signer! });
    await Promise.all([takeWhole(here.ctx, one.id), takeWhole(here.ctx, two.id)]);
    const placeId = await placeNamed(slug);
    expect(await rowsHere('select id from articles where location_id = $1', placeId)).toHaveLength(2);
    expect(same(await comparable(await anArchive(here.admin, { place: placeId })))).toEqual(
      same(await comparable(file)),
    );
  });

  it('goes on where it was when it is broken off', async () => {
    const { archive, slug } = await aTown(there);
    const file = await archive();
    const { id, signer } = await brought(here, file);
    await startImport(here.admin, id, { ...choices, signer: signer! });
    // This is as a process that was killed leaves it: some pieces have come, the state says that it runs.
    await here.ctx.portal.database.query(
      `update import_items set state = 'leftOut' where import_id = $1 and kind = 'piece' and id = (select max(id) from import_items where import_id = $1 and kind = 'piece')`,
      [id],
    );
    const { fileKey } = (await findImport(here.ctx, id))!;
    await takeWhole(here.ctx, id);
    expect(await here.ctx.portal.files.stat(fileKey!)).toBeUndefined();
    expect((await findImport(here.ctx, id))!.fileKey).toBeNull();
    // A process may be killed before it forgets the file.
    await here.ctx.portal.database.query('update imports set file_key = $2 where id = $1', [id, fileKey]);
    await pruneImports(here.ctx);
    expect((await findImport(here.ctx, id))!.fileKey).toBeNull();
    const again = await taken(file);
    expect(
      (await countItems(here.ctx, again)).filter(({ kind, state }) => kind === 'piece' && state === 'taken'),
    ).toMatchObject([{ count: 1 }]);
    expect(
      await rowsHere('select id from articles where location_id = $1', await placeNamed(slug)),
    ).toHaveLength(2);
  });

  it('goes again whole, with its pictures, people, revisions, places, categories and tags, and comes again', async () => {
    // What others have brought of the same portal keeps its pictures and people.
    const alone = await aPortal('https://allein.example', 'the secret of a portal that nobody knows');
    const { archive, slug, ruth, category } = await aTown(alone);
    const images = await rowsHere('select id from images');
    const [categories, tags] = [
      () => rowsHere('select slug from categories'),
      () => rowsHere('select slug from tags'),
    ];
    const former = [await categories(), await tags()];
    const id = await taken(await archive());
    expect(await categories()).toContainEqual({ slug: category.slug });
    expect((await tags()).length).toBeGreaterThan(former[1]!.length);
    expect((await rowsHere('select id from images')).length).toBe(images.length + 2);
    const pieces = (await listThings(here.ctx, id, 'piece', 10)).map(({ refId }) => refId);
    await takenWholeBack(here, id);
    expect((await findImport(here.ctx, id))!.state).toBe('takenBack');
    // What was erased counts for the place around the places that went.
    expect(
      await rowsHere('select distinct state, location_id from articles where id = any($1)', pieces),
    ).toEqual([{ state: 'erased', location_id: root.id }]);
    expect((await rowsHere('select id from images')).length).toBe(images.length);
    expect(
      await rowsHere(
        'select erased_at is not null as gone from users where name = $1 or email = $2',
        ruth.name,
        ruth.email,
      ),
    ).not.toContainEqual({ gone: false });
    expect(
      await rowsHere(
        `select id from locations where slug in ($1, 'landkreis-' || $2)`,
        slug,
        slug.split('-')[1],
      ),
    ).toEqual([]);
    expect((await getLocationTree(here.ctx)).bySlug.get(slug)).toBeUndefined();
    expect([await categories(), await tags()]).toEqual(former);
    await taken(await archive());
    expect(await rowsHere('select is_hidden from locations where slug = $1', slug)).toEqual([
      { is_hidden: false },
    ]);
  });

  it('leaves a place that somebody uses, and what lies around it, in no menu any more', async () => {
    const alone = await aPortal('https://gebraucht.example', 'the secret of a portal whose place is used');
    const { archive, slug, county } = await aTown(alone);
    const id = await taken(await archive());
    const reader = await aUser(here.ctx);
    await rowsHere(
      'update users set location_id = (select id from locations where slug = $2) where id = $1',
      reader.id,
      slug,
    );
    await takenWholeBack(here, id);
    const places = () =>
      rowsHere('select is_hidden from locations where slug in ($1, $2)', slug, county.slug);
    expect(await places()).toEqual([{ is_hidden: true }, { is_hidden: true }]);
    await taken(await archive());
    expect(await places()).toEqual([{ is_hidden: false }, { is_hidden: false }]);
  });
});

/** Counts how much of what an archive brings is there. */
const countsHere = () =>
  rowsHere(
    `select (select count(*) from articles where state <> 'erased') articles, (select count(*) from images) images,
       (select count(*) from users where erased_at is null) users, (select count(*) from locations) locations`,
  );

describe('an archive that is taken back while it comes', () => {
  it('leaves nothing, whatever comes in that moment', async () => {
    const alone = await aPortal('https://eilig.example', 'the secret of a portal that nobody waits for');
    const { archive } = await aTown(alone);
    const before = await countsHere();
    for (const delay of [0, 30, 100, 300]) {
      const { id, signer } = await brought(here, await archive());
      await startImport(here.admin, id, { ...choices, signer: signer! });
      const coming = takeTurn(here.ctx, id);
      await setTimeout(delay);
      await takenWholeBack(here, id);
      await coming;
      expect(await countsHere()).toEqual(before);
      expect((await findImport(here.ctx, id))!.state).toBe('takenBack');
    }
  });
});

describe('places that come', () => {
  it('lie where places of their kind can lie, and what lies around them is the place that was chosen', async () => {
    const country = await aPlace(there.ctx, { name: 'Anderland', slug: 'anderland', kind: 'country' });
    const region = await aPlace(there.ctx, {
      name: 'Der Kreis',
      slug: 'der-kreis',
      kind: 'district',
      parentId: country.id,
    });
    const town = await aPlace(there.ctx, { name: 'Heim', slug: 'heim', kind: 'town', parentId: region.id });
    await anArticle(there.ctx, { locationId: town.id });
    const chosen = await aPlace(here.ctx, {
      name: 'Neuer Kreis',
      slug: 'neuer-kreis',
      kind: 'district',
      parentId: root.id,
    });
    await taken(await anArchive(there.admin, { place: String(town.id) }), { placeId: chosen.id });
    expect(
      await rowsHere(
        `select slug, parent_id from locations where slug in ('anderland', 'der-kreis', 'heim')`,
      ),
    ).toEqual([{ slug: 'heim', parent_id: chosen.id }]);
    await anArticle(there.ctx, { locationId: region.id });
    await taken(await anArchive(there.admin, { place: String(region.id) }), { placeId: chosen.id });
    expect(await rowsHere(`select parent_id from locations where slug = 'der-kreis'`)).toEqual([
      { parent_id: root.id },
    ]);
  });
});
