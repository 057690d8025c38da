import { describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { markedWords, setGates } from '#bundles/gates/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { editComment } from './commands.ts';
import { findComment, findThread } from './queries.ts';
import { aComment } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const admin = actAs(ctx, portalItself);
const town = await aPlace(ctx, { name: 'Dornach' });
const moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: town.path }] });
const foreign = await anArticle(ctx);
const countOf = async (owner: ContentRef) => (await findThread(ctx, owner)).commentCount;

describe('what rules have marked', () => {
  it('stands in the table of its moderators and with its author, and nowhere else', async () => {
    const owner = await anArticle(ctx, { locationId: town.id });
    await changeSetting(admin, markedWords, 'frechheit');
    const author = await aUser(ctx);
    const marked = await aComment(ctx, owner, { author: author.viewer, text: 'Das ist eine Frechheit.' });
    await aComment(ctx, owner, { text: 'Das ist keine.' });
    const why = 'Enthält „frechheit“';
    const table = async (browser: object) =>
      (
        await app.http.inject({
          url: '/cockpit/kommentare/tabelle?zustand=markiert',
          headers: { accept: 'text/html', ...browser },
        })
      ).body;
    const shown = await table(await signedIn(app, moderator));
    expect([shown.includes(why), shown.includes('Das ist keine.')]).toEqual([true, false]);
    const read = async (browser: object) =>
      app.http.inject({
        url: `/a/pub-api/articles/${owner.id}/comments`,
        headers: { accept: 'application/json', ...browser },
      });
    for (const browser of [{}, await signedIn(app, await aUser(ctx))])
      expect((await read(browser)).body).not.toContain('Enthält');
    for (const browser of [await signedIn(app, author), await signedIn(app, moderator)])
      expect((await read(browser)).body).toContain(why);
    // New words are looked at anew.
    await editComment(actAs(ctx, author.viewer), marked.id, 'Das ist etwas viel.');
    expect((await read(await signedIn(app, author))).body).not.toContain('Enthält');
    await changeSetting(admin, markedWords, '');
  });
});

describe('a gate for comments', () => {
  it('holds new ones and changed ones at its place, and says so before anybody writes', async () => {
    const owner = await anArticle(ctx, { locationId: town.id });
    const author = await aUser(ctx);
    const early = await aComment(ctx, owner, { author: author.viewer });
    const gate = { locationId: town.id, types: ['comment'], group: 'members' } as const;
    await setGates(admin, { ...gate, level: 'release' });
    const late = await aComment(ctx, owner, { author: author.viewer });
    const name = `Aus ${town.name} erscheint alles erst nach Freigabe`;
    expect(await findComment(ctx, late.id)).toMatchObject({ state: 'held', heldReasons: [name] });
    expect(await findComment(ctx, early.id)).toMatchObject({ state: 'visible' });
    await editComment(actAs(ctx, author.viewer), early.id, 'Jetzt steht hier etwas ganz anderes.');
    expect(await findComment(ctx, early.id)).toMatchObject({ state: 'held', heldReasons: [name] });
    expect(await countOf(owner)).toBe(0);
    const elsewhere = await aComment(ctx, foreign, { author: author.viewer });
    expect(await findComment(ctx, elsewhere.id)).toMatchObject({ state: 'visible' });
    const own = await aComment(ctx, owner, { author: moderator.viewer });
    expect(await findComment(ctx, own.id)).toMatchObject({ state: 'visible' });
    const page = await app.http.inject({
      url: owner.href,
      headers: { accept: 'text/html', ...(await signedIn(app, author)) },
    });
    expect(page.body).toContain('Kommentare lesen wir hier, bevor sie erscheinen.');
    await setGates(admin, { ...gate, level: null });
    expect(await findComment(ctx, late.id)).toMatchObject({ state: 'held' });
  });
});
