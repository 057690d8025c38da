// Writes XML for programs: the same as in JSON, in elements that docs/export describes.
import { element, openingOf } from '#kernel/xml.ts';
import { FORMAT_VERSION } from '../constants.ts';
import { toItemElement } from '../item-xml.ts';
import { definePlugin, eachItem } from '../plugin.ts';
import { notes } from '../texts.ts';

export const plugin = definePlugin({
  name: 'xml',
  rank: 30,
  title: 'XML',
  note: notes.xml,
  extension: 'xml',
  takesPictures: false,
  async *write(order) {
    const [begin, end] = openingOf('export', {
      version: FORMAT_VERSION,
      exported: order.moment.toISOString(),
    });
    yield `${begin}\n${element('portal', { url: order.portal.url }, order.portal.name).text}\n`;
    for await (const item of eachItem(order)) yield `${toItemElement(item).text}\n`;
    yield end;
  },
});
