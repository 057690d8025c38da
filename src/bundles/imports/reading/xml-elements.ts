// Reads XML of any length, element by element: only those that are asked for are ever whole in memory. Nothing outside the file
// is fetched, and no entity stands for more than one sign. Reads what strangers send.
import { SaxesParser } from 'saxes';
import { escapeHtml } from '#kernel/escape-html.ts';
import { ELEMENT_LENGTH, MAX_ENTRY_LENGTH, MAX_UNBROKEN_LENGTH, MAX_XML_DEPTH } from '../constants.ts';
import { fileBroken } from '../texts.ts';
import { UnreadableFile } from './entries.ts';
import type { Chunks } from './entries.ts';

export interface XmlElement {
  /** The name with its prefix, as it is written. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own words, not those of its children. */
  readonly text: string;
  /** How many of the words around it stand before it. */
  readonly at: number;
}

interface Open extends XmlElement {
  readonly children: Open[];
  text: string;
}

/** Yields the elements of these names that stand in none of the others, in their order. Throws an `UnreadableFile`. */
export async function* readElements(
  chunks: Chunks,
  isWanted: (name: string) => boolean,
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false });
  const done: XmlElement[] = [];
  const stack: Open[] = [];
  let [length, depth, faults, unbroken] = [0, 0, 0, 0];
  const addWords = (words: string) => {
    unbroken = 0;
    const open = stack.at(-1);
    if (!open) return;
    length += words.length;
    if (length <= MAX_ENTRY_LENGTH) open.text += words;
  };
  // Files of real portals break rules; what can be read of them is read.
  parser.on('error', () => {
    faults++;
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth++;
    unbroken = 0;
    if (depth > MAX_XML_DEPTH) throw new UnreadableFile(fileBroken);
    if (stack.length === 0 && !isWanted(name)) return;
    if (stack.length === 0) length = 0;
    const at = stack.at(-1)?.text.length ?? 0;
    const element: Open = { name, attributes: { ...attributes }, children: [], text: '', at };
    length += ELEMENT_LENGTH;
    for (const value of Object.values(attributes)) length += value.length;
    if (length <= MAX_ENTRY_LENGTH) stack.at(-1)?.children.push(element);
    stack.push(element);
  });
  parser.on('closetag', () => {
    depth--;
    unbroken = 0;
    const element = stack.pop();
    if (element && stack.length === 0) done.push(element);
  });
  parser.on('text', addWords);
  parser.on('cdata', addWords);
  for await (const words of decoded(chunks)) {
    unbroken += words.length;
    if (unbroken > MAX_UNBROKEN_LENGTH) throw new UnreadableFile(fileBroken);
    parser.write(words.replaceAll(ODD, withoutForbidden));
    yield* done.splice(0);
  }
  parser.close();
  yield* done.splice(0);
  if (depth > 0 && faults > 0) throw new UnreadableFile(fileBroken);
}

/** Old texts are full of signs that XML doesn't know. */
const ODD = /[\p{Cc}\ufffe\uffff]/gu;

const withoutForbidden = (sign: string): string =>
  '\t\n\r'.includes(sign) || (sign >= '\u007f' && sign < '\ufffe') ? sign : '';

/** Decodes the file by its first bytes, or by the encoding that its first line names. */
async function* decoded(chunks: Chunks): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= decoderFor(Buffer.from(chunk.subarray(0, 200)).toString('latin1'));
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

/** A file begins with a mark or a bracket: of two bytes each, or of one, whatever its first line says of it. */
const decoderFor = (head: string): TextDecoder => {
  if (/^(?:\xff\xfe|<\0)/.test(head)) return new TextDecoder('utf-16le');
  if (/^(?:\xfe\xff|\0<)/.test(head)) return new TextDecoder('utf-16be');
  const [, label = 'utf-8'] = /^[^<]*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(head) ?? [];
  try {
    return new TextDecoder(/^utf-?16/i.test(label) ? 'utf-8' : label);
  } catch {
    return new TextDecoder();
  }
};

/** Returns the words of the first child of this name; empty without one. */
export const textOf = ({ children }: XmlElement, name: string): string =>
  children.find((child) => child.name === name)?.text ?? '';

export const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

/** Returns what stands in the first child of this name as HTML: its words, or elements and words in their order; empty without one. */
export const htmlIn = ({ children }: XmlElement, name: string): string => {
  const found = children.find((child) => child.name === name);
  return found && found.children.length > 0 ? innerHtmlOf(found) : (found?.text ?? '');
};

const innerHtmlOf = ({ text, children }: XmlElement): string => {
  let [html, from] = ['', 0];
  for (const child of children) {
    html += escapeHtml(text.slice(from, child.at)) + outerHtmlOf(child);
    from = child.at;
  }
  return html + escapeHtml(text.slice(from));
};

/** XHTML may have a prefix, which HTML doesn't know. */
const outerHtmlOf = (element: XmlElement): string => {
  const name = element.name.replace(/^.*:/, '');
  const attributes = Object.entries(element.attributes)
    .filter(([attribute]) => !attribute.startsWith('xmlns'))
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('');
  return `<${name}${attributes}>${EMPTY.has(name) ? '' : `${innerHtmlOf(element)}</${name}>`}`;
};

/** What HTML never closes. */
const EMPTY: ReadonlySet<string> = new Set('area br col embed hr img input source track wbr'.split(' '));
