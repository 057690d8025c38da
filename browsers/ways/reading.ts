// These are ways of those who only read.
import { setTimeout as delay } from 'node:timers/promises';
import type { Way } from '../way.ts';

export const STORY = 'Elf zu zehn für die alte Brücke';
export const PICTURES = 'Zwölf Bilder von der Säule, und nur eines mit Kater';
export const KICKER = ['kicker', 'main article .small-caps', 'width of its words'] as const;

export const readTheFront: Way = {
  name: 'read the front page',
  walk: async ({ goto, look }) => {
    await goto('/');
    await look('front page', [KICKER, ['masthead', 'body > header', 'height']]);
  },
};

export const readAnArticle: Way = {
  name: 'read an article and its gallery',
  walk: async ({ goto, click, read, look, ask, fault }) => {
    await goto('/auenfeld');
    await click('link', STORY, { isPart: true });
    await read(STORY, 'h1');
    await look('article', [KICKER, ['headline', 'h1', 'height'], ['text', '.rt', 'height']]);
    if ((await ask(indentBesideLetter)) < LARGE_LETTER_PX) fault('no large letter begins the text');
    await goto('/tag/bilder-der-woche');
    await click('link', PICTURES, { isPart: true });
    await click('button', 'Nächstes Bild');
    await read('2 / 12');
    await look('gallery', [['gallery', 'section[aria-label^=Bilderstrecke]', 'height']]);
  },
};

const LARGE_LETTER_PX = 20;

/** Measures how far the second line gives way to the first letter: what engines tell of the letter itself differs. */
const indentBesideLetter = (): number => {
  const paragraph = document.querySelector('.rt-drop-cap p')!;
  const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const boxes = Array.from({ length: text.length - 2 }, (_, at) => {
    const letter = document.createRange();
    letter.setStart(text, at + 1);
    letter.setEnd(text, at + 2);
    return letter.getBoundingClientRect();
  });
  const second = boxes.find(({ top, height }) => height > 0 && top > boxes[0]!.bottom);
  return (second?.left ?? 0) - paragraph.getBoundingClientRect().left;
};

export const leafThroughLists: Way = {
  name: 'leaf through lists, a snapshot, an event, a person',
  walk: async ({ goto, click, look, until }) => {
    await goto('/auenfeld/c-rathaus');
    await look('category', [['title', 'h1', 'height']]);
    for (const [name, address] of [
      ['snapshot', '_i'],
      ['event', '_e'],
    ] as const) {
      await goto('/');
      await until(`no ${name}`, openFirst, `main a[href*="${address}"]`);
      await until(`no ${name} has come`, (part) => location.pathname.includes(part), address);
      await look(name, [KICKER, ['headline', 'h1', 'height']]);
    }
    await goto('/auenfeld');
    await click('link', STORY, { isPart: true });
    await click('link', 'Henrike Voßberg', { within: 'article header' });
    await until('no profile', () => location.pathname.startsWith('/profile/'));
    await look('profile', [['name', 'h1', 'height']]);
    await goto('/p/datenschutz');
    await look('page about the portal', [['title', 'h1', 'height']]);
  },
};

export const readInTheDark: Way = {
  name: 'read in dark colours',
  walk: async ({ goto, click, look, ask, until, fault }) => {
    await goto('/');
    while (!(await ask(isDark))) {
      await click('button', 'Farben', { isPart: true });
      await delay(SHORT_MS);
    }
    const [red = 255] = await ask(() =>
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number),
    );
    if (red > MOST_DARK) fault(`the ground isn't dark: ${red}`);
    await goto('/auenfeld');
    await until('the next page is light again', isDark);
    await look('dark page of a place');
  },
};

const isDark = () => document.documentElement.dataset['scheme'] === 'dark';

const SHORT_MS = 100;
const MOST_DARK = 60;

const openFirst = (selector: string): boolean => {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  link?.click();
  return link !== null;
};
