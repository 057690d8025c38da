// Offers people while a mention is typed in a field: `@` and some letters. The keys are those of a combobox with a list;
// what was asked for earlier is not shown any more once more was typed.
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { MentionOffers } from '../views.ts';
import { findPeople } from './comment-calls.ts';
import { insert } from './formatting.ts';
import { MENTION_SIGN, mentionAt } from './mentions.ts';
import type { MentionInWork } from './mentions.ts';

export type Person = MentionOffers['people'][number];

export interface Offers {
  readonly mention: MentionInWork;
  readonly people: readonly Person[];
  readonly active: number;
  /** Where the field ends, in pixels from the top of what holds it. */
  readonly top: number;
}

const DEBOUNCE_MS = 150;

/** `address` is the call for people; null offers nobody. */
export const useMentions = (field: RefObject<HTMLTextAreaElement | null>, address: string | null) => {
  const [offers, setOffers] = useState<Offers | null>(null);
  const asked = useRef<{ timer?: ReturnType<typeof setTimeout>; closedAt?: number }>({});
  const forgetQuestion = () => clearTimeout(asked.current.timer);
  useEffect(() => {
    const { current } = asked;
    return () => clearTimeout(current.timer);
  }, []);
  const typed = () => {
    const { current } = field;
    return current && mentionAt(current.value, current.selectionEnd);
  };
  const close = () => {
    forgetQuestion();
    setOffers(null);
  };
  /** Looks for a mention; it is called whenever the text or the caret changed. */
  const look = () => {
    const mention = typed();
    forgetQuestion();
    if (!address || !mention || mention.at === asked.current.closedAt) return close();
    delete asked.current.closedAt;
    asked.current.timer = setTimeout(async () => {
      const people = await findPeople(address, mention.name).catch(() => []);
      const { current } = field;
      // More may have been typed meanwhile, or the field was left: nothing would close the list then.
      const isHere = current !== null && isInUse(current);
      if (!isHere || typed()?.at !== mention.at || typed()?.name !== mention.name) return;
      const top = current.offsetTop + current.offsetHeight;
      setOffers(people.length > 0 ? { mention, people, active: 0, top } : null);
    }, DEBOUNCE_MS);
  };
  const pick = (person: Person | undefined) => {
    const { current } = field;
    if (!current || !offers || !person) return;
    current.focus();
    current.setSelectionRange(offers.mention.at, current.selectionEnd);
    insert(current, `${MENTION_SIGN}${person.name} `);
    close();
  };
  /** Says whether the key was meant for the list. */
  const pressed = (event: KeyboardEvent): boolean => {
    if (!offers || event.nativeEvent.isComposing) return false;
    const { people, active } = offers;
    const step = STEPS[event.key];
    if (step) setOffers({ ...offers, active: (active + step + people.length) % people.length });
    else if (event.key === 'Enter' || event.key === 'Tab') pick(people[active]);
    else if (event.key === 'Escape') {
      asked.current.closedAt = offers.mention.at;
      close();
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { offers, look, close, pick, pressed };
};

/** A small editor that stands before the field has the focus in its place. */
const isInUse = (field: HTMLElement): boolean =>
  field === document.activeElement || field.previousElementSibling?.contains(document.activeElement) === true;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
