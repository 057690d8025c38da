// This is what islands of other bundles ask about single images: one as the calls give it, and the editor
// over the page.
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { STUB_POLL_MS } from '../elements/constants.ts';
import { elementPaths } from '../elements/paths.ts';
import type { ImageObj } from '../image-obj.ts';
import { uploadPaths } from '../upload/paths.ts';
import { EDITOR_EVENT } from './image-editor/constants.ts';
import { savingFailed } from './image-editor/texts.ts';
import type { EditorNews } from './image-editor/open-image-editor.ts';

/** Returns where the image editor's call takes files. */
export const imageUploadHref = (): string => url(uploadPaths.upload);

/** Fetches the image as whoever is signed in may see it; undefined when there is none for them, or no answer. */
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

/** Tells of an image that is still being made as soon as it is ready; gives how to stop waiting. contract.md 4: every 5 s */
export const whenImageMade = (id: number, hear: (image: ImageObj) => void): (() => void) => {
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  const look = async () => {
    const image = document.hidden ? undefined : await fetchImage(id);
    if (isOver || !image || image.is_stub) return;
    stop();
    hear(image);
  };
  const timer = setInterval(() => void look(), STUB_POLL_MS);
  return stop;
};

/**
 * Opens focus point, words and turning in the image editor's dialog, which is loaded now; returns how it ended, null when it
 * didn't open.
 */
export const editImage = async (imageManagerPrefix: string, imageId: number): Promise<EditorNews | null> => {
  const { openImageEditor } = await import('./image-editor/open-image-editor.ts');
  return openImageEditor({ imageManagerPrefix, imageId, btnRemove: false });
};

export interface ImageWords {
  readonly caption: string;
  readonly copyright: string;
}

/** Saves caption and credit without the editor, as soon as the image is ready; returns why they could not be saved, by field. */
export const saveImageWords = async (
  imageManagerPrefix: string,
  imageId: number,
  { caption, copyright }: ImageWords,
): Promise<Partial<ImageWords> | undefined> => {
  const { execute, waitWhileStub } = await import('./image-editor/editor-calls.ts');
  const until = Date.now() + LONGEST_WAIT_MS;
  await waitWhileStub(imageId, () => Date.now() < until);
  const answer = await execute(imageId, imageManagerPrefix, [
    ['caption[caption]', caption],
    ['copyright[copyright]', copyright],
  ]);
  if (answer.ok) return undefined;
  return Object.keys(answer.errors).length > 0 ? answer.errors : { caption: answer.msg ?? savingFailed };
};

/** The longest wait for an image that is still being made; after it the server's answer says that it isn't ready. */
const LONGEST_WAIT_MS = 30_000;

/** Tells of each image that is saved in an editor anywhere on the page; gives how to stop listening. */
export const whenImageSaved = (hear: (image: ImageObj) => void): (() => void) => {
  const follow = (event: Event) => {
    const { state, imageObj } = (event as CustomEvent<EditorNews>).detail;
    if (state === 'saved' && imageObj) hear(imageObj);
  };
  document.addEventListener(EDITOR_EVENT, follow);
  return () => document.removeEventListener(EDITOR_EVENT, follow);
};
