import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { eq } from 'drizzle-orm';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { bringIn } from '../bring-in.ts';
import { followItems } from './follow.ts';
import { takeItems } from '../commands.ts';
import { findSource, listItems } from '../queries.ts';
import { eventSourceItems, eventSources } from '../schema.ts';
import { aCalendar, aSource } from '../test-data.ts';
import * as texts from '../texts.ts';

const app = await testApp();
const { ctx } = app;
const place = await aPlace(ctx, { name: 'Auenfeld' });
const where = { locationId: String(place.id), categoryId: String((await aCategory(ctx)).id) };
const member = await aUser(ctx, { roles: [{ role: 'author', locationPath: place.path }] });
const session = await signedIn(app, member);

const get = (url: string) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...session } });

const post = (url: string, fields: Readonly<Record<string, string>>) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...session },
    payload: new URLSearchParams(fields).toString(),
  });

const bring = (url: string, file: string) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=grenze', ...session },
    payload: `--grenze\r\nContent-Disposition: form-data; name="file"; filename="chor.ics"\r\n\r\n${file}\r\n--grenze--\r\n`,
  });

const taken = async () => {
  const { source, items } = await aSource(ctx, member, where);
  const ids = items.map(({ id }) => id);
  await takeItems(actAs(ctx, member.viewer), source.id, { ids, mode: 'publish', takesNew: true });
  await bringIn(ctx, source.id);
  return { id: source.id, page: `/schreiben/kalender/${source.id}` };
};

describe('the page of a calendar', () => {
  it('takes its file anew, and says what is wrong with another one', async () => {
    const { page } = await taken();
    expect((await get(page)).body).toContain(texts.newFileLabel);
    const calendar = aCalendar(ctx, [{ uid: 'x', title: 'Konzert', days: 4 }]);
    expect((await bring(`${page}/lesen`, calendar)).statusCode).toBe(303);
    expect((await get(page)).body).toContain('Konzert');
    expect((await bring(`${page}/lesen`, 'Hallo')).headers.location).toBe(page);
  });

  it('says of what isn’t in it any more that it is cancelled', async () => {
    const { page } = await taken();
    expect((await get(page)).body).not.toContain('übernommen, abgesagt');
    const other = aCalendar(ctx, [{ uid: 'x', title: 'Konzert', days: 4 }]);
    expect((await bring(`${page}/lesen`, other)).statusCode).toBe(303);
    await followItems(ctx, Number(page.split('/').at(-1)));
    expect((await get(page)).body).toContain('übernommen, abgesagt');
  });

  it('says how what is new comes in, which can be said otherwise', async () => {
    const { id, page } = await taken();
    expect((await get(page)).body).toMatch(/checked="" name="takesNew"|name="takesNew"[^>]*checked/);
    expect((await post(`${page}/einstellen`, { mode: 'review', asksNew: 'yes' })).statusCode).toBe(303);
    expect(await findSource(ctx, id)).toMatchObject({ mode: 'review', takesNew: false });
  });

  it('shows both words where calendar and portal differ, and takes one of them', async () => {
    const { id, page } = await taken();
    const [item] = await listItems(ctx, id);
    const conflict = {
      field: 'title',
      base: 'Chorprobe',
      theirs: 'Probe mit Orgel',
      ours: 'Chorprobe',
    } as const;
    await ctx.db
      .update(eventSourceItems)
      .set({ conflicts: [conflict] })
      .where(eq(eventSourceItems.id, item!.id));
    const shown = (await get(page)).body;
    for (const words of [texts.conflictsHeading, 'Probe mit Orgel', texts.takeTheirs, texts.keepOurs])
      expect(shown).toContain(words);
    const decision = { itemId: String(item!.id), field: 'title' };
    expect((await post(`${page}/entscheiden`, { ...decision, choice: 'beides' })).statusCode).toBe(400);
    expect((await post(`${page}/entscheiden`, { ...decision, choice: 'theirs' })).statusCode).toBe(303);
    expect((await get(page)).body).not.toContain(texts.conflictsHeading);
  });

  it('says why a calendar can’t be read, here and in the list', async () => {
    const { id, page } = await taken();
    await ctx.db
      .update(eventSources)
      .set({ problem: 'denied', failures: 2, nextReadAt: ctx.now })
      .where(eq(eventSources.id, id));
    for (const address of [page, '/schreiben/kalender'])
      expect((await get(address)).body).toContain(texts.fetchProblems.denied);
  });
});
