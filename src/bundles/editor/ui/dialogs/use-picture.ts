// Loads a picture of ours by its id, small, with a name; it is asked for once per page. One that was just uploaded has no files
// yet: it is shown as it lies in the browser.
import { useEffect, useState } from 'react';
import { whenImageMade } from '#bundles/media/ui/public.ts';
import type { ImageWords } from '#bundles/media/ui/public.ts';
import * as texts from '../../texts.ts';
import { cachedPicture, onImageChange, loadImage } from '../slot-previews.ts';

export interface NamedPicture {
  readonly src: string | null;
  readonly name: string;
  /** The words as they are saved; null as long as nobody knows them. */
  readonly words: ImageWords | null;
}

export const usePicture = (id: number): NamedPicture => {
  const [picture, setPicture] = useState<NamedPicture>(() => unknown(id));
  useEffect(() => {
    let isWanted = true;
    let stopWaiting = () => {};
    const show = async () => {
      const { src, caption, copyright, isStub } = await loadImage(id);
      const known = unknown(id);
      if (!isWanted) return;
      setPicture({ src: src ?? known.src, name: caption || known.name, words: { caption, copyright } });
      stopWaiting();
      // One that was turned has other files in a moment.
      if (isStub && known.src === null) stopWaiting = whenImageMade(id, look);
    };
    // A picture that can't be seen keeps its number as its name.
    const look = () => void show().catch(() => undefined);
    look();
    const leave = onImageChange((changed) => changed === id && look());
    return () => {
      isWanted = false;
      stopWaiting();
      leave();
    };
  }, [id]);
  return picture;
};

const unknown = (id: number): NamedPicture => ({
  src: cachedPicture(id)?.src ?? null,
  name: cachedPicture(id)?.name ?? texts.pictureNumber(id),
  words: null,
});
