// Says what the composer's calls answer, to scripts and to forms of browsers without them. contract.md 11.1
import type { FastifyReply } from 'fastify';
import { momentOf } from '#design/dates.ts';
import { AlreadySent, seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { flash } from '#kernel/flash.ts';
import type { Flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { leaveFlashes } from '#kernel/send.ts';
import { usersByIds } from '#bundles/users/public.ts';
import type { SaveOutcome } from './saving.ts';
import { mayDo, timesOf } from './composer-view.ts';
import { findEmbedProblems } from './embed-problems.ts';
import type { Conflict } from './manuscript-lock.ts';
import { composerOf } from './paths.ts';
import type { Manuscript } from './queries.ts';
import * as texts from './texts.ts';
import type { ConflictAnswer, SaveAnswer, StateAnswer, OtherAccountAnswer } from './views.ts';

/** Who calls, and how the answer gets there. */
export interface Caller {
  readonly ctx: Ctx;
  readonly wantsPage: boolean;
  readonly reply: FastifyReply;
}

/** Answers a save: what became of it, and what its author should know. */
export const answerSave = async ({ ctx, reply }: Caller, outcome: SaveOutcome) => {
  if (outcome.kind === 'conflict') return answerConflict(ctx, reply, outcome);
  const { manuscript } = outcome;
  const [problems, may] = await Promise.all([findEmbedProblems(ctx, manuscript), mayDo(ctx, manuscript)]);
  const answer: SaveAnswer = {
    status: 'success',
    id: manuscript.id,
    version: manuscript.version,
    savedAt: momentOf(manuscript.changedAt),
    may,
    problems,
  };
  return answer;
};

/** Says whether the words were written by somebody else than who is signed in now. */
export const isOtherAccount = ({ viewer }: Ctx, { viewer: writer }: { readonly viewer?: number }): boolean =>
  writer !== undefined && writer !== viewer.id;

/** Nothing of the one's words goes under the other's name. */
export const answerOtherAccount = ({ reply }: Pick<Caller, 'reply'>) => {
  const answer: OtherAccountAnswer = { status: 'error', msg: texts.writtenByOther, isOtherAccount: true };
  void reply.code(403).header('cache-control', 'no-store').send(answer);
  return new AlreadySent();
};

type Changed = { readonly kind: 'done' | 'saved' | 'gone'; readonly manuscript: Manuscript } | Conflict;

interface ChangeMessage {
  readonly msg: string;
  /** Where to go on; null stays, so that the message can be read. */
  readonly href?: string | null;
  /** Where a form without scripts leads. */
  readonly formHref?: string;
  /** What is read there came out: its address is said, to be copied and shared. */
  readonly isOut?: boolean;
}

/** Answers a change of what is being done with a manuscript. */
export const answerChange = async (
  { ctx, wantsPage, reply }: Caller,
  outcome: Changed,
  say: (manuscript: Manuscript) => ChangeMessage | Promise<ChangeMessage>,
) => {
  const { manuscript } = outcome;
  if (outcome.kind === 'conflict')
    return wantsPage
      ? seeOther(composerHref(manuscript), flash('warning', texts.savedByOther))
      : answerConflict(ctx, reply, outcome);
  const said = await say(manuscript);
  const { msg, href = null, formHref = href ?? composerHref(manuscript) } = said;
  const message = messageOf(ctx, said);
  if (wantsPage) return seeOther(formHref, message);
  if (href !== null) leaveFlashes(reply, message);
  const { state, version } = manuscript;
  const answer: StateAnswer = { status: 'success', msg, href, state, version, ...timesOf(manuscript) };
  return answer;
};

const messageOf = ({ config }: Ctx, { msg, href = null, isOut = false }: ChangeMessage): Flash =>
  isOut && href !== null
    ? flash('success', msg, { fade: 0, address: new URL(href, config.publicUrl).href })
    : flash('success', msg);

export const composerHref = ({ type, id }: Pick<Manuscript, 'type' | 'id'>): string =>
  url(composerOf(type).goOn, { id });

const answerConflict = async (ctx: Ctx, reply: FastifyReply, { manuscript, base }: Conflict) => {
  const { id, version, content, changedBy, changedAt } = manuscript;
  const people = await usersByIds(ctx, changedBy === null ? [] : [changedBy]);
  const editor = people.get(changedBy ?? 0)?.name ?? texts.portalItself;
  const answer: ConflictAnswer = {
    status: 'error',
    msg: texts.savedByOther,
    current: { id, version, content, editor, savedAt: momentOf(changedAt) },
    base,
  };
  void reply.code(409).header('cache-control', 'no-store').send(answer);
  return new AlreadySent();
};
