// Writes a folder for other systems: each thing as Markdown and as a page of HTML, its pictures beside them.
import { nameOf } from '../file-names.ts';
import { pageOf } from '../item-pages.ts';
import type { PagePicture } from '../item-pages.ts';
import { toMarkdown } from '../markdown-blocks.ts';
import { addPictures } from '../picture-files.ts';
import { definePlugin, eachItem } from '../plugin.ts';
import type { ExportedItem } from '../plugin.ts';
import { notes } from '../texts.ts';
import { zipArchive } from '../zip-archive.ts';

export const plugin = definePlugin({
  name: 'markdown',
  rank: 70,
  title: 'Markdown',
  note: notes.markdown,
  extension: 'zip',
  takesPictures: true,
  write: (order) =>
    zipArchive(order.moment, async (archive) => {
      for await (const item of eachItem(order)) {
        const name = nameOf(item);
        const pictures = await addPictures(archive, 'bilder', item, order.pictureSize);
        await archive.add(`markdown/${name}.md`, markdownOf(item, pictures));
        await archive.add(`html/${name}.html`, pageOf(item, pictures));
      }
    }),
});

/** Returns a thing as Markdown, with what is known of it at its beginning, as YAML: JSON is YAML too. */
export const markdownOf = (item: ExportedItem, pictures: readonly PagePicture[]): string => {
  const files = new Map(
    pictures.map(({ image, name }) => [image.id, { path: `../${name}`, alt: image.alt }]),
  );
  const body = toMarkdown(item.body, { references: item.references, imageOf: (id) => files.get(id) });
  const front = Object.entries(factsOf(item, pictures))
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');
  return `---\n${front}\n---\n\n${body}\n`;
};

const factsOf = (item: ExportedItem, pictures: readonly PagePicture[]) => {
  const { title, lead, author, place, category, tags, url, isExcerpt } = item;
  const [opening] = pictures;
  return Object.fromEntries(
    Object.entries({
      title,
      lead,
      author: author?.name,
      date: item.publishedAt?.toISOString(),
      updated: item.updatedAt?.toISOString(),
      place,
      category,
      tags,
      address: url,
      image: opening && `../${opening.name}`,
      excerpt: isExcerpt || undefined,
      ...Object.fromEntries(item.facts.map(({ name, value }) => [name, value])),
    }).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
};
