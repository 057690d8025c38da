// Somebody who must not write at one place for a while, and may everywhere else.
import { expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { decideAppeal } from '../appeals/commands.ts';
import { standingHref } from '../links.ts';
import { openCase } from '../opening.ts';
import { personalCases } from '../personal-data.ts';
import { findCase } from '../queries.ts';
import { suspendedPlacesNow } from '../suspended-places.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';
import { decideCase } from './commands.ts';
import { NOTHING_DECIDED } from './rules.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { town, moderator, other, browsers, desk, get, post } = await aModeratedTown(app);
const quarter = await aPlace(ctx, { parentId: town.id });
const elsewhere = await anArticle(ctx);
const here = await anArticle(ctx, { locationId: town.id });
const within = await anArticle(ctx, { locationId: quarter.id });
const SUSPENDED = { measure: 'none', suspension: '7', isLocal: true };

const aCase = async () => {
  const author = await aUser(ctx);
  const { id } = await aComment(ctx, here, { author: author.viewer });
  const browser = await signedIn(app, author);
  let words = 0;
  const write = async ({ id }: { readonly id: number }) =>
    (await post(`/a/ajax/articlecommentnew/${id}`, { text: `Noch ein Wort: ${++words}.` }, browser)).json()
      .commented === true;
  return { author, write, ...(await aNotice(ctx, { type: 'comment', id })) };
};

it('is told so by moderators of the place, in the form, and nobody leaves them there', async () => {
  const { author, write, caseId } = await aCase();
  expect((await get(desk(caseId), browsers.moderator)).body).toContain('Nur an diesem Ort sperren');
  expect([await write(here), await write(within), await write(elsewhere)]).toEqual([true, true, true]);
  await aDecision(actAs(ctx, moderator.viewer), caseId, SUSPENDED);
  expect([await write(here), await write(within), await write(elsewhere)]).toEqual([false, false, true]);
  const page = await get(here.href, await signedIn(app, author));
  expect(page.body).toContain('An diesem Ort können Sie zurzeit nicht schreiben.');
  const own = standingHref(ctx, { side: 'affected', id: caseId });
  expect((await get(own)).body).toContain('An diesem Ort können Sie bis zum');
  expect((await post(own, { text: 'Das ist zu viel.' })).statusCode).toBe(200);
  await decideAppeal(actAs(ctx, other.viewer), caseId, { outcome: 'reversed', answer: 'Stimmt.' });
  expect(await write(here)).toBe(true);
});

it('is known to all who keep it in memory at once, and so is its end', async () => {
  const { author, caseId } = await aCase();
  // The places are kept in memory from now on.
  expect((await suspendedPlacesNow(ctx)).get(author.id)).toBeUndefined();
  await aDecision(actAs(ctx, moderator.viewer), caseId, SUSPENDED);
  expect((await suspendedPlacesNow(ctx)).get(author.id)).toEqual([town.path]);
  const own = standingHref(ctx, { side: 'affected', id: caseId });
  await post(own, { text: 'Das ist zu viel.' });
  await decideAppeal(actAs(ctx, other.viewer), caseId, { outcome: 'reversed', answer: 'Stimmt.' });
  expect((await suspendedPlacesNow(ctx)).get(author.id)).toBeUndefined();
});

it('may again when the time is over', async () => {
  const { author, caseId } = await aCase();
  await aDecision(actAs(ctx, moderator.viewer), caseId, SUSPENDED);
  expect((await suspendedPlacesNow(ctx)).get(author.id)).toEqual([town.path]);
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 9 * DAY_MS) };
  expect((await suspendedPlacesNow(later)).get(author.id)).toBeUndefined();
});

it('isn’t who looks after the place themselves, and moderators of a place suspend nowhere else', async () => {
  const local = { ...NOTHING_DECIDED, ...SUSPENDED, category: 'rude', facts: 'Grob.' };
  const deciding = actAs(ctx, moderator.viewer);
  for (const { path: locationPath } of [town, quarter]) {
    const colleague = await aUser(ctx, { roles: [{ role: 'moderator', locationPath }] });
    const { id } = await aComment(ctx, here, { author: colleague.viewer });
    const { caseId } = await aNotice(ctx, { type: 'comment', id });
    expect(await decideCase(deciding, caseId, local)).toMatchObject({ kind: 'invalid' });
  }
  const everywhere = { ...local, isLocal: false };
  expect(await decideCase(deciding, (await aCase()).caseId, everywhere)).toMatchObject({ kind: 'invalid' });
});

it('goes along with the account when two become one, and with the place when it moves', async () => {
  const from = await aPlace(ctx, { parentId: town.id });
  const { viewer, id: authorId } = await aUser(ctx);
  const { id } = await aComment(ctx, await anArticle(ctx, { locationId: from.id }), { author: viewer });
  const { caseId } = await aNotice(ctx, { type: 'comment', id });
  await aDecision(actAs(ctx, moderator.viewer), caseId, SUSPENDED);
  expect((await suspendedPlacesNow(ctx)).get(authorId)).toEqual([from.path]);
  const into = await aUser(ctx);
  const { mergeInto } = personalCases;
  if (mergeInto === 'left') throw new Error('cases go along');
  await withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId: authorId, intoId: into.id }));
  expect((await suspendedPlacesNow(ctx)).get(into.id)).toEqual([from.path]);
  const to = await aPlace(ctx);
  const change = { fromPath: from.path, toPath: to.path, mergedId: null, toId: to.id };
  for (const rows of await placedRows.collect(ctx))
    await withTransaction(ctx, (ctx) => rows.move(ctx, change, 100));
  expect((await suspendedPlacesNow(ctx)).get(into.id)).toEqual([to.path]);
});

it('stays at its place when what it was about has moved to another one, and somebody tells of that again', async () => {
  const { author, caseId } = await aCase();
  await aDecision(actAs(ctx, moderator.viewer), caseId, SUSPENDED);
  const [one, to] = [await findCase(ctx, caseId), await aPlace(ctx)];
  const moved = { title: 'Kommentar', href: '/', authorId: author.id, evidence: { parts: [] } };
  await withTransaction(ctx, (ctx) =>
    openCase(ctx, { type: 'comment', id: one!.objectId }, { ...moved, locationPath: to.path }, 1),
  );
  expect(await findCase(ctx, caseId)).toMatchObject({ locationPath: to.path });
  expect((await suspendedPlacesNow(ctx)).get(author.id)).toEqual([town.path]);
});
