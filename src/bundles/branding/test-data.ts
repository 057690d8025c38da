// Makes pictures for tests, drawn while they run.
import sharp from 'sharp';

interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  readonly color?: string;
}

/** Draws one colour on a clear ground that is an eighth wider at each side. */
export const aLogo = async ({
  width = 800,
  height = 200,
  color = '#123a5a',
}: PictureOptions = {}): Promise<Buffer> => {
  const edge = Math.round(height / 8);
  const [x, y] = [width - 2 * edge, height - 2 * edge];
  return sharp({ create: { width: x, height: y, channels: 4, background: color } })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
};

/** Uploads as a form sends a file. */
export const uploadOf = async (file: Buffer | undefined, fields: Readonly<Record<string, string>> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', new File([new Uint8Array(file)], 'logo.png'));
  const body = new Response(form);
  return {
    headers: { 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  };
};
