import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { addToGroup, createGroup } from '../groups/commands.ts';
import { groupsByUserIds } from '../groups/queries.ts';
import { OPEN_END } from '../members/constants.ts';
import { findMember } from '../members/queries.ts';
import { authenticatorApps } from '../security/schema.ts';
import { aBrowser } from '../security/test-data.ts';
import { aUser, changeUser, signedIn, aSession } from '../test-data.ts';

const app = await testApp();
const { ctx } = app;
const TABLE = '/admin/mitglieder';
const BULK = '/cockpit/tabellen/mitglieder/auswahl';
const browserOf = async (id: number) => aBrowser(app, { litfass_session: await aSession(ctx, id) });
const boss = await aUser(ctx, { name: 'Berta Boss', roles: [{ role: 'admin', locationPath: '' }] });
const admin = await browserOf(boss.id);
const asAdmin = actAs(ctx, boss.viewer);
const moderating = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
const moderator = await browserOf(moderating.id);

const namesIn = (body: string) =>
  [...body.matchAll(/<a href="\/cockpit\/mitglieder\/\d+"[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name);
const find = async (query: Record<string, string>) =>
  namesIn((await admin.get(`${TABLE}?${new URLSearchParams(query)}`)).body);
/** Finds people among those whose names begin so. */
const filtered = (query: Record<string, string>) => find({ q: 'filter', ...query });
const session = await signedIn(app, boss);
const post = async (url: string, payload: object, headers: Record<string, string> = session) =>
  app.http.inject({ method: 'POST', url, payload, headers: { accept: 'application/json', ...headers } });
const bulk = async (aktion: string, people: readonly { id: number }[], wert: object = {}) =>
  (
    await post(BULK, { aktion, auswahl: people.map(({ id }) => `user-${id}`), wert: { [aktion]: wert } })
  ).json();
const undo = async () => {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`select max(id) id from bulk_operations`);
  return (await post(`/cockpit/tabellen/rueckgaengig/${rows[0]!.id}`, {})).json();
};
const rolesOf = async (id: number) =>
  (await findMember(ctx, id))!.roles.map(({ role, locationPath }) => `${role} ${locationPath}`).toSorted();
const aGroup = async (name: string) => {
  const outcome = await createGroup(asAdmin, { name, note: '' });
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  return outcome.group;
};

describe('GET /admin/mitglieder', () => {
  it('is for administrators of the whole portal, and stands in their menu', async () => {
    expect((await moderator.get(TABLE)).statusCode).toBe(403);
    const ofPlace = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '1/' }] });
    expect((await (await browserOf(ofPlace.id)).get(TABLE)).statusCode).toBe(403);
    expect((await aBrowser(app).get(TABLE)).headers.location).toMatch(/^\/anmelden/);
    expect((await admin.get('/cockpit')).body).toContain(`href="${TABLE}"`);
  });

  it('finds people by the beginnings of words of name, user name and address, whatever their case', async () => {
    const { email } = await aUser(ctx, {
      name: 'Änne Zuckermann',
      login: 'baecker.anna',
      email: 'a.wolf@muehle.example',
    });
    for (const q of ['änne', 'ZUCKER', 'zuck änn', 'baecker', 'anna', email, 'muehle', 'wolf@'])
      expect(await find({ q }), q).toEqual(['Änne Zuckermann']);
    for (const q of ['ucker', 'änne wolff', `'); drop table users --`, '&|!:*zucker'])
      expect(await find({ q }), q).toEqual(q.endsWith('zucker') ? ['Änne Zuckermann'] : []);
    expect((await admin.get(`${TABLE}?q=%25`)).statusCode).toBe(200);
  });

  it('narrows by role, place, group and state, and not by what it can’t read', async () => {
    const above = await aPlace(ctx, { name: 'Kreis Filterau', kind: 'district' });
    const town = await aPlace(ctx, { name: 'Filterfeld', parentId: above.id });
    const inside = await aUser(ctx, {
      name: 'Filter Ort',
      roles: [{ role: 'editor', locationPath: town.path }],
    });
    const blocked = await aUser(ctx, { name: 'Filter Gesperrt', suspendedUntil: OPEN_END });
    const waiting = await aUser(ctx, { name: 'Filter Wartend', confirmedAt: null });
    await aUser(ctx, { name: 'Filter Geht', erasureDueAt: ctx.now });
    await aUser(ctx, { name: 'Filter Plus', passUntil: new Date(ctx.now.getTime() + DAY_MS) });
    await aUser(ctx, { name: 'Filter Fort', erasedAt: ctx.now });
    const group = await aGroup('Filtergruppe');
    await addToGroup(asAdmin, waiting.id, group.id);
    expect(await filtered({ rolle: 'editor' })).toEqual([inside.name]);
    expect(await filtered({ ort: above.path })).toEqual([inside.name]);
    expect(await filtered({ rolle: 'author', ort: above.path })).toEqual([]);
    expect(await filtered({ gruppe: String(group.id) })).toEqual([waiting.name]);
    expect(await filtered({ zustand: 'gesperrt' })).toEqual([blocked.name]);
    expect(await filtered({ zustand: 'unbestaetigt' })).toEqual([waiting.name]);
    expect(await filtered({ zustand: 'geht' })).toEqual(['Filter Geht']);
    expect(await filtered({ zustand: 'plus' })).toEqual(['Filter Plus']);
    expect(await filtered({ zustand: 'frei' })).toEqual(['Filter Ort', 'Filter Plus']);
    expect(await filtered({ rolle: 'x', ort: '%', gruppe: 'x', zustand: 'x' })).toHaveLength(5);
    const { body } = await admin.get(`${TABLE}?q=filter&rolle=editor`);
    expect(body).toContain('Redaktion (Filterfeld)');
    expect(body).toContain('Ein Mitglied.');
    expect(body).toMatch(/<option value="editor" selected/);
  });

  it('goes on page by page in either order, though names are alike and change meanwhile', async () => {
    for (let at = 0; at < 105; at++)
      await aUser(ctx, { name: 'Reihe Gleich', createdAt: new Date(Date.UTC(2020, 0, 1) + at * 1000) });
    for (const sort of ['', 'seit-ab', 'seit-auf', 'name-ab']) {
      const seen: (string | undefined)[] = [];
      let next: string | undefined = `${TABLE}?q=reihe${sort && `&sortiert=${sort}`}`;
      while (next) {
        const { body }: { body: string } = await admin.get(next);
        seen.push(...[...body.matchAll(/value="(user-\d+)"/g)].map(([, key]) => key));
        next = /href="([^"]+)" rel="next"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
      }
      expect(seen, sort).toHaveLength(105);
      expect(new Set(seen).size, sort).toBe(105);
    }
    expect((await admin.get(`${TABLE}?vor=unsinn`)).statusCode).toBe(200);
  });

  it('shows in columns that are asked for addresses, factors and when somebody was here', async () => {
    const user = await aUser(ctx, { name: 'Spalte Sichtbar', passUntil: new Date('2099-06-30T22:00:00Z') });
    await aSession(ctx, user.id);
    await ctx.db
      .insert(authenticatorApps)
      .values({ userId: user.id, sealedSecret: 'x', lastStep: 0, createdAt: ctx.now });
    await post('/cockpit/tabellen/mitglieder/spalten', {
      spalten: ['email', 'plus', 'faktor', 'gesehen'],
    });
    const { body } = await admin.get(`${TABLE}?q=sichtbar`);
    expect(body).toContain(user.email);
    expect(body).toContain('bis einschließlich 30.\u00a0Juni 2099');
    expect(body).toContain('Code-App');
    expect(body).toContain('gerade eben');
    await post('/cockpit/tabellen/mitglieder/spalten', {
      spalten: ['rollen', 'gruppen', 'stand', 'seit'],
    });
    expect((await admin.get(`${TABLE}?q=sichtbar`)).body).not.toContain(user.email);
  });
});

