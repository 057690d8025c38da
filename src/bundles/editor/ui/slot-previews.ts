// This is what stands in the slots of a text while it is written: asked of the ordinary calls, each once per
// page.
import { post, request } from '#kernel/browser/requests.ts';
import { declaredKind } from '#kernel/declared-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import { IMAGE_STATE_CALL } from '../constants.ts';

export interface ImagePreview {
  /** It is null while the picture is being made ready. */
  readonly src: string | null;
  readonly caption: string;
  readonly copyright: string;
  readonly isStub: boolean;
}

/** Rejects when the picture can't be seen by who asks. A picture that is not ready is asked for anew each time. */
export const loadImage = async (id: number): Promise<ImagePreview> => {
  const preview = await once(`image ${id}`, () => askForImage(id));
  if (preview.isStub) answers.delete(`image ${id}`);
  return preview;
};

/** It was edited: who shows it hears of it and asks anew. */
export const evictImage = (id: number): void => {
  answers.delete(`image ${id}`);
  cachedPictures.delete(id);
  for (const hear of listeners) hear(id);
};

/** Listens for changes of images until the function that it returns is called. */
export const onImageChange = (hear: (id: number) => void): (() => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

const listeners = new Set<(id: number) => void>();

/** Loads ready HTML of the server's own card; rejects when there is none for who asks. */
export const loadCard = (kind: string, id: number): Promise<string> =>
  once(`${kind} ${id}`, () => askForCard(kind, id));

const askForCard = async (kind: string, id: number): Promise<string> => {
  const call = declaredKind(kind)?.embedding?.card;
  if (!call) throw new Error(`${kind} has no cards`);
  return request(url(call, { id }), { headers: { accept: 'application/json' } }, async (response) => {
    if (!response.ok) throw new Error(`${kind} ${id} answered ${response.status}`);
    return ((await response.json()) as { html: string }).html;
  });
};

/** Keeps a picture as it lies in the browser: one that was just uploaded has no files at the server yet. */
export const cachePicture = (id: number, file: File): void =>
  void cachedPictures.set(id, { src: URL.createObjectURL(file), name: file.name });

export const cachedPicture = (id: number): { readonly src: string; readonly name: string } | undefined =>
  cachedPictures.get(id);

/** The pictures of this page that were just uploaded; the browser frees them when the page is left. */
const cachedPictures = new Map<number, { readonly src: string; readonly name: string }>();

const answers = new Map<string, Promise<unknown>>();

/** Failures are forgotten, so that the next look asks again. */
const once = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
  const known = answers.get(key);
  if (known) return known as Promise<T>;
  const asked = ask();
  answers.set(key, asked);
  asked.catch(() => answers.delete(key));
  return asked;
};

interface ImageState {
  readonly isStorageFinalized: boolean;
  readonly imageData: {
    readonly caption: string | null;
    readonly copyright: string | null;
    readonly url_set: Readonly<Record<string, string>>;
  };
}

const askForImage = async (id: number): Promise<ImagePreview> => {
  const body = new URLSearchParams({ image_id: String(id), image_type: 'image' });
  const { isStorageFinalized, imageData } = await post<ImageState>(IMAGE_STATE_CALL, body);
  const { XL, M, S } = imageData.url_set;
  return {
    src: XL ?? M ?? S ?? null,
    caption: imageData.caption ?? '',
    copyright: imageData.copyright ?? '',
    isStub: !isStorageFinalized,
  };
};
