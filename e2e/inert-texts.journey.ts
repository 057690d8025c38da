// Attacks by every way into a text – BBCode, pasted HTML, attributes of a tree – as a real browser reads what we make of
// them: nothing runs, nothing is asked of anybody, nothing is in the page that a text can't have.
import type { BrowserContext, Page } from 'playwright';
import { createServer } from 'vite';
import { XSS_VECTORS } from '../src/bundles/rich-text/html-import/xss-corpus.ts';
import type { RichTextDocument } from '../src/bundles/rich-text/tree.ts';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';

export const inertTexts: Journey = {
  name: 'inert texts',
  portal: 'demo',
  screen: 'wide',
  walk: async ({ page, glance }) => {
    await glance('the probe sees attacks that nobody read', async () => {
      const found = await probe(page, XSS_VECTORS.slice(0, 60).join('\n'));
      expect(found.ran.length).toBeGreaterThan(10);
      expect(found.asked.length).toBeGreaterThan(0);
      expect(found.strange.length).toBeGreaterThan(50);
    });

    await glance('attacks by every way come to nothing', async () => {
      const html = await readyHtmlOf(XSS_VECTORS);
      expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(200);
      expect(html.length).toBeGreaterThan(XSS_VECTORS.length * 5);
      expect(await probe(page, html.join('\n'))).toEqual({ ran: [], asked: [], strange: [] });
    });
  },
};

/** Returns all that becomes of an attack: as a text in BBCode, as HTML, and as every word that a tree holds. */
const documentsOf = (
  { importHtml, bbcodeToTree, parseDocument }: Ways,
  attack: string,
): readonly RichTextDocument[] => [
  importHtml(attack, { address: 'https://b.example/a/' }).document,
  bbcodeToTree(attack),
  ...BBCODE.map((write) => bbcodeToTree(write(attack), { tags: 'full' })),
  ...TREES.flatMap((make) => {
    const outcome = parseDocument({ schemaVersion: 1, type: 'doc', content: [make(attack)] });
    return outcome.ok ? [outcome.document] : [];
  }),
];

const BBCODE: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `[url=${attack}]${attack}[/url]`,
  (attack) => `[url="${attack}"]Wort[/url] [url]${attack}[/url]`,
  (attack) => `[quote="${attack}"]${attack}[/quote]`,
  (attack) => `[spoiler="${attack}"]Wort[/spoiler]`,
  (attack) => `[code=${attack}]${attack}[/code]`,
  (attack) => `[color=${attack}]Wort[/color] [size="${attack}"]Wort[/size]`,
  (attack) => `[table][tr][td colspan="${attack}"]${attack}[/td][/tr][/table]`,
];

const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });
const marked = (type: string, attrs: object) =>
  paragraph({ type: 'text', text: 'Wort', marks: [{ type, attrs }] });

/** Nodes with the attack where the schema has a word; what it refuses is not stored. */
const TREES: readonly ((attack: string) => object)[] = [
  (attack) => paragraph({ type: 'text', text: attack }),
  (href) => marked('link', { href, newTab: true }),
  (attack) => marked('link', { href: `https://b.example/${attack}`, newTab: false }),
  (name) => marked('color', { name }),
  (author) => ({ type: 'blockquote', attrs: { author }, content: [paragraph()] }),
  (title) => ({ type: 'spoiler', attrs: { title }, content: [paragraph()] }),
  (language) => ({ type: 'codeBlock', attrs: { language }, content: [{ type: 'text', text: language }] }),
  (label) => paragraph({ type: 'mention', attrs: { id: 1, label } }),
  (attack) => ({ type: 'paragraph', attrs: { textAlign: attack, onclick: attack }, content: [] }),
  (attack) => ({ type: attack, content: [{ type: 'text', text: attack }] }),
];

