// Makes cases for tests, and a place with its moderators.
import { findSummary } from '#kernel/content-kinds.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { mailsTo as findMailsTo } from '#bundles/mail/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { decideCase } from './deciding/commands.ts';
import type { TypedDecision } from './deciding/rules.ts';
import { NOTHING_DECIDED } from './deciding/rules.ts';
import { findCaseOf, findNotice, listDecisions } from './queries.ts';
import type { Decision } from './queries.ts';
import { sendNotice } from './reporting/commands.ts';
import type { NoticeInput } from './reporting/commands.ts';

export { secondLook } from './settings.ts';
export { notifyOfDecisionJob } from './deciding/notify-of-decisions.ts';

/** Lists all decisions about a thing, the newest last. */
export const decisionsAbout = async (ctx: Ctx, ref: ContentRef): Promise<readonly Decision[]> => {
  const one = await findCaseOf(ctx, ref);
  return one ? listDecisions(ctx, one.id) : [];
};

let count = 0;

export const typedNotice = (changes: Partial<NoticeInput> = {}): Omit<NoticeInput, 'type' | 'id'> => ({
  category: 'insult',
  explanation: 'Das beleidigt meine Nachbarin.',
  name: 'Frieda Über',
  email: `melderin-${++count}@litfass.example`,
  isGoodFaith: true,
  network: `198.51.100.${count % 250}`,
  ...changes,
});

/** Sends a notice by somebody without an account, or by a member. */
export const aNotice = async (
  ctx: Ctx,
  ref: ContentRef,
  { by, ...changes }: Partial<NoticeInput> & { readonly by?: Viewer } = {},
): Promise<{ readonly noticeId: number; readonly caseId: number }> => {
  const outcome = await sendNotice(actAs(ctx, by ?? anonymous), { ...typedNotice(changes), ...ref });
  if (outcome.kind !== 'told') throw new Error(JSON.stringify(outcome.errors));
  const notice = await findNotice(ctx, outcome.noticeId);
  return { noticeId: outcome.noticeId, caseId: notice!.caseId };
};

/** Hides the thing because of an insult, unless it is said otherwise. */
export const aDecision = async (
  ctx: Ctx,
  caseId: number,
  changes: Partial<TypedDecision> = {},
): Promise<number> => {
  const typed = {
    ...NOTHING_DECIDED,
    measure: 'hide',
    category: 'insult',
    facts: 'Es steht da.',
    ...changes,
  };
  const outcome = await decideCase(ctx, caseId, typed);
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  return outcome.decisionId;
};

const desk = (caseId: number, call = '') => `/cockpit/meldungen/${caseId}${call}`;

/** Makes a town with moderators, their browsers, and what is asked of all this. */
export const aModeratedTown = async (app: TestApp) => {
  const { ctx, http } = app;
  const town = await aPlace(ctx);
  const local = [{ role: 'moderator' as const, locationPath: town.path }];
  const moderator = await aUser(ctx, { roles: local });
  const other = await aUser(ctx, { roles: local });
  const chief = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
  const foreign = await aUser(ctx, {
    roles: [{ role: 'moderator', locationPath: (await aPlace(ctx)).path }],
  });
  const browsers = {
    moderator: await signedIn(app, moderator),
    other: await signedIn(app, other),
    foreign: await signedIn(app, foreign),
  };
  const visitor = actAs(ctx, anonymous);

  const get = (url: string, headers: Record<string, string> = {}) =>
    http.inject({ url, headers: { accept: 'text/html', ...headers } });
  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    http.inject({ method: 'POST', url, payload: body, headers: { accept: 'application/json', ...headers } });
  const isSeen = async (ref: { type: string; id: number }) => (await findSummary(visitor, ref)) !== undefined;
  const mailsTo = async (address: string) => (await findMailsTo(ctx, address)).map(({ subject }) => subject);

  const aCommentHere = async () => {
    const article = await anArticle(ctx, { locationId: town.id });
    const author = await aUser(ctx);
    const comment = await aComment(ctx, article, { author: author.viewer, text: 'Sie sind eine Schande.' });
    return { article, author, ref: { type: 'comment', id: comment.id } };
  };
  return {
    town,
    local,
    moderator,
    other,
    chief,
    foreign,
    browsers,
    visitor,
    get,
    post,
    desk,
    isSeen,
    mailsTo,
    aCommentHere,
  };
};
