// Keeps what is typed and not yet sent in this browser, by person, thing and form: it survives a reload, a lost session and a
// failed call. Nobody else on the same browser is shown it. Where storage is full or forbidden it is only forgotten sooner.
import type { CommentTeaserView } from '../views.ts';

/** The form for a new comment, for an answer to a comment, or for changing one. */
export type FormTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'reply' | 'edit'; readonly commentId: number };

/** Returns the id of a form's field. */
export const fieldIdOf = (form: FormTarget): string =>
  form.kind === 'new' ? 'f-text' : `f-${form.kind}-${form.commentId}`;

export interface Drafts {
  /** Returns what is saved for a form, or null. */
  readonly find: (form: FormTarget) => string | null;
  /** Saves what is typed; nothing typed is forgotten. */
  readonly save: (form: FormTarget, text: string) => void;
  readonly forget: (form: FormTarget) => void;
  /** Stores the form that the person has to leave for signing in. */
  readonly leave: (form: FormTarget) => void;
  /** Returns the form that was left, and does so only once. */
  readonly takeUp: () => FormTarget | null;
}

const PREFIX = 'litfass:comment';

export const openDrafts = ({
  viewerId,
  liveTopic,
}: Pick<CommentTeaserView, 'viewerId' | 'liveTopic'>): Drafts => {
  const owner = `${PREFIX}:${viewerId}:${liveTopic}`;
  const keyOf = (form: FormTarget) =>
    form.kind === 'new' ? `${owner}:new` : `${owner}:${form.kind}:${form.commentId}`;
  const typed = tolerant(() => localStorage);
  /** The draft is taken up in this tab only, which alone comes back from signing in. */
  const left = tolerant(() => sessionStorage);
  const save = (form: FormTarget, text: string) => typed.set(keyOf(form), text.trim() === '' ? null : text);
  return {
    save,
    find: (form) => typed.get(keyOf(form)),
    forget: (form) => save(form, ''),
    leave: (form) => left.set(owner, JSON.stringify(form)),
    takeUp: () => {
      const form = left.get(owner);
      left.set(owner, null);
      return form === null ? null : (JSON.parse(form) as FormTarget);
    },
  };
};

/** Returns a storage that never throws, and keeps things as long as the page is open at least. */
const tolerant = (storage: () => Storage) => {
  const memory = new Map<string, string | null>();
  return {
    get: (key: string): string | null => {
      if (memory.has(key)) return memory.get(key)!;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set: (key: string, value: string | null): void => {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
  };
};
