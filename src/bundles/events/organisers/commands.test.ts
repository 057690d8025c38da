import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { rateLimits } from '#kernel/rate-limit.schema.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { publishManuscript, scheduleManuscript } from '#bundles/writing/public.ts';
import { anEventManuscript, saveAs, savedIn } from '#bundles/writing/test-data.ts';
import { changeEvent, publishEvent, setEventState } from '../commands.ts';
import type { EventInput } from '../commands.ts';
import { findEvents } from '../queries.ts';
import { inDays } from '../test-data.ts';
import { decideConsent } from './commands.ts';
import { ASK_LIMIT } from './constants.ts';
import { offerPeople } from './people.ts';
import { personalOrganisers } from './personal-data.ts';
import { listConsents } from './queries.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const [place, category] = [await aPlace(ctx), await aCategory(ctx)];
const withRole = (role: 'author' | 'editor') => aUser(ctx, { roles: [{ role, locationPath: place.path }] });
const as = ({ viewer }: TestUser): Ctx => actAs(ctx, viewer);

const words = (authorId: number, organiserId: number | null): EventInput => ({
  title: 'Chorprobe',
  lead: '',
  body: build.doc(),
  organiser: 'Kantorei',
  organiserId,
  locations: [{ venue: 'Kirche', address: '', dates: [{ startsAt: inDays(ctx, 7) }] }],
  locationId: place.id,
  categoryId: category.id,
  authorId,
});

const anEventOf = async (author: TestUser, organiser: TestUser, by = author): Promise<number> => {
  const outcome = await publishEvent(as(by), words(author.id, organiser.id));
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  return outcome.id;
};
const profileOf = async (id: number) => (await findEvents(ctx, [id])).get(id)!.organiserProfileId;
const stateOf = async (organiser: TestUser) =>
  (await listConsents(ctx, organiser.id)).map(({ authorId, state }) => [authorId, state]);

