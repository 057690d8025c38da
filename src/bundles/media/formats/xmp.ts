// XMP is a small XML document in a file. Of it only the words of Dublin Core and Photoshop's credit are of interest. Reads what
// strangers send.
import type { FileCredit } from './file-words.ts';

/** Reads what a packet tells; looks for few elements and never at the whole document, which anybody may have written. */
export const readXmp = (packet: Buffer): FileCredit => {
  const xml = packet.toString('utf8');
  return {
    caption: itemOf(xml, 'dc:description'),
    creator: itemOf(xml, 'dc:creator'),
    rights: itemOf(xml, 'dc:rights'),
    credit: elementOf(xml, 'photoshop:Credit') ?? attributeOf(xml, 'photoshop:Credit'),
    source: elementOf(xml, 'photoshop:Source') ?? attributeOf(xml, 'photoshop:Source'),
  };
};

/** Returns a packet that tells what a picture shows and who made it; undefined when there is nothing to tell. */
export const writeXmp = ({
  caption,
  copyright,
}: {
  caption: string;
  copyright: string;
}): string | undefined => {
  if (!caption && !copyright) return undefined;
  const [shows, by] = [escape(caption), escape(copyright)];
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">',
    caption && alternatives('dc:description', shows),
    copyright && `<dc:creator><rdf:Seq><rdf:li>${by}</rdf:li></rdf:Seq></dc:creator>`,
    copyright && alternatives('dc:rights', by),
    copyright && `<photoshop:Credit>${by}</photoshop:Credit>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('');
};

const alternatives = (name: string, text: string) =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`;

/** Returns the first item of a list. */
const itemOf = (xml: string, name: string): string | undefined => {
  const list = between(xml, name);
  return list === undefined ? undefined : elementOf(list, 'rdf:li');
};

const elementOf = (xml: string, name: string): string | undefined => {
  const text = between(xml, name);
  return text === undefined || text.includes('<') ? undefined : unescape(text);
};

const between = (xml: string, name: string): string | undefined => {
  const start = new RegExp(`<${name}[\\s>]`).exec(xml);
  if (!start) return undefined;
  const from = xml.indexOf('>', start.index) + 1;
  const to = xml.indexOf(`</${name}>`, from);
  return from === 0 || to < 0 ? undefined : xml.slice(from, to);
};

const attributeOf = (xml: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(xml);
  return found ? unescape(found[1] ?? found[2] ?? '') : undefined;
};

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescape = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return SIGNS[String(name)] ?? whole;
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  });

/** Escapes a text for XML; what XML can't hold at all is left out. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
