import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { publishManuscript } from './publishing.ts';
import { manuscriptRevisions } from './schema.ts';
import { openManuscript } from './saving.ts';
import { aManuscript, anAuthor, saveAs, savedIn } from './test-data.ts';
import { pruneRevisions } from './prune-revisions.ts';

const portal = await testPortal();
const ctx = { ...makeCtx(portal, portalItself), now: new Date('2026-03-02T12:00:00Z') };
const at = (iso: string) => ({ ...ctx, now: new Date(iso) });

it('leaves the last revision of each day, and whatever is more than a save', async () => {
  const author = (await anAuthor(ctx)).viewer;
  const picture = await anImage(ctx, { ownerId: author.id! });
  const begun = await aManuscript(ctx, author);
  const save = (iso: string, changes: Record<string, unknown>, version: number) =>
    saveAs(at(iso), author, { ...begun, version }, changes).then(savedIn);
  await save('2026-03-02T13:00:00Z', { headline: 'zwei', heroId: picture.id }, 1);
  await save('2026-03-02T14:00:00Z', { headline: 'drei' }, 2);
  await openManuscript(actAs(at('2026-03-02T14:30:00Z'), author), begun.id);
  await save('2026-03-02T15:00:00Z', { headline: 'vier' }, 3);
  await publishManuscript(actAs(at('2026-03-02T15:30:00Z'), author), { id: begun.id, version: 4 });
  await save('2026-03-02T16:00:00Z', { headline: 'fünf' }, 4);
  // In Germany it is the third of March already.
  await save('2026-03-02T23:30:00Z', { headline: 'sechs' }, 5);
  await save('2026-03-03T09:00:00Z', { headline: 'sieben' }, 6);

  const left = async () => {
    const { version, manuscriptId } = manuscriptRevisions;
    const rows = ctx.db.select({ version }).from(manuscriptRevisions).where(eq(manuscriptId, begun.id));
    return (await rows.orderBy(version)).map((row) => row.version);
  };
  const uses = async () =>
    (await ctx.db.execute(sql`select from image_uses where image_id = ${picture.id}`)).rowCount;
  await pruneRevisions({ ...ctx, now: new Date(ctx.now.getTime() + 20 * DAY_MS) });
  expect(await left()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await uses()).toBe(1);
  await pruneRevisions({ ...ctx, now: new Date(ctx.now.getTime() + 40 * DAY_MS) });
  expect(await left()).toEqual([3, 4, 5, 7]);
  expect(await uses()).toBe(0);
});

it('prunes the others where one can’t be pruned', async () => {
  const author = (await anAuthor(ctx)).viewer;
  const made = [];
  for (const headline of ['klemmt', 'klemmt nicht']) {
    const begun = await aManuscript(ctx, author, { headline });
    for (const version of [1, 2])
      await saveAs(
        at(`2026-03-02T1${version + 2}:00:00Z`),
        author,
        { ...begun, version },
        { headline: `${version}` },
      );
    made.push(begun.id);
  }
  const [stuck, free] = made as [number, number];
  await ctx.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'klemmt'; end $$`),
  );
  await ctx.db.execute(
    sql.raw(`create trigger stuck before delete on manuscript_revisions for each row
      when (old.manuscript_id = ${stuck}) execute function refuse()`),
  );
  const countOf = (id: number) =>
    ctx.db.$count(manuscriptRevisions, eq(manuscriptRevisions.manuscriptId, id));
  await expect(pruneRevisions({ ...ctx, now: new Date(ctx.now.getTime() + 40 * DAY_MS) })).rejects.toThrow();
  expect(await countOf(stuck)).toBe(3);
  expect(await countOf(free)).toBeLessThan(3);
  await ctx.db.execute(sql.raw('drop trigger stuck on manuscript_revisions'));
});
