import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { listHistory } from '#bundles/history/public.ts';
import { users } from '../schema.ts';
import { resolveViewer, viewersByIds } from '../session-viewer.ts';
import { aSession, aUser, aViewer } from '../test-data.ts';
import { agreeToTerms, publishTerms } from './commands.ts';
import { agreementsData } from './personal-data.ts';
import { termsAgreements, termsVersions } from './schema.ts';
import { findValidTerms } from './valid.ts';

const TERMS = { title: 'Nutzungsbedingungen', text: 'Seid nett.' };
const later = (ctx: Ctx, ms: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) });

const anAgreement = async () => {
  const ctx = await testCtx();
  const user = await aUser(ctx);
  const token = await aSession(ctx, user.id);
  const owes = async (at = ctx) => (await resolveViewer(actAs(at, anonymous), token))?.owesAgreement;
  return { ctx, user, owes };
};

describe('publishTerms', () => {
  it('numbers versions, keeps every one, and says who wrote it', async () => {
    const ctx = await testCtx();
    const author = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const asAuthor = actAs(ctx, author.viewer);
    expect(await publishTerms(asAuthor, TERMS)).toEqual({ kind: 'published', number: 1 });
    const second = { ...TERMS, text: 'Seid sehr nett.', changes: 'Alles.' };
    expect(await publishTerms(later(asAuthor, HOUR_MS), second)).toEqual({ kind: 'published', number: 2 });
    expect(await ctx.db.select().from(termsVersions).orderBy(termsVersions.number)).toMatchObject([
      { number: 1, text: 'Seid nett.', changes: '', validFrom: ctx.now, authorId: author.id },
      { number: 2, text: 'Seid sehr nett.', changes: 'Alles.' },
    ]);
    const { rows } = await ctx.portal.database.query(
      `select action, actor_id as "actorId", after from history_entries where type = 'setting' order by id desc`,
    );
    expect(rows[0]).toMatchObject({
      action: 'terms.published',
      actorId: author.id,
      after: { number: 2 },
    });
  });

  it('refuses what is empty or not later than the last one, and numbers many at once', async () => {
    const ctx = await testCtx();
    expect(await publishTerms(ctx, { title: '', text: ' ' })).toMatchObject({
      kind: 'invalid',
      errors: { title: expect.any(String), text: expect.any(String) },
    });
    const outcomes = await Promise.all([1, 2, 3].map(() => publishTerms(ctx, TERMS)));
    expect(outcomes.filter(({ kind }) => kind === 'published')).toEqual([{ kind: 'published', number: 1 }]);
    expect(outcomes.filter(({ kind }) => kind === 'invalid')).toMatchObject([
      { errors: { validFrom: expect.stringContaining('muss später beginnen') } },
      { errors: { validFrom: expect.any(String) } },
    ]);
  });

  it('is for administrators', async () => {
    const ctx = await testCtx();
    await expect(publishTerms(actAs(ctx, aViewer()), TERMS)).rejects.toMatchObject({ status: 403 });
  });
});

describe('which version is valid', () => {
  it('changes when its time has come, although nobody touches anything', async () => {
    const ctx = await testCtx();
    expect(await findValidTerms(ctx)).toBeUndefined();
    await publishTerms(ctx, TERMS);
    await publishTerms(ctx, { ...TERMS, validFrom: later(ctx, HOUR_MS).now });
    expect(await findValidTerms(ctx)).toMatchObject({ number: 1 });
    const before = ctx.portal.database.queryCount();
    expect(await findValidTerms(later(ctx, HOUR_MS - 1))).toMatchObject({ number: 1 });
    expect(await findValidTerms(later(ctx, HOUR_MS))).toMatchObject({ number: 2 });
    expect(ctx.portal.database.queryCount()).toBe(before);
  });
});

describe('agreeToTerms', () => {
  it('is owed by nobody in a portal without terms', async () => {
    const { owes } = await anAgreement();
    expect(await owes()).toBe(false);
  });

  it('is owed from the moment a version is valid until it is given, and again for the next one', async () => {
    const { ctx, user, owes } = await anAgreement();
    const as = (at: Ctx) => actAs(at, user.viewer);
    await publishTerms(ctx, TERMS);
    expect(await owes()).toBe(true);
    expect((await viewersByIds(ctx, [user.id])).get(user.id)?.owesAgreement).toBe(true);
    expect(await agreeToTerms(as(ctx), 1)).toEqual({ kind: 'agreed' });
    expect(await owes()).toBe(false);
    await publishTerms(ctx, { ...TERMS, validFrom: later(ctx, HOUR_MS).now });
    expect(await owes()).toBe(false);
    expect(await owes(later(ctx, HOUR_MS))).toBe(true);
    expect(await agreeToTerms(as(later(ctx, HOUR_MS)), 2)).toEqual({ kind: 'agreed' });
    expect(await owes(later(ctx, HOUR_MS))).toBe(false);
    expect(await agreementsData.exportFor(ctx, user.id)).toEqual([
      { version: 2, agreedAt: later(ctx, HOUR_MS).now },
      { version: 1, agreedAt: ctx.now },
    ]);
  });

  it('is logged once, however often the button is pressed', async () => {
    const { ctx, user } = await anAgreement();
    await publishTerms(ctx, TERMS);
    await Promise.all([1, 2, 3].map(() => agreeToTerms(actAs(ctx, user.viewer), 1)));
    await agreeToTerms(later(actAs(ctx, user.viewer), HOUR_MS), 1);
    const log = await ctx.db.select().from(termsAgreements).where(eq(termsAgreements.userId, user.id));
    expect(log).toEqual([{ userId: user.id, version: 1, agreedAt: ctx.now }]);
    const entries = await listHistory(ctx, { type: 'user', id: user.id });
    expect(entries).toMatchObject([
      { action: 'user.agreed-to-terms', actorId: user.id, after: { version: 1 } },
    ]);
  });

  it('is not taken for a version that isn’t valid', async () => {
    const { ctx, user, owes } = await anAgreement();
    await publishTerms(ctx, TERMS);
    await publishTerms(ctx, { ...TERMS, validFrom: later(ctx, HOUR_MS).now });
    for (const number of [0, 2, 3])
      expect(await agreeToTerms(actAs(ctx, user.viewer), number)).toEqual({ kind: 'outdated' });
    expect(await agreeToTerms(later(actAs(ctx, user.viewer), HOUR_MS), 1)).toEqual({ kind: 'outdated' });
    expect(await owes()).toBe(true);
    await expect(agreeToTerms(actAs(ctx, anonymous), 1)).rejects.toMatchObject({ status: 401 });
    const [row] = await ctx.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.agreedVersion).toBeNull();
  });
});
