// Keeps what is typed into a message's form in this browser until it is sent, also when the page goes.
const PREFIX = 'litfass.message.';

const keyOf = (form: HTMLFormElement) => `${PREFIX}${form.dataset['messageDraft']}`;

export const fieldOf = (form: HTMLFormElement): HTMLTextAreaElement | null => form.querySelector('textarea');

/** Puts what was typed earlier into an empty form, and keeps what is typed from now on. */
export const saveDraft = (form: HTMLFormElement): void => {
  const field = fieldOf(form);
  if (!field) return;
  if (field.value === '') fill(field, withStorage((storage) => storage.getItem(keyOf(form))) ?? '');
  field.addEventListener('input', () =>
    withStorage((storage) =>
      field.value === '' ? storage.removeItem(keyOf(form)) : storage.setItem(keyOf(form), field.value),
    ),
  );
};

/** Takes out of the form, and out of its draft, what was sent; what was typed behind it meanwhile is the next message. */
export const leaveRest = (form: HTMLFormElement, sent: string): void => {
  const field = fieldOf(form);
  if (!field) return;
  if (field.value.startsWith(sent)) fill(field, field.value.slice(sent.length).trimStart());
  if (field.value === '') withStorage((storage) => storage.removeItem(keyOf(form)));
};

/** Fills the field; counters hear of it, too. */
export const fill = (field: HTMLTextAreaElement, text: string): void => {
  if (field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Acts on the browser's storage. Some browsers forbid it, or it is full: then there are no drafts. */
const withStorage = <T>(act: (storage: Storage) => T): T | undefined => {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
};
