// Whatever moderators, authors and those who tell of things do, in whichever order: what is taken from somebody has its reasons, every case
// can end, counts are right, nobody is told twice, and what falls is as it was before.
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { suspendedPlacesNow } from '#bundles/moderation/suspended-places.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS, MINUTE_MS } from '#kernel/durations.ts';
import { HttpError } from '#kernel/errors.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { aComment, deleteComment, findThread } from '#bundles/comments/test-data.ts';
import { deskPieces } from '#bundles/lists/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { mailsTo } from '#bundles/mail/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { appeal, decideAppeal } from '#bundles/moderation/appeals/commands.ts';
import { confirmDecision, decideCase } from '#bundles/moderation/deciding/commands.ts';
import { giveReasonsOfBefore } from '#bundles/moderation/deciding/reasons-of-before.ts';
import { suspensionDesk } from '#bundles/moderation/deciding/suspension-desk.ts';
import { takeBack } from '#bundles/moderation/deciding/enacting.ts';
import { NOTHING_DECIDED } from '#bundles/moderation/deciding/rules.ts';
import { isRestriction, statementToAffected } from '#bundles/moderation/deciding/rules/statement.ts';
import { notifyOfDecisionJob } from '#bundles/moderation/deciding/notify-of-decisions.ts';
import { undoDecision } from '#bundles/moderation/deciding/undoing.ts';
import { wordsOf } from '#bundles/moderation/deciding/words.ts';
import { closeCases } from '#bundles/moderation/ending.ts';
import { labelsNow } from '#bundles/moderation/labels.ts';
import { tokenOf } from '#bundles/moderation/links.ts';
import {
  findCase,
  findCaseOf,
  findNotice,
  listAppeals,
  listDecisions,
  listNotices,
} from '#bundles/moderation/queries.ts';
import type { Decision } from '#bundles/moderation/queries.ts';
import { sendNotice } from '#bundles/moderation/reporting/commands.ts';
import { moderationDecisions } from '#bundles/moderation/schema.ts';
import { secondLook } from '#bundles/moderation/settings.ts';
import { typedNotice } from '#bundles/moderation/test-data.ts';

const made = await testCtx();
const base = { ...made, config: { ...made.config, rateLimits: false } };
/** Does the work; that it may be refused in words is no news here. */
const orRefused = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
  }
};
const moderators = await Promise.all(
  [0, 1, 2].map(() => aUser(base, { roles: [{ role: 'admin', locationPath: '' }] })),
);
const visitor = actAs(base, anonymous);

const which = fc.nat({ max: 3 });
const who = fc.nat({ max: 2 });
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tell' as const), which }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      which,
      who,
      measure: fc.constantFrom('none', 'none', 'reduce', 'hide', 'hide', 'delete'),
      isWarning: fc.boolean(),
      isThreadLocked: fc.boolean(),
      suspension: fc.constantFrom('none', 'none', '7', '30', 'open'),
      isLocal: fc.boolean(),
      label: fc.constantFrom('', '', 'Umstritten'),
      needsSecond: fc.constantFrom(false, false, true),
      isUndoable: fc.boolean(),
      seesLess: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm' as const), which, who, yes: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('appeal' as const), which, isAffected: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which,
      who,
      outcome: fc.constantFrom('reversed', 'reversed', 'upheld'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), which, who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('suspend' as const),
      which,
      who,
      days: fc.constantFrom(3, 20, 50, null),
      isAsBefore: fc.constantFrom(false, false, true),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lift' as const), which, who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hear' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** Makes an article by somebody who also wrote two comments below it, and one by somebody else. */
const aScene = async () => {
  const place = await aPlace(base);
  const [ada, ben] = [await aUser(base), await aUser(base)];
  const article = await anArticle(base, { locationId: place.id, authorId: ada.id });
  const comments = [];
  for (const author of [ada, ada, ben])
    comments.push(await aComment(base, article, { author: author.viewer }));
  const things: ContentRef[] = [
    ...comments.map(({ id }) => ({ type: 'comment', id })),
    { type: 'article', id: article.id },
  ];
  const cases = new Map<number, number>();
  const removed = new Set<number>();
  /** The decisions that can be undone and that nobody was told of yet. */
  const untold = new Set<number>();
  const authorOf = (at: number) => (at === 2 || at === accountOf(ben.id) ? ben : ada);
  return { place, ada, ben, article, things, cases, removed, untold, authorOf };
};
type Scene = Awaited<ReturnType<typeof aScene>>;

