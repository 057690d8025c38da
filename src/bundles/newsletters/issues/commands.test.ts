import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { mailsTo } from '#bundles/mail/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { TEST_LIMIT } from '../constants.ts';
import type { Newsletter } from '../queries.ts';
import { aNewsletter, nextIssueOf } from '../test-data.ts';
import { changePiece, holdIssue, saveWords, sendNow, sendTest, stopIssue } from './commands.ts';
import { composeIssue } from './compose.ts';

const ctx = await testCtx();
const district = await aPlace(ctx, { name: 'Werletal', slug: 'werletal', kind: 'district' });
const town = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld', parentId: district.id });
const other = await aPlace(ctx, { name: 'Steinach', slug: 'steinach', parentId: district.id });
const sport = await aCategory(ctx, { name: 'Sport', slug: 'sport' });

const headlines = async (newsletter: Newsletter) =>
  (await composeIssue(ctx, newsletter, await nextIssueOf(ctx, newsletter))).news.map(
    ({ headline }) => headline,
  );

describe('an issue by the hand of editors', () => {
  it('has their order, without what they left out, with what they added', async () => {
    const newsletter = await aNewsletter(ctx, {
      locationId: district.id,
      length: 3,
      categoryIds: [sport.id],
    });
    const pieces = [];
    for (const headline of ['Eins', 'Zwei', 'Drei', 'Vier'])
      pieces.push(await anArticle(ctx, { headline, locationId: town.id, categoryId: sport.id }));
    const [one, two, three, four] = pieces.map(({ id }) => `article:${id}`);
    const now = async () => (await headlines(newsletter)).slice(0, 3);
    expect(await now()).toEqual(['Vier', 'Drei', 'Zwei']);
    await changePiece(ctx, newsletter.id, { act: 'down', key: four! });
    expect(await now()).toEqual(['Drei', 'Vier', 'Zwei']);
    await changePiece(ctx, newsletter.id, { act: 'leave', key: three! });
    expect(await now()).toEqual(['Vier', 'Zwei', 'Eins']);
    await changePiece(ctx, newsletter.id, { act: 'take', key: three! });
    await changePiece(ctx, newsletter.id, { act: 'to', key: two!, to: 0 });
    expect((await now())[0]).toBe('Zwei');
    const elsewhere = await anArticle(ctx, { headline: 'Von anderswo', locationId: other.id });
    await changePiece(ctx, newsletter.id, { act: 'add', key: `article:${elsewhere.id}` });
    expect(await now()).toContain('Von anderswo');
    expect(one).toBeDefined();
    const hidden = await anArticle(ctx, { state: 'withdrawn' });
    expect(await changePiece(ctx, newsletter.id, { act: 'add', key: `article:${hidden.id}` })).toMatchObject({
      kind: 'refused',
    });
    expect(await changePiece(ctx, newsletter.id, { act: 'add', key: 'nonsense' })).toMatchObject({
      kind: 'refused',
    });
  });

  it('goes on with what comes out after something was moved', async () => {
    const quiet = await aPlace(ctx);
    const newsletter = await aNewsletter(ctx, { locationId: quiet.id, length: 3 });
    const pieces = [];
    for (const headline of ['Eins', 'Zwei', 'Drei'])
      pieces.push(await anArticle(ctx, { headline, locationId: quiet.id }));
    await changePiece(ctx, newsletter.id, { act: 'up', key: `article:${pieces[1]!.id}` });
    expect(await headlines(newsletter)).toEqual(['Zwei', 'Drei', 'Eins']);
    await anArticle(ctx, { headline: 'Über Nacht', locationId: quiet.id });
    expect(await headlines(newsletter)).toEqual(['Zwei', 'Über Nacht', 'Drei']);
    expect((await nextIssueOf(ctx, newsletter)).order).toEqual([`article:${pieces[1]!.id}@0`]);
  });

  it('has their words, of which nobody overwrites those of another', async () => {
    const newsletter = await aNewsletter(ctx, { locationId: town.id });
    const { version } = await nextIssueOf(ctx, newsletter);
    const save = (subject: string, seen: number) =>
      saveWords(ctx, newsletter.id, { subject, intro: 'Guten Morgen!', version: seen });
    expect(await save('Über\r\nNacht', version)).toEqual({ kind: 'saved' });
    expect(await save('Später', version)).toMatchObject({ kind: 'refused' });
    const issue = await nextIssueOf(ctx, newsletter);
    expect(issue).toMatchObject({ subject: 'Über Nacht', intro: 'Guten Morgen!' });
    expect(await save('x'.repeat(121), issue.version)).toMatchObject({ kind: 'invalid' });
    const unseen = { subject: '\u200b ', intro: '\u2060', version: issue.version };
    expect(await saveWords(ctx, newsletter.id, unseen)).toEqual({ kind: 'saved' });
    expect(await nextIssueOf(ctx, newsletter)).toMatchObject({ subject: '', intro: '' });
  });
});