/** The ways into a text, and what it is drawn by. */
type Ways = typeof import('../src/bundles/rich-text/html-import/import-html.ts') &
  typeof import('../src/bundles/rich-text/rules/bbcode-tree.ts') &
  typeof import('../src/bundles/rich-text/rules/validate.ts') &
  typeof import('../src/bundles/rich-text/ready-html.tsx');

const WAYS = [
  'html-import/import-html.ts',
  'rules/bbcode-tree.ts',
  'rules/validate.ts',
  'ready-html.tsx',
] as const;

/**
 * Returns the HTML of attacks as it is stored and printed. It is loaded by Vite, since Node reads no components and finds no
 * kinds.
 */
const readyHtmlOf = async (attacks: readonly string[]): Promise<readonly string[]> => {
  const vite = await createServer({
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const loaded = await Promise.all(
      WAYS.map((file) => vite.ssrLoadModule(`/src/bundles/rich-text/${file}`)),
    );
    const ways = Object.assign({}, ...loaded) as Ways;
    return attacks
      .flatMap((attack) => documentsOf(ways, attack))
      .flatMap((document) => ways.toParts(document).flatMap((part) => ('html' in part ? [part.html] : [])));
  } finally {
    await vite.close();
  }
};

interface Findings {
  /** Lists what ran. */
  readonly ran: readonly string[];
  /** Addresses that were asked for. */
  readonly asked: readonly string[];
  /** Elements, attributes and links that no text has. */
  readonly strange: readonly string[];
}

/** Sets the HTML into a page without any policy, twice as a page does that takes its own HTML, and touches all of it. */
const probe = async (page: Page, html: string): Promise<Findings> => {
  const context = await page.context().browser()!.newContext({ bypassCSP: true });
  try {
    const { asked, ran, victim } = await watch(context);
    await victim.setContent(`<!doctype html><meta charset="utf-8"><body>${html}`, { waitUntil: 'load' });
    const strange = await victim.evaluate(findStrange, { elements: ELEMENTS, attributes: ATTRIBUTES });
    await victim.evaluate(touchAll);
    await victim.evaluate(() => (document.body.innerHTML += ''));
    const again = await victim.evaluate(findStrange, { elements: ELEMENTS, attributes: ATTRIBUTES });
    return { ran, asked, strange: [...new Set([...strange, ...again])] };
  } finally {
    await context.close();
  }
};

const watch = async (context: BrowserContext) => {
  const ran: string[] = [];
  const asked: string[] = [];
  await context.exposeFunction('reportProbe', (what: string) => void ran.push(what));
  await context.addInitScript(() => {
    const { reportProbe } = window as unknown as { reportProbe: (what: string) => void };
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Object.assign(window, { [name]: () => reportProbe(name) });
  });
  await context.route('**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const victim = await context.newPage();
  victim.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  victim.on('pageerror', ({ message }) => ran.push(message));
  victim.on('console', (message) => ran.push(message.text()));
  return { ran, asked, victim };
};

const ELEMENTS = [
  ...'a b blockquote body br code details div em footer h2 h3 h4 head hr html li meta ol p pre s section span'.split(
    ' ',
  ),
  ...'strong sub summary sup table tbody td th thead tr u ul'.split(' '),
];
const ATTRIBUTES =
  'aria-label charset class colspan data-language href rel rowspan scope start tabindex target'.split(' ');

interface Known {
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
}

const findStrange = ({ elements, attributes }: Known): string[] =>
  [...document.querySelectorAll('*')].flatMap((element) => [
    ...(elements.includes(element.localName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
      ? []
      : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!attributes.includes(name)) return [name];
      const isForbidden = name === 'href' && !/^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(value);
      return isForbidden ? [`href=${value}`] : [];
    }),
  ]);

/** Touches whatever waits for somebody to touch it. */
const touchAll = () => {
  const events =
    'click mouseover focus blur input toggle error load pointerdown keydown animationstart'.split(' ');
  for (const element of document.body.querySelectorAll('*'))
    for (const name of events) element.dispatchEvent(new Event(name, { cancelable: true }));
};