const decisionsOf = async ({ cases }: Scene): Promise<Decision[]> =>
  (await Promise.all([...cases.values()].map((caseId) => listDecisions(base, caseId)))).flat();

const hear = async (scene: Scene) => {
  // By then none of them can be undone any more: what was decided alike is in one letter.
  const later = { ...base, now: new Date(base.now.getTime() + 2 * MINUTE_MS) };
  for (const decisionId of scene.untold) await notifyOfDecisionJob.work(later, { decisionId });
  scene.untold.clear();
};

const tell = async ({ things, cases }: Scene, at: number) => {
  const outcome = await sendNotice(visitor, { ...typedNotice(), ...things[at]! });
  if (outcome.kind !== 'told') throw new Error('not told');
  const { caseId } = (await findNotice(base, outcome.noticeId))!;
  cases.set(at, caseId);
};

const perform = async (scene: Scene, one: Act): Promise<void> => {
  if (one.do === 'hear') return hear(scene);
  const { cases, untold, removed } = scene;
  if (one.do === 'tell') return tell(scene, one.which);
  if (one.do === 'remove') {
    if (one.which === 3) return;
    const count = async () => (await findThread(base, scene.article)).commentCount;
    const before = await count();
    await deleteComment(actAs(base, scene.authorOf(one.which).viewer), scene.things[one.which]!.id);
    // What is hidden isn't there for its author to delete.
    if ((await count()) < before) removed.add(one.which);
    return;
  }
  const moderator = actAs(base, moderators['who' in one ? one.who : 0]!.viewer);
  const { id: authorId } = scene.authorOf(one.which);
  if (one.do === 'lift') {
    await suspensionDesk.lift(moderator, authorId);
    return;
  }
  if (one.do === 'suspend') return suspend(scene, moderator, authorId, one);
  const caseId = cases.get(one.which);
  if (caseId === undefined) return;
  if (one.do === 'appeal') return appealIn(caseId, one.isAffected);
  const acting = actAs(base, moderators[one.who]!.viewer);
  if (one.do === 'decide') {
    const { do: _do, which: _which, who: _who, needsSecond, isUndoable, seesLess, ...typed } = one;
    await changeSetting(actAs(base, portalItself), secondLook, needsSecond);
    const notices = await listNotices(base, caseId);
    const lastNotice = seesLess ? notices.at(-1)?.id : undefined;
    const decision = { ...NOTHING_DECIDED, ...typed, category: 'rude', facts: 'Es steht da.' };
    const outcome = await decideCase(acting, caseId, decision, {
      lastNotice,
      ...(isUndoable && { undoMs: MINUTE_MS }),
    });
    if (outcome.kind === 'decided' && isUndoable) untold.add(outcome.decisionId);
    return;
  }
  if (one.do === 'confirm') await confirmDecision(acting, caseId, one.yes);
  if (one.do === 'answer') await decideAppeal(acting, caseId, { outcome: one.outcome, answer: 'Darum.' });
  if (one.do === 'undo') {
    const last = (await listDecisions(base, caseId)).at(-1);
    // Once somebody was told of it, it is too late, which time says in the portal.
    if (!last || (last.state === 'valid' && !untold.has(last.id))) return;
    if (await undoDecision(acting, caseId, last.id)) untold.delete(last.id);
  }
};

/**
 * Suspends somebody at the desk of members, with a case of its own; or as it was before there were statements, with what is
 * done about that by now.
 */
const suspend = async (
  { cases, untold }: Scene,
  acting: Ctx,
  authorId: number,
  { days, isAsBefore }: { readonly days: number | null; readonly isAsBefore: boolean },
) => {
  const until = days === null ? null : new Date(base.now.getTime() + days * DAY_MS);
  const because = { category: 'rude', reason: 'Es steht da.', until, hidesContributions: false };
  if (isAsBefore) {
    const one = await findCaseOf(base, { type: 'user', id: authorId });
    if (one?.state === 'proposed') return;
    await accountDesk.suspension.suspend(acting, authorId, because);
    await giveReasonsOfBefore(base);
    const made = await findCaseOf(base, { type: 'user', id: authorId });
    cases.set(accountOf(authorId), made!.id);
    return;
  }
  const outcome = await suspensionDesk.suspend(acting, authorId, because, { undoMs: MINUTE_MS });
  if (outcome.kind === 'invalid') return;
  cases.set(accountOf(authorId), outcome.caseId!);
  if (outcome.kind === 'decided') untold.add(outcome.decisionId);
};