describe('POST /cockpit/tabellen/mitglieder/auswahl', () => {
  it('gives a role to many and takes it back', async () => {
    const place = await aPlace(ctx, { name: 'Vielort' });
    const [one, two] = [await aUser(ctx), await aUser(ctx)];
    const grant = { rolle: 'moderator', ort: place.path };
    expect(await bulk('rolle-geben', [one, two], grant)).toMatchObject({
      msg: expect.stringContaining('2 Mitglieder haben die Rolle.'),
    });
    expect(await rolesOf(two.id)).toEqual(['member ', `moderator ${place.path}`]);
    await undo();
    expect(await rolesOf(one.id)).toEqual(['member ']);
    expect(await rolesOf(two.id)).toEqual(['member ']);
  });

  it('takes a role from many, never from the last administrator, and gives it again', async () => {
    const user = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
    await bulk('rolle-nehmen', [user], { rolle: 'author' });
    expect(await rolesOf(user.id)).toEqual([]);
    await undo();
    expect(await rolesOf(user.id)).toEqual(['author ']);
    const reply = await bulk('rolle-nehmen', [boss], { rolle: 'admin' });
    expect(reply).toMatchObject({
      status: 'error',
      msg: expect.stringContaining('Ohne Administration geht es nicht'),
    });
    expect(await rolesOf(boss.id)).toEqual(['admin ']);
  });

  it('puts many into a group, takes them out, and takes both back', async () => {
    const group = await aGroup('Viele');
    const [one, two] = [await aUser(ctx), await aUser(ctx)];
    const groupsOf = async (id: number) => ((await groupsByUserIds(ctx, [id])).get(id) ?? []).length;
    await addToGroup(asAdmin, one.id, group.id);
    await bulk('gruppe-dazu', [one, two], { gruppe: String(group.id) });
    expect([await groupsOf(one.id), await groupsOf(two.id)]).toEqual([1, 1]);
    await undo();
    expect([await groupsOf(one.id), await groupsOf(two.id)]).toEqual([1, 0]);
    await bulk('gruppe-weg', [one, two], { gruppe: String(group.id) });
    expect(await groupsOf(one.id)).toBe(0);
    await undo();
    expect(await groupsOf(one.id)).toBe(1);
  });

  it('gives passes, and takes them back unless somebody changed them since', async () => {
    const [one, two] = [await aUser(ctx), await aUser(ctx)];
    await bulk('plus', [one, two], { bis: '2099-12-31' });
    const passOf = async (id: number) => (await findMember(ctx, id))!.passUntil?.toISOString();
    expect(await passOf(one.id)).toBe('2099-12-31T23:00:00.000Z');
    await changeUser(ctx, two.id, { passUntil: new Date('2098-01-01T00:00:00Z') });
    await undo();
    expect(await passOf(one.id)).toBeUndefined();
    expect(await passOf(two.id)).toBe('2098-01-01T00:00:00.000Z');
    expect(JSON.stringify(await bulk('plus', [one], { bis: '2020-01-01' }))).toContain(
      'Dieser Tag ist schon vorbei.',
    );
    expect(JSON.stringify(await bulk('plus', [one], { bis: 'morgen' }))).toContain(
      'Diesen Tag gibt es nicht.',
    );
  });

  it('suspends many, not oneself nor who is suspended already, and lifts it again', async () => {
    const [one, two] = [await aUser(ctx), await aUser(ctx, { suspendedUntil: OPEN_END })];
    const reply = JSON.stringify(
      await bulk('sperren', [one, two, boss], { grund: 'Werbung', verstoss: 'spam' }),
    );
    expect(reply).toContain('Ein Mitglied ist gesperrt.');
    expect(reply).toContain('ist schon gesperrt');
    expect(reply).toContain('Das sind Sie selbst');
    expect((await findMember(ctx, one.id))!.suspendedUntil).toEqual(OPEN_END);
    await undo();
    expect((await findMember(ctx, one.id))!.suspendedUntil).toBeNull();
    expect((await findMember(ctx, two.id))!.suspendedUntil).toEqual(OPEN_END);
  });

  it('is closed to moderators, and knows nobody but people', async () => {
    const { id } = await aUser(ctx);
    const body = {
      aktion: 'rolle-geben',
      auswahl: [`user-${id}`],
      wert: { 'rolle-geben': { rolle: 'admin' } },
    };
    expect((await post(BULK, body, await signedIn(app, moderating))).statusCode).toBe(403);
    expect(await rolesOf(id)).toEqual(['member ']);
    const reply = await post(BULK, { ...body, auswahl: ['article-1', 'user-2000000000'] });
    expect(JSON.stringify(reply.json())).not.toContain('haben die Rolle');
  });
});
