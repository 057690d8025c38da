import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compressOnce, compressForCache } from './compression.ts';

const LONG = Buffer.from('Der Marktplatz von Auenfeld. '.repeat(100));

describe('the encoding a client takes', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip; q=0.5', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['gzip;q=0.000,br;q=0', 'identity'],
    ['br;q=0.001', 'br'],
    ['deflate', 'identity'],
    ['*', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('of %j is %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
});

describe('bytes that are sent once', () => {
  it.each([
    [699, 'identity'],
    [700, 'gzip'],
  ])('are compressed from 700 on: %i', (length, encoding) =>
    expect(compressOnce(Buffer.alloc(length, 'a'), 'gzip').encoding).toBe(encoding),
  );
});

describe('bytes that are kept', () => {
  it('come back the same from every encoding', async () => {
    expect(brotliDecompressSync(await compressForCache(LONG, 'br'))).toEqual(LONG);
    expect(gunzipSync(await compressForCache(LONG, 'gzip'))).toEqual(LONG);
    expect(await compressForCache(LONG, 'identity')).toBe(LONG);
  });
});

describe('bytes that are sent once', () => {
  it('are gzipped for whoever takes it', () => {
    const { bytes, encoding } = compressOnce(LONG, 'gzip, br');
    expect(encoding).toBe('gzip');
    expect(gunzipSync(bytes)).toEqual(LONG);
  });

  it.each(['br', 'gzip;q=0', 'br, gzip;q=0', '', undefined])('stay as they are for %j', (header) =>
    expect(compressOnce(LONG, header)).toEqual({ bytes: LONG, encoding: 'identity' }),
  );

  it('stay as they are when they are few', () => {
    const few = LONG.subarray(0, 699);
    expect(compressOnce(few, 'gzip')).toEqual({ bytes: few, encoding: 'identity' });
  });
});
