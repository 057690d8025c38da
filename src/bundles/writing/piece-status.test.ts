import { beforeAll, describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { kindsOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { publishManuscript, scheduleManuscript, updateManuscript } from './publishing.ts';
import { hrefOfPiece } from './composer-view.ts';
import { ensureManuscriptOf } from './manuscript-lock.ts';
import { withdrawPiece } from './withdrawing.ts';
import { aManuscript, anAuthor, anEditor, anEventManuscript, saveAs, savedIn } from './test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const author = await anAuthor(ctx);
const editor = await anEditor(ctx);
let browsers: Record<'author' | 'editor', Record<string, string>>;
beforeAll(async () => {
  browsers = { author: await signedIn(app, author), editor: await signedIn(app, editor) };
});
const read = async (href: string, by: keyof typeof browsers) =>
  (await app.http.inject({ url: href, headers: browsers[by] })).body.replaceAll('\u00a0', ' ');

const anArticleOut = (ctx: Ctx) => anArticle(ctx, { authorId: author.id });
const aSnapshotOut = (ctx: Ctx) => aSnapshot(ctx, { authorId: author.id });
const anEventOut = async (ctx: Ctx) => {
  const { id } = await anEventManuscript(ctx, author.viewer);
  const { manuscript } = await publishManuscript(actAs(ctx, author.viewer), { id, version: 1 });
  return { type: 'event' as const, id: manuscript.objectId!, href: (await hrefOfPiece(ctx, manuscript))! };
};

describe('above the page of a piece', () => {
  const pieces = [
    ['article', anArticleOut],
    ['imagepost', aSnapshotOut],
    ['event', anEventOut],
  ] as const;

  it.each(kindsOn(pieces, ([type]) => type))(
    'stands that it was taken back, with the ways on: %s',
    async (_, make) => {
      const { type, id, href } = await make(ctx);
      expect(await read(href, 'author')).not.toContain('Stand des Beitrags');
      await withdrawPiece(actAs(ctx, author.viewer), { type, id });
      for (const by of ['author', 'editor'] as const) {
        const html = await read(href, by);
        expect(html).toContain(texts.standing.withdrawn);
        expect(html).toMatch(new RegExp(`href="/schreiben/[a-z]+\\?beitrag=${id}"`));
        expect(html).toContain(`action="/schreiben/${type}/${id}/wieder-veroeffentlichen"`);
      }
      expect((await app.http.inject({ url: href })).body).not.toContain(texts.standing.withdrawn);
    },
  );

  it('offers nothing that the policy refuses: what editors took back, and what is hidden', async () => {
    const taken = await anArticle(ctx, { authorId: author.id });
    await withdrawPiece(actAs(ctx, editor.viewer), taken);
    const seen = await read(taken.href, 'author');
    expect(seen).toContain(texts.standing.withdrawnByEditors);
    expect(seen).not.toContain('wieder-veroeffentlichen');
    expect(await read(taken.href, 'editor')).toContain('wieder-veroeffentlichen');
    const hidden = await anArticle(ctx, { authorId: author.id });
    await withTransaction(ctx, (ctx) => putArticleInState(ctx, hidden.id, 'hidden'));
    const tomorrow = new Date(ctx.now.getTime() + DAY_MS);
    const planned = await withTransaction(ctx, (ctx) => ensureManuscriptOf(ctx, hidden));
    await updateManuscript(ctx, planned!, { state: 'scheduled', scheduledFor: tomorrow });
    const html = await read(hidden.href, 'editor');
    expect(html).toContain(texts.standing.hidden);
    expect(html).not.toContain('Er erscheint wieder');
    expect(html).not.toContain('wieder-veroeffentlichen');
  });

  it('and beside it leads editors to no text that is meant for another place by now', async () => {
    const [here, there] = [await aPlace(ctx), await aPlace(ctx)];
    const ofHere = await signedIn(app, await anEditor(ctx, here.path));
    const { id } = await aManuscript(ctx, author.viewer, { locationId: here.id });
    const { manuscript } = await publishManuscript(actAs(ctx, author.viewer), { id, version: 1 });
    const href = (await hrefOfPiece(ctx, manuscript))!;
    const seen = async () => (await app.http.inject({ url: href, headers: ofHere })).body;
    const ways = [`?beitrag=${manuscript.objectId}"`, `/schreiben/${id}/fassungen"`];
    for (const way of ways) expect(await seen()).toContain(way);
    savedIn(await saveAs(ctx, author.viewer, manuscript, { locationId: there.id }));
    for (const way of ways) expect(await seen()).not.toContain(way);
    await withdrawPiece(actAs(ctx, author.viewer), { type: 'article', id: manuscript.objectId! });
    for (const way of ways) expect(await seen()).not.toContain(way);
  });

  it('stands when it comes', async () => {
    const tomorrow = new Date(ctx.now.getTime() + DAY_MS);
    const later = await anArticle(ctx, { authorId: author.id, publishedAt: tomorrow });
    expect(await read(later.href, 'author')).toMatch(/Dieser Beitrag erscheint am \d/);
    const taken = await anArticle(ctx, { authorId: author.id });
    const by = actAs(ctx, author.viewer);
    const changed = savedIn(
      await saveAs(ctx, author.viewer, await withdrawPiece(by, taken), { lead: 'Neu' }),
    );
    await scheduleManuscript(by, { id: changed.id, version: changed.version, at: tomorrow });
    expect(await read(taken.href, 'author')).toMatch(/zurückgezogen.*Er erscheint wieder am \d/);
  });
});
