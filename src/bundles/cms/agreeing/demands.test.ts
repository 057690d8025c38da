import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { agreements, viewersByIds } from '#bundles/users/public.ts';
import { flashesOf } from '#bundles/users/registration/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import type { ToMembers } from '../constants.ts';
import {
  endDemand,
  publishDraft,
  publishDue,
  saveDraft,
  scheduleDraft,
  withdrawPage,
} from '../desk/commands.ts';
import { findPage, stampOf } from '../desk/queries.ts';
import * as texts from './texts.ts';
import { documentOf } from './demands.ts';
import { pageNoticeSources } from './notices.ts';

const app = await testApp();
const { ctx } = app;
const AGREE = '/nutzungsbedingungen/zustimmen';
const REFUSAL = 'Bitte stimmen Sie zuerst der Seite „Netiquette“ zu.';
const get = (url: string, browser: Readonly<Record<string, string>> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...browser } });
const post = (url: string, fields: Readonly<Record<string, string>>, browser: object) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...browser },
    payload: new URLSearchParams(fields).toString(),
  });
const seenOf = async (id: number) => {
  const { page, latest } = (await findPage(ctx, id))!;
  return stampOf(page, latest);
};

let count = 0;
interface Said {
  readonly toMembers?: ToMembers;
  readonly changes?: string;
  readonly isLegal?: boolean;
}
const draft = async (
  words: string,
  { toMembers = 'nothing', changes = 'Wir duzen jetzt.', isLegal = true }: Said = {},
  known?: { readonly id: number; readonly slug: string },
) => {
  const slug = known?.slug ?? `netiquette-${++count}`;
  const outcome = await saveDraft(ctx, {
    id: known?.id ?? null,
    slug,
    title: 'Netiquette',
    body: build.doc(build.h2('Ton'), build.p(words)),
    footerPosition: null,
    isLegal,
    memberNotice: { toMembers, changes },
    seen: known ? await seenOf(known.id) : '',
  });
  if (outcome.kind !== 'saved') throw new Error(JSON.stringify(outcome));
  return { id: outcome.id, slug };
};
const publish = async (words: string, said?: Said, known?: { id: number; slug: string }) => {
  const page = await draft(words, said, known);
  expect(await publishDraft(ctx, page.id, await seenOf(page.id))).toMatchObject({ kind: 'saved' });
  return page;
};
const asking = { toMembers: 'agreement' } as const;
const aMember = async (roles: Parameters<typeof aUser>[1] = {}) => {
  const user = await aUser(ctx, roles);
  return { user, browser: await signedIn(app, user) };
};
const owes = async (id: number) => (await viewersByIds(ctx, [id])).get(id)!.owesAgreement;
const documentsOn = (body: string) => /name="documents" value="([^"]*)"/.exec(body)?.[1] ?? '';
/** Does work and ends the demand afterwards, so that no page of one test is asked about in the next. */
const releasing = async <T>({ id }: { id: number }, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } finally {
    await endDemand(ctx, id);
  }
};

