// Makes pictures, videos and their files, each of which holds a word of its own. It is for tests only.
import { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { fileKey } from '#bundles/media/image-addresses.ts';
import { fileKey as streamFileKey } from '#bundles/streams/stream-addresses.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import type { Nest, Reader } from './nest.ts';

interface Place {
  readonly ctx: Ctx;
  readonly nest: Nest;
  readonly ownerId: number;
}

interface Secret {
  readonly where: string;
  readonly readers: readonly Reader[];
  readonly others?: readonly Reader[];
}

const FILES = ['S.jpg', 'S.webp', 'L.avif', 'XXL.jpg', 'social.jpg'] as const;

/** Makes a picture whose words, files and addresses only some may know. Gives its id. */
export const aSecretPicture = async ({ ctx, nest, ownerId }: Place, secret: Secret): Promise<number> => {
  const { where, readers, others = [] } = secret;
  const word = (of: string) => nest.word(`${where}: ${of}`, readers, others);
  // This is a word such as what the file is called; it need not stand on a page that is crawled.
  const aside = (of: string) => nest.word(`${where}: ${of}`, [], [...readers, ...others]);
  const filename = aside('Dateiname');
  const image = await anImage(ctx, {
    ownerId,
    access: 'gated',
    caption: word('Bildunterschrift'),
    copyright: word('Urheber'),
    alt: word('Alternativtext'),
    filename: `${filename}.jpg`,
    originalKey: `originals/${filename}.jpg`,
    source: aside('Quelle'),
  });
  nest.files({ media: 'image', id: image.id }, { where: `${where}: Adresse`, readers, others });
  const bytes = nest.word(`${where}: Bilddatei`, readers, others);
  for (const file of FILES) {
    const [name, extension] = file.split('.') as ['S', 'jpg'];
    await put(ctx, fileKey(image.id, 'v1', name, extension), bytes);
  }
  await put(ctx, image.originalKey, aside('Original'));
  return image.id;
};

/** Makes a video in the same way. */
export const aSecretStream = async ({ ctx, nest, ownerId }: Place, secret: Secret): Promise<number> => {
  const { where, readers, others = [] } = secret;
  const stream = await aStream(ctx, {
    ownerId,
    access: 'gated',
    title: nest.word(`${where}: Titel`, readers, others),
    filename: `${nest.word(`${where}: Dateiname`, [], ['owner', 'editor', ...others])}.mov`,
    originalKey: `streams/originals/ka/${nest.word(`${where}: Schlüssel`, [], [])}.mov`,
  });
  nest.files({ media: 'stream', id: stream.id }, { where: `${where}: Adresse`, readers, others });
  const files = {
    'master.m3u8': `#EXTM3U\n# ${nest.word(`${where}: Abspielliste`, readers, others)}\n360p.m3u8\n`,
    '360p-00000.m4s': nest.word(`${where}: Videodatei`, [], [...readers, ...others]),
  };
  for (const [file, content] of Object.entries(files))
    await put(ctx, streamFileKey(stream.id, stream.version, file), content);
  await put(ctx, stream.originalKey, nest.word(`${where}: Originalfilm`, [], ['owner', 'editor', ...others]));
  return stream.id;
};

const put = (ctx: Ctx, key: string, content: string) =>
  ctx.portal.files.put(key, Readable.from([Buffer.from(content)]), { contentType: contentTypeOf(key) });
