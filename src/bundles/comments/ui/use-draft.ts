// Saves what is typed in a field as a draft, and brings it back when the form opens again.
import { useCallback, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Drafts, FormTarget } from './drafts.ts';

export const useDraft = (
  field: RefObject<HTMLTextAreaElement | null>,
  drafts: Drafts,
  form: FormTarget,
  /** What the field would hold otherwise. */
  original: string,
) => {
  const [isRestored, setRestored] = useState(false);
  useLayoutEffect(() => {
    const { current } = field;
    const draft = drafts.find(form);
    // What was typed before the form came alive, or came back from the server, is newer.
    if (!current || draft === null || draft === original || current.value !== original) return;
    fill(current, draft);
    setRestored(true);
    // The draft is brought back once for each form; another form is another component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const save = useCallback(() => {
    const text = field.current?.value ?? '';
    drafts.save(form, text === original ? '' : text);
  }, [field, drafts, form, original]);
  const discard = () => {
    if (field.current) fill(field.current, original);
    drafts.forget(form);
    setRestored(false);
    field.current?.focus();
  };
  return { isRestored, save, discard };
};

/** Fills the field as if somebody typed, so that a counter beside it hears of it. */
const fill = (field: HTMLTextAreaElement, text: string) => {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
