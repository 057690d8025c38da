import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anArchive, comparable } from '#bundles/archives/test-data.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { build, withOtherIds } from '#bundles/rich-text/public.ts';
import { aDocument } from '#bundles/rich-text/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { publishManuscript } from '#bundles/writing/public.ts';
import { aManuscript, anEditor, saveAs, savedIn } from '#bundles/writing/test-data.ts';
import { startImport } from '../commands.ts';
import { findImport, findItems, listReported } from '../queries.ts';
import * as texts from '../texts.ts';
import { actingAs } from './acting.ts';
import { takePiece } from './pieces.ts';
import { aPicture, brought, nextTown, takeWhole, twoPortals, withoutPlace } from './test-data.ts';

const { there, here, root, choices, taken, rowsHere, archiveHere } = await twoPortals();
const LONG_AGO = new Date('2020-05-01T10:00:00Z');
const same = (archive: object) => withoutPlace(archive, root.slug);
describe('any text', { timeout: 120_000 }, () => {
  it('leaves another portal, comes here and leaves again as it was', async () => {
    const { ctx, admin } = there;
    const person = await aUser(ctx, { name: 'Mina Mention' });
    const pictures = [await aPicture(admin, person.id), await aPicture(admin, person.id)];
    await fc.assert(
      fc.asyncProperty(fc.array(aDocument(), { minLength: 1, maxLength: 3 }), async (documents) => {
        const towns = nextTown();
        const town = await aPlace(ctx, { name: `Ort ${towns}`, slug: `ort-${towns}` });
        const category = await aCategory(ctx, { name: `Rubrik ${towns}` });
        const written: number[] = [];
        for (const at of documents.keys()) {
          const { id } = await anArticle(ctx, {
            headline: `Artikel ${towns} ${at}`,
            publishedAt: LONG_AGO,
            locationId: town.id,
            categoryId: category.id,
            authorId: person.id,
          });
          written.push(id);
        }
        // The pieces may show each other in any way, in circles, too.
        for (const [at, document] of documents.entries()) {
          const body = withOtherIds(document, {
            picture: (id) => pictures[id % 3],
            person: (id) => (id % 2 === 0 ? person.id : undefined),
            piece: (type, id) => (type === 'article' ? written[id % 3] : undefined),
            stream: () => undefined,
          });
          await rewritten(written[at]!, build.doc(build.p('Worte'), ...body.content));
        }
        const before = await anArchive(admin, { place: String(town.id) });
        await taken(before);
        const after = await archiveHere(town.slug);
        expect(same(await comparable(after))).toEqual(same(await comparable(before)));
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });
});

/** Gives a piece another text, as an editor changes it who keeps no revisions. */
const rewritten = async (id: number, body: ReturnType<typeof build.doc>) => {
  const { writing } = there.ctx.portal.kinds.get('article')!;
  const { content, authorId } = (await writing!.contentOf(there.admin, id))!;
  const publishing = { id, content: { ...content, body }, authorId, shownIds: [] };
  const outcome = await withTransaction(there.admin, (ctx) => writing!.publish(ctx, publishing));
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
};

type TestManuscript = Awaited<ReturnType<typeof aManuscript>>;

/** Makes an article of a place that is out, with revisions. */
const published = async (viewer: Viewer, content: Record<string, unknown>) => {
  const { id, version } = await aManuscript(there.ctx, viewer, content);
  const outcome = await publishManuscript(actAs(there.ctx, viewer), { id, version });
  if (outcome.kind !== 'done') throw new Error('somebody saved meanwhile');
  return outcome.manuscript;
};

const showing = ({ objectId }: TestManuscript) =>
  build.doc(build.p('Worte'), build.embed('article', objectId!));

/** Makes two articles of a town, each of which shows the other. */
const aCircle = async (slug: string) => {
  const town = await aPlace(there.ctx, { name: `Ort ${slug}`, slug });
  const { viewer } = await anEditor(there.ctx);
  const one = await published(viewer, { locationId: town.id, headline: 'Eins' });
  const two = await published(viewer, { locationId: town.id, headline: 'Zwei', body: showing(one) });
  const { id, version } = savedIn(await saveAs(there.ctx, viewer, one, { body: showing(two) }));
  await publishManuscript(actAs(there.ctx, viewer), { id, version });
  await there.ctx.portal.database.query('update articles set published_at = $1', [LONG_AGO]);
  return { one, two, archive: () => anArchive(there.admin, { place: String(town.id) }) };
};

describe('pieces that show each other', () => {
  it('come with both links, also in what they were before', async () => {
    const { archive } = await aCircle('kreisstadt');
    const before = await archive();
    const id = await taken(before);
    expect(await listReported(here.ctx, id, 10)).toEqual([]);
    expect(same(await comparable(await archiveHere('kreisstadt')))).toEqual(same(await comparable(before)));
    // What nobody needs any more is forgotten.
    expect(
      await rowsHere(
        'select id from import_items where import_id = $1 and kind = $2 and content is not null',
        id,
        'piece',
      ),
    ).toEqual([]);
  });

  it('keep what somebody has made of them before the other one came, and say so', async () => {
    const { archive, one, two } = await aCircle('umstadt');
    const { id, signer } = await brought(here, await archive());
    await startImport(here.admin, id, { ...choices, signer: signer! });
    const acting = actingAs(here.ctx, here.admin.viewer);
    const source = (await findImport(here.ctx, id))!;
    const itemOf = async ({ objectId }: TestManuscript) =>
      (await findItems(here.ctx, id, 'piece', [`article:${objectId}`]))[0]!;
    await takePiece(acting, source, (await itemOf(one)).id);
    const first = await itemOf(two);
    await rowsHere(`update article_revisions set lead = 'Neu' where article_id = $1`, first.refId);
    await takeWhole(here.ctx, id);
    expect((await listReported(here.ctx, id, 10)).map(({ key, report }) => [key, report])).toEqual([
      [first.key, [texts.piecesMissing(1)]],
    ]);
    expect(await rowsHere('select lead from article_revisions where article_id = $1', first.refId)).toEqual([
      { lead: 'Neu' },
    ]);
  });

  it('come also in a long row', async () => {
    const town = await aPlace(there.ctx, { name: 'Langstadt', slug: 'langstadt' });
    const ids: number[] = [];
    for (let at = 0; at < 30; at++)
      ids.push(
        (await anArticle(there.ctx, { locationId: town.id, headline: `Nummer ${at}`, publishedAt: LONG_AGO }))
          .id,
      );
    for (const [at, id] of ids.entries())
      await rewritten(id, build.doc(build.p('Worte'), build.embed('article', ids[(at + 1) % ids.length]!)));
    const before = await anArchive(there.admin, { place: String(town.id) });
    await taken(before);
    expect(same(await comparable(await archiveHere('langstadt')))).toEqual(same(await comparable(before)));
  });
});
