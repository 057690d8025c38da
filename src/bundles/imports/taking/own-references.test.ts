import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { anArchive, comparable } from '#bundles/archives/test-data.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { build, withOtherIds } from '#bundles/rich-text/public.ts';
import { aDocument } from '#bundles/rich-text/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { listReported } from '../queries.ts';
import * as texts from '../texts.ts';
import { aPicture, nextTown, twoPortals, withoutPlace } from './test-data.ts';

const { there, here, root, taken, rowsHere, archiveHere } = await twoPortals();
const same = (archive: object) => withoutPlace(archive, root.slug);
const placeNamed = async (slug: string) => {
  const [place] = await rowsHere('select id from locations where slug = $1', slug);
  return String(place!['id']);
};

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
        for (const [at, document] of documents.entries()) {
          const body = withOtherIds(document, {
            picture: (id) => pictures[id % 3],
            person: (id) => (id % 2 === 0 ? person.id : undefined),
            piece: (type, id) => (type === 'article' ? written[id % 3] : undefined),
            stream: () => undefined,
          });
          const { id } = await anArticle(ctx, {
            headline: `Artikel ${towns} ${at}`,
            body: build.doc(build.p('Worte'), ...body.content),
            locationId: town.id,
            categoryId: category.id,
            authorId: person.id,
          });
          written.push(id);
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

it('pieces that show each other come, the later one without the other', async () => {
  const { ctx, admin } = there;
  const town = await aPlace(ctx, { name: 'Kreisstadt', slug: 'kreisstadt' });
  const one = await anArticle(ctx, { locationId: town.id, headline: 'Eins' });
  const two = await anArticle(ctx, {
    locationId: town.id,
    headline: 'Zwei',
    body: build.doc(build.p('Worte'), build.embed('article', one.id)),
  });
  const { writing } = ctx.portal.kinds.get('article')!;
  const { content } = (await writing!.contentOf(ctx, one.id))!;
  const body = build.doc(build.p('Worte'), build.embed('article', two.id));
  const changed = { id: one.id, content: { ...content, body }, authorId: one.row.authorId, shownIds: [] };
  await withTransaction(ctx, (ctx) => writing!.publish(ctx, changed));
  const id = await taken(await anArchive(admin, { place: String(town.id) }));
  const reported = await listReported(here.ctx, id, 10);
  expect(reported.map(({ report }) => report)).toEqual([[texts.piecesMissing(1)]]);
  expect(
    await rowsHere('select id from articles where location_id = $1', await placeNamed('kreisstadt')),
  ).toHaveLength(2);
});
