// Browser code: sends the pieces that wait in this browser, with the next page of their author: the picture, the words, and then what was
// pressed. Each step may be done again without harm, and the server takes all of it from nobody else.
import { buttonClass } from '#design/Button.tsx';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { url } from '#kernel/named-routes.ts';
import { imageUploadHref, sendFile } from '#bundles/media/ui/public.ts';
import { composerOf, writingPaths } from '../../paths.ts';
import type { SaveAnswer, StateAnswer } from '../../views.ts';
import { call } from '../composer/engine/calls.ts';
import type { Reply } from '../composer/engine/calls.ts';
import { whileNobodyHas } from './piece-lock.ts';
import { findWaitingPicture, ownWaitingPieces, putIntoOutbox, takeFromOutbox } from './piece-outbox.ts';
import type { WaitingPiece } from './piece-outbox.ts';
import * as texts from './texts.ts';

const PREFIX = 'composer';

let sending: Promise<void> | undefined;

/** Sends the pieces that wait, one after the other. */
export const sendWaitingPieces = (): Promise<void> => {
  sending ??= sendAll().finally(() => (sending = undefined));
  return sending;
};

const sendAll = async () => {
  for (const piece of await ownWaitingPieces())
    await whileNobodyHas(piece, async () => {
      // Its author may have taken it back while those before it were being sent.
      const now = await findWaiting(piece);
      if (!now) return;
      const isOver = await send(now).catch(() => false);
      if (!isOver) showWaiting(now);
    });
};

const findWaiting = async ({ key }: Pick<WaitingPiece, 'key'>): Promise<WaitingPiece | undefined> =>
  (await ownWaitingPieces()).find((piece) => piece.key === key);

/** Returns true when nothing of it waits any more. */
const send = async (waiting: WaitingPiece): Promise<boolean> => {
  const withPicture = await sendPicture(waiting);
  if (typeof withPicture === 'boolean') return withPicture;
  const saved = await saveWords(withPicture);
  if (typeof saved === 'boolean') return saved;
  const { act, id, version, viewerId } = saved;
  const address = url(writingPaths[act.name], { id });
  const reply = await call<StateAnswer>(address, { ...act.body, version, viewer: viewerId });
  if (reply.kind !== 'done') return endBy(saved, reply);
  await forget(saved);
  showFlashWithLink(
    { type: 'success', text: texts.sentLater(saved.title) },
    reply.answer.href ?? composerHref(saved),
    texts.toPiece,
  );
  return true;
};

/** Returns the piece with its picture's number in its place; or whether it is over. */
const sendPicture = async (piece: WaitingPiece): Promise<WaitingPiece | boolean> => {
  if (piece.pictureField === null) return piece;
  const file = await findWaitingPicture(piece);
  if (!file) return giveUp(piece, texts.pictureLost);
  const target = { href: imageUploadHref(), imageManagerPrefix: PREFIX };
  const outcome = await sendFile(file, target, () => undefined).outcome;
  if (outcome.kind === 'refused' && outcome.isFinal) return giveUp(piece, outcome.msg ?? texts.pictureFailed);
  if (outcome.kind !== 'sent') return false;
  // Its author may have deleted it while that was under way: then nothing more is sent, and it isn't put there again.
  if (!(await findWaiting(piece))) return true;
  const content = { ...piece.content, [piece.pictureField]: outcome.image.imageObj.id };
  const next = { ...piece, content, pictureField: null };
  // From now on it isn't sent again, whatever becomes of the next step.
  await putIntoOutbox(next);
  return next;
};

type Saved = WaitingPiece & { readonly id: number };

const saveWords = async (piece: WaitingPiece): Promise<Saved | boolean> => {
  const { id, key, window = key, type, objectId, version, content, viewerId: viewer } = piece;
  const reply = await (id === null
    ? call<SaveAnswer>(url(writingPaths.create), { type, key, window, objectId, content, viewer })
    : call<SaveAnswer>(url(writingPaths.save, { id }), { version, content, key: window, viewer }));
  if (reply.kind !== 'done') return endBy(piece, reply);
  if (!(await findWaiting(piece))) return true;
  const saved = { ...piece, id: reply.answer.id, version: reply.answer.version };
  await putIntoOutbox(saved);
  return saved;
};

/** Where another attempt may go well, or its author has to sign in, it waits on. */
const endBy = (piece: WaitingPiece, reply: Exclude<Reply<object>, { kind: 'done' }>): Promise<boolean> => {
  if (reply.kind === 'conflict') return giveUp(piece, texts.changedMeanwhile);
  if (reply.kind !== 'refused') return Promise.resolve(false);
  return giveUp(piece, [reply.msg, ...Object.values(reply.errors)].filter(Boolean).join(' '));
};

/** Its words are with the server, or where the browser keeps drafts: there its author goes on. */
const giveUp = async (piece: WaitingPiece, reason: string): Promise<true> => {
  await takeFromOutbox(piece.key);
  const text = texts.refusedLater(piece.title, reason);
  showFlashWithLink({ type: 'warning', text }, composerHref(piece), texts.toComposer);
  return true;
};

const forget = async ({ key, copyName }: WaitingPiece) => {
  localStorage.removeItem(copyName);
  await takeFromOutbox(key);
};

const composerHref = ({ type, id }: WaitingPiece): string => {
  const paths = composerOf(type);
  return id === null ? url(paths.start) : url(paths.goOn, { id });
};

const showFlashWithLink = (
  said: { type: 'success' | 'warning'; text: string },
  href: string,
  textContent: string,
) => showFlash({ ...said, fade: 0, more: Object.assign(document.createElement('a'), { href, textContent }) });

/** Shows a piece that waits with the button that deletes it, once on each page. */
const showWaiting = (piece: WaitingPiece): void => {
  if (shown.has(piece.key)) return;
  shown.add(piece.key);
  const more = Object.assign(document.createElement('button'), { type: 'button', textContent: texts.drop });
  more.className = buttonClass({ isSmall: true });
  more.addEventListener('click', () => {
    more.closest('flash-message')?.remove();
    void forget(piece).then(() => showFlash({ type: 'secondary', text: texts.dropped }));
  });
  showFlash({ type: 'secondary', text: texts.waits(piece.title), more, fade: 0 });
};

const shown = new Set<string>();
