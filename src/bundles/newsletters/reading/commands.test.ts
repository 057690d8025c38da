import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { personalNewsletters } from '../personal-data.ts';
import { findReader, findReadersByEmail, findReadersOfMember } from '../queries.ts';
import { aMemberReader, aNewsletter, aReader } from '../test-data.ts';
import { confirmToken, readerToken } from '../links.ts';
import { askForNewsletters, chooseOwn, confirmReader, eraseUnconfirmed, unsubscribe } from './commands.ts';

const ctx = await testCtx();

describe('asking for a newsletter', () => {
  it('keeps one row for each address, whatever its letters and however many ask at once', async () => {
    const newsletter = await aNewsletter(ctx);
    const visitor = { ...actAs(ctx, anonymous), config: { ...ctx.config, rateLimits: false } };
    const ask = (email: string) =>
      askForNewsletters(visitor, { email, ids: [newsletter.id], network: 'test' });
    await Promise.all(['Viele@litfass.example', 'viele@litfass.example', 'VIELE@litfass.example'].map(ask));
    expect(await findReadersByEmail(ctx, 'viele@LITFASS.example')).toMatchObject([
      { state: 'unconfirmed', links: 3 },
    ]);
  });

  it('is forgotten after two days without an answer', async () => {
    const newsletter = await aNewsletter(ctx);
    const reader = await aReader(ctx, newsletter, {
      state: 'unconfirmed',
      createdAt: new Date(Date.now() - 49 * 3600_000),
    });
    const fresh = await aReader(ctx, newsletter, { state: 'unconfirmed' });
    await eraseUnconfirmed(ctx);
    expect([await findReader(ctx, reader.id), await findReader(ctx, fresh.id)]).toMatchObject([
      undefined,
      { id: fresh.id },
    ]);
  });
});

describe('a link in a mail', () => {
  it('that is opened several times at once is answered once in the history', async () => {
    const newsletter = await aNewsletter(ctx);
    const reader = await aReader(ctx, newsletter, { state: 'unconfirmed' });
    const ofIt = { type: 'newsletter', id: newsletter.id };
    const actions = async () => (await listHistory(ctx, ofIt)).map(({ action }) => action);
    const before = (await actions()).length;
    const opened = actAs(ctx, anonymous);
    await Promise.all([1, 2, 3].map(() => confirmReader(opened, confirmToken(ctx, reader.id))));
    expect((await findReader(ctx, reader.id))?.state).toBe('active');
    await Promise.all([1, 2, 3].map(() => unsubscribe(opened, readerToken(ctx, reader.id))));
    expect(await findReader(ctx, reader.id)).toBeUndefined();
    expect((await actions()).toSorted()).toHaveLength(before + 2);
  });
});

describe('what is kept about a member', () => {
  it('is given out, moves with an account that is merged, and goes with its person', async () => {
    const [one, other] = [await aUser(ctx), await aUser(ctx)];
    const [both, single] = [await aNewsletter(ctx), await aNewsletter(ctx)];
    for (const owner of [one, other]) await aMemberReader(ctx, both, owner);
    await aMemberReader(ctx, single, one);
    expect(await personalNewsletters.exportFor(ctx, one.id)).toMatchObject([
      { newsletter: both.name },
      { newsletter: single.name },
    ]);
    expect(
      typeof personalNewsletters.mergeInto === 'function' &&
        (await personalNewsletters.mergeInto(ctx, { fromId: one.id, intoId: other.id })),
    ).toEqual({ moved: 1, dropped: 1 });
    expect(await personalNewsletters.countFor(ctx, other.id, { keepsComments: true })).toEqual({
      goes: 2,
      stays: 0,
    });
    await personalNewsletters.eraseFor(ctx, other.id, { keepsComments: true });
    expect(await findReadersOfMember(ctx, other.id)).toEqual([]);
  });

  it('is theirs to choose, and nobody’s who may not act', async () => {
    const newsletter = await aNewsletter(ctx);
    const member = await aUser(ctx);
    const own = actAs(ctx, member.viewer);
    await Promise.all([chooseOwn(own, [newsletter.id]), chooseOwn(own, [newsletter.id])]);
    expect(await findReadersOfMember(ctx, member.id)).toMatchObject([{ state: 'active' }]);
    await chooseOwn(own, []);
    expect(await findReadersOfMember(ctx, member.id)).toEqual([]);
    await expect(chooseOwn(actAs(ctx, anonymous), [])).rejects.toMatchObject({ status: 403 });
  });
});
