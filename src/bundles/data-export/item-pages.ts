// Writes a thing as a page of XHTML, with pictures that lie beside it.
import { toXhtml } from '#kernel/export-xhtml.ts';
import { element, xmlDocument } from '#kernel/xml.ts';
import type { AddedPicture } from './picture-files.ts';
import type { ExportedItem } from './plugin.ts';

export type PagePicture = Pick<AddedPicture, 'name' | 'image' | 'width' | 'height'>;

/** A film or sound that lies beside the page. */
export interface PageFilm {
  readonly name: string;
  readonly title: string;
}

/** Returns the page; it names pictures and films as seen from a folder beside theirs. */
export const pageOf = (
  item: ExportedItem,
  pictures: readonly PagePicture[],
  films: readonly PageFilm[] = [],
): string => {
  const byId = new Map(pictures.map((picture) => [picture.image.id, picture]));
  const drawImage = (id: number) => {
    const picture = byId.get(id);
    if (!picture) return undefined;
    const { name, image, width, height } = picture;
    return element('img', { src: `../${name}`, alt: image.alt, width, height });
  };
  const inText = new Set(item.body.flatMap((block) => (block.type === 'images' ? block.imageIds : [])));
  const above = pictures
    .filter(({ image }) => !inText.has(image.id))
    .flatMap(({ image }) => drawImage(image.id) ?? []);
  return xmlDocument(
    element(
      'html',
      { xmlns: 'http://www.w3.org/1999/xhtml', lang: 'de' },
      element('head', {}, element('meta', { charset: 'utf-8' }), element('title', {}, item.title)),
      element(
        'body',
        {},
        element('h1', {}, item.title),
        item.lead === '' ? undefined : element('p', {}, item.lead),
        above,
        toXhtml(item.body, { references: item.references, drawImage }),
        films.map(({ name, title }) => element('p', {}, element('a', { href: `../${name}` }, title))),
        element('p', {}, element('a', { href: item.url }, item.url)),
      ),
    ),
  );
};
