// Writes JSON for programs: everything that is known of each thing, in the shape of docs/export/schema-1.json.
import { FORMAT_VERSION } from '../constants.ts';
import { toData } from '../item-data.ts';
import { definePlugin, eachItem } from '../plugin.ts';
import { notes } from '../texts.ts';

export const plugin = definePlugin({
  name: 'json',
  rank: 10,
  title: 'JSON',
  note: notes.json,
  extension: 'json',
  takesPictures: false,
  async *write(order) {
    const head = {
      format: 'litfass-export',
      version: FORMAT_VERSION,
      exportedAt: order.moment.toISOString(),
      portal: order.portal,
    };
    yield `${JSON.stringify(head).slice(0, -1)},"items":[`;
    let separator = '\n';
    for await (const item of eachItem(order)) {
      yield separator + JSON.stringify(toData(item));
      separator = ',\n';
    }
    yield '\n]}\n';
  },
});
