// This says who may do what: every unsafe route of the registry, called by eight kinds of people. A route
// that is not in the table fails, so that nobody forgets to say who it is for. contract.md 16.1, 16.6
import { asc, eq, gt, max } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isSafeMethod } from '#kernel/origin-check.ts';
import type { RoutePath } from '#kernel/named-routes.ts';
import { fillTemplate } from '#kernel/named-routes.ts';
import { routesOff } from '#kernel/testing/routes-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { historyEntries } from '#bundles/history/schema.ts';
import { loadVocabulary } from '#bundles/history-desk/vocabulary.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { sessions } from '#bundles/users/schema.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { CASES } from './test-data.ts';
import type { Call, World } from './row.ts';
import { watchWrites } from './writes.ts';

const ACTORS = [
  'anonymous',
  'unconfirmed',
  'suspended',
  'member',
  'foreign member',
  'moderator of another place',
  'editor',
  'admin',
] as const;
type Actor = (typeof ACTORS)[number];

const app = await testApp({ config: { rateLimits: false } });
const { ctx, portal } = app;
const off = await routesOff(app);
const here = await aPlace(ctx);
const elsewhere = await aPlace(ctx);

const inAnHour = new Date(Date.now() + 3600_000);
const role = (name: 'moderator' | 'editor' | 'admin', locationPath = '') => ({
  roles: [{ role: name, locationPath }],
});

/** Makes a new actor for each call, since some calls end what they are about. */
const makeActor = (actor: Actor): Promise<TestUser | undefined> | undefined => {
  if (actor === 'anonymous') return undefined;
  if (actor === 'unconfirmed') return aUser(ctx, { confirmedAt: null });
  if (actor === 'suspended') return aUser(ctx, { suspendedUntil: inAnHour });
  if (actor === 'moderator of another place') return aUser(ctx, role('moderator', elsewhere.path));
  if (actor === 'editor' || actor === 'admin') return aUser(ctx, role(actor));
  return aUser(ctx);
};

/** The actors who act on what is their own; the others act on what belongs to somebody else. */
const OWNERS: readonly Actor[] = ['unconfirmed', 'suspended', 'member'];

const makeWorld = async (actor: Actor): Promise<World> => {
  const user = await makeActor(actor);
  const owner = user && OWNERS.includes(actor) ? user : await aUser(ctx);
  return { ctx, user, owner, isReachable: actor !== 'unconfirmed' && actor !== 'suspended', place: here };
};

/** Says what came of it, in one word. */
const outcomeOf = (status: number, location: string | undefined, body: string): string => {
  if (status === 401 || location?.startsWith('/anmelden?') || location === '/anmelden') return 'signIn';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'missing';
  if (status === 409) return 'conflict';
  if (status === 410) return 'gone';
  if (status === 400 || status === 422) return 'invalid';
  if (status >= 400) return String(status);
  return isTold(body) ? 'told' : 'ok';
};

const isTold = (body: string) => {
  if (!body.startsWith('{')) return false;
  const { notGranted, blocked, login, status } = JSON.parse(body) as Record<string, unknown>;
  return Boolean(notGranted || blocked || login) || status === 'error' || status === 0;
};

/** Returns what the history says was done since its entry `after`. */
const entriesSince = (after: number) =>
  ctx.db.select().from(historyEntries).where(gt(historyEntries.id, after)).orderBy(asc(historyEntries.id));

const newestEntry = async (): Promise<number> => {
  const [newest] = await ctx.db.select({ id: max(historyEntries.id) }).from(historyEntries);
  return newest?.id ?? 0;
};

interface Done {
  readonly outcome: string;
  readonly entries: readonly (typeof historyEntries.$inferSelect)[];
  /** The tables in which something was written that the history should tell of. */
  readonly written: readonly string[];
}

const writes = await watchWrites(ctx);
const words = await loadVocabulary(ctx);

/** Returns the actions and fields that nobody could read. */
const unreadable = ({ entries }: Done) =>
  entries.flatMap(({ action, before, after }) => {
    const fields = Object.keys({ ...before, ...after });
    return [
      ...(words.phraseOf(action) === undefined ? [action] : []),
      ...fields
        .filter((field) => words.fieldOf(action, field) === undefined)
        .map((field) => `${action} ${field}`),
    ];
  });

const act = async (route: RoutePath, method: string, make: Call, actor: Actor): Promise<Done> => {
  const world = await makeWorld(actor);
  const { params = {}, body, type } = await make(world);
  const session = world.user ? await signedIn(app, world.user) : {};
  const isForm = typeof body === 'string';
  const newest = await newestEntry();
  await writes.forget();
  const reply = await app.http.inject({
    method: method as 'POST',
    url: fillTemplate(route.template, params),
    headers: {
      accept: 'application/json',
      ...session,
      ...(isForm && { 'content-type': type ?? 'application/x-www-form-urlencoded' }),
    },
    ...(body !== undefined && { payload: body }),
  });
  const outcome = outcomeOf(reply.statusCode, reply.headers.location as string | undefined, reply.body);
  return { outcome, entries: await entriesSince(newest), written: await writes.tables() };
};

const unsafeCalls = portal.routes
  .all()
  .flatMap((route) =>
    route.methods.filter((method) => !isSafeMethod(method)).map((method) => ({ route, method })),
  );

describe('the table of roles', () => {
  it('knows every unsafe route, and none that is gone', () => {
    const names = new Set(unsafeCalls.map(({ route }) => route.name));
    expect([...names].filter((name) => !CASES[name]).toSorted()).toEqual([]);
    expect(Object.keys(CASES).filter((name) => !names.has(name) && !off.find(name))).toEqual([]);
  });

  for (const { name } of off.all().filter(({ name }) => CASES[name]))
    it.skip(`${name}: of a bundle that is switched off`);
});

describe.each(unsafeCalls.filter(({ route }) => CASES[route.name]))(
  '$method $route.template',
  ({ route, method }) => {
    const { call, expected } = CASES[route.name]!;

    it('lets in those it is for, and the history tells in words what they did', async () => {
      const done: Done[] = [];
      for (const actor of ACTORS) done.push(await act(route, method, call, actor));
      const found = done.map(({ outcome }) => outcome);
      expect(`${route.name}: ${found.join(' ')}`).toBe(`${route.name}: ${expected}`);
      const untold = done.filter(
        ({ outcome, entries, written }) => outcome === 'ok' && written.length > 0 && entries.length === 0,
      );
      expect(untold.map(({ written }) => `${route.name} writes ${written.join(', ')}`)).toEqual([]);
      expect(done.flatMap(unreadable)).toEqual([]);
    });
  },
);

describe('a session that was ended', () => {
  it('opens no unsafe route that asks for one', async () => {
    const user = await aUser(ctx, role('admin'));
    const headers = await signedIn(app, user);
    await ctx.db.delete(sessions).where(eq(sessions.userId, user.id));
    const { statusCode } = await app.http.inject({
      method: 'POST',
      url: '/konto/datenschutz/bleiben',
      headers: { accept: 'application/json', ...headers },
    });
    expect(statusCode).toBe(401);
  });
});
