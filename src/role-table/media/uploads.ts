// Lists the calls of uploading pictures, for the table of roles.
import { row } from '../row.ts';
import type { Case } from '../row.ts';

/** The smallest GIF that passes the door, of signs that a text can hold. */
const GIF = 'GIF89a\x01\0\x01\0\0\0\0;\0\0';

const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name=${name}\r\n\r\n${value}\r\n`;

const aPicture = {
  type: 'multipart/form-data; boundary=x',
  body: `${part('imageManagerPrefix', 'hero')}${part('"file"; filename="a.gif"', GIF)}--x--\r\n`,
};

export const mediaUploads: Readonly<Record<string, Case>> = {
  image_editor_upload: row('signIn forbidden forbidden ok ok ok ok ok', () => aPicture),
};