describe('an issue', () => {
  it('is sent by hand once, however often the button is pressed, and only by whoever is sure', async () => {
    const quiet = await aPlace(ctx);
    const newsletter = await aNewsletter(ctx, { locationId: quiet.id });
    expect(await sendNow(ctx, newsletter.id, { number: 1, isSure: true })).toMatchObject({ kind: 'refused' });
    await anArticle(ctx, { locationId: quiet.id });
    expect(await sendNow(ctx, newsletter.id, { number: 1, isSure: false })).toMatchObject({
      kind: 'invalid',
    });
    const send = () => sendNow(ctx, newsletter.id, { number: 1, isSure: true });
    const outcomes = await Promise.all([send(), send(), send()]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'refused', 'sending']);
  });

  it('is held back, released and stopped by editors of its place alone', async () => {
    const newsletter = await aNewsletter(ctx, { locationId: town.id });
    await holdIssue(ctx, newsletter.id, true);
    expect((await nextIssueOf(ctx, newsletter)).state).toBe('held');
    await holdIssue(ctx, newsletter.id, false);
    expect((await nextIssueOf(ctx, newsletter)).state).toBe('preparing');
    const stranger = await aUser(ctx, { roles: [{ role: 'editor', locationPath: other.path }] });
    const own = actAs(ctx, stranger.viewer);
    for (const act of [
      () => holdIssue(own, newsletter.id, true),
      () => sendNow(own, newsletter.id, { number: 1, isSure: true }),
      () => sendTest(own, newsletter.id),
      () => stopIssue(own, newsletter.id, 1),
    ])
      await expect(act()).rejects.toMatchObject({ status: 403 });
    await expect(stopIssue(ctx, newsletter.id, 2_000_000_000)).rejects.toMatchObject({ status: 404 });
  });

  it('comes to an editor to be tried, with a link that ends nothing', async () => {
    const newsletter = await aNewsletter(ctx, { locationId: town.id });
    await anArticle(ctx, { headline: 'Die Probe', locationId: town.id });
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: town.path }] });
    expect(await sendTest(actAs(ctx, editor.viewer), newsletter.id)).toEqual({ kind: 'done' });
    const [mail] = await mailsTo(ctx, editor.email);
    expect(mail!.subject).toMatch(/^\[Probe\] /);
    expect(mail!.html).toContain('/newsletter/abmelden/probe');
    expect(mail!.html).not.toContain('xXbrief');
  });

  it('is tried so often within an hour, and then has to wait', async () => {
    const newsletter = await aNewsletter(ctx, { locationId: (await aPlace(ctx)).id });
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    const own = actAs(ctx, editor.viewer);
    for (let count = 0; count < TEST_LIMIT.attempts; count++) await sendTest(own, newsletter.id);
    await expect(sendTest(own, newsletter.id)).rejects.toMatchObject({ status: 429 });
  });
});
