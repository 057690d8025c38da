// Returns what a form shows by itself, whatever it is for: address, words, and what came back with the page.
import { url } from '#kernel/named-routes.ts';
import { commentPaths } from '../paths.ts';
import type { CommentTeaserView, CommentView } from '../views.ts';
import type { CommentFormProps } from './CommentForm.tsx';
import { fieldIdOf } from './drafts.ts';
import type { FormTarget } from './drafts.ts';
import type { State } from './stage.ts';

export const plainForm = (view: CommentTeaserView, state: State, form: FormTarget) => {
  const isOpen = state.form?.kind === form.kind;
  const plain = {
    action: view.createHref,
    fieldId: fieldIdOf(form),
    maxLength: view.maxLength,
    note: view.rulesNote,
    isSending: state.isSending && isOpen,
    error: isOpen ? state.formError : null,
    sendWords: view.form?.sendWords,
  };
  if (form.kind === 'new') return { ...plain, text: textOfPage(view, state, form) };
  const comment = state.list.comments.find(({ commentId }) => commentId === form.commentId);
  return {
    ...plain,
    ...(form.kind === 'edit' ? changing(form, comment) : answering(view, state, form, comment)),
  };
};

type AboutComment = Exclude<FormTarget, { kind: 'new' }>;
type Facts = Pick<CommentFormProps, 'isEdit' | 'parentId' | 'replyTo'> & { text: string };

const changing = ({ commentId }: AboutComment, comment: CommentView | undefined) => ({
  action: url(commentPaths.edit, { commentId }),
  text: comment?.text ?? '',
  isEdit: true,
  sendWords: undefined,
});

const answering = (
  view: CommentTeaserView,
  state: State,
  target: AboutComment,
  comment: CommentView | undefined,
): Facts => ({
  text: textOfPage(view, state, target),
  parentId: target.commentId,
  replyTo: comment?.author?.name ?? view.replyTo?.authorName,
});

/** Returns the text that came back with the page, for the form it came from, until that begins anew. */
const textOfPage = ({ form }: CommentTeaserView, { renewals }: State, target: FormTarget): string => {
  const parentId = target.kind === 'new' ? null : target.commentId;
  return form && form.parentId === parentId && !(fieldIdOf(target) in renewals) ? form.text : '';
};
