// Builds what creating and editing answer: the fields of contract.md 7 to scripts, pages and messages to browsers without them.
import { createElement } from 'react';
import { seeOther } from '#kernel/answers.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import type { Flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { reasonOf } from '#kernel/outcomes.ts';
import { renderFragment } from '#kernel/render.tsx';
import { QuestionFields } from '#bundles/gates/ui/public.ts';
import { UNDO_MS, undoLabel } from '#bundles/moderation/ui/public.ts';
import type { EditOutcome } from './commands.ts';
import { ANCHOR_PREFIX, ANYWAY, MAX_COMMENT_LENGTH } from './constants.ts';
import { commentPaths } from './paths.ts';
import type { CreateOutcome } from './deciding.ts';
import type { Asked } from './questions.ts';
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
  readonly asked?: Asked;
}

export const drawForm = (ctx: Ctx, { asked, ...fields }: FormFields): string => {
  const questions = asked && createElement(QuestionFields, { typed: asked.typed, errors: asked.errors });
  return renderFragment(
    createElement(CommentForm, { maxLength: MAX_COMMENT_LENGTH, ...fields, questions }),
    ctx.log,
  );
};

/**
 * Scripts that know of no note and no questions get the form, which has them. The fields of contract.md 7, 13.3: commented,
 * held, commentId, commentCount, text · notGranted, text · html.
 */
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
  if (outcome.kind === 'asked') {
    const html = drawForm(ctx, { ...form, note: texts.questionsFirst, asked: outcome });
    const errors = Object.keys(outcome.errors).length > 0 && { errors: outcome.errors };
    return { commented: false, text: texts.questionsFirst, html, ...errors, asksQuestions: true };
  }
  const { kind, commentId, count: commentCount } = outcome;
  const held = kind === 'held' && { held: true };
  return { commented: true, ...held, commentId, commentCount, text: texts.sent[kind] };
};

/** Returns what to say above a refused form; null when it was accepted. */
export const problemOf = (outcome: CreateOutcome | EditOutcome): string | null => {
  return outcome.kind === 'refused' || outcome.kind === 'invalid' ? reasonOf(outcome) : null;
};

/** Leads back to the comment on its page, with a message about what became of it. */
export const toComment = (ctx: Ctx, owner: ContentRef, { kind, commentId, isUndoable }: CommentFeedback) =>
  toOwner(
    ctx,
    owner,
    isUndoable
      ? removalFlash(commentId, { kind, isUndoable }, texts.reworded)
      : flash(kind === 'held' ? 'primary' : 'success', texts.sent[kind]),
    commentId,
  );

interface CommentFeedback {
  readonly kind: keyof typeof texts.sent;
  readonly commentId: number;
  readonly isUndoable?: boolean;
}

/** Returns the message that a comment was taken away, or that this is proposed; for a moment it offers to undo it. */
export const removalFlash = (
  commentId: number,
  { kind, isUndoable }: { readonly kind: string; readonly isUndoable: boolean },
  text: string,
): Flash => {
  const undo = { action: url(commentPaths.restore, { commentId }), label: undoLabel };
  return flash('success', kind === 'proposed' ? texts.removalProposed : text, {
    ...(isUndoable && { fade: UNDO_MS.one, undo }),
  });
};

/** Leads back to the page of a thing, to one of its comments or to all of them. */
export const toOwner = async (ctx: Ctx, owner: ContentRef, message: Flash, commentId?: number) => {
  const subject = await findVisible(ctx, owner);
  const anchor = commentId ? `${ANCHOR_PREFIX}${commentId}` : 'kommentare';
  return seeOther(`${subject.href}#${anchor}`, message);
};

/** Returns a thing that the viewer sees; throws 404 for any other. */
export const findVisible = async (ctx: Ctx, owner: ContentRef): Promise<ContentSummary> => {
  const subject = await findSummary(ctx, owner);
  if (!subject) throw notFound();
  return subject;
};
