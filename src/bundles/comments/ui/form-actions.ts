// Controls the one form that is open: for a new comment, an answer or a change. contract.md 4: hidden, shown, submitted.
import { showFlash } from '#design/behaviours/flash-message.ts';
import { ANYWAY } from '../constants.ts';
import { commentTextError } from '../rules.ts';
import * as texts from '../texts.ts';
import { sendComment } from './comment-calls.ts';
import type { SendAnswer } from './comment-calls.ts';
import { fieldIdOf } from './drafts.ts';
import type { FormTarget } from './drafts.ts';
import type { ListActions } from './list-actions.ts';
import { onceSettled, putIntoOutbox, toUnsent } from './outbox.ts';
import type { UnsentComment } from './outbox.ts';
import { afterDrawing, goTo, goToWaiting } from './go-to-comment.ts';
import { drawAnew, sending } from './stage.ts';
import type { Stage, State } from './stage.ts';

export const formActions = (stage: Stage, list: ListActions) => {
  const { view, calls, drafts, now, change } = stage;
  /** What opened the form; gets the focus back. */
  let opener: HTMLElement | null = null;
  const close = () => change({ form: null, formError: null });
  /** Sends a form; on success it hides and the list reloads. */
  const send = async (form: FormTarget, action: string, data: FormData): Promise<void> => {
    const formError = commentTextError(String(data.get('text') ?? ''));
    if (formError) return changeAndFocus(stage, form, { formError });
    if (!calls) return;
    const unsent = form.kind === 'edit' ? undefined : toUnsent(view, { form, action, data });
    const by = document.activeElement;
    const answer = await sending(stage, () => sendComment(action, data).catch(waitWith(unsent)));
    giveBackFocus(by, form);
    if (!answer) return;
    const { calm } = answer;
    if (calm || answer.asksQuestions) {
      const again = () => send(form, calm ? action + ANYWAY : action, data);
      return change({ question: { kind: 'unsent', calm, form, data, send: again } });
    }
    if (answer !== WAITS && !(answer.commented && answer.commentId)) return refuse(stage, form, answer);
    const isMoreTyped = leaveRest(stage, form, String(data.get('text')));
    if (!answer.commentId) return unsent && showWaiting(unsent);
    showFlash({ type: answer.held ? 'primary' : 'success', text: answer.text ?? '' });
    const { sort, listOptions } = now().list;
    await list.reloadWith(answer.commentId, form.kind === 'edit' ? listOptions : { sort });
    if (!isMoreTyped) goTo(answer.commentId);
  };
  return {
    send,
    open: (form: FormTarget, by: HTMLElement) => {
      if (now().isSending) return;
      opener = by;
      change({ form, formError: null, isFormAsked: true });
    },
    /** Closes the form; what is typed stays. */
    cancel: () => {
      close();
      afterDrawing(() => opener?.focus());
    },
    /** Takes note that the browser opened or closed the form for a new comment. */
    toggleNew: (details: HTMLDetailsElement) => {
      if (details.open === (now().form?.kind === 'new')) return;
      if (!details.open) return close();
      opener = details.querySelector('summary');
      change({ form: { kind: 'new' }, formError: null });
      details.querySelector('textarea')?.focus();
    },
    /** Opens the form that was left for signing in, with what was typed in it. */
    takeUp: async () => {
      const form = view.viewerId === null ? null : drafts.takeUp();
      if (!form || drafts.find(form) === null) return;
      if (form.kind !== 'new') await list.bringIn(form.commentId);
      changeAndFocus(stage, form, { form });
    },
  };
};

const WAITS: SendAnswer = { commented: false };

/** The button that sent it was off meanwhile, and lost the focus where somebody had pressed it by the keyboard. */
const giveBackFocus = (by: Element | null, form: FormTarget): void => {
  if (!(by instanceof HTMLElement) || by === document.body) return;
  afterDrawing(() => {
    if (document.activeElement !== document.body) return;
    (by.isConnected ? by : document.getElementById(fieldIdOf(form)))?.focus();
  });
};

/**
 * Takes what was sent out of its form, which hides; what somebody typed meanwhile stays in it as the next one. Says whether there is
 * any.
 */
const leaveRest = (stage: Stage, form: FormTarget, sent: string): boolean => {
  const { drafts, change } = stage;
  const typed = drafts.find(form) ?? '';
  const rest = typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
  drafts.save(form, rest);
  drawAnew(stage, form);
  if (rest === '') change({ form: null });
  else changeAndFocus(stage, form, { form, isFormAsked: true });
  return rest !== '';
};

/** Says that it waits, for as long as it does, and goes to where it stands. */
const showWaiting = (unsent: UnsentComment): void => {
  const message = showFlash({ type: 'primary', text: texts.waitsForNetwork, fade: 0 });
  onceSettled(unsent, () => message.remove());
  goToWaiting(unsent.key);
};

/** Returns how to handle an error: a call that never came to an answer waits for the network; everything else has failed. */
const waitWith = (unsent: UnsentComment | undefined) => (error: unknown) => {
  if (!unsent || !(error instanceof TypeError)) throw error;
  putIntoOutbox(unsent);
  return WAITS;
};

/** Changes the state; then the field of that form gets the focus, and what is wrong with it is read out. */
export const changeAndFocus = ({ change }: Stage, form: FormTarget, changes: Partial<State>) => {
  change(changes);
  afterDrawing(() => document.getElementById(fieldIdOf(form))?.focus());
};

/** What was typed stays in the form; who isn't signed in any more takes it up after signing in. */
const refuse = (stage: Stage, form: FormTarget, { notGranted, text = '', errors }: SendAnswer): void => {
  if (errors) changeAndFocus(stage, form, { formError: Object.values(errors).join(' ') });
  if (!notGranted) return;
  if (text !== texts.signedOut) return void showFlash({ type: 'warning', text });
  stage.drafts.leave(form);
  const signIn = { href: stage.view.signInHref, textContent: texts.signIn };
  const more = Object.assign(document.createElement('a'), signIn);
  showFlash({ type: 'warning', text, fade: 0, more });
};
