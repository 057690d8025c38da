import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { defineBundle } from './bundle.ts';
import type { Ctx } from './ctx.ts';
import { withTransaction } from './ctx.ts';
import { defineJob, enqueue, migrateJobs } from './jobs.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { capturedLog } from './testing/captured-log.ts';
import { testApp } from './testing/test-portal.ts';
import { describeError, serializeError } from './serialized-error.ts';

const MAIL = 'erika.mustermann@beispiel.de';
const WORDS = 'Nur für die Redaktion';

/** Queries that fail, each with a value in another place of what PostgreSQL and Drizzle say of it. */
const broken: Readonly<Record<string, SQL>> = {
  'a unique violation': sql`insert into people (email) values (${MAIL}), (${MAIL})`,
  'a check that fails': sql`insert into people (email, age) values (${MAIL}, -1)`,
  'a value that is missing': sql`insert into people (email, words) values (null, ${WORDS})`,
  'a value that is none': sql`select ${MAIL}::integer`,
  'a value that is too long': sql`insert into people (email, short) values ('x', ${WORDS})`,
  'a table that isn’t there': sql`select * from nobody where email = ${MAIL}`,
  'a query that was put together of text': sql.raw(`select * from nobody where email = '${MAIL}'`),
  'a query that can’t be read': sql.raw(`select email frm people where email = '${MAIL}' '${WORDS}'`),
  'a name that is a value': sql.raw(`select "${MAIL}" from people`),
  'a moment that is none': sql`select ${`${WORDS} ${MAIL}`}::timestamptz`,
};

const fail = (ctx: Ctx, what: string) => ctx.db.execute(broken[what]!);

const failing = defineJob<{ readonly what: string }>({
  name: 'test.fail',
  retries: 0,
  work: (ctx, { what }) => withTransaction(ctx, (ctx) => fail(ctx, what)).then(() => undefined),
});

const bundle = defineBundle({
  name: 'test',
  jobs: [failing],
  routes: (app) => {
    for (const respondsWith of ['page', 'json'] as const)
      mount(
        app,
        path(`broken_${respondsWith}`, 'GET', `/${respondsWith}/{what}`),
        { access: 'anyone', respondsWith },
        (call) => fail(call.ctx, (call.params as { what: string }).what),
      );
  },
});

const { log, lines } = capturedLog('debug');
const { http, portal, ctx } = await testApp({ bundles: [bundle], log });
await ctx.db.execute(
  sql`create table people (email text not null unique, age int check (age > 0), short varchar(3), words text)`,
);
await migrateJobs(portal.database, [bundle], log);
await portal.jobs.startWorking(portal);

const errorOf = (what: string) => fail(ctx, what).catch((error: unknown) => serializeError(error));

const tellsNothing = (text: string) => {
  expect(text).not.toMatch(/mustermann|beispiel\.de/i);
  expect(text).not.toContain(WORDS);
};

describe('a failed query', () => {
  it.each(Object.keys(broken))('tells no values in log and answer: %s', async (what) => {
    for (const respondsWith of ['page', 'json']) {
      lines.length = 0;
      const reply = await http.inject(`/${respondsWith}/${encodeURIComponent(what)}`);
      expect(reply.statusCode).toBe(500);
      tellsNothing(reply.body);
      await expect.poll(() => lines.some(({ msg }) => msg === 'request failed')).toBe(true);
      const line = lines.find(({ msg }) => msg === 'request failed');
      tellsNothing(JSON.stringify(lines));
      // The line still says what failed, why and where.
      expect(line?.['err']).toMatchObject({
        message: expect.stringMatching(/^Failed query: (insert|select) /),
        stack: expect.stringMatching(/^\s+at /),
        cause: { code: expect.stringMatching(/^(22|23|42)...$/), message: expect.stringMatching(/^\w+ ./) },
      });
    }
  });

  it.each(Object.keys(broken))('leaves no values at the job that it failed: %s', async (what) => {
    lines.length = 0;
    await enqueue(ctx, failing, { what });
    await expect.poll(() => lines.some(({ msg }) => msg === 'job failed'), { timeout: 15_000 }).toBe(true);
    tellsNothing(JSON.stringify(lines));
    const findJob = async () =>
      (
        await ctx.db.execute(
          sql`select output from pgboss.job where name = 'test.fail' and data->>'what' = ${what} and state = 'failed'`,
        )
      ).rows[0];
    await expect.poll(findJob).toBeDefined();
    const job = JSON.stringify(await findJob());
    expect(job).toContain('Failed query');
    tellsNothing(job);
  });
});

