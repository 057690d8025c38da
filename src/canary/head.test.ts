// HEAD asks what GET would answer and never acts, whatever GET does: programs that look at links, and pages elsewhere,
// send it. Every address of a small portal is asked so, and afterwards every row is as it was. contract.md 11.3
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { findPushKeys } from '#bundles/notifications/push/vapid.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { addressesOf } from './addresses.ts';
import { EXEMPT } from './calls.ts';
import { known } from './crawl.ts';
import { seedWorld } from './world.ts';

const app = await testApp({ config: { rateLimits: false } });
// The portal's own keys are made when somebody asks for them first.
await findPushKeys(app.ctx);
const world = await known(app, await seedWorld(app, 'small'));
// The job that tells of its comments is enqueued a second after them, and not by who asks below.
await sleep(1200);

/** Headers as browsers send them when somebody opens a page, and when script of ours asks. */
const WAYS = [
  { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' },
  { accept: 'application/json', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
];
/** The tables that may change: of a session, when it was last seen. */
const NOT_MEANT = ['sessions'];

/** Sums over all rows of each table. */
const fingerprint = async (): Promise<Record<string, string>> => {
  const { rows } = await app.ctx.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const names = [...rows.map(({ name }) => String(name)), 'pgboss.job'].filter(
    (name) => !NOT_MEANT.includes(name),
  );
  const sums = await Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const table = sql.raw(
        name
          .split('.')
          .map((part) => `"${part}"`)
          .join('.'),
      );
      const {
        rows: [row],
      } = await app.ctx.db.execute(
        sql`select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${table} t`,
      );
      return [name, String(row?.['sum'])];
    }),
  );
  return Object.fromEntries(sums);
};

const addresses = app.portal.routes
  .all()
  .filter((route) => route.methods.includes('GET') && !EXEMPT[route.name])
  // What a route does it does at each of its addresses; the first is of something that is out, the last mostly isn't.
  .flatMap((route) => [...new Set([addressesOf(route, world)?.[0], addressesOf(route, world)?.at(-1)])])
  .filter((address) => address !== undefined);

describe('HEAD', { timeout: 120_000 }, () => {
  it.each(['owner', 'editor', 'member'] as const)(
    'changes nothing, whatever the %s asks for',
    async (who) => {
      const cookie = await signedIn(app, world.people[who]);
      const before = await fingerprint();
      let answered = 0;
      for (const headers of WAYS)
        for (const url of addresses) {
          const { statusCode } = await app.http.inject({
            method: 'HEAD',
            url,
            headers: { ...headers, ...cookie },
          });
          if (statusCode < 400) answered++;
        }
      expect(await fingerprint()).toEqual(before);
      expect(answered).toBeGreaterThan(100);
    },
  );
});
