// Moderators can say something at a thing, and take it out of lists though everybody may read it.
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { appeal, decideAppeal } from '../appeals/commands.ts';
import { affectedToken } from '../links.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { town, moderator, other, get, visitor, aCommentHere } = await aModeratedTown(app);
const moderating = actAs(ctx, moderator.viewer);
const reverse = async (caseId: number) => {
  await appeal(visitor, affectedToken(ctx, caseId), 'Nein.');
  await decideAppeal(actAs(ctx, other.viewer), caseId, { outcome: 'reversed', answer: 'Stimmt.' });
};
const read = async (address: string) => (await get(address)).body;

describe('a word of the moderators', () => {
  const LABEL = 'Umstritten. Die Stadt widerspricht.';

  it('stands at a comment for everybody as long as the decision holds', async () => {
    const { article, ref } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref);
    expect(await read(article.href)).not.toContain(LABEL);
    await aDecision(moderating, caseId, { measure: 'none', label: LABEL });
    const page = await read(article.href);
    expect(page).toContain(`Hinweis der Moderation: ${LABEL}`);
    expect(page).toContain('Sie sind eine Schande.');
    const comments = (await get(`/a/pub-api/articles/${article.id}/comments.json`)).json();
    expect(JSON.stringify(comments)).toContain(LABEL);
    expect(await read(`/melden/vorgang/${affectedToken(ctx, caseId)}`)).toContain(LABEL);
    await reverse(caseId);
    expect(await read(article.href)).not.toContain(LABEL);
  });

  it('stands at a piece, escaped, and is the last one of several', async () => {
    const article = await anArticle(ctx, { locationId: town.id });
    const { caseId } = await aNotice(ctx, article);
    await aDecision(moderating, caseId, { measure: 'none', label: '<b>Erstens</b>' });
    expect(await read(article.href)).toContain('&lt;b&gt;Erstens');
    await aNotice(ctx, article);
    await aDecision(moderating, caseId, { measure: 'none', label: 'Zweitens' });
    const page = await read(article.href);
    expect([page.includes('Zweitens'), page.includes('Erstens')]).toEqual([true, false]);
  });
});

const lists = () => [`/${town.slug}`, '/artikel', '/feed.xml', `/${town.slug}/feed.xml`, '/sitemap.xml'];

describe('a piece that is taken out of lists', () => {
  it('is in none any more, last in searches, and still at its address; a reversal puts it back', async () => {
    const headline = 'Windradstreit am Galgenberg';
    const article = await anArticle(ctx, { locationId: town.id, headline });
    await anArticle(ctx, { locationId: town.id, headline: 'Nebenbei', lead: 'Der Windradstreit am Rande.' });
    const found = async () => {
      const body = await read('/suche?q=windradstreit');
      return body.indexOf('Galgenberg') < body.indexOf('Nebenbei');
    };
    expect(await found()).toBe(true);
    const shown = async () =>
      Promise.all(lists().map(async (list) => (await read(list)).includes('Galgenberg')));
    const before = await shown();
    expect(before.slice(0, 4)).toEqual([true, true, true, true]);
    const { caseId } = await aNotice(ctx, article, { category: 'false' });
    await aDecision(moderating, caseId, { measure: 'reduce', category: 'false' });
    expect(await shown()).toEqual([false, false, false, false, false]);
    expect((await get(article.href)).statusCode).toBe(200);
    expect(await read(article.href)).toContain('Galgenberg');
    expect(await found()).toBe(false);
    expect(await read('/suche?q=windradstreit')).toContain('Galgenberg');
    await reverse(caseId);
    expect(await shown()).toEqual(before);
    expect(await found()).toBe(true);
  });

  it('is no snapshot beside others either, nor among what else its author took', async () => {
    const author = await aUser(ctx);
    const at = { locationId: town.id, authorId: author.id };
    const [taken, beside] = [
      await aSnapshot(ctx, { ...at, title: 'Nebel am Wehr' }),
      await aSnapshot(ctx, { ...at, title: 'Sonne am Wehr' }),
    ];
    expect(await read(beside.href)).toContain('Nebel am Wehr');
    const { caseId } = await aNotice(ctx, taken, { category: 'false' });
    await aDecision(moderating, caseId, { measure: 'reduce', category: 'false' });
    expect(await read(beside.href)).not.toContain('Nebel am Wehr');
    expect(await read(taken.href)).toContain('Nebel am Wehr');
  });
});
