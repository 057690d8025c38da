import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { toParts } from '../ready-html.tsx';
import { isLink, isWebAddress } from '../rules.ts';
import type { RichTextDocument } from '../tree.ts';
import { parseDocument } from '../rules/validate.ts';
import { importHtml } from './import-html.ts';
import { XSS_CORPUS, XSS_VECTORS } from './xss-corpus.ts';

const page = new JSDOM('').window;

const TAGS = [
  ...'a blockquote b br code details div em footer h2 h3 h4 hr li ol p pre s section span strong sub summary sup'.split(
    ' ',
  ),
  ...'table tbody td th thead tr u ul'.split(' '),
];
const ATTRIBUTES =
  'aria-label class colspan data-language href rel rowspan scope start tabindex target'.split(' ');

/** Returns what a real parser finds in this HTML beyond elements and attributes of rich texts. */
const dangersIn = (html: string): readonly string[] => {
  const { body, head } = new page.DOMParser().parseFromString(html, 'text/html');
  return [...head.querySelectorAll('*'), ...body.querySelectorAll('*')].flatMap((element) => [
    ...(TAGS.includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!ATTRIBUTES.includes(name)) return [name];
      return name === 'href' && !/^(?:https?|mailto|tel):/i.test(value) ? [`href=${value}`] : [];
    }),
  ]);
};

const readyHtmlOf = (document: RichTextDocument) =>
  toParts(document)
    .map((part) => ('html' in part ? part.html : ''))
    .join('');

/** Returns every value of an attribute with this name, wherever it stands. */
const valuesOf = (name: string, tree: unknown): readonly unknown[] =>
  typeof tree !== 'object' || tree === null
    ? []
    : Object.entries(tree).flatMap(([key, value]) => [
        ...(key === name && value !== null ? [value] : []),
        ...valuesOf(name, value),
      ]);

/** Does what a page does that takes its own HTML and sets it again. */
const setAgain = (html: string): string => {
  const element = page.document.createElement('div');
  element.innerHTML = html;
  return element.innerHTML;
};

describe.each(Object.entries(XSS_CORPUS))('an attack by %s comes to nothing', (_kind, vectors) => {
  it.each(vectors.map((vector) => [vector]))('%j', (vector) => {
    const { document } = importHtml(vector, { address: 'https://b.example/a/' });
    expect(parseDocument(document)).toEqual({ ok: true, document });
    expect(valuesOf('href', document).filter((href) => !isLink(href))).toEqual([]);
    expect(valuesOf('src', document).filter((src) => !isWebAddress(src))).toEqual([]);
    const html = readyHtmlOf(document);
    expect(dangersIn(html)).toEqual([]);
    expect(dangersIn(setAgain(setAgain(html)))).toEqual([]);
  });
});

describe('the attacks', () => {
  it('are many, and no two are the same', () => {
    expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(220);
    expect(new Set(XSS_VECTORS).size).toBe(XSS_VECTORS.length);
  });

  it('would be seen in HTML that nobody read', () => {
    const seen = XSS_VECTORS.filter((vector) => dangersIn(vector).length > 0);
    expect(seen.length).toBeGreaterThan(XSS_VECTORS.length * 0.9);
  });

  it('come to nothing one within the other and at the end of each other', () => {
    const { document } = importHtml(XSS_VECTORS.join(''));
    expect(dangersIn(readyHtmlOf(document))).toEqual([]);
    for (const [at, vector] of XSS_VECTORS.entries()) {
      const other = XSS_VECTORS[(at * 7 + 13) % XSS_VECTORS.length] ?? '';
      const html = readyHtmlOf(importHtml(`<table><tr><td>${vector}<td>${other}</table>${vector}`).document);
      expect(dangersIn(html)).toEqual([]);
    }
  });
});
