// Opens the image editor over any page, from plain browser code: asks the server for it, puts it into the document,
// waits for its end. contract.md 3, 4, 7, 8
import { showFlash } from '#design/behaviours/flash-message.ts';
import type { EditorModule } from '../../editing/constants.ts';
import type { ImageObj, UrlSet } from '../../image-obj.ts';
import { EDITOR_EVENT } from './constants.ts';
import { fetchEditor } from './editor-calls.ts';
import * as texts from './texts.ts';

/** The options of contract.md 3; modules are all unless said otherwise. */
export interface OpenOptions {
  readonly imageManagerPrefix: string;
  /** The image to edit; without it a new image is taken in. */
  readonly imageId?: number;
  readonly modules?: readonly EditorModule[];
  readonly btnSave?: boolean;
  readonly btnRemove?: boolean;
}

export type EditorState = 'loading' | 'open' | 'saved' | 'aborted' | 'removed' | 'closed';

/** What the events of an editor tell. contract.md 4 */
export interface EditorNews {
  readonly imageManagerPrefix: string;
  readonly state: EditorState;
  readonly imageObj?: ImageObj;
  readonly imageUrls?: UrlSet;
  /** The image that was deleted. */
  readonly imageId?: number;
}

let isOpening = false;

/**
 * Opens the editor and returns how it ended. Null when it didn't open: the reader has been told why, or has pressed twice and gets
 * one. The focus goes back to where it was.
 */
export const openImageEditor = async (options: OpenOptions): Promise<EditorNews | null> => {
  const { imageManagerPrefix } = options;
  if (isOpening) return null;
  isOpening = true;
  const opener = document.activeElement;
  const loading: EditorNews = { imageManagerPrefix, state: 'loading' };
  document.dispatchEvent(new CustomEvent(EDITOR_EVENT, { detail: loading }));
  const answer = await fetchEditor(queryOf(options)).finally(() => (isOpening = false));
  if (!answer.ok) {
    showFlash({ type: 'alert', text: answer.msg ?? texts.loadingFailed });
    return null;
  }
  const place = document.createElement('div');
  place.innerHTML = answer.value.html;
  const end = waitForEnd(place);
  document.body.append(place);
  const news = await end;
  place.remove();
  if (opener instanceof HTMLElement) opener.focus();
  return news;
};

const queryOf = ({ imageManagerPrefix, imageId, modules, btnSave, btnRemove }: OpenOptions) => ({
  imageManagerPrefix,
  ...(imageId !== undefined && { imageId: String(imageId) }),
  ...(modules && { modules: modules.join(',') }),
  ...(btnSave !== undefined && { btnSave: btnSave ? '1' : '0' }),
  ...(btnRemove !== undefined && { btnRemove: btnRemove ? '1' : '0' }),
});

const GOING_ON: readonly EditorState[] = ['loading', 'open'];

const waitForEnd = (place: HTMLElement): Promise<EditorNews> =>
  new Promise((resolve) => {
    place.addEventListener(EDITOR_EVENT, (event) => {
      const news = (event as CustomEvent<EditorNews>).detail;
      if (!GOING_ON.includes(news.state)) resolve(news);
    });
  });
