// Lists the calls of streaming media, for the table of roles.
import { randomUUID } from 'node:crypto';
import { streamUploads } from '#bundles/streams/schema.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { row } from './row.ts';
import type { Case, World } from './row.ts';

const OWNERS_AND_EDITORS = 'signIn forbidden forbidden ok forbidden forbidden ok ok';

const ownStream = ({ ctx, owner }: World, changes: object = {}) =>
  aStream(ctx, { ownerId: owner.id, ...changes });

const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name=${name}\r\n\r\n${value}\r\n`;
const form = (...parts: readonly string[]) => ({
  type: 'multipart/form-data; boundary=x',
  body: `${parts.join('')}--x--\r\n`,
});

const WORDS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nGuten Tag\n';

export const streamRows: Readonly<Record<string, Case>> = {
  // The headers of the protocol are missing: past the door, it is no upload.
  stream_upload_create: row('signIn forbidden forbidden 412 412 412 412 412'),
  stream_upload_piece: row('signIn forbidden forbidden 412 412 412 412 412', async ({ ctx, owner }) => {
    const [upload] = await ctx.db
      .insert(streamUploads)
      .values({
        id: randomUUID(),
        ownerId: owner.id,
        filename: 'a.mp4',
        length: 100,
        createdAt: ctx.now,
        touchedAt: ctx.now,
      })
      .returning();
    return { params: { id: upload!.id } };
  }),
  own_streams_upload: row('signIn forbidden forbidden ok ok ok ok ok', () =>
    form(part('"file"; filename="ton.flac"', 'fLaC und mehr')),
  ),
  streaming_media_edit: row(OWNERS_AND_EDITORS, async (world) => ({
    params: { id: (await ownStream(world)).id },
    body: { title: 'Die Brücke am Abend' },
  })),
  streaming_media_captions: row(OWNERS_AND_EDITORS, async (world) => ({
    params: { id: (await ownStream(world)).id },
    ...form(part('language', 'de'), part('"file"; filename="de.vtt"', WORDS)),
  })),
  streaming_media_captions_remove: row(OWNERS_AND_EDITORS, async (world) => ({
    params: { id: (await ownStream(world)).id },
    body: { language: 'de' },
  })),
  streaming_media_poster: row(OWNERS_AND_EDITORS, async (world) => ({
    params: { id: (await ownStream(world)).id },
    body: { second: '1' },
  })),
  streaming_media_retry: row(OWNERS_AND_EDITORS, async (world) => ({
    params: { id: (await ownStream(world, { state: 'failed', failure: 'kaputt' })).id },
  })),
  streaming_media_delete: row(OWNERS_AND_EDITORS, async (world) => ({
    params: { id: (await ownStream(world)).id },
  })),
};
