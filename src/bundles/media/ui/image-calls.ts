// What islands of other bundles ask about single images: one as the calls give it, and the editor over the page.
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { elementPaths } from '../elements/paths.ts';
import type { ImageObj } from '../image-obj.ts';
import { uploadPaths } from '../upload/paths.ts';
import { EDITOR_EVENT } from './image-editor/constants.ts';
import type { EditorNews } from './image-editor/open-image-editor.ts';

/** Where the image editor's call takes files. */
export const imageUploadHref = (): string => url(uploadPaths.upload);

/** The image as whoever is signed in may see it; undefined when there is none for them, or no answer. */
export const fetchImage = async (id: number): Promise<ImageObj | undefined> => {
  const body = new URLSearchParams({ image_id: String(id), image_type: 'image' });
  const options = { method: 'POST', headers: { accept: 'application/json' }, body };
  try {
    return await request(url(elementPaths.storageState), options, async (response) =>
      response.ok ? ((await response.json()) as { imageData: ImageObj }).imageData : undefined,
    );
  } catch {
    return undefined;
  }
};

/** Focus point, words and turning in the image editor's dialog, which is loaded now; how it ended, null when it didn't open. */
export const editImage = async (imageManagerPrefix: string, imageId: number): Promise<EditorNews | null> => {
  const { openImageEditor } = await import('./image-editor/open-image-editor.ts');
  return openImageEditor({ imageManagerPrefix, imageId, btnRemove: false });
};

/** Tells of each image that is saved in an editor anywhere on the page; gives how to stop listening. */
export const whenImageSaved = (hear: (image: ImageObj) => void): (() => void) => {
  const follow = (event: Event) => {
    const { state, imageObj } = (event as CustomEvent<EditorNews>).detail;
    if (state === 'saved' && imageObj) hear(imageObj);
  };
  document.addEventListener(EDITOR_EVENT, follow);
  return () => document.removeEventListener(EDITOR_EVENT, follow);
};
