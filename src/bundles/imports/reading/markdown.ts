// Turns Markdown as old cards of Ghost hold it into HTML. What of it is HTML already stays so; whoever reads it further takes
// out what may not be. Reads what strangers send.
import { escapeHtml } from '#kernel/escape-html.ts';

export const markdownToHtml = (text: string): string =>
  blocksToHtml(text.replaceAll(/\r\n?/g, '\n').split('\n'), 0);

/** Nobody writes deeper; what is, is words. */
const MAX_DEPTH = 20;

interface Block {
  readonly html: string;
  /** How many lines it has. */
  readonly lines: number;
}

/** Gives a block that begins with the first of these lines, if it is one of this sort. */
type Reader = (lines: readonly string[], from: number, depth: number) => Block | undefined;

const blocksToHtml = (lines: readonly string[], depth: number): string => {
  let html = '';
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at]!)) {
      at++;
      continue;
    }
    const found = READERS.map((reader) => reader(lines, at, depth)).find(Boolean) ?? readParagraph(lines, at);
    html += found.html;
    at += found.lines;
  }
  return html;
};

const isBlank = (line: string) => line.trim() === '';

/** Returns where the first line from here on stands for which `isOver` holds; behind the last one where there is none. */
const findEnd = (lines: readonly string[], from: number, isOver: (line: string) => boolean): number => {
  let at = from;
  while (at < lines.length && !isOver(lines[at]!)) at++;
  return at;
};

const FENCE = /^ {0,3}(`{3,}|~{3,})\s*([\w-]*)/;

const readCode: Reader = (lines, from) => {
  const [, fence = '', language = ''] = FENCE.exec(lines[from]!) ?? [];
  if (fence === '') return undefined;
  const end = findEnd(lines, from + 1, (line) => line.trim().startsWith(fence));
  const code = lines.slice(from + 1, end);
  const name = language && ` class="language-${language}"`;
  return { html: `<pre><code${name}>${escapeHtml(code.join('\n'))}</code></pre>`, lines: end + 1 - from };
};

const readHeading: Reader = (lines, from) => {
  const [, signs = '', words = ''] = /^ {0,3}(#{1,6})\s*(\S.*)$/.exec(lines[from]!) ?? [];
  if (signs === '') return undefined;
  const tag = `h${signs.length}`;
  return { html: `<${tag}>${inlineToHtml(words.replace(/\s#+\s*$/, ''))}</${tag}>`, lines: 1 };
};

const RULE = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;

const readRule: Reader = (lines, from) => (RULE.test(lines[from]!) ? { html: '<hr>', lines: 1 } : undefined);

const readQuote: Reader = (lines, from, depth) => {
  const quoted = lines.slice(
    from,
    findEnd(lines, from, (line) => !/^ {0,3}>/.test(line)),
  );
  if (quoted.length === 0 || depth > MAX_DEPTH) return undefined;
  const inner = quoted.map((line) => line.replace(/^ {0,3}> ?/, ''));
  return { html: `<blockquote>${blocksToHtml(inner, depth + 1)}</blockquote>`, lines: quoted.length };
};

const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])( +)(?=\S)/;

/** Items go on with what is indented behind them. */
const readList: Reader = (lines, from, depth) => {
  const margin = indentOf(lines[from]!);
  const isOrdered = /^ *\d/.test(lines[from]!);
  const items: string[][] = [];
  let at = from;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    const [begun = ''] = ITEM.exec(line) ?? [];
    const isWithin = items.length > 0 && (isBlank(line) || indentOf(line) >= margin + 2);
    if (isWithin) items.at(-1)!.push(line.slice(Math.min(margin + 2, indentOf(line))));
    else if (begun !== '' && /^ *\d/.test(line) === isOrdered) items.push([line.slice(begun.length)]);
    else break;
  }
  if (items.length === 0 || depth > MAX_DEPTH) return undefined;
  const tag = isOrdered ? 'ol' : 'ul';
  const html = items.map((item) => `<li>${itemToHtml(item, depth)}</li>`).join('');
  return { html: `<${tag}>${html}</${tag}>`, lines: at - from };
};

const indentOf = (line: string) => line.search(/\S|$/);

