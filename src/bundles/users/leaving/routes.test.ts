import { fromBuffer } from 'yauzl';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { loadProfile } from '../profile.ts';
import { flashesOf } from '../registration/test-data.ts';
import { aUser, changeUser, signedIn } from '../test-data.ts';
import { eraseLeavers } from './erase-leavers.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx, portal } = app;

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
const post = (url: string, fields: Record<string, string>, headers: Headers = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const inDays = (days: number) => ({ ...ctx, now: new Date(Date.now() + days * DAY_MS) });

describe('POST /konto/datenschutz/export', () => {
  it('gives everything as a ZIP file with JSON', async () => {
    const person = await aUser(ctx, { name: 'Käthe Öhm' });
    await aComment(ctx, await anArticle(ctx), { author: person.viewer, text: 'Mein Wort.' });
    const reply = await post(
      '/konto/datenschutz/export',
      { password: person.password },
      await signedIn(app, person),
    );
    expect(reply.headers['content-type']).toBe('application/zip');
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="daten-\d+-[\d-]+\.zip"$/);
    const files = await unzip(reply.rawPayload);
    expect(files.get('LIESMICH.txt')).toContain('Daten von Käthe Öhm');
    expect(JSON.parse(files.get('account.json')!)).toMatchObject({ id: person.id, name: 'Käthe Öhm' });
    expect(JSON.parse(files.get('comments.json')!)).toMatchObject({ comments: [{ text: 'Mein Wort.' }] });
    expect([...files.values()].join()).not.toContain('argon2');
  });

  it('asks for the password, and is open to those who are suspended', async () => {
    const person = await aUser(ctx, { suspendedUntil: new Date(Date.now() + DAY_MS) });
    const headers = await signedIn(app, person);
    const wrong = await post('/konto/datenschutz/export', { password: 'geraten' }, headers);
    expect([wrong.statusCode, wrong.body.includes('Das Passwort stimmt nicht.')]).toEqual([422, true]);
    const right = await post('/konto/datenschutz/export', { password: person.password }, headers);
    expect(right.headers['content-type']).toBe('application/zip');
  });
});

const leave = async (comments: string) => {
  const person = await aUser(ctx, { name: 'Gerd Geher' });
  const headers = await signedIn(app, person);
  const article = await anArticle(ctx, { authorId: person.id });
  const comment = await aComment(ctx, article, { author: person.viewer, text: 'Ich war hier.' });
  const reply = await post('/konto/datenschutz/loeschen', { password: person.password, comments }, headers);
  return { person, headers, article, comment, reply };
};
/** Returns a run in which the part of that name does something else instead. */
const failingAt = (
  name: string,
  eraseFor = async (): Promise<void> => Promise.reject(new Error('no')),
): Ctx => ({
  ...inDays(15),
  portal: {
    ...portal,
    allBundles: portal.allBundles.map((bundle) => ({
      ...bundle,
      personalData: (bundle.personalData ?? []).map((part) =>
        part.name === name ? { ...part, eraseFor } : part,
      ),
    })),
  },
});
const isErased = (id: number) =>
  loadProfile(ctx, id).then(
    () => false,
    (error: { status?: number }) => error.status === 410,
  );

