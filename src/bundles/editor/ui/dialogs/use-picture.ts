// A picture of ours by its id, small, with a name; asked once per page. One that was just brought has no files yet: it is
// shown as it lies in the browser.
import { useEffect, useState } from 'react';
import * as texts from '../../texts.ts';
import { loadImage } from '../slot-previews.ts';

export interface NamedPicture {
  readonly src: string | null;
  readonly name: string;
}

export const usePicture = (id: number): NamedPicture => {
  const [picture, setPicture] = useState<NamedPicture>(brought.get(id) ?? unknown(id));
  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      const { src, caption } = await loadImage(id);
      const known = brought.get(id) ?? unknown(id);
      if (isWanted) setPicture({ src: src ?? known.src, name: caption || known.name });
    };
    // One that can't be seen keeps its number.
    show().catch(() => undefined);
    return () => void (isWanted = false);
  }, [id]);
  return picture;
};

/** For the pictures of this page; the browser lets go of them with it. */
export const rememberPicture = (id: number, file: File): void =>
  void brought.set(id, { src: URL.createObjectURL(file), name: file.name });

const brought = new Map<number, NamedPicture>();
const unknown = (id: number): NamedPicture => ({ src: null, name: texts.pictureNumber(id) });
