// Moves what is scheduled by the arrow keys on its „Verlegen“. They choose, Enter moves, Escape leaves it where it is.
import * as texts from '../texts.ts';
import { markTarget, standsAt, stepped, wordsOf } from './target.ts';
import type { MoveTo, Target } from './target.ts';

const STEPS: Readonly<Record<string, readonly [days: number, hours: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const listenToKeys = (calendar: HTMLElement, say: (text: string) => void, move: MoveTo): void => {
  let plan: { readonly entry: HTMLElement; readonly to: Target } | null = null;
  const forget = () => {
    delete plan?.entry.dataset['planned'];
    plan = null;
    markTarget(calendar, null);
  };
  const choose = (entry: HTMLElement, to: Target) => {
    forget();
    plan = { entry, to };
    entry.dataset['planned'] = '';
    markTarget(calendar, placeOf(calendar, to));
    say(texts.planned(wordsOf(to)));
  };
  calendar.addEventListener('keydown', (event) => {
    const entry = entryOf(event);
    if (!entry) return;
    const step = STEPS[event.key];
    if (!step && !(plan && ['Enter', 'Escape'].includes(event.key))) return;
    event.preventDefault();
    if (step) return choose(entry, stepped(plan?.to ?? standsAt(entry), ...step));
    const { to } = plan!;
    forget();
    if (event.key === 'Enter') return move(entry, to);
    say(texts.cancelled);
  });
  calendar.addEventListener('focusout', forget);
};

const entryOf = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): HTMLElement | null => {
  const summary = target as HTMLElement;
  const isBare = summary.localName === 'summary' && !altKey && !ctrlKey && !metaKey;
  return isBare ? summary.closest<HTMLElement>('[data-entry]') : null;
};

const placeOf = (calendar: Element, { tag, uhr }: Target): Element | null => {
  const day = `[data-day="${tag}"]`;
  return (
    calendar.querySelector(`${day} [data-hour="${Number(uhr.slice(0, 2))}"]`) ?? calendar.querySelector(day)
  );
};
