// This is what was copied elsewhere, cleaned into a tree by the server.
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { MAX_PASTED_LENGTH, MAX_PASTED_PICTURES } from '../../constants.ts';
import { editorPaths } from '../../paths.ts';
import { EMBEDDED_IMAGE } from '../../rules.ts';
import type { PasteAnswer } from '../../views.ts';
import type { PasteHtml } from '../media-dialog.ts';
import { uploadFile } from './upload.ts';

/** Rejects when the server can't be asked, or doesn't take so much. Without pictures none are fetched for it. */
export const pasteHtml = async (html: string, takesPictures = true): ReturnType<PasteHtml> => {
  // Neither can be stored; the server would refuse the whole call.
  const clean = html.toWellFormed().replaceAll('\0', '');
  const body = JSON.stringify({
    html: clean.length > MAX_PASTED_LENGTH ? await withoutData(clean, takesPictures) : clean,
    pictures: takesPictures ? 1 : 0,
  });
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return request(url(editorPaths.importHtml), { method: 'POST', headers, body }, async (response) => {
    if (response.status === 401) return 'signed-out';
    if (!response.ok) throw new Error(`pasting answered ${response.status}`);
    const { document, dropped } = (await response.json()) as PasteAnswer;
    return { document, dropped };
  });
};

/** Pictures that are written into their addresses. */
const DATA = new RegExp(String.raw`${EMBEDDED_IMAGE.source}([\w+/=\s]*)`, 'gi');

/**
 * Returns the same text with paths of ours in the place of pictures that are written into it; those beyond the limit are
 * emptied.
 */
const withoutData = async (html: string, takesPictures: boolean): Promise<string> => {
  const found = new Set([...html.matchAll(DATA)].map(([address]) => address));
  const addresses = new Map<string, string>();
  for (const address of [...found].slice(0, takesPictures ? MAX_PASTED_PICTURES : 0)) {
    const id = await uploadFile(await fileOf(address));
    if (typeof id === 'number') addresses.set(address, `/media/image/${id}/bild.jpg`);
  }
  return html.replaceAll(DATA, (address) => addresses.get(address) ?? 'data:');
};

const fileOf = async (address: string): Promise<File> => {
  const [, kind = 'png', base64 = ''] = new RegExp(DATA, 'i').exec(address) ?? [];
  const bytes = Uint8Array.from(decoded(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], `bild.${kind}`, { type: `image/${kind.replace('jpg', 'jpeg')}` });
};

/** What isn't base64 becomes an empty file, which the server refuses. */
const decoded = (base64: string): string => {
  try {
    return atob(base64.replaceAll(/\s/g, ''));
  } catch {
    return '';
  }
};
