// However many cases wait, a list of them comes from an index and reads little more than it shows.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { rowsRead } from '#kernel/testing/rows-read.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { COUNTED_UP_TO, TABLE_LENGTH } from '#bundles/desk-tables/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { WAITING_STATES } from '../constants.ts';
import { countWaiting, listWaiting } from '../queries.ts';
import { findFirstCase } from '../transparency/queries.ts';
import { listForTable, listIdsForTable } from './queries.ts';
import type { CaseFilter } from './queries.ts';

const ctx = await testCtx();
const [town, hamlet] = [await aPlace(ctx), await aPlace(ctx)];
const ofPortal = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
const ofHamlet = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: hamlet.path }] });
const author = await aUser(ctx);

const CLAIMED = 50;
// One case in a thousand stands in the hamlet, has been decided, is grave, is somebody's, or is about a picture.
await ctx.db.execute(sql`
  insert into moderation_cases (type, object_id, author_id, title, href, location_path, state, severity, due_at, claimed_by, created_at)
  select case n % 1000 when 1 then 'image' else 'comment' end, n, case n % 1000 when 2 then ${author.id}::int end,
    'Kommentar zu „Beitrag ' || n || '“', '/x#comment-' || n, case n % 1000 when 3 then ${hamlet.path} else ${town.path} end,
    case n % 1000 when 4 then 'decided' else 'open' end, case n % 1000 when 5 then 3 else 1 end,
    now() + make_interval(secs => n), case n % 1000 when 6 then ${ofPortal.id}::int end, now()
  from generate_series(1, 50000) as n`);
await ctx.db.execute(sql`analyze moderation_cases`);

/** Counts how many rows `read` goes through. */
const costOf = async (viewer: typeof ofPortal, read: (ctx: Ctx) => Promise<unknown>) => {
  const { inOrder, byIndex } = await rowsRead(actAs(ctx, viewer.viewer), 'moderation_cases', read);
  return inOrder + byIndex;
};

const waiting: CaseFilter = { states: WAITING_STATES };
const page = (filter: CaseFilter, after?: string) => (ctx: Ctx) =>
  listForTable(ctx, { filter, isRising: true, after, limit: TABLE_LENGTH });

describe('a table of fifty thousand open cases', () => {
  it.each<[string, typeof ofPortal, (ctx: Ctx) => Promise<unknown>]>([
    ['when the first one began', ofPortal, findFirstCase],
    ['what is due first', ofPortal, page(waiting)],
    ['everything', ofPortal, page({})],
    ['what is decided', ofPortal, page({ states: ['decided'] })],
    ['what is grave', ofPortal, page({ ...waiting, severity: 3 })],
    ['pictures', ofPortal, page({ ...waiting, type: 'image' })],
    ['a small place', ofPortal, page({ ...waiting, paths: [hamlet.path] })],
    ['somebody’s', ofPortal, page({ ...waiting, authorIds: [author.id] })],
    ['one’s own', ofPortal, page({ ...waiting, claimedBy: ofPortal.id })],
    ['a moderator of a small place', ofHamlet, page(waiting)],
    ['all ids', ofPortal, (ctx) => listIdsForTable(ctx, waiting, 401)],
    ['how many wait', ofPortal, (ctx) => countWaiting(ctx, 100)],
    ['how many wait in a small place', ofHamlet, (ctx) => countWaiting(ctx, 100)],
    ['what is first on the desk of today', ofHamlet, (ctx) => listWaiting(ctx, 5) as Promise<unknown>],
  ])('%s', async (_what, viewer, read) => {
    // These are the rows of a page, and those that are counted up to where nobody counts on.
    expect(await costOf(viewer, read)).toBeLessThanOrEqual(TABLE_LENGTH + 1 + COUNTED_UP_TO + 1);
  });

  it('what nobody works on, beside those that somebody does', async () => {
    const page = await costOf(ofPortal, (ctx) =>
      listForTable(ctx, {
        filter: { ...waiting, claimedBy: null },
        isRising: true,
        after: undefined,
        limit: TABLE_LENGTH,
      }),
    );
    expect(page).toBeLessThanOrEqual(TABLE_LENGTH + 1 + COUNTED_UP_TO + 1 + 2 * CLAIMED);
  });
});