describe('POST /konto/datenschutz/loeschen', () => {
  it('asks for the password', async () => {
    const person = await aUser(ctx);
    const reply = await post('/konto/datenschutz/loeschen', { password: 'x' }, await signedIn(app, person));
    expect([reply.statusCode, reply.body.includes('Das Passwort stimmt nicht.')]).toEqual([422, true]);
    expect((await eraseLeavers(inDays(15))) >= 0 && (await isErased(person.id))).toBe(false);
  });

  it('erases after 14 days and not before; comments stay without a name', async () => {
    const { person, headers, article } = await leave('keep');
    await eraseLeavers(inDays(13));
    expect(await isErased(person.id)).toBe(false);
    expect((await get('/konto', headers)).body).toContain('Ihr Konto wird gelöscht');
    await eraseLeavers(inDays(14.1));
    expect(await isErased(person.id)).toBe(true);
    expect((await get('/konto', headers)).statusCode).toBe(303);
    const { body } = await get(article.href);
    expect(body).toContain('Ich war hier.');
    expect(body).toContain('Gelöschtes Mitglied');
    expect(body).not.toContain('Gerd Geher');
    expect((await get(`/profile/${person.id}/gerd-geher`)).statusCode).toBe(410);
  });

  it('removes the comments if that is wished', async () => {
    const { article } = await leave('remove');
    await eraseLeavers(inDays(15));
    const { body } = await get(`/a/pub-api/articles/${article.id}/comments.json`);
    expect(JSON.parse(body)).toMatchObject({ commentCount: 0 });
  });

  it('is taken back by a word', async () => {
    const { person, headers } = await leave('keep');
    const reply = await post('/konto/datenschutz/bleiben', {}, headers);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/datenschutz']);
    await eraseLeavers(inDays(30));
    expect(await isErased(person.id)).toBe(false);
  });

  it('is taken back by no word once administrators have ordered it, and nobody says so', async () => {
    const { person } = await leave('keep');
    await changeUser(ctx, person.id, { isErasureOrdered: true });
    const reply = await post('/konto/datenschutz/bleiben', {}, await signedIn(app, person));
    expect(flashesOf(app, reply)).toEqual([['warning', texts.ordered]]);
    await eraseLeavers(inDays(15));
    expect(await isErased(person.id)).toBe(true);
  });

  it('asked again keeps the day', async () => {
    const { person, headers } = await leave('keep');
    const dueAt = async () =>
      /wird am (.*?) gelöscht/.exec((await get('/konto/datenschutz', headers)).body)?.[1];
    const before = await dueAt();
    expect(before).toMatch(/20\d\d$/);
    await post('/konto/datenschutz/loeschen', { password: person.password, comments: 'remove' }, headers);
    expect(await dueAt()).toEqual(before);
  });

  it('does not stop at somebody who cannot be erased', async () => {
    const { person } = await leave('keep');
    const failing = {
      ...inDays(15),
      portal: {
        ...ctx.portal,
        allBundles: [
          ...ctx.portal.allBundles,
          {
            name: 'broken',
            personalData: [
              {
                name: 'broken',
                words: { title: 'Kaputtes', goes: null, stays: null, merges: '' },
                exportFor: async () => undefined,
                countFor: async () => ({ goes: 0, stays: 0 }),
                mergeInto: 'left' as const,
                eraseFor: () => Promise.reject(new Error('no')),
              },
            ],
          },
        ],
      },
    };
    expect(await eraseLeavers(failing)).toBe(0);
    expect(await isErased(person.id)).toBe(false);
    await eraseLeavers(inDays(15));
    expect(await isErased(person.id)).toBe(true);
  });

  it('finishes what a failing part left undone, and nothing of the person stays', async () => {
    const { person } = await leave('keep');
    const { id, email } = person;
    const values: [string, unknown[]][] = [
      [
        `insert into account_tokens (token_hash, purpose, user_id, email, next, created_at, expires_at)
        values ($1, 'undo-email', $2, $3, '/', now(), now() + interval '1 day')`,
        [Buffer.from(email), id, email],
      ],
      [
        `insert into passkeys (user_id, credential_id, user_handle, public_key, counter, transports, name, created_at, is_backed_up)
        values ($1, $2, 'x', 'x', 0, '{}', 'x', now(), false)`,
        [id, email],
      ],
      [
        `insert into suspensions (user_id, reason, created_at, hides_contributions) values ($1, 'x', now(), false)`,
        [id],
      ],
      [
        `insert into terms_versions (number, title, text, changes, valid_from, created_at)
        values (1, 'x', 'x', '', now() + interval '1 year', now())`,
        [],
      ],
      [`insert into terms_agreements (user_id, version, agreed_at) values ($1, 1, now())`, [id]],
    ];
    for (const [statement, parameters] of values) await portal.database.query(statement, parameters);
    const rowsLeft = async () => {
      const { rows } = await portal.database.query(
        `select (select count(*) from account_tokens where user_id = $1)::int as tokens,
                (select count(*) from passkeys where user_id = $1)::int as passkeys,
                (select count(*) from suspensions where user_id = $1)::int as suspensions,
                (select count(*) from terms_agreements where user_id = $1)::int as agreements,
                (select count(*) from mails where (user_id = $1 or to_address = $2) and key not like 'erased:%')::int as mails`,
        [id, email],
      );
      return Object.values(rows[0]!);
    };
    expect(await rowsLeft()).toEqual([1, 1, 1, 1, 1]);
    // In turn each part fails once; mails, which are erased late, and links, which are declared last, among them.
    for (const name of ['mails', 'accountLinks', 'security', 'account'])
      expect(await eraseLeavers(failingAt(name))).toBe(0);
    expect(await isErased(id)).toBe(false);
    expect(await eraseLeavers(inDays(15))).toBe(1);
    expect([await isErased(id), await rowsLeft()]).toEqual([true, [0, 0, 0, 0, 0]]);
  });

  it('does not happen to those who take it back while others are erased', async () => {
    const { person, headers } = await leave('keep');
    const staying = failingAt('security', async () => {
      await post('/konto/datenschutz/bleiben', {}, headers);
    });
    expect(await eraseLeavers(staying)).toBe(0);
    expect(await isErased(person.id)).toBe(false);
    expect((await get('/konto', headers)).statusCode).toBe(200);
  });

  it('does not happen to the last administrator, whatever was planned', async () => {
    const own = await testApp();
    const erasureDueAt = own.ctx.now;
    const roles = [{ role: 'admin' as const, locationPath: '' }];
    const admin = await aUser(own.ctx, { roles, erasureDueAt });
    expect(await eraseLeavers(own.ctx)).toBe(0);
    await aUser(own.ctx, { roles });
    expect(await eraseLeavers(own.ctx)).toBe(1);
    await expect(loadProfile(own.ctx, admin.id)).rejects.toMatchObject({ status: 410 });
  });

  it('is refused to the only administrator, who would leave the portal to nobody', async () => {
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const fields = { password: admin.password, comments: 'keep' };
    const alone = await post('/konto/datenschutz/loeschen', fields, await signedIn(app, admin));
    expect([alone.statusCode, alone.body.includes('Sie verwalten dieses Portal allein.')]).toEqual([
      422,
      true,
    ]);
    await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const both = await post('/konto/datenschutz/loeschen', fields, await signedIn(app, admin));
    expect(both.statusCode).toBe(303);
  });

  it('is nothing for visitors', async () => {
    const { statusCode, headers } = await post('/konto/datenschutz/loeschen', { password: 'x' });
    expect([statusCode, headers.location]).toEqual([303, '/anmelden']);
  });
});

const unzip = (bytes: Buffer): Promise<Map<string, string>> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const files = new Map<string, string>();
      zip.on('entry', (entry: { fileName: string }) =>
        zip.openReadStream(entry as never, async (failure, stream) => {
          if (failure) return reject(failure);
          files.set(entry.fileName, Buffer.concat(await stream.toArray()).toString());
          zip.readEntry();
        }),
      );
      zip.on('end', () => resolve(files));
      zip.readEntry();
    });
  });