describe('an organiser who is somebody else', () => {
  it('is asked by whoever isn’t an editor, once, and named from their yes on', async () => {
    const [author, club] = [await withRole('author'), await aUser(ctx)];
    const [first, second] = [await anEventOf(author, club), await anEventOf(author, club)];
    expect([await profileOf(first), await stateOf(club)]).toEqual([null, [[author.id, 'asked']]]);
    const { calendarSequence } = (await findEvents(ctx, [first])).get(first)!;
    await decideConsent(as(club), author.id, 'allow');
    await decideConsent(as(club), author.id, 'allow');
    expect([await profileOf(first), await profileOf(second)]).toEqual([club.id, club.id]);
    expect((await findEvents(ctx, [first])).get(first)!.calendarSequence).toBe(calendarSequence + 1);
    expect(await profileOf(await anEventOf(author, club))).toBe(club.id);
    expect(await listHistory(ctx, { type: 'user', id: club.id })).toMatchObject([
      { action: 'user.organiserAllowed', after: { count: 2 } },
    ]);
    await decideConsent(as(club), author.id, 'deny');
    expect([await profileOf(first), await profileOf(await anEventOf(author, club))]).toEqual([null, null]);
  });

  it('is named by editors without a question, and can object', async () => {
    const [author, editor, club] = [await withRole('author'), await withRole('editor'), await aUser(ctx)];
    const id = await anEventOf(author, club, editor);
    expect([await profileOf(id), await stateOf(club)]).toEqual([club.id, [[author.id, 'named']]]);
    await changeEvent(as(author), id, words(author.id, club.id));
    expect(await profileOf(id)).toBe(club.id);
    await decideConsent(as(club), author.id, 'deny');
    await changeEvent(as(editor), id, words(author.id, club.id));
    expect(await profileOf(id)).toBeNull();
  });

  it('is answered for by nobody who only mends the event, nor by the portal at its hour', async () => {
    const [author, editor, club] = [await withRole('author'), await withRole('editor'), await aUser(ctx)];
    const id = await anEventOf(author, club);
    await setEventState(ctx, id, 'expired');
    expect(await profileOf(id)).toBeNull();
    await changeEvent(as(author), id, words(author.id, club.id));
    await changeEvent(as(editor), id, { ...words(author.id, club.id), title: 'Chorproben' });
    await changeEvent(ctx, id, { ...words(author.id, club.id), title: 'Die Chorprobe' });
    expect([await profileOf(id), await stateOf(club)]).toEqual([null, [[author.id, 'asked']]]);
    await anEventOf(author, club, editor);
    expect([await profileOf(id), await stateOf(club)]).toEqual([null, [[author.id, 'named']]]);
  });

  it('is not whom an editor named when the author names another one', async () => {
    const [author, editor, club] = [await withRole('author'), await withRole('editor'), await aUser(ctx)];
    const other = await aUser(ctx);
    const id = await anEventOf(author, club, editor);
    await changeEvent(as(author), id, words(author.id, other.id));
    expect(await profileOf(id)).toBeNull();
    expect(await stateOf(other)).toEqual([[author.id, 'asked']]);
    await changeEvent(as(author), id, words(author.id, null));
    expect(await profileOf(id)).toBeNull();
  });

  it('is somebody whose profile is to be seen', async () => {
    const [author, gone] = [await withRole('author'), await aUser(ctx, { name: 'Xaver Unsichtbar' })];
    expect((await offerPeople(ctx, { q: 'xaver un' })).map(({ id }) => id)).toEqual([gone.id]);
    await changeUser(ctx, gone.id, { suspendedUntil: new Date(ctx.now.getTime() + 1e9) });
    expect(await profileOf(await anEventOf(author, gone))).toBeNull();
    expect(await stateOf(gone)).toEqual([]);
    expect(await offerPeople(ctx, { q: 'Xaver Un' })).toEqual([]);
    expect(await offerPeople(ctx, { id: gone.id })).toEqual([]);
    expect(await offerPeople(ctx, { q: 'x' })).toEqual([]);
    expect(await profileOf(await anEventOf(author, { ...gone, id: 2_000_000_000 }))).toBeNull();
  });

  it('is named again as soon as their profile is to be seen, whatever happened to the event until then', async () => {
    const [author, editor] = [await withRole('author'), await withRole('editor')];
    const [club, other] = [await aUser(ctx), await aUser(ctx)];
    const allowed = await anEventOf(author, club);
    await decideConsent(as(club), author.id, 'allow');
    const answeredFor = await anEventOf(author, other, editor);
    for (const { id } of [club, other])
      await changeUser(ctx, id, { suspendedUntil: new Date(ctx.now.getTime() + 1e9) });
    await changeEvent(as(author), allowed, { ...words(author.id, club.id), lead: 'Mit Kaffee.' });
    await changeEvent(as(author), answeredFor, { ...words(author.id, other.id), lead: 'Mit Kaffee.' });
    expect([await profileOf(allowed), await profileOf(answeredFor)]).toEqual([club.id, other.id]);
    await changeEvent(as(author), allowed, words(author.id, other.id));
    expect(await profileOf(allowed)).toBeNull();
  });

  it('is asked by one author so many times a day', async () => {
    const author = await withRole('author');
    const key = `organiser-ask:${author.id}`;
    for (let asked = 1; asked < ASK_LIMIT.attempts; asked++) await limitAttempts(ctx, key, ASK_LIMIT);
    await anEventOf(author, await aUser(ctx));
    await expect(anEventOf(author, await aUser(ctx))).rejects.toMatchObject({ status: 429 });
  });

  it('is asked for nothing while it is tried whether an event could come out', async () => {
    const [author, club] = [await withRole('author'), await aUser(ctx)];
    const begun = await anEventManuscript(ctx, author.viewer);
    const named = { organiserId: club.id, locationId: place.id, categoryId: category.id };
    const { id, version } = savedIn(await saveAs(ctx, author.viewer, begun, named));
    for (const days of [2, 3]) await scheduleManuscript(as(author), { id, version, at: inDays(ctx, days) });
    expect(await ctx.db.$count(rateLimits, eq(rateLimits.key, `organiser-ask:${author.id}`))).toBe(0);
    expect(await stateOf(club)).toEqual([]);
  });

  it('answers nobody who didn’t ask, and says yes only where they may act', async () => {
    const [author, club] = [await withRole('author'), await aUser(ctx)];
    await expect(decideConsent(as(club), author.id, 'allow')).rejects.toMatchObject({ status: 404 });
    const id = await anEventOf(author, club);
    const suspended = actAs(ctx, { ...club.viewer, isSuspended: true });
    await expect(decideConsent(suspended, author.id, 'allow')).rejects.toMatchObject({ status: 403 });
    await decideConsent(suspended, author.id, 'deny');
    expect([await profileOf(id), await stateOf(club)]).toEqual([null, [[author.id, 'denied']]]);
  });
});