describe('a version that members have to agree to', () => {
  it('is shown to them with what changed wherever they go; they read, but don’t write, until they agree', async () => {
    const { user, browser } = await aMember();
    const page = await publish('Bitte freundlich.', asking);
    await releasing(page, async () => {
      const way = await get('/konto/sicherheit?a=1', browser);
      expect(way.headers.location).toBe(`${AGREE}?next=${encodeURIComponent('/konto/sicherheit?a=1')}`);
      expect((await get(`/p/${page.slug}`, browser)).statusCode).toBe(200);
      const refused = await post('/konto/sicherheit/e-mail', { email: 'x@litfass.example' }, browser);
      expect([refused.statusCode, refused.body.includes(REFUSAL)]).toEqual([403, true]);
      const { body } = await get(way.headers.location!, browser);
      for (const words of ['Netiquette', 'Wir duzen jetzt.', 'Bitte freundlich.', 'Fassung 1 vom'])
        expect(body).toContain(words);
      expect(body).not.toContain(texts.releaseNote);
      const documents = documentsOn(body);
      expect(documents).toBe(`cmspage:${page.id}@1`);
      const reply = await post(AGREE, { documents, next: '/konto/sicherheit?a=1' }, browser);
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/sicherheit?a=1']);
      expect((await get('/konto/sicherheit', browser)).statusCode).toBe(200);
      await post(AGREE, { documents }, browser);
      expect(await agreements.list(ctx, documentOf(page), { offset: 0, limit: 9 })).toMatchObject([
        { login: user.login, version: 1 },
      ]);
      const entries = await listHistory(ctx, { type: 'user', id: user.id });
      expect(entries.filter(({ action }) => action === 'user.agreed-to-documents')).toMatchObject([
        { actorId: user.id, after: { documents: 'Netiquette, Fassung 1' } },
      ]);
    });
  });

  it('may be agreed to only as it is now; a small change later asks nobody again', async () => {
    const [first, second] = [await aMember(), await aMember()];
    const page = await publish('Eins.', asking);
    await releasing(page, async () => {
      await post(AGREE, { documents: `cmspage:${page.id}@1` }, first.browser);
      await publish('Eins, ohne Tippfehler.', {}, page);
      expect([await owes(first.user.id), await owes(second.user.id)]).toEqual([false, true]);
      const late = await post(AGREE, { documents: `cmspage:${page.id}@1`, next: '/' }, second.browser);
      expect([late.statusCode, late.body.includes('Eins, ohne Tippfehler.')]).toEqual([409, true]);
      await post(AGREE, { documents: documentsOn(late.body) }, second.browser);
      expect(await owes(second.user.id)).toBe(false);
      await publish('Drei.', asking, page);
      for (const { user } of [first, second]) expect(await owes(user.id)).toBe(true);
    });
  });

  it('is asked for when the scheduled moment has come', async () => {
    const { user } = await aMember();
    const page = await draft('Bald.', asking);
    const at = new Date(ctx.now.getTime() + 60_000);
    await scheduleDraft(ctx, page.id, await seenOf(page.id), at);
    expect(await owes(user.id)).toBe(false);
    await publishDue({ ...ctx, now: at }, page.id);
    await releasing(page, async () => expect(await owes(user.id)).toBe(true));
  });

  it('costs no query of those who ask who is looking', async () => {
    const { user } = await aMember();
    const queries = async () => {
      await owes(user.id);
      const before = ctx.portal.database.queryCount();
      await owes(user.id);
      return ctx.portal.database.queryCount() - before;
    };
    const without = await queries();
    const page = await publish('Eins.', asking);
    await releasing(page, async () => expect(await queries()).toBe(without));
  });

  it('is agreed to on the same page as another, at once', async () => {
    const { user, browser } = await aMember();
    const [one, other] = [await publish('Erstens.', asking), await publish('Zweitens.', asking)];
    await releasing(one, () =>
      releasing(other, async () => {
        const { body } = await get(AGREE, browser);
        for (const words of ['Erstens.', 'Zweitens.']) expect(body).toContain(words);
        expect(body.match(/ id="ton"/g)).toBeNull();
        await post(AGREE, { documents: documentsOn(body).split(',')[0]! }, browser);
        expect(await owes(user.id)).toBe(true);
        await post(AGREE, { documents: documentsOn(body) }, browser);
        expect(await owes(user.id)).toBe(false);
      }),
    );
  });

  it.each(['', 'cmspage:1', 'cmspage:1@0', 'x', 'cmspage:999999@1,', "cmspage:1@1'--"])(
    'isn’t agreed to by %j',
    async (documents) => {
      const { user, browser } = await aMember();
      const page = await publish('Eins.', asking);
      await releasing(page, async () => {
        await post(AGREE, { documents }, browser);
        expect(await owes(user.id)).toBe(true);
      });
    },
  );
});

describe('nobody is asked any more', () => {
  it.each([
    ['taken back', async ({ id }: { id: number }) => withdrawPage(ctx, id)],
    [
      'no longer a legal one',
      async (page: { id: number; slug: string }) => draft('Eins.', { isLegal: false }, page),
    ],
    ['released from it', async ({ id }: { id: number }) => endDemand(ctx, id)],
  ])('when the page is %s', async (_, end) => {
    const { user } = await aMember();
    const page = await publish('Eins.', asking);
    expect(await owes(user.id)).toBe(true);
    await end(page);
    expect(await owes(user.id)).toBe(false);
  });

  it('and an administrator who hasn’t agreed takes the page back, others don’t', async () => {
    const roles = [{ role: 'admin' as const, locationPath: '' }];
    const [admin, editor] = [
      await aMember({ roles }),
      await aMember({ roles: [{ role: 'editor', locationPath: '' }] }),
    ];
    const page = await publish('Ein Fehler.', asking);
    const path = `/admin/cmspages/seite/${page.id}/zustimmung`;
    const { body } = await get(AGREE, admin.browser);
    expect(body).toContain(texts.releaseNote);
    expect(body).toContain(`action="${path}"`);
    expect((await post(path, { act: 'withdraw' }, editor.browser)).statusCode).toBe(403);
    expect((await post(path, { act: 'anders' }, admin.browser)).statusCode).toBe(400);
    await changeUser(ctx, admin.user.id, { suspendedUntil: new Date(ctx.now.getTime() + 60_000) });
    expect((await post(path, { act: 'withdraw' }, admin.browser)).statusCode).toBe(403);
    await changeUser(ctx, admin.user.id, { suspendedUntil: null });
    const reply = await post(path, { act: 'withdraw', next: '/konto/sicherheit' }, admin.browser);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/sicherheit']);
    expect((await get(`/p/${page.slug}`)).statusCode).toBe(404);
    const again = await post(path, { act: 'end' }, admin.browser);
    expect(flashesOf(app, again)).toEqual([['alert', texts.noDemand]]);
    expect(await owes(editor.user.id)).toBe(false);
  });
});