const itemToHtml = (lines: readonly string[], depth: number): string => {
  const end = lines.findIndex((line, at) => at > 0 && (isBlank(line) || ITEM.test(line)));
  const own = end < 0 ? lines : lines.slice(0, end);
  const rest = end < 0 ? [] : lines.slice(end);
  return `${inlineToHtml(own.join('\n'))}${blocksToHtml(rest, depth + 1)}`;
};

const DIVIDER = /^ {0,3}\|?(?: *:?-+:? *\|)+(?: *:?-+:? *)?$/;

const readTable: Reader = (lines, from) => {
  const [head, divider] = [lines[from]!, lines[from + 1] ?? ''];
  if (!head.includes('|') || !DIVIDER.test(divider)) return undefined;
  const rows = lines.slice(
    from + 2,
    findEnd(lines, from + 2, (line) => !line.includes('|')),
  );
  const html = `<table>${rowOf(head, 'th')}${rows.map((row) => rowOf(row, 'td')).join('')}</table>`;
  return { html, lines: rows.length + 2 };
};

const rowOf = (line: string, tag: 'th' | 'td') => {
  const cells = cellsOf(line).map((cell) => `<${tag}>${inlineToHtml(cell)}</${tag}>`);
  return `<tr>${cells.join('')}</tr>`;
};

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());

/** HTML stands until the next blank line. */
const readHtml: Reader = (lines, from) => {
  const line = lines[from]!.trimStart();
  if (!line.startsWith('<') || line.startsWith('<http')) return undefined;
  const html = lines.slice(from, findEnd(lines, from, isBlank));
  return { html: html.join('\n'), lines: html.length };
};

const READERS: readonly Reader[] = [
  readCode,
  readHeading,
  readRule,
  readQuote,
  readTable,
  readList,
  readHtml,
];

const readParagraph = (lines: readonly string[], from: number): Block => {
  const isOver = (at: number) =>
    isBlank(lines[at]!) ||
    FENCE.test(lines[at]!) ||
    /^ {0,3}(?:#{1,6}\s|>)/.test(lines[at]!) ||
    ITEM.test(lines[at]!);
  let end = from + 1;
  while (end < lines.length && !isOver(end)) end++;
  return { html: `<p>${inlineToHtml(lines.slice(from, end).join('\n'))}</p>`, lines: end - from };
};

// Nothing that is sought runs past the next bracket of its sort, nor further than words on a line do.
const CODE = /(`{1,3})([^`\n]{1,2000})\1/g;
const LINK = /(!?)\[([^[\]]{0,1000})\]\(\s{0,9}([^()\s]{1,2000})(?:\s{1,9}"[^"\n]{0,500}")?\s{0,9}\)/g;
const ADDRESS = /(https?:\/\/[^\s">\u003c]{1,2000})>?/g;
const ESCAPED = /\\([\\`*_{}[\]()#+.!~>-])/g;
const MARKS = [
  [/(\*\*|__)(?=\S)([^*_\n]{1,2000})\1/g, 'b'],
  [/([*_])(?=\S)([^*_\n]{1,2000})\1(?!\w)/g, 'i'],
  [/(~~)(?=\S)([^~\n]{1,2000})~~/g, 's'],
] as const;

const inlineToHtml = (text: string): string => {
  // What is whole already stands aside until the marks around it are read.
  const whole: string[] = [];
  const aside = (html: string) => `\ue000${whole.push(html) - 1}\ue000`;
  let html = text
    .replaceAll('\ue000', '')
    .replaceAll(CODE, (_all, _fence, code: string) => aside(`<code>${escapeHtml(code.trim())}</code>`))
    .replaceAll(ESCAPED, (_all, sign: string) => aside(escapeHtml(sign)))
    .replaceAll('<http', 'http');
  html = html.replaceAll(LINK, (_all, sign: string, words: string, address: string) =>
    sign === '!'
      ? aside(`<img src="${escapeHtml(address)}" alt="${escapeHtml(words)}">`)
      : `${aside(`<a href="${escapeHtml(address)}">`)}${words}${aside('</a>')}`,
  );
  if (!html.includes('="'))
    html = html.replaceAll(ADDRESS, (_all, address: string) =>
      aside(`<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`),
    );
  for (const [mark, tag] of MARKS)
    html = html.replaceAll(mark, (_all, _sign, words: string) => `<${tag}>${words}</${tag}>`);
  return html
    .trim()
    .replaceAll('\n', '<br>\n')
    .replaceAll(/\ue000(\d+)\ue000/g, (_all, at: string) => whole[Number(at)]!);
};
