// Shows what a reader may mean below a search field while they type; it is asked of `data-suggest`, and chosen by arrows and
// Enter or by a click. The form around the field works without it.
import * as texts from '../texts.ts';

interface Suggestion {
  readonly name: string;
  readonly href: string;
  readonly note?: string;
}

/** How long after the last key the typing counts as paused. */
const PAUSE_MS = 120;
const MIN_LENGTH = 2;

const awake = new WeakSet<HTMLInputElement>();

/** Makes a search field suggest while somebody types, once for each field. */
export const wakeSearch = (input: HTMLInputElement): void => {
  if (awake.has(input)) return;
  awake.add(input);
  const list = makeList(input);
  let asked: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => show(input, list, []);
  const ask = async () => {
    asked?.abort();
    const typed = input.value.trim();
    if (typed.length < MIN_LENGTH) return close();
    asked = new AbortController();
    const found = await fetchSuggestions(input, typed, asked.signal);
    if (found && input.value.trim() === typed) show(input, list, found);
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), PAUSE_MS);
  });
  input.addEventListener('keydown', (event) => steer(event, input, list, close));
  input.addEventListener('blur', () => {
    // An answer that comes now would open a list that nothing closes.
    clearTimeout(timer);
    asked?.abort();
    setTimeout(close, PAUSE_MS);
  });
  // Something may have been typed while this script was on its way.
  if (input.value !== input.defaultValue) void ask();
};

/** Fetches suggestions; undefined when nothing came, such as when a later question has replaced this one. */
const fetchSuggestions = async (input: HTMLInputElement, typed: string, signal: AbortSignal) => {
  try {
    const address = `${input.dataset['suggest']}?${new URLSearchParams({ q: typed })}`;
    const answer = await fetch(address, { signal, headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as { suggestions: Suggestion[] }).suggestions : undefined;
  } catch {
    return undefined;
  }
};

let lists = 0;

const makeList = (input: HTMLInputElement): HTMLElement => {
  const list = document.createElement('ul');
  list.id = `vorschlaege-${++lists}`;
  list.className = 'suggestions';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', texts.suggestionsLabel);
  // A click must not take the focus first: leaving the field closes the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  input.closest('form')!.after(list);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
  }))
    input.setAttribute(name, value);
  return list;
};

const show = (input: HTMLInputElement, list: HTMLElement, found: readonly Suggestion[]): void => {
  list.replaceChildren(
    ...found.map(({ name, href, note }, at) => {
      const entry = document.createElement('li');
      entry.id = `${list.id}-${at}`;
      entry.setAttribute('role', 'option');
      const link = document.createElement('a');
      link.href = href;
      link.tabIndex = -1;
      link.append(name);
      if (note) {
        const quiet = document.createElement('span');
        quiet.append(note);
        link.append(' ', quiet);
      }
      entry.append(link);
      return entry;
    }),
  );
  list.hidden = found.length === 0;
  input.setAttribute('aria-expanded', String(found.length > 0));
  input.removeAttribute('aria-activedescendant');
};

const steer = (event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement, close: () => void): void => {
  // Whoever composes a word, as in Japanese, chooses it by the same keys.
  if (list.hidden || event.isComposing) return;
  const entries = [...list.children];
  const now = entries.findIndex((entry) => entry.id === input.getAttribute('aria-activedescendant'));
  if (event.key === 'Escape') {
    // The menu around the field stays open for another try, and what is typed stays in it: browsers empty fields of searching.
    event.preventDefault();
    event.stopPropagation();
    close();
  } else if (event.key === 'Enter' && now >= 0) {
    event.preventDefault();
    entries[now]!.querySelector('a')!.click();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const steps = entries.length + 1;
    const next = (now + 1 + (event.key === 'ArrowDown' ? 1 : -1) + steps) % steps;
    for (const [at, entry] of entries.entries()) entry.setAttribute('aria-selected', String(at === next - 1));
    if (next === 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', entries[next - 1]!.id);
  } else return;
};
