// All storages share what is tested here, asked of one that is told what to do.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { checked, FileTooLarge, InvalidFileKey } from './files.ts';
import type { FileStore } from './files.ts';

const binary = { contentType: 'application/octet-stream' };

const storage = (store: Partial<FileStore>) => checked(store as FileStore);
const swallowing = storage({
  write: async (_key, chunks) => {
    for await (const _ of chunks);
  },
});

const put = (text: string, maxBytes: number) =>
  swallowing.put('a.bin', Readable.from([text.slice(0, 1), text.slice(1)]), { ...binary, maxBytes });

describe('what is stored', () => {
  it('may fail before anybody reads it, and is refused then like later', async () => {
    const source = new Readable({ read: () => undefined });
    const slow = storage({
      write: async (_key, chunks) => {
        source.destroy(new Error('abgerissen'));
        await pause();
        for await (const _ of chunks);
      },
    });
    await expect(slow.put('a.bin', source, binary)).rejects.toThrow('abgerissen');
  });

  it('is let go of when its name or its kind is wrong', async () => {
    for (const [key, options] of [
      ['../a.bin', binary],
      ['a.bin', { contentType: 'image/jpeg' }],
    ] as const) {
      const source = Readable.from([Buffer.from('a')]);
      await expect(swallowing.put(key, source, options)).rejects.toThrow(InvalidFileKey);
      expect(source.destroyed).toBe(true);
    }
  });

  it('may be as large as it is allowed to, and not a byte more; text counts by its bytes', async () => {
    expect(await put('äb', 3)).toMatchObject({ bytes: 3 });
    await expect(put('äbc', 3)).rejects.toThrow(FileTooLarge);
  });
});

it('a file that fails before it is read ends nothing but its reading', async () => {
  const stream = new Readable({ read: () => undefined });
  const files = storage({ get: async () => ({ stream }) as never });
  const file = await files.get('a.bin');
  stream.destroy(new Error('verschwunden'));
  await pause();
  await expect(buffer(file!.stream)).rejects.toThrow();
});

it('names that no file can have are refused by every call', async () => {
  const files = storage({});
  for (const call of [files.get('/a'), files.stat('/a'), files.remove('/a'), files.copy('/a', 'b.bin')])
    await expect(call).rejects.toThrow(InvalidFileKey);
  expect(() => files.list('../')).toThrow(InvalidFileKey);
});
