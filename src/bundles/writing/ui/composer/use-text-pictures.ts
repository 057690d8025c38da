// Asks once for each of the pictures of a text, and follows them while they are edited, for what is said under them.
import { useEffect, useState } from 'react';
import { fetchImage, whenImageSaved } from '#bundles/media/ui/public.ts';
import type { ImageObj } from '#bundles/media/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import type { PictureWords } from '../../rules/checklist.ts';

/** Returns the pictures that are known by now; what the text says under a picture counts as its caption. */
export const useTextPictures = (text: Pick<RichTextDocument, 'content'>): readonly PictureWords[] => {
  const [known, setKnown] = useState<Known>(new Map());
  const shown = text.content.flatMap((node) => {
    if (node.type === 'image') return [{ id: node.attrs.imageId, caption: node.attrs.caption }];
    return node.type === 'gallery' ? node.attrs.imageIds.map((id) => ({ id, caption: null })) : [];
  });
  const wanted = [...new Set(shown.map(({ id }) => id))].filter((id) => !known.has(id)).join();
  useEffect(() => {
    if (wanted === '') return;
    const ids = wanted.split(',').map(Number);
    void Promise.all(ids.map(fetchImage)).then((images) => setKnown((before) => withImages(before, images)));
  }, [wanted]);
  useEffect(() => whenImageSaved((image) => setKnown((before) => withImages(before, [image]))), []);
  return shown.flatMap(({ id, caption }) => {
    const image = known.get(id);
    return image ? [{ caption: caption ?? image.caption, copyright: image.copyright, alt: image.alt }] : [];
  });
};

type Known = ReadonlyMap<number, ImageObj>;

/** Those that are gone are left out. */
const withImages = (known: Known, images: readonly (ImageObj | undefined)[]): Known =>
  new Map([...known, ...images.flatMap((image) => (image ? [[image.id, image] as const] : []))]);
