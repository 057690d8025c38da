// Sends, in the browser, what waits in the outbox of the one who reads, once the network is there: with their next page, or on
// the one that is open. The server takes it only from the person who wrote it. What is refused goes back into its form.
import { showFlash } from '#design/behaviours/flash-message.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { request } from '#kernel/browser/requests.ts';
import { ANCHOR_PREFIX, ANYWAY, SECTION_ID } from '../constants.ts';
import * as texts from '../texts.ts';
import type { SendAnswer } from './comment-calls.ts';
import { openDrafts } from './drafts.ts';
import type { FormTarget } from './drafts.ts';
import {
  dispatchGivenBack,
  dispatchSent,
  fieldsOf,
  markSending,
  ownWaiting,
  takeFromOutbox,
} from './outbox.ts';
import type { UnsentComment } from './outbox.ts';

/** Sends what waits, now and whenever the network comes back. */
export const watchOutbox = (): void => {
  void sendWaiting();
  addEventListener('online', () => void sendWaiting());
};

let sending: Promise<void> | undefined;

/** Sends what waits, one after the other, as they were written. */
export const sendWaiting = (): Promise<void> => {
  sending ??= sendAll().finally(() => (sending = undefined));
  return sending;
};

const sendAll = async () => {
  for (const comment of ownWaiting()) {
    // Its author may have taken it back while those before it were being sent.
    if (!ownWaiting().some(({ key }) => key === comment.key)) continue;
    // There is no network yet, or the server is in trouble: the next page tries again.
    markSending(comment, true);
    const outcome = await send(comment).catch(() => 'failed' as const);
    if (outcome === 'done') takeFromOutbox(comment);
    else markSending(comment, false);
    if (outcome === 'too fast') setTimeout(() => void sendWaiting(), MINUTE_MS);
    if (outcome !== 'done') return;
  }
};

const WAITING_FOR_AUTHOR: readonly unknown[] = [texts.signedOut, texts.writtenBySomebodyElse];

/** Returns the address that skips the calm note: by now its author isn't there to read one. */
const withoutNote = ({ action }: UnsentComment) => (action.includes('?') ? action : action + ANYWAY);

/** Throws when it couldn't be sent. */
const send = async (comment: UnsentComment): Promise<'done' | 'too fast' | 'waits'> => {
  const body = new URLSearchParams([...fieldsOf(comment)]);
  const options = { method: 'POST', headers: { accept: 'application/json' }, body };
  const [status, answer] = await request(withoutNote(comment), options, async (response) => {
    // A page instead of an answer, such as terms to be agreed to, doesn't count as one: the comment waits until they have
    // agreed.
    return [response.status, response.ok ? ((await response.json()) as SendAnswer) : undefined] as const;
  });
  if (answer?.commented && answer.commentId) {
    dispatchSent({ liveTopic: comment.liveTopic, commentId: answer.commentId });
    showFlashWithLink(
      { type: 'success', text: texts.sentLater },
      `${comment.path}#${ANCHOR_PREFIX}${answer.commentId}`,
    );
    return 'done';
  }
  // Nobody is signed in any more, or somebody else: it waits for its author.
  if (status === 401 || WAITING_FOR_AUTHOR.includes(answer?.text)) return 'waits';
  if (answer?.text === texts.refusals.tooFast || status === 429) return 'too fast';
  if (!answer && !GONE.includes(status)) throw new Error(`comment answered ${status}`);
  if (answer) refuse(comment, answer);
  else restoreOfGone(comment);
  return 'done';
};

/** The status codes for a piece that its author can't read any more. */
const GONE: readonly number[] = [403, 404, 410];

/** It goes back into its form, or into that for a new one where what it answered is gone. */
const refuse = (comment: UnsentComment, { text, errors = {} }: SendAnswer): void => {
  const form = 'parentId' in errors ? ({ kind: 'new' } as const) : comment.form;
  giveBack(comment, form);
  const reason = text ?? Object.values(errors).join(' ');
  showFlashWithLink({ type: 'warning', text: texts.refusedLater(reason) }, `${comment.path}#${SECTION_ID}`);
};

/** There is no page with a form for it: the browser keeps it, in case there is one again. */
const restoreOfGone = (comment: UnsentComment): void => {
  giveBack(comment, comment.form);
  showFlash({ type: 'warning', text: texts.goneLater(comment.text), fade: 0 });
};

/** Nothing that was typed is lost: it stands in its form again, before what was begun there meanwhile. */
const giveBack = (comment: UnsentComment, form: FormTarget): void => {
  const drafts = openDrafts(comment);
  const begun = drafts.find(form);
  const isThere = begun === null || begun.includes(comment.text);
  drafts.save(form, isThere ? (begun ?? comment.text) : `${comment.text}\n\n${begun}`);
  dispatchGivenBack({ liveTopic: comment.liveTopic, form });
};

const showFlashWithLink = (said: { type: 'success' | 'warning'; text: string }, href: string) =>
  showFlash({
    ...said,
    fade: 0,
    more: Object.assign(document.createElement('a'), { href, textContent: texts.toPiece }),
  });
