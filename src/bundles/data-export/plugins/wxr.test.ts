// Checks what WordPress' importer needs of addresses.
import { expect, it } from 'vitest';
import type { ExportedItem, ExportOrder } from '../plugin.ts';
import { plugin } from './wxr.ts';

const picture = {
  id: 31,
  caption: '',
  alt: 'Eine Brücke',
  credit: '',
  source: '',
  licence: '',
  isReusable: true,
  thumb: null,
  files: [{ size: 'L', width: 800, height: 533, address: '/media/image/31/a_L.jpg?e=17&s=bIe' }],
};

const item = {
  type: 'article',
  id: 9,
  title: 'Elf zu zehn',
  url: 'https://litfass.example/elf-zu-zehn_a9',
  author: null,
  place: null,
  category: null,
  tags: [],
  publishedAt: new Date('2026-05-01T08:30:05Z'),
  updatedAt: null,
  lead: '',
  body: [{ type: 'images', imageIds: [31], caption: null }],
  images: [picture],
  references: new Map(),
  talk: async function* () {},
} as unknown as ExportedItem;

const order: ExportOrder = {
  portal: { name: 'Auenfeld', url: 'https://litfass.example' },
  moment: new Date('2026-06-01T00:00:00Z'),
  by: 'Erna',
  pictureSize: 'L',
  batches: async function* () {
    yield [item];
  },
};

const read = (xml: string) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

it('an address with signs of its own stands in the text as it is fetched, since it is looked for there', async () => {
  let text = '';
  for await (const part of plugin.write(order)) text += String(part);
  const [, content = ''] = /<content:encoded>(.*?)<\/content:encoded>/s.exec(text) ?? [];
  const [, attachment = ''] = /<wp:attachment_url>(.*?)<\/wp:attachment_url>/.exec(text) ?? [];
  expect(read(attachment)).toBe('https://litfass.example/media/image/31/a_L.jpg?e=17&s=bIe');
  expect(read(content)).toContain(`src="${read(attachment)}"`);
});

it.each([
  ['2026-05-01T08:30:05Z', '2026-05-01 10:30:05', '2026-05-01 08:30:05'],
  // In 1880 clocks still went by the sun, to the second.
  ['1880-01-01T12:00:00Z', '1880-01-01 12:53:28', '1880-01-01 12:00:00'],
])('a piece of %s has the hour of the clocks here and that of UTC', async (moment, here, inUtc) => {
  const batches = async function* () {
    yield [{ ...item, publishedAt: new Date(moment) }];
  };
  let text = '';
  for await (const part of plugin.write({ ...order, batches })) text += String(part);
  expect(text).toContain(`<wp:post_date>${here}</wp:post_date>`);
  expect(text).toContain(`<wp:post_date_gmt>${inUtc}</wp:post_date_gmt>`);
});