/** Cases about accounts have numbers of their own among those of a scene. */
const accountOf = (authorId: number) => -authorId;

const appealIn = async (caseId: number, isAffected: boolean) => {
  const [notice] = await listNotices(base, caseId);
  const link = isAffected
    ? ({ side: 'affected', id: caseId } as const)
    : ({ side: 'notifier', id: notice!.id } as const);
  await appeal(visitor, tokenOf(base, link), 'Nein.');
};

/** Returns when a suspension ends; null for none. */
const endOf = (suspension: { readonly until: Date | null } | undefined): string | null =>
  suspension ? (suspension.until?.toISOString() ?? 'open') : null;

/** Returns what holds just now, of all that decisions can do. */
const lookAt = async ({ things, article, ada, ben, place }: Scene) => ({
  seen: await Promise.all(things.map(async (ref) => (await findSummary(visitor, ref)) !== undefined)),
  isReduced: await deskPieces.isReduced(base, article),
  isLocked: (await findThread(base, article)).isLocked,
  labels: await Promise.all(
    things.map(async ({ type, id }) => (await labelsNow(base)).get(`${type}:${id}`) ?? ''),
  ),
  suspended: await Promise.all(
    [ada, ben].map(async ({ id }) => endOf(await accountDesk.suspension.find(base, id))),
  ),
  suspendedHere: await Promise.all(
    [ada, ben].map(async ({ id }) => ((await suspendedPlacesNow(base)).get(id) ?? []).includes(place.path)),
  ),
});

/** Checks that what decisions in force come to is what holds: nothing more, and nothing less. */
const checkRestrictions = async (scene: Scene) => {
  const { cases, removed, authorOf, ada, ben } = scene;
  const valid: (Decision & { readonly at: number })[] = [];
  for (const [at, caseId] of cases)
    for (const decision of await listDecisions(base, caseId))
      if (decision.state === 'valid') valid.push({ ...decision, at });
  for (const decision of valid.filter(isRestriction)) {
    expect(decision.category).not.toBeNull();
    expect(statementToAffected(wordsOf(decision), 'X').join('\n')).toContain(decision.facts);
  }
  const now = await lookAt(scene);
  const hides = (at: number) =>
    valid.some((one) => one.at === at && ['hide', 'delete'].includes(one.measure));
  const isArticleHidden = hides(3);
  expect(now.seen).toEqual(
    scene.things.map((_thing, at) => !hides(at) && !removed.has(at) && (at === 3 || !isArticleHidden)),
  );
  expect(now.isReduced).toBe(valid.some(({ measure }) => measure === 'reduce'));
  expect(now.isLocked).toBe(valid.some(({ isThreadLocked }) => isThreadLocked));
  const labelAt = (at: number) => valid.findLast((one) => one.at === at && one.label !== '')?.label ?? '';
  expect(now.labels).toEqual(scene.things.map((_thing, at) => labelAt(at)));
  const suspends = (person: number, isLocal: boolean) =>
    valid.some(
      ({ at, suspension, suspensionPlace }) =>
        authorOf(at).id === person && suspension !== 'none' && (suspensionPlace !== '') === isLocal,
    );
  const longest = (person: number) => {
    const ends = valid
      .filter(
        ({ at, suspension, suspensionPlace, suspensionEndedAt }) =>
          authorOf(at).id === person && suspension !== 'none' && suspensionPlace === '' && !suspensionEndedAt,
      )
      .map(({ suspendedUntil }) => suspendedUntil?.toISOString() ?? 'open');
    return ends.toSorted().at(-1) ?? null;
  };
  expect(now.suspended).toEqual([ada, ben].map(({ id }) => longest(id)));
  expect(now.suspendedHere).toEqual([ada, ben].map(({ id }) => suspends(id, true)));
};

