// Keeps comments that were written without a network in this browser, for their author alone. The key of each makes it one
// comment, however often it is sent.
import { MINUTE_MS } from '#kernel/durations.ts';
import { readerOfPage } from '#bundles/offline/ui/public.ts';
import type { CommentTeaserView } from '../views.ts';
import type { FormTarget } from './drafts.ts';

export interface UnsentComment {
  readonly key: string;
  /** The label of who wrote it: nobody else's page sends it. */
  readonly reader: string;
  readonly viewerId: number;
  readonly liveTopic: string;
  readonly form: FormTarget;
  readonly action: string;
  readonly text: string;
  readonly parentId: string | null;
  /** The path of the page on which it was written. */
  readonly path: string;
  /** When sending it was last begun, as long as there is no answer; by the clock of the device. */
  readonly sentAt?: number;
}

const KEY = 'litfass:outbox';
const CHANGED = 'litfass:outbox';
const GIVEN_BACK = 'litfass:given-back';
const SENT = 'litfass:sent';

/** What has become of something that waited. */
interface SentLater extends Pick<UnsentComment, 'liveTopic'> {
  readonly commentId: number;
}

/** Where something that waited stands again. */
export type GivenBack = Pick<UnsentComment, 'liveTopic' | 'form'>;

/** Returns a key of 32 hexadecimal digits; it works also where the connection isn't encrypted. */
const aKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

type CommentToSend = Pick<UnsentComment, 'form' | 'action'> & { readonly data: FormData };

/**
 * Returns a comment that may have to be sent again, with the key that its form sends from now on; undefined for who isn't
 * signed in.
 */
export const toUnsent = (
  { viewerId, liveTopic }: Pick<CommentTeaserView, 'viewerId' | 'liveTopic'>,
  { form, action, data }: CommentToSend,
): UnsentComment | undefined => {
  if (viewerId === null) return undefined;
  const unsent = {
    key: aKey(),
    reader: readerOfPage(),
    viewerId,
    liveTopic,
    form,
    action,
    text: String(data.get('text') ?? ''),
    parentId: data.has('parentId') ? String(data.get('parentId')) : null,
    path: location.pathname,
  };
  for (const [name, value] of fieldsOf(unsent)) data.set(name, value);
  return unsent;
};

export const fieldsOf = ({ key, viewerId, text, parentId }: UnsentComment): readonly [string, string][] => [
  ['text', text],
  ...(parentId === null ? [] : [['parentId', parentId] as [string, string]]),
  ['key', key],
  ['authorId', String(viewerId)],
];

/** Throws where storage is full or forbidden: then it stays in its form. */
export const putIntoOutbox = (comment: UnsentComment): void => save([...readAll(), comment]);

export const takeFromOutbox = ({ key }: Pick<UnsentComment, 'key'>): void =>
  save(readAll().filter((comment) => comment.key !== key));

/** It is under way from now on, or isn't any more; other windows hear of it as well. */
export const markSending = ({ key }: Pick<UnsentComment, 'key'>, isSending: boolean): void => {
  const mark = ({ sentAt: _before, ...comment }: UnsentComment): UnsentComment =>
    isSending ? { ...comment, sentAt: Date.now() } : comment;
  try {
    save(readAll().map((comment) => (comment.key === key ? mark(comment) : comment)));
  } catch {
    // That storage is full is no reason not to send the comment.
  }
};

/** It may have reached the server, so that it can't be taken back. A page that was left while it sent says nothing for long. */
export const isBeingSent = ({ sentAt }: UnsentComment): boolean =>
  sentAt !== undefined && Math.abs(Date.now() - sentAt) < MINUTE_MS;

/** Returns what waits of the person who reads the open page, the oldest first. */
export const ownWaiting = (): readonly UnsentComment[] =>
  readAll().filter(({ reader }) => reader === readerOfPage());

/** Calls back when what waits has become another, also in another window. */
export const onOutboxChange = (listener: () => void): (() => void) => {
  for (const type of [CHANGED, 'storage']) addEventListener(type, listener);
  return () => {
    for (const type of [CHANGED, 'storage']) removeEventListener(type, listener);
  };
};

/** Calls back once a comment waits no longer: it is sent, or stands in its form again. */
export const onceSettled = ({ key }: Pick<UnsentComment, 'key'>, settled: () => void): void => {
  const stop = onOutboxChange(() => {
    if (ownWaiting().some((comment) => comment.key === key)) return;
    stop();
    settled();
  });
};

/** Says on the open page that something that waited is a comment now. */
export const dispatchSent = (detail: SentLater): void =>
  void dispatchEvent(new CustomEvent(SENT, { detail }));

/** Hears of comments in one thread that were sent later. */
export const onSent = (thread: string, onComment: (commentId: number) => void): (() => void) => {
  const listener = (event: Event) => {
    const { liveTopic, commentId } = (event as CustomEvent<SentLater>).detail;
    if (liveTopic === thread) onComment(commentId);
  };
  addEventListener(SENT, listener);
  return () => removeEventListener(SENT, listener);
};

/** Says on the open page that something came back into its form. */
export const dispatchGivenBack = (detail: GivenBack): void =>
  void dispatchEvent(new CustomEvent(GIVEN_BACK, { detail }));

/** Hears of forms of one thread. */
export const onGivenBack = (thread: string, onForm: (form: FormTarget) => void): (() => void) => {
  const listener = (event: Event) => {
    const { liveTopic, form } = (event as CustomEvent<GivenBack>).detail;
    if (liveTopic === thread) onForm(form);
  };
  addEventListener(GIVEN_BACK, listener);
  return () => removeEventListener(GIVEN_BACK, listener);
};

/** Returns what is stored, as it is: the same text is the same outbox. */
export const storedOutbox = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Returns the comments that are stored; whatever else is stored counts as nothing. */
const readAll = (): readonly UnsentComment[] => {
  try {
    const stored: unknown = JSON.parse(storedOutbox() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsent) : [];
  } catch {
    return [];
  }
};

const isUnsent = (value: Partial<UnsentComment> | null): value is UnsentComment =>
  [value?.key, value?.reader, value?.liveTopic, value?.action, value?.text, value?.path].every(
    (part) => typeof part === 'string',
  ) &&
  typeof value?.viewerId === 'number' &&
  typeof value.form?.kind === 'string';

const save = (comments: readonly UnsentComment[]) => {
  if (comments.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(comments));
  dispatchEvent(new Event(CHANGED));
};