describe('who becomes a member', () => {
  it('agrees to such a page with the account, as to the terms', async () => {
    const page = await publish('Eins.', asking);
    await releasing(page, async () => {
      const { body } = await get('/registrieren');
      expect(body).toContain(`href="/p/${page.slug}"`);
      const typed = {
        name: 'Neu',
        login: 'neu-hier',
        email: 'neu@litfass.example',
        password: 'ein-langes-wort',
      };
      const refused = await post('/registrieren', typed, {});
      expect(refused.statusCode).toBe(422);
      const sent = { ...typed, agrees: '1', documents: documentsOn(body) };
      expect((await post('/registrieren', sent, {})).statusCode).toBe(303);
      expect(await agreements.list(ctx, documentOf(page), { offset: 0, limit: 9 })).toMatchObject([
        { login: 'neu-hier', version: 1 },
      ]);
    });
  });
});

describe('the desk', () => {
  it('shows what is demanded, how many agreed, and who', async () => {
    const { user, browser } = await aMember({ roles: [{ role: 'admin', locationPath: '' }] });
    const page = await publish('Eins.', asking);
    await releasing(page, async () => {
      await post(AGREE, { documents: `cmspage:${page.id}@1` }, browser);
      const { body } = await get(`/admin/cmspages/seite/${page.id}`, browser);
      for (const words of [texts.demandSince(1, 1), texts.endDemand, texts.toMembersHelp])
        expect(body).toContain(words);
      const log = await get(`/admin/cmspages/seite/${page.id}/zustimmungen`, browser);
      expect(log.body).toContain(texts.memberLine(user.name, user.login, 1));
      expect((await get('/admin/cmspages/seite/999999/zustimmungen', browser)).statusCode).toBe(404);
    });
  });

  it.each([
    [{ toMembers: 'agreement', changes: '', isLegal: '1' }, 'changes', texts.changesMissing],
    [{ toMembers: 'notice', changes: 'Neu.' }, 'toMembers', texts.notLegal],
    [{ toMembers: 'notice', changes: 'x'.repeat(2001), isLegal: '1' }, 'changes', 'höchstens 2000 Zeichen'],
  ])('says what is wrong with %j', async (typed, field, said) => {
    const { browser } = await aMember({ roles: [{ role: 'admin', locationPath: '' }] });
    const words = { title: 'Datenschutz', slug: `datenschutz-${++count}`, text: 'Wir speichern wenig.' };
    const sent = { ...words, ...(typed as Record<string, string>), act: 'publish' };
    const json = await post('/admin/cmspages/neu', sent, { ...browser, accept: 'application/json' });
    expect([json.statusCode, json.json()]).toMatchObject([
      422,
      { errors: { [field]: expect.stringContaining(said) } },
    ]);
    const { body } = await post('/admin/cmspages/neu', sent, browser);
    expect(body).toContain(said);
    expect(body).toContain(`value="${typed.toMembers}"`);
  });
});

describe('a version that members are told of', () => {
  it('is a notice for everybody with a confirmed address, and asks for nothing', async () => {
    const { user } = await aMember();
    const page = await publish('Wir speichern weniger.', {
      toMembers: 'notice',
      changes: 'Fotos nur ein Jahr.',
    });
    expect(await owes(user.id)).toBe(false);
    const { rows } = await ctx.portal.database.query(
      `select data from pgboss.job where data ? 'changes' and data ->> 'pageId' = $1`,
      [String(page.id)],
    );
    expect(rows).toMatchObject([{ data: { version: 1, changes: 'Fotos nur ein Jahr.' } }]);
    const told: { userId: number; key: string }[] = [];
    const [source] = pageNoticeSources;
    const handler = source!.handledBy(async (_, changes) => void told.push(...changes.drafts));
    const work = handler.work as (at: typeof ctx, payload: unknown) => Promise<void>;
    await work(actAs(ctx, ctx.viewer), rows[0]!['data']);
    expect(told.find(({ userId }) => userId === user.id)).toMatchObject({ key: `cmspage:${page.id}:1` });
  });
});
