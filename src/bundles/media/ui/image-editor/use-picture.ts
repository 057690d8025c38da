// This says which picture the editor shows: the saved one, a preview of it turned, or a file that has just
// come.
import type { Rotation } from '../../editing/constants.ts';
import type { ImageObj } from '../../image-obj.ts';
import { fetchTurned } from './editor-calls.ts';
import { useBlobUrl } from '#design/use-blob-url.ts';

export interface ShownPicture {
  readonly src: string;
  /** Gives false, and leaves everything as it was, when the server can't turn it. */
  readonly turnTo: (degrees: Rotation) => Promise<boolean>;
  /** Shows a file; null shows what was there before. */
  readonly showFile: (file: File | null) => void;
}

export const usePicture = (image: ImageObj | null, prefix: string): ShownPicture => {
  const [turned, setTurned] = useBlobUrl();
  const [file, showFile] = useBlobUrl();
  const turnTo = async (degrees: Rotation) => {
    if (!image) return false;
    const blob = degrees === image.rotation ? null : await fetchTurned(image.id, degrees, prefix);
    if (blob === undefined) return false;
    setTurned(blob);
    return true;
  };
  return { src: file ?? turned ?? image?.url_set.XL ?? '', turnTo, showFile };
};
