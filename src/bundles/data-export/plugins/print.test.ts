import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { ExportedItem } from '../plugin.ts';
import { entriesOf } from '../test-data.ts';
import { plugin } from './print.ts';

const words = (text: string) => ({ type: 'paragraph', text: [{ text }] });
const item = {
  type: 'article',
  id: 7,
  title: 'Der Steg 🎄 trägt',
  url: 'https://l.example/steg',
  author: { id: 1, name: 'Linh 🌊 Tran' },
  place: 'Auenfeld 🏘️',
  category: null,
  lead: '',
  facts: [],
  body: [
    { type: 'box', title: 'Kurz 📌 gesagt', blocks: [words('Er trägt.')] },
    { type: 'quote', blocks: [words('Endlich 🎉!')], author: 'Der Bürgermeister 🎩' },
    { type: 'code', text: 'Ruf 📞 112' },
  ],
  images: [],
  chosen: [],
  references: new Map(),
} as unknown as ExportedItem;

describe('what is set on paper', () => {
  it('has no picture among letters anywhere, and the report names them all', async () => {
    const written = plugin.write({
      portal: { name: 'Litfass', url: 'https://l.example' },
      moment: new Date('2026-11-24T12:00:00Z'),
      by: 'Linh Tran',
      pictureSize: 'XXL',
      batches: async function* () {
        yield [item];
      },
    });
    const entries = await entriesOf(await buffer(Readable.from(written)));
    const sheet = [...entries].find(([name]) => name.startsWith('satz/'))![1].toString();
    expect(sheet).not.toMatch(/\p{Extended_Pictographic}/u);
    expect(sheet).toContain('<kastentitel>Kurz gesagt</kastentitel>');
    expect(sheet).toContain('<zitiert>Der Bürgermeister</zitiert>');
    expect(entries.get('pruefung.txt')!.toString()).toContain('📌');
  });
});
