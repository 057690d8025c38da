// <command-palette> around the link to the search of the desks: the link and Ctrl+K open it over the page instead. What is
// found comes from the link's page as JSON; arrows choose, Enter goes there, Escape closes. Without it the link is a link.
import styles from '../DeskSearch.module.css';
import * as texts from '../work/texts.ts';
import { showInDialog } from './plain-dialog.ts';

interface Hit {
  readonly name: string;
  readonly href: string;
  readonly note?: string;
}

interface HitGroup {
  readonly name: string;
  readonly hits: readonly Hit[];
}

/** The pause before a question, so that fast typing asks once. */
const QUIET_MS = 120;

const LIST_ID = 'befehlsliste';
const optionId = (at: number) => `${LIST_ID}-${at}`;

export const defineCommandPalette = (): void => {
  class CommandPalette extends HTMLElement {
    private dialog: HTMLDialogElement | undefined;

    connectedCallback() {
      this.addEventListener('click', this.openByClick);
      document.addEventListener('keydown', this.openByKey);
    }

    disconnectedCallback() {
      document.removeEventListener('keydown', this.openByKey);
    }

    private readonly openByClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.open();
    };

    private readonly openByKey = (event: KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isAsked || event.shiftKey || event.altKey) return;
      // Where something is written, Ctrl+K belongs to that: it sets a link there.
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      event.preventDefault();
      this.open();
    };

    private open() {
      if (this.dialog?.isConnected) return;
      const link = this.querySelector('a');
      if (link) this.dialog = openPalette(link.href, this.dataset['calls'] ?? '');
    }
  }
  if (!customElements.get('command-palette')) customElements.define('command-palette', CommandPalette);
};

/** `pageHref` is where Enter leads while nothing is chosen. */
const openPalette = (pageHref: string, calls: string): HTMLDialogElement => {
  const input = element('input', {
    type: 'search',
    className: styles['input'] ?? '',
    placeholder: texts.palettePlaceholder,
    ariaLabel: texts.palettePlaceholder,
    autocomplete: 'off',
    maxLength: 100,
  });
  const list = element('div', { id: LIST_ID, className: styles['list'] ?? '', role: 'listbox' });
  list.ariaLabel = texts.paletteListLabel;
  const said = element('p', { className: styles['said'] ?? '' });
  said.setAttribute('role', 'status');
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-controls', LIST_ID);
  input.setAttribute('aria-expanded', 'true');
  const header = element('header', {});
  header.append(input);
  const dialog = showInDialog([header, said, list], header);
  dialog.classList.add(styles['palette'] ?? '');
  dialog.ariaLabel = texts.paletteTitle;
  input.focus();

  const choose = (at: number | undefined) => {
    const options = optionsIn(list);
    const next = at === undefined ? undefined : options[(at + options.length) % Math.max(options.length, 1)];
    for (const option of options) option.ariaSelected = String(option === next);
    if (next) input.setAttribute('aria-activedescendant', next.id);
    else input.removeAttribute('aria-activedescendant');
    next?.scrollIntoView({ block: 'nearest' });
  };
  const show = (groups: readonly HitGroup[]) => {
    list.replaceChildren(...drawGroups(groups));
    said.textContent = groups.length === 0 ? texts.paletteNothing : '';
    choose(0);
  };
  const ask = asking(calls, show, () => {
    said.textContent = texts.paletteFailed;
  });

  input.addEventListener('input', () => {
    // What is listed was found for other words: Enter must not lead there.
    choose(undefined);
    ask(input.value, QUIET_MS);
  });
  input.addEventListener('keydown', (event) => {
    // Whoever composes a word, as in Japanese, chooses it by the same keys.
    if (event.isComposing) return;
    const at = optionsIn(list).findIndex(({ ariaSelected }) => ariaSelected === 'true');
    if (event.key === 'ArrowDown') choose(at + 1);
    else if (event.key === 'ArrowUp') choose(Math.max(at, 0) - 1);
    else if (event.key === 'Enter')
      location.assign(optionsIn(list)[at]?.href ?? `${pageHref}?q=${encodeURIComponent(input.value)}`);
    else return;
    event.preventDefault();
  });
  ask('', 0);
  return dialog;
};

/** Asks once typing rests; an answer that comes after a later question is forgotten. */
const asking = (calls: string, show: (groups: readonly HitGroup[]) => void, fail: () => void) => {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text: string, afterMs: number) => {
    const own = ++latest;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      try {
        const reply = await fetch(`${calls}?q=${encodeURIComponent(text)}`, {
          headers: { accept: 'application/json' },
        });
        if (!reply.ok) throw new Error(String(reply.status));
        const { groups } = (await reply.json()) as { groups: HitGroup[] };
        if (own === latest) show(groups);
      } catch {
        if (own === latest) fail();
      }
    }, afterMs);
  };
};

const optionsIn = (list: Element) => [...list.querySelectorAll('a')];

const drawGroups = (groups: readonly HitGroup[]): HTMLElement[] => {
  let count = 0;
  return groups.map(({ name, hits }, at) => {
    const heading = element('p', { id: `${LIST_ID}-gruppe-${at}`, textContent: name });
    const group = element('div', {});
    group.setAttribute('role', 'group');
    group.setAttribute('aria-labelledby', heading.id);
    group.append(heading, ...hits.map((hit) => drawHit(hit, count++)));
    return group;
  });
};

const drawHit = ({ name, href, note }: Hit, at: number): HTMLElement => {
  const option = element('a', { id: optionId(at), href, tabIndex: -1 });
  option.setAttribute('role', 'option');
  option.append(element('span', { textContent: name }));
  if (note) option.append(' ', element('small', { textContent: note }));
  return option;
};

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
