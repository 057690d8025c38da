// Serves a calendar to tests, and lets people follow it.
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { publishManuscript, reviewFirst } from '#bundles/writing/public.ts';
import { saveAs, savedIn } from '#bundles/writing/test-data.ts';
import { findEvents } from '../../queries.ts';
import { events } from '../../schema.ts';
import type { EventContent } from '../../views.ts';
import { bringIn } from '../bring-in.ts';
import { takeItems } from '../commands.ts';
import { listAllItems } from '../queries.ts';
import { eventSources } from '../schema.ts';
import { aCalendar, aSource } from '../test-data.ts';
import type { CalendarEntry } from '../test-data.ts';
import { followItems } from './follow.ts';
import { readDueSource } from './read-again.ts';

export const PROBE = { uid: 'probe', title: 'Chorprobe', days: 3 };
export const FEST = { uid: 'fest', title: 'Sommerfest', days: 9 };

interface Served {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Starts a portal, a place of it, and a server of calendars, to be closed in the end. */
export const aWorldOfCalendars = async () => {
  const portal = await testPortal({ config: { allowPrivateAddresses: true } });
  const ctx = makeCtx(portal, portalItself);
  const place = await aPlace(ctx, { name: 'Auenfeld' });
  const where = { locationId: String(place.id), categoryId: String((await aCategory(ctx)).id) };
  await changeSetting(ctx, reviewFirst, 0);
  const asked: IncomingMessage['headers'][] = [];
  let served: Served = { status: 200, body: '' };
  let count = 0;
  const server = createServer((request, response) => {
    asked.push(request.headers);
    const etag = served.headers?.['etag'];
    const isKnown = etag !== undefined && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : served.status, served.headers).end(isKnown ? '' : served.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const serve = (...entries: readonly CalendarEntry[]) =>
    void (served = { status: 200, body: aCalendar(ctx, entries) });
  const later = (hours: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + hours * HOUR_MS) });
  const freshAddress = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${++count}.ics`;

  return {
    ctx,
    place,
    where,
    asked,
    serve,
    serveRaw: (raw: Served) => void (served = raw),
    later,
    freshAddress,
    close: () => server.close(),
    author: () => aUser(ctx, { roles: [{ role: 'author', locationPath: place.path }] }),

    /** A calendar whose events came out, all of them, or were handed in. */
    followed: async (
      owner: TestUser,
      {
        mode = 'publish',
        entries = [PROBE, FEST],
        body = aCalendar(ctx, entries),
        table,
      }: {
        readonly mode?: 'publish' | 'review';
        readonly entries?: readonly CalendarEntry[];
        readonly body?: string;
        /** A table that is uploaded in place of an address. */
        readonly table?: string;
      } = {},
    ): Promise<number> => {
      served = { status: 200, body };
      const brought = table === undefined ? { address: freshAddress() } : { table, areColumnsRight: '1' };
      const { source, items } = await aSource(ctx, owner, { ...where, ...brought });
      const ids = items.map(({ id }) => id);
      await takeItems(actAs(ctx, owner.viewer), source.id, { ids, mode, takesNew: true });
      await bringIn(ctx, source.id);
      return source.id;
    },

    /** The hour has come, and its jobs run. */
    anHourLater: async (sourceId: number, hours = 1): Promise<void> => {
      const at = later(hours);
      await ctx.db.update(eventSources).set({ nextReadAt: ctx.now }).where(eq(eventSources.id, sourceId));
      await readDueSource(at, sourceId);
      await followItems(at, sourceId);
      await bringIn(at, sourceId);
    },

    eventsBy: async ({ id }: TestUser) => {
      const rows = await ctx.db
        .select({ id: events.id })
        .from(events)
        .where(eq(events.authorId, id))
        .orderBy(events.id);
      const found = await findEvents(
        ctx,
        rows.map((row) => row.id),
      );
      return rows.map((row) => found.get(row.id)!);
    },

    itemsOf: (sourceId: number) => listAllItems(ctx, sourceId),

    /** Somebody changes it in the composer and brings that out. */
    changeByHand: async (
      owner: TestUser,
      manuscriptId: number | null,
      changes: Partial<EventContent>,
    ): Promise<void> => {
      const id = manuscriptId!;
      const { rows } = await ctx.db.execute<{ version: number; content: unknown }>(
        sql`select version, content from manuscripts where id = ${id}`,
      );
      const { version, content } = rows[0]!;
      savedIn(await saveAs(ctx, owner.viewer, { id, version, content }, changes));
      await publishManuscript(actAs(ctx, owner.viewer), { id, version: version + 1 });
    },

    /** How many jobs tell people of it. */
    told: async (what: 'failing' | 'conflicts', sourceId: number): Promise<number> => {
      const { rows } = await ctx.db.execute<{ told: number }>(
        sql`select count(*)::int as told from pgboss.job where name like 'notifications.%sourceTold%'
          and data::text like ${`%${what}:${sourceId}:%`}`,
      );
      return rows[0]!.told;
    },
  };
};
