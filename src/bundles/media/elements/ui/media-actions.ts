// This is what the controls of a picture do. Messages are the server's own, where it has one.
import { showFlash } from '#design/behaviours/flash-message.ts';
import { dialogButton, showDialog } from '#design/behaviours/plain-dialog.ts';
import fieldStyles from '#design/Field.module.css';
import { genericErrorRetry } from '#design/texts.ts';
import { url } from '#kernel/named-routes.ts';
import { editingPaths } from '../../editing/paths.ts';
import { referencePaths } from '../../references/paths.ts';
import { MAX_BLOCK_REASON_LENGTH } from '../../rights/constants.ts';
import { rightsPaths } from '../../rights/paths.ts';
import { MEDIA_RELOADED } from '../constants.ts';
import { elementPaths } from '../paths.ts';
import * as texts from '../texts.ts';
import styles from './MediaElement.module.css';
import { call } from './media-calls.ts';
import type { Answer } from './media-calls.ts';
import { reloadPicture } from './reload-picture.ts';
import { renewWords } from './renew-words.ts';
import { watchStubs } from './stub-watch.ts';

type Act = (element: HTMLElement) => Promise<void>;

/** Returns the action by the name that a control carries as `data-act`. */
export const actionOf = (name: string | undefined): Act | undefined => {
  const actions: Readonly<Record<string, Act>> = { edit, delete: remove, remember, addresses, quarantine };
  return actions[name ?? ''];
};

const idOf = ({ dataset }: HTMLElement) => dataset['mediaId'] ?? '';

/** The `imageManagerPrefix` of an editor that a page's picture opens. */
const PREFIX = 'mediaElement';

const edit: Act = async (element) => {
  const { openImageEditor } = await import('../../ui/image-editor/open-image-editor.ts');
  const news = await openImageEditor({ imageManagerPrefix: PREFIX, imageId: Number(idOf(element)) });
  if (news?.state === 'removed') return withdraw(element);
  if (news?.state !== 'saved') return;
  const frame = element.querySelector<HTMLElement>('img, [data-stub]');
  if (!frame) return;
  delete frame.dataset['stub'];
  const id = idOf(element);
  await Promise.all([reloadPicture(frame, id), renewWords(id)]);
  watchStubs();
};

const remove: Act = async (element) => {
  if (!(await ask(texts.removeTitle, [paragraph(texts.removeQuestion)], texts.removeNow))) return;
  const answer = await call(url(editingPaths.delete, { id: idOf(element) }), { method: 'POST' });
  if (answer.uses) return void showDialog({ title: texts.removeFailed, content: usesOf(answer) });
  if (flashAnswer(answer, texts.removed)) withdraw(element);
};

const remember: Act = async (element) => {
  const params = { imageType: 'image', imageId: idOf(element), action: 'reference-add' };
  flashAnswer(await call(url(referencePaths.change, params), { method: 'POST' }), texts.remembered);
};

const addresses: Act = async (element) => {
  const answer = await call(url(elementPaths.urlList, { id: idOf(element) }));
  if (answer.html === undefined) return void flashAnswer(answer, '');
  const list = document.createElement('div');
  list.innerHTML = answer.html;
  showDialog({ title: texts.addresses, content: [list] });
};

const quarantine: Act = async (element) => {
  const reason = Object.assign(document.createElement('textarea'), {
    id: `sperren-${idOf(element)}`,
    rows: 3,
    maxLength: MAX_BLOCK_REASON_LENGTH,
    required: true,
  });
  const label = document.createElement('label');
  label.htmlFor = reason.id;
  label.append(texts.reason);
  const field = Object.assign(document.createElement('div'), { className: fieldStyles['field'] ?? '' });
  field.append(label, reason);
  const content = [paragraph(texts.quarantineQuestion), field];
  if (!(await ask(texts.quarantineTitle, content, texts.quarantineNow, () => reason.reportValidity())))
    return;
  const body = new URLSearchParams({ reason: reason.value });
  const address = url(rightsPaths.quarantine, { id: idOf(element) });
  const answer = await call(address, { method: 'POST', body });
  if (flashAnswer(answer, texts.quarantined) && !answer.isProposed) withdraw(element);
};

/** Says what came of it; true when it was done. */
const flashAnswer = (answer: Answer, done: string): boolean => {
  const text = answer.msg ?? (answer.isDone ? done : genericErrorRetry);
  showFlash({ type: answer.isDone ? 'success' : 'alert', text });
  return answer.isDone;
};

/** Asks the reader in a dialog and gives true when they want it; not while something is missing that they have to say. */
const ask = (
  title: string,
  content: readonly Node[],
  action: string,
  isComplete = () => true,
): Promise<boolean> =>
  new Promise((resolve) => {
    const accept = () => {
      if (!isComplete()) return;
      resolve(true);
      dialog.close();
    };
    const actions = [
      dialogButton(texts.cancel, () => dialog.close()),
      dialogButton(action, accept, 'danger'),
    ];
    const dialog = showDialog({ title, content, actions });
    dialog.addEventListener('close', () => resolve(false));
  });

/** Replaces a picture that is gone by words that say so. */
const withdraw = (element: HTMLElement) => {
  const word = paragraph(texts.notAvailable);
  word.className = styles.failure ?? '';
  element.replaceChildren(word);
  element.dispatchEvent(new CustomEvent(MEDIA_RELOADED, { bubbles: true }));
};

const usesOf = ({ msg, uses = [] }: Answer) => {
  const list = document.createElement('ul');
  for (const { title, href } of uses) {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), { href, textContent: title }));
    list.append(item);
  }
  return [paragraph(uses.length > 0 ? texts.isUsed : (msg ?? '')), list];
};

const paragraph = (text: string) => Object.assign(document.createElement('p'), { textContent: text });
