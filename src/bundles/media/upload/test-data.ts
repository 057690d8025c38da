// Sends files as the image editor does, and makes files that have no business here.
import { deflateSync } from 'node:zlib';
import type { TestApp } from '#kernel/testing/test-portal.ts';

export interface Sent {
  readonly status: number;
  readonly body: SentBody;
}

interface SentBody {
  readonly status?: string;
  readonly files?: readonly SentFile[];
  readonly error?: readonly { readonly msg: string; readonly name: string }[];
}

interface SentFile {
  readonly imageObj: Record<string, unknown> & { readonly id: number };
  readonly imageUrls: object;
  readonly duplicateOf?: { readonly imageObj: { readonly id: number }; readonly imageUrls: object };
}

export interface SentPart {
  readonly name: string;
  readonly value: Buffer | string;
  readonly filename?: string;
}

/** Sends a form with these parts; `headers` hold the session. */
export const sendParts = async (
  app: TestApp,
  headers: Readonly<Record<string, string>>,
  parts: readonly SentPart[],
): Promise<Sent> => {
  const boundary = 'litfass-test-boundary';
  const body = Buffer.concat([
    ...parts.flatMap(({ name, value, filename }) => {
      const called = filename === undefined ? '' : `; filename="${filename}"`;
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${called}\r\n\r\n`;
      return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')];
    }),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const reply = await app.http.inject({
    method: 'POST',
    url: '/media/imgeditor/upload',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: body,
  });
  return { status: reply.statusCode, body: reply.json() };
};

/** Sends one file with a prefix. */
export const sendFile = (
  app: TestApp,
  headers: Readonly<Record<string, string>>,
  value: Buffer,
  filename = 'bild.jpg',
): Promise<Sent> =>
  sendParts(app, headers, [
    { name: 'imageManagerPrefix', value: 'hero' },
    { name: 'file', value, filename },
  ]);

/** Makes a JPEG of exactly so many bytes: filled up with comments, as programs may. */
export const filledUp = (file: Buffer, bytes: number): Buffer => {
  const segments: Buffer[] = [];
  for (let left = bytes - file.length; left > 0; ) {
    // No rest may be shorter than the head of a segment.
    const length = left > 65_537 + 4 ? 65_537 : Math.min(left, 60_000);
    const segment = Buffer.alloc(length);
    segment.set([0xff, 0xfe]);
    segment.writeUInt16BE(length - 2, 2);
    segments.push(segment);
    left -= length;
  }
  return Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)]);
};

const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
};

/** Makes a PNG of few bytes that claims to be so large; `interlace` 1 has to be unfolded whole. */
export const pngOf = (width: number, height: number, depth = 8, kind = 2, interlace = 0): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, kind, 0, 0, interlace], 8);
  const end = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(50_000))),
    end,
  ]);
};

/** Makes a GIF whose first frame is larger than the picture it is shown in. */
export const gifWithFrame = (width: number, height: number): Buffer => {
  const screen = Buffer.from('GIF89a\x0a\0\x0a\0\0\0\0', 'latin1');
  const frame = Buffer.alloc(10);
  frame[0] = 0x2c;
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([screen, frame, Buffer.from([2, 1, 0x44, 0, 0x3b])]);
};

/** Makes a TIFF of one strip. */
export const tiffOf = (width: number, height: number, samples = 1, bits = 8): Buffer => {
  const entries = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, bits],
    [259, 3, 5],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, samples],
    [278, 4, height],
    [279, 4, 16],
  ].map(([tag = 0, type = 0, value = 0]) => entry(tag, type, value));
  const head = Buffer.from('II*\0\x18\0\0\0', 'latin1');
  const count = Buffer.from([entries.length, 0]);
  return Buffer.concat([head, Buffer.alloc(16), count, ...entries, Buffer.alloc(4)]);
};

const entry = (tag: number, type: number, value: number) => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(1, 4);
  bytes.writeUInt32LE(value, 8);
  return bytes;
};