/** Reads what is being written as it is now. */
const manuscriptOf = async (id: number) => {
  const { rows } = await portal.database.query(
    'select id, version, content, object_id as "objectId" from manuscripts where id = $1',
    [id],
  );
  return rows[0] as { id: number; version: number; content: unknown; objectId: number };
};

describe('what is kept of it', () => {
  it('is given out, moves to another account, and goes', async () => {
    const [author, club, other] = [await withRole('author'), await aUser(ctx), await aUser(ctx)];
    const id = await anEventOf(author, club);
    await decideConsent(as(club), author.id, 'allow');
    expect(await personalOrganisers.exportFor(ctx, club.id)).toMatchObject([
      { organiser: club.name, author: author.name, state: 'allowed' },
    ]);
    const { mergeInto } = personalOrganisers;
    if (mergeInto === 'left') throw new Error('it moves');
    const merge = { fromId: club.id, intoId: other.id };
    expect(await withTransaction(ctx, (ctx) => mergeInto(ctx, merge))).toEqual({ moved: 1, dropped: 0 });
    expect([await profileOf(id), await stateOf(other)]).toEqual([other.id, [[author.id, 'allowed']]]);
    await personalOrganisers.eraseFor(ctx, other.id, { keepsComments: false });
    expect([await profileOf(id), await stateOf(other)]).toEqual([null, []]);
  });

  it('is named by the account that is left also when the event comes out once more', async () => {
    const [author, club, other] = [await withRole('author'), await aUser(ctx), await aUser(ctx)];
    await anEventOf(author, club);
    await decideConsent(as(club), author.id, 'allow');
    const begun = await anEventManuscript(ctx, author.viewer);
    const named = { organiserId: club.id, locationId: place.id, categoryId: category.id };
    const saved = savedIn(await saveAs(ctx, author.viewer, begun, named));
    await publishManuscript(as(author), saved);
    const id = (await manuscriptOf(saved.id)).objectId;
    expect(await profileOf(id)).toBe(club.id);
    const { mergeInto } = personalOrganisers;
    if (mergeInto === 'left') throw new Error('it moves');
    await withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId: club.id, intoId: other.id }));
    await changeUser(ctx, club.id, { erasedAt: ctx.now });
    const now = await manuscriptOf(saved.id);
    const mended = savedIn(await saveAs(ctx, author.viewer, now, { lead: 'Mit Kaffee.' }));
    await publishManuscript(as(author), mended);
    expect(await profileOf(id)).toBe(other.id);
  });

  it('goes with an author, whose events then lead to nobody who couldn’t object any more', async () => {
    const [author, club] = [await withRole('author'), await aUser(ctx)];
    const id = await anEventOf(author, club);
    await decideConsent(as(club), author.id, 'allow');
    const { calendarSequence } = (await findEvents(ctx, [id])).get(id)!;
    await personalOrganisers.eraseFor(ctx, author.id, { keepsComments: false });
    expect((await findEvents(ctx, [id])).get(id)).toMatchObject({
      organiser: 'Kantorei',
      organiserId: null,
      organiserProfileId: null,
      calendarSequence: calendarSequence + 1,
    });
  });

  it.each(['organiser', 'author'] as const)(
    'holds a no when the accounts of one %s become one, and a yes before a question',
    async (side) => {
      const { mergeInto } = personalOrganisers;
      if (mergeInto === 'left') throw new Error('it moves');
      const isAuthor = side === 'author';
      for (const [first, second, profile] of [
        ['allow', 'deny', 'none'],
        [undefined, 'allow', 'club'],
      ] as const) {
        const authors = [await withRole('author'), isAuthor ? await withRole('author') : undefined];
        const clubs = [await aUser(ctx), isAuthor ? undefined : await aUser(ctx)];
        const ids: number[] = [];
        for (const [at, act] of [first, second].entries()) {
          const [author, club] = [authors[at] ?? authors[0]!, clubs[at] ?? clubs[0]!];
          ids.push(await anEventOf(author, club));
          if (act) await decideConsent(as(club), author.id, act);
        }
        const [kept, gone] = isAuthor ? authors : clubs;
        await withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId: gone!.id, intoId: kept!.id }));
        const wanted = profile === 'none' ? null : clubs[0]!.id;
        expect(await Promise.all(ids.map(profileOf))).toEqual([wanted, wanted]);
        expect(await stateOf(clubs[0]!)).toEqual([
          [authors[0]!.id, profile === 'none' ? 'denied' : 'allowed'],
        ]);
      }
    },
  );
});
