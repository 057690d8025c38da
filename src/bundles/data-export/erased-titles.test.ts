import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { putArticleInState } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { erasePiece, publishManuscript } from '#bundles/writing/public.ts';
import { aContent, aManuscript } from '#bundles/writing/test-data.ts';
import { findRun } from './queries.ts';
import { exports } from './schema.ts';
import { postExport } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
const asEditor = await signedIn(app, editor);
const headline = 'Elf zu zehn im Stadtrat';

const aPublished = async () => {
  const { id, version } = await aManuscript(ctx, editor.viewer, await aContent(ctx, { headline }));
  const out = await publishManuscript(actAs(ctx, editor.viewer), { id, version });
  if (out.kind !== 'done') throw new Error(JSON.stringify(out));
  return out.manuscript.objectId!;
};

/** Exports a piece, and what is said below it; returns the entries of the log. */
const exported = async (id: number) => {
  const before = await ctx.db.$count(exports);
  await postExport(app, asEditor, 'article', { dataRef: id, plugin: 'json' });
  await postExport(app, asEditor, 'comment', { dataRef: `article-${id}`, plugin: 'json' });
  const runs = await ctx.db.select({ id: exports.id }).from(exports).orderBy(exports.id);
  return runs.slice(before).map((run) => run.id);
};
const titlesOf = async (runs: readonly number[]) =>
  Promise.all(runs.map(async (id) => (await findRun(ctx, id))!.title));

it('the log of exports no longer says how a piece was called once it is erased', async () => {
  const id = await aPublished();
  const runs = await exported(id);
  expect(await titlesOf(runs)).toEqual([headline, `Kommentare zu „${headline}“`]);
  await erasePiece(actAs(ctx, editor.viewer), { type: 'article', id });
  expect(await titlesOf(runs)).toEqual(['Gelöschter Beitrag', 'Gelöschter Beitrag']);
});

it.each(['withdrawn', 'hidden', 'expired'] as const)(
  'the log of exports goes on naming a piece that is %s',
  async (state) => {
    const id = await aPublished();
    const runs = await exported(id);
    await putArticleInState(ctx, id, state);
    expect((await titlesOf(runs))[0]).toBe(headline);
  },
);
