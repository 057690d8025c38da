import { describe, expect, it } from 'vitest';
import { packCursor, unpackCursor } from './rules.ts';

describe('the place where a list of people continues', () => {
  it('comes back as it went out', () => {
    const cursor = { createdAt: new Date('2026-11-20T09:30:00.123Z'), userId: 17 };
    expect(unpackCursor(packCursor(cursor))).toEqual(cursor);
  });

  it.each([undefined, '', 'x', '1', '-1-2', '1-99999999999', '999999999999999-1', '1-2147483648', '1-2-3'])(
    'is nowhere for „%s“',
    (text) => expect(unpackCursor(text)).toBeUndefined(),
  );
});
