// Lists the calls of the editor, for the table of roles.
import { row } from './row.ts';
import type { Case } from './row.ts';

/** The smallest GIF that passes the door, of signs that a text can hold. */
const GIF = 'GIF89a\x01\0\x01\0\0\0\0;\0\0';

const aPicture = {
  type: 'multipart/form-data; boundary=x',
  body: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.gif"\r\n\r\n${GIF}\r\n--x--\r\n`,
};

const WRITERS = 'signIn forbidden forbidden ok ok ok ok ok';

/** What writers are told: refusals of pictures answer 200. contract.md 11.2 */
const WRITERS_TOLD = 'told told told ok ok ok ok ok';

export const editorRows: Readonly<Record<string, Case>> = {
  editor_upload: row(WRITERS_TOLD, () => aPicture),
  // No address of a picture: nobody gets one, and nobody is asked.
  editor_image_fetch: row('told told told told told told told told', () => ({ body: { url: 'bild.svg' } })),
  editor_import: row(WRITERS, () => ({ body: { html: '<p>Ein Absatz.</p>' } })),
  editor_embed: row('signIn forbidden forbidden invalid invalid invalid invalid invalid', () => ({
    body: { src: 'bild.svg' },
  })),
};
