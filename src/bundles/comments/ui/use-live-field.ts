// Does what a comment's field does while one types: it keeps a draft, offers people, sets marks by keys.
import { useLayoutEffect } from 'react';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import type { Drafts, FormTarget } from './drafts.ts';
import { MARK_OF_KEY, setMark } from './formatting.ts';
import type { Mark } from './formatting.ts';
import { useDraft } from './use-draft.ts';
import { useMentions } from './use-mentions.ts';

export interface LiveField {
  readonly form: FormTarget;
  /** What the field holds when nothing was typed yet: the comment that is changed. */
  readonly original: string;
  readonly drafts: Drafts;
  /** The call for people; null offers nobody. */
  readonly mentionsHref: string | null;
  readonly takesFocus: boolean;
}

export const useLiveField = (field: RefObject<HTMLTextAreaElement | null>, live: LiveField) => {
  const draft = useDraft(field, live.drafts, live.form, live.original);
  const mentions = useMentions(field, live.mentionsHref);
  useLayoutEffect(() => {
    const { current } = field;
    if (!live.takesFocus || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [field, live.takesFocus]);
  const mark = (kind: Mark) => {
    if (field.current) setMark(field.current, kind);
  };
  const handlers: Partial<ComponentProps<'textarea'>> = {
    onInput: () => {
      draft.save();
      mentions.look();
    },
    onClick: mentions.look,
    onBlur: mentions.close,
    onKeyDown: (event) => {
      const kind = mentions.pressed(event) ? undefined : markOf(event);
      if (!kind) return;
      event.preventDefault();
      mark(kind);
    },
  };
  return { draft, mentions, mark, handlers };
};

const markOf = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): Mark | undefined =>
  (ctrlKey || metaKey) && !altKey ? MARK_OF_KEY[key.toLowerCase()] : undefined;
