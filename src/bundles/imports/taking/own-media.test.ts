// Tests what comes along with the pieces of an archive: films, portraits and rules of addresses.
import { describe, expect, it } from 'vitest';
import { findSummary } from '#kernel/content-kinds.ts';
import { anArchive, comparable, unpack } from '#bundles/archives/test-data.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { choosePictures } from '#bundles/profiles/public.ts';
import { bringRule } from '#bundles/redirects/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { startImport } from '../commands.ts';
import { findImport, listReported, listThings } from '../queries.ts';
import * as texts from '../texts.ts';
import { bringOwnStreams } from './own-streams.ts';
import {
  aFilm,
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

describe('an archive of another portal', () => {
  it('comes with films and sound of its own, their pictures and the words under them', async () => {
    const { ctx, admin } = there;
    const { town, ruth } = await aTown(there);
    const posterId = await aPicture(admin, ruth.id, { filename: '' });
    const former = { createdAt: new Date('2020-02-01T10:00:00Z'), posterId };
    const film = await aFilm(admin, ruth.id, { former });
    const article = await anArticle(ctx, {
      locationId: town.id,
      authorId: ruth.id,
      body: build.doc(build.p('Worte'), build.video('streaming_media', { videoId: String(film) })),
    });
    const before = await anArchive(admin, { place: String(town.id) });
    const page = (await unpack(before)).get(`pieces/article-${article.id}/page.html`)!.toString();
    expect(page).toContain(`href="../../streams/${film}/original.mov"`);
    const id = await taken(before);
    const after = await archiveHere(town.slug);
    expect(same(await comparable(after))).toEqual(same(await comparable(before)));
    expect(await listReported(here.ctx, id, 10)).toEqual([]);
    const [stream] = await listThings(here.ctx, id, 'stream', 10);
    expect(await rowsHere('select state, access from streams where id = $1', stream!.refId)).toEqual([
      { state: 'ready', access: 'public' },
    ]);
  });

  it('brings a film once, and the words under it also where it was broken off before them', async () => {
    const { ctx, admin } = there;
    const { town, ruth } = await aTown(there);
    const film = await aFilm(admin, ruth.id);
    const body = build.doc(build.p('Worte'), build.video('streaming_media', { videoId: String(film) }));
    for (const headline of ['Eins', 'Zwei'])
      await anArticle(ctx, { locationId: town.id, authorId: ruth.id, headline, body });
    const before = await anArchive(admin, { place: String(town.id) });
    const { id, signer } = await brought(here, before);
    await startImport(here.admin, id, { ...choices, signer: signer! });
    const source = (await findImport(here.ctx, id))!;
    const { ids } = await bringOwnStreams(here.admin, source, [film]);
    await rowsHere(`update streams set captions = '[]' where id = $1`, ids.get(film));
    await takeWhole(here.ctx, id);
    expect(await listThings(here.ctx, id, 'stream', 10)).toHaveLength(1);
    expect(same(await comparable(await archiveHere(town.slug)))).toEqual(same(await comparable(before)));
  });

  it('leaves a film behind that moderators took away, and says so', async () => {
    const { ctx, admin } = there;
    const { town, ruth } = await aTown(there);
    const film = await aFilm(admin, ruth.id);
    const body = build.doc(build.p('Worte'), build.video('streaming_media', { videoId: String(film) }));
    await anArticle(ctx, { locationId: town.id, authorId: ruth.id, body });
    await ctx.portal.database.query(`update streams set access = 'blocked' where id = $1`, [film]);
    const before = await anArchive(admin, { place: String(town.id) });
    expect([...(await unpack(before)).keys()].filter((name) => name.startsWith('streams/'))).toEqual([]);
    const reports = await listReported(here.ctx, await taken(before), 10);
    expect(reports.map(({ report }) => report)).toEqual([[texts.streamsMissing(1)]]);
  });

  it('comes with what people show on their pages, unless they have chosen something since', async () => {
    const { ctx, admin } = there;
    const { town, ruth } = await aTown(there);
    const owner = await aUser(ctx, { name: 'Die Fotografin' });
    const [portrait, cover] = [await aPicture(admin, ruth.id), await aPicture(admin, owner.id)];
    await choosePictures(admin, ruth.id, { pictureId: portrait, coverId: cover });
    const before = await anArchive(admin, { place: String(town.id) });
    const id = await taken(before);
    expect(same(await comparable(await archiveHere(town.slug)))).toEqual(same(await comparable(before)));
    const person = (await listThings(here.ctx, id, 'person', 10)).find(
      ({ key }) => key === `person:${ruth.id}`,
    )!;
    const pictures = await rowsHere('select picture_id, cover_id from users where id = $1', person.refId);
    expect(Object.values(pictures[0]!)).not.toContain(null);
    const own = await aPicture(here.admin, person.refId);
    await choosePictures(here.admin, person.refId, { pictureId: own });
    await taken(await anArchive(admin, { place: String(town.id) }));
    expect(await rowsHere('select picture_id from users where id = $1', person.refId)).toEqual([
      { picture_id: own },
    ]);
  });

  it('says of somebody who is suspended no more than their name', async () => {
    const { ctx, admin } = there;
    const { town, ruth } = await aTown(there);
    await choosePictures(admin, ruth.id, { pictureId: await aPicture(admin, ruth.id) });
    await ctx.portal.database.query(
      `update users set about = 'Schreibt.', suspended_until = now() + interval '1 day' where id = $1`,
      [ruth.id],
    );
    const files = await unpack(await anArchive(admin, { place: String(town.id), people: 'profiles' }));
    const people = JSON.parse(files.get('people-1.json')!.toString()) as { key: string }[];
    const person = people.find(({ key }) => key === `person:${ruth.id}`)!;
    expect(person).toMatchObject({ name: ruth.name, about: '' });
    expect(person).not.toHaveProperty('portrait');
  });

  it('comes with rules for many addresses that lead to its pieces', async () => {
    const { archive, slug, first } = await aTown(there);
    const shape = first.href.replace(/[^/]+$/, '$1');
    const rules = [
      { source: `/${slug}-alt/**`, target: first.href },
      { source: `/${slug}/archiv/*`, target: shape },
      { source: `/${slug}-woanders/*`, target: '/impressum' },
    ];
    for (const rule of rules) expect(await bringRule(there.admin, rule)).toMatchObject({ kind: 'brought' });
    const before = await archive();
    const id = await taken(before);
    expect(same(await comparable(await archiveHere(slug)))).toEqual(same(await comparable(before)));
    const piece = (await listThings(here.ctx, id, 'piece', 10)).find(
      ({ key }) => key === `article:${first.id}`,
    )!;
    const summary = await findSummary(here.ctx, { type: 'article', id: piece.refId });
    const rulesHere = () => rowsHere('select source, target from redirects order by id');
    expect(await rulesHere()).toEqual([
      { source: rules[0]!.source, target: summary!.href },
      { source: rules[1]!.source, target: shape },
    ]);
    const own = { source: rules[1]!.source, target: '/kontakt' };
    // The rule is saved as the desk saves it.
    await rowsHere(
      `update redirects set target = $2, created_at = now() + interval '1 minute' where source = $1`,
      own.source,
      own.target,
    );
    await takenWholeBack(here, id);
    expect(await rulesHere()).toEqual([own]);
  });

  it('changes no rule of here', async () => {
    const { archive, slug, first } = await aTown(there);
    const source = `/${slug}-alt/**`;
    await bringRule(there.admin, { source, target: first.href });
    await bringRule(here.admin, { source, target: '/kontakt' });
    const reports = await listReported(here.ctx, await taken(await archive()), 10);
    expect(reports.map(({ title, report }) => [title, report])).toEqual([[source, [texts.ruleKnown]]]);
    expect(await rowsHere('select target from redirects where source = $1', source)).toEqual([
      { target: '/kontakt' },
    ]);
  });

  it('goes again with its films and portraits, and the files of both', async () => {
    const alone = await aPortal('https://allein.example', 'the secret of a portal that nobody knows');
    const { town, ruth } = await aTown(alone);
    const film = await aFilm(alone.admin, ruth.id);
    await choosePictures(alone.admin, ruth.id, { pictureId: await aPicture(alone.admin, ruth.id) });
    const body = build.doc(build.p('Worte'), build.video('streaming_media', { videoId: String(film) }));
    await anArticle(alone.ctx, { locationId: town.id, authorId: ruth.id, body });
    const images = await rowsHere('select id from images order by id');
    const id = await taken(await anArchive(alone.admin, { place: String(town.id) }));
    const [stream] = await listThings(here.ctx, id, 'stream', 10);
    await takenWholeBack(here, id);
    expect(await rowsHere('select state from streams where id = $1', stream!.refId)).toEqual([
      { state: 'deleted' },
    ]);
    expect(await rowsHere('select id from images order by id')).toEqual(images);
  });
});