const checkCounts = async (scene: Scene) => {
  const { removed, article, things } = scene;
  const valid = new Set<number>();
  for (const [at, caseId] of scene.cases) {
    const one = await findCase(base, caseId);
    expect(one!.noticeCount).toBe((await listNotices(base, caseId)).length);
    for (const { state, measure } of await listDecisions(base, caseId))
      if (state === 'valid' && ['hide', 'delete'].includes(measure)) valid.add(at);
  }
  const left = things.filter((_thing, at) => at < 3 && !removed.has(at) && !valid.has(at)).length;
  expect((await findThread(base, article)).commentCount).toBe(left);
};

/** Each piece of news once: decisions, what fell of them, and appeals that didn't help. */
const checkMails = async (scene: Scene, neverTold: ReadonlySet<number>) => {
  for (const { id, toldWithId } of await decisionsOf(scene))
    if (neverTold.has(id)) expect(toldWithId).toBeNull();
  for (const author of [scene.ada, scene.ben]) {
    let expected = 0;
    const letters = new Set<number>();
    for (const [at, caseId] of scene.cases) {
      if (scene.authorOf(at).id !== author.id) continue;
      const decisions = (await listDecisions(base, caseId)).filter(({ state }) => state !== 'proposed');
      const restrictions = decisions.filter(isRestriction);
      const appeals = await listAppeals(
        base,
        decisions.map(({ id }) => id),
      );
      for (const { id, toldWithId } of restrictions) {
        if (neverTold.has(id)) continue;
        expect(toldWithId).not.toBeNull();
        letters.add(toldWithId!);
      }
      expected += restrictions.filter(({ state }) => state === 'reversed').length;
      expected += appeals.filter(({ side, outcome }) => side === 'affected' && outcome === 'upheld').length;
    }
    const mails = await mailsTo(base, author.email);
    expect(mails.filter(({ subject }) => subject.startsWith('Entscheidung'))).toHaveLength(
      expected + letters.size,
    );
  }
};

/** Some moderator can always take it one step further. */
const bringToEnd = async (caseId: number) => {
  await changeSetting(actAs(base, portalItself), secondLook, false);
  for (let step = 0; step < 40; step++) {
    const one = (await findCase(base, caseId))!;
    if (one.state === 'decided' || one.state === 'closed') return;
    for (const { viewer } of moderators) {
      const acting = actAs(base, viewer);
      await orRefused(async () => {
        if (one.state === 'open') await decideCase(acting, caseId, { ...NOTHING_DECIDED, measure: 'none' });
        if (one.state === 'proposed') await confirmDecision(acting, caseId, false);
        if (one.state === 'appealed')
          await decideAppeal(acting, caseId, { outcome: 'upheld', answer: 'Es bleibt dabei.' });
      });
    }
  }
  throw new Error('a case without an end');
};

const fallAll = async (scene: Scene) => {
  for (const caseId of scene.cases.values()) {
    const one = (await findCase(base, caseId))!;
    for (const { id } of await listDecisions(base, caseId))
      await withTransaction(actAs(base, moderators[0]!.viewer), async (ctx) => {
        const [decision] = await ctx.db
          .update(moderationDecisions)
          .set({ state: 'reversed', reversedAt: ctx.now })
          .where(eq(moderationDecisions.id, id))
          .returning();
        await takeBack(ctx, one, decision!);
      });
  }
};

it('holds over whatever is done, in whichever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 18 }), async (acts) => {
      const scene = await aScene();
      const before = await lookAt(scene);
      for (const at of [0, 1, 2, 3]) await tell(scene, at);
      for (const one of acts) await orRefused(() => perform(scene, one));
      await checkRestrictions(scene);
      await checkCounts(scene);
      const fallen = (await decisionsOf(scene)).filter(({ state }) => state === 'reversed');
      const neverTold = new Set(fallen.map(({ id }) => id).filter((id) => scene.untold.has(id)));
      await hear(scene);
      await checkMails(scene, neverTold);
      for (const caseId of scene.cases.values()) await bringToEnd(caseId);
      await fallAll(scene);
      const after = await lookAt(scene);
      const seen = before.seen.map((was, at) => was && !scene.removed.has(at));
      expect(after).toEqual({ ...before, seen });
      await closeCases({ ...base, now: new Date(base.now.getTime() + 200 * DAY_MS) });
      for (const caseId of scene.cases.values()) expect((await findCase(base, caseId))?.state).toBe('closed');
    }),
    { numRuns: 25 },
  );
}, 240_000);
