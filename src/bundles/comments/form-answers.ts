// Topic: what creating and editing answer: the fields of §7 to scripts, pages and messages to browsers without them.
import { createElement } from 'react';
import { seeOther } from '#kernel/answers.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import type { Flash } from '#kernel/flash.ts';
import { reasonOf } from '#kernel/outcomes.ts';
import { renderFragment } from '#kernel/render.tsx';
import type { CreateOutcome, EditOutcome } from './commands.ts';
import { ANCHOR_PREFIX, ANYWAY, MAX_COMMENT_LENGTH } from './constants.ts';
import * as texts from './texts.ts';
import { CommentForm } from './ui/CommentForm.tsx';

export interface FormFields {
  readonly action: string;
  readonly text?: string;
  readonly error?: string | null;
  readonly parentId?: number | null;
  readonly isEdit?: boolean;
  readonly note?: string;
  readonly sendWords?: string;
}

export const drawForm = (ctx: Ctx, fields: FormFields): string =>
  renderFragment(createElement(CommentForm, { maxLength: MAX_COMMENT_LENGTH, ...fields }), ctx.log);

/** Scripts that know of no note get the form, which says it. The fields of §7: commented, held, commentId, commentCount, text · notGranted, text · html. */
export const toAnswer = (ctx: Ctx, outcome: CreateOutcome | EditOutcome, form: FormFields) => {
  if (outcome.kind === 'refused') return { notGranted: true, text: outcome.text };
  if (outcome.kind === 'invalid')
    return { html: drawForm(ctx, { ...form, error: problemOf(outcome) }), errors: outcome.errors };
  if (outcome.kind === 'calm') {
    const { note: calm } = outcome;
    const text = texts.calmNote(calm.quote);
    const words = { note: text, sendWords: texts.sendAnyway, action: form.action + ANYWAY };
    return { commented: false, text, html: drawForm(ctx, { ...form, ...words }), calm };
  }
  const { kind, commentId, count: commentCount } = outcome;
  const held = kind === 'held' && { held: true };
  return { commented: true, ...held, commentId, commentCount, text: texts.sent[kind] };
};

/** What to say above a refused form; null when it was accepted. */
export const problemOf = (outcome: CreateOutcome | EditOutcome): string | null => {
  return outcome.kind === 'refused' || outcome.kind === 'invalid' ? reasonOf(outcome) : null;
};

/** Back to the comment on its page, with what became of it. */
export const toComment = (
  ctx: Ctx,
  owner: ContentRef,
  { kind, commentId }: { kind: keyof typeof texts.sent; commentId: number },
) => toOwner(ctx, owner, flash(kind === 'held' ? 'primary' : 'success', texts.sent[kind]), commentId);

/** Back to the page of a thing, to one of its comments or to all of them. */
export const toOwner = async (ctx: Ctx, owner: ContentRef, message: Flash, commentId?: number) => {
  const subject = await findVisible(ctx, owner);
  const anchor = commentId ? `${ANCHOR_PREFIX}${commentId}` : 'kommentare';
  return seeOther(`${subject.href}#${anchor}`, message);
};

/** A thing that the viewer sees; 404. */
export const findVisible = async (ctx: Ctx, owner: ContentRef): Promise<ContentSummary> => {
  const subject = await findSummary(ctx, owner);
  if (!subject) throw notFound();
  return subject;
};
