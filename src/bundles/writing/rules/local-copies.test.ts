import { describe, expect, it } from 'vitest';
import { copyName, copyPrefix, latestOf, readCopy } from './local-copies.ts';

const place = { viewerId: 3, type: 'article', id: null, objectId: null, tab: 9 };
const copy = { key: 'k', version: 1, base: {}, content: { title: 'x' }, at: 5 };

describe('a copy in the browser', () => {
  it('belongs to a person, a manuscript and a window', () => {
    expect(copyName(place)).toBe('litfass:schreiben:3:article:neu:9');
    expect(copyName({ ...place, id: 12 })).toBe('litfass:schreiben:3:article:12:9');
    expect(copyName({ ...place, objectId: 4 })).toBe('litfass:schreiben:3:article:neu4:9');
    expect(copyName(place).startsWith(copyPrefix({ ...place, id: 1 }))).toBe(false);
  });

  it('is read only when it is whole', () => {
    expect(readCopy(copyName(place), JSON.stringify(copy))).toEqual({ name: copyName(place), tab: 9, copy });
    for (const broken of [null, '', '{', 'null', '{"content":1}', '{"content":{},"at":1}'])
      expect(readCopy('a:1', broken)).toBeUndefined();
  });

  it.each([
    { content: null },
    { content: 'x' },
    { content: undefined },
    { at: '5' },
    { version: '1' },
    { key: 7 },
  ])('is none where a part of it is something else: %j', (part) =>
    expect(readCopy('a:1', JSON.stringify({ ...copy, ...part }))).toBeUndefined(),
  );

  it('of several the latest counts', () => {
    const found = [1, 7, 3].map((at) => ({ name: String(at), tab: at, copy: { ...copy, at } }));
    expect(latestOf(found)?.name).toBe('7');
    expect(latestOf([])).toBeUndefined();
  });
});