const messageOf = (message: string, facts: object) =>
  serializeError(Object.assign(new Error(message), facts)).message;

describe('what is reported of an error', () => {
  it('loses its quoted words only when it is one of the database', () => {
    const message = 'invalid input: "Anna"';
    expect(messageOf(message, { severity: 'ERROR', code: '22P02' })).toBe('invalid input');
    expect(messageOf(message, { severity: 'ERROR' })).toBe(message);
    expect(messageOf(message, { code: '22P02' })).toBe(message);
    expect(messageOf(message, { severity: 'ERROR', code: 'ENOENT' })).toBe(message);
  });

  it('is the query only when it is one of Drizzle’s', () => {
    expect(messageOf('kaputt', { query: 'select 1', params: [] })).toBe('Failed query: select 1');
    expect(messageOf('kaputt', { query: 'select 1' })).toBe('kaputt');
    expect(messageOf('kaputt', { query: { q: 'a' }, params: [] })).toBe('kaputt');
  });

  it('is its kind, its words, its facts, where it was, and the same of what caused it', () => {
    const cause = Object.assign(new TypeError('innen'), { code: 'E_INNER', rejected: [MAIL] });
    const told = serializeError(Object.assign(new Error('außen', { cause }), { status: 502 }));
    expect(told).toMatchObject({ type: 'Error', message: 'außen', status: 502 });
    expect(told.stack).toMatch(/^\s+at .*serialized-error\.test/);
    expect(told.cause).toMatchObject({ type: 'TypeError', message: 'innen', code: 'E_INNER' });
    expect(told.cause).not.toHaveProperty('rejected');
  });

  it('goes five causes deep, as an error may be its own cause', () => {
    const endless = new Error('im Kreis');
    endless.cause = endless;
    let depth = 0;
    for (let told = serializeError(endless); told.cause; told = told.cause) depth++;
    expect(depth).toBe(5);
  });

  it('names the constraint that was violated, and the column that isn’t there', async () => {
    expect(await errorOf('a unique violation')).toMatchObject({
      cause: {
        code: '23505',
        table: 'people',
        constraint: 'people_email_key',
        message: 'duplicate key value violates unique constraint "people_email_key"',
      },
    });
    expect(await errorOf('a table that isn’t there')).toMatchObject({
      message: 'Failed query: select * from nobody where email = $1',
      cause: { message: 'relation "nobody" does not exist' },
    });
  });

  it('leaves out addresses, and lines of a message that look like places', () => {
    const error = new Error(`550 <${MAIL}> unknown\n    at ${MAIL}\n    at home`);
    const told = serializeError(error);
    tellsNothing(JSON.stringify(told));
    expect(told.message).toContain('550 <…@…> unknown');
    expect(told.stack).not.toContain('at home');
  });

  it('is one line where no more is kept, and ends with errors that cause themselves', () => {
    const error = new Error('zwei\nZeilen', { cause: new Error('darum') });
    expect(describeError(error)).toBe('Error: zwei Zeilen – Error: darum');
    error.cause = error;
    expect(describeError(error).length).toBeLessThan(200);
    expect(describeError(`kein Fehler von ${MAIL}`)).toBe('string: kein Fehler von …@…');
  });
});
