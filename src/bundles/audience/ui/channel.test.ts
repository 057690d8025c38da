// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../constants.ts';
import { channelOf } from './channel.ts';

const HERE = 'https://litfass.example';

describe('channelOf', () => {
  it.each([
    ['', 'direct'],
    [`${HERE}/auenfeld`, 'internal'],
    ['https://www.google.de/', 'search'],
    ['https://duckduckgo.com/', 'search'],
    ['https://www.ecosia.org/search?q=auenfeld', 'search'],
    ['android-app://com.google.android.googlequicksearchbox/', 'search'],
    ['https://mail.google.com/', 'other'],
    ['https://m.facebook.com/', 'social'],
    ['https://t.co/abc', 'social'],
    ['https://x.com/', 'social'],
    ['https://nebenan.de/', 'social'],
    ['https://netflix.com/', 'other'],
    ['https://googleit.example/', 'other'],
    ['https://litfass.example.evil.example/', 'other'],
    ['https://example.org/?q=google.de', 'other'],
    ['kein Ort', 'other'],
  ])('%s is %s', (referrer, channel) => {
    expect(channelOf(referrer, HERE)).toBe(channel);
  });

  it('finds a channel for whatever a browser says', () => {
    fc.assert(fc.property(fc.string(), (referrer) => CHANNELS.includes(channelOf(referrer, HERE))));
  });
});
