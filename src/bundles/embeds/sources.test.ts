import { describe, expect, it } from 'vitest';
import { FRAME_HOSTS, PROVIDERS } from './providers.ts';
import { readNode, readSource } from './sources.ts';

const read = (address: string) => {
  const found = readSource(address);
  return found && [found.provider?.key ?? 'link', found.target.source, found.target.frame];
};

const youtube = (src: string) => readNode({ type: 'youtube', src, videoId: null })?.target.source;

describe('an address', () => {
  it.each([
    [
      'https://youtu.be/eRsGyueVLvQ?t=12&si=abc',
      [
        'youtube',
        'https://www.youtube.com/watch?v=eRsGyueVLvQ',
        'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ',
      ],
    ],
    [
      'http://m.youtube.com/watch?list=x&v=eRsGyueVLvQ',
      [
        'youtube',
        'https://www.youtube.com/watch?v=eRsGyueVLvQ',
        'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ',
      ],
    ],
    [
      'https://www.youtube.com/shorts/eRsGyueVLvQ',
      [
        'youtube',
        'https://www.youtube.com/shorts/eRsGyueVLvQ',
        'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ',
      ],
    ],
    [
      'https://player.vimeo.com/video/1084537?h=0a1b2c3d4e',
      [
        'vimeo',
        'https://vimeo.com/1084537/0a1b2c3d4e',
        'https://player.vimeo.com/video/1084537?dnt=1&h=0a1b2c3d4e',
      ],
    ],
    [
      'https://norden.social/@deich/112233445566',
      [
        'mastodon',
        'https://norden.social/@deich/112233445566',
        'https://norden.social/@deich/112233445566/embed',
      ],
    ],
    [
      'https://bsky.app/profile/deich.bsky.social/post/3kabcdefghi2x',
      ['bluesky', 'https://bsky.app/profile/deich.bsky.social/post/3kabcdefghi2x', null],
    ],
    [
      'https://instagram.com/werle/reel/Cabc_-123/?igsh=1',
      [
        'instagram',
        'https://www.instagram.com/reel/Cabc_-123/',
        'https://www.instagram.com/reel/Cabc_-123/embed/',
      ],
    ],
    [
      'https://www.facebook.com/watch/?v=1234567',
      [
        'facebook',
        'https://www.facebook.com/watch/?v=1234567',
        'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1234567&show_text=false',
      ],
    ],
    [
      'https://twitter.com/deich/status/1234567890?s=20',
      [
        'x',
        'https://x.com/deich/status/1234567890',
        'https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true',
      ],
    ],
    [
      'https://www.tiktok.com/@deich/video/7123456789',
      [
        'tiktok',
        'https://www.tiktok.com/@deich/video/7123456789',
        'https://www.tiktok.com/player/v1/7123456789',
      ],
    ],
    [
      'https://open.spotify.com/intl-de/episode/0a1b2c3d4e5f',
      [
        'spotify',
        'https://open.spotify.com/episode/0a1b2c3d4e5f',
        'https://open.spotify.com/embed/episode/0a1b2c3d4e5f',
      ],
    ],
    [
      'https://soundcloud.com/deich/wind-und-wetter',
      [
        'soundcloud',
        'https://soundcloud.com/deich/wind-und-wetter',
        'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fdeich%2Fwind-und-wetter',
      ],
    ],
    [
      'https://www.flickr.com/photos/deich/5123456789/in/photostream/',
      [
        'flickr',
        'https://www.flickr.com/photos/deich/5123456789/',
        'https://embedr.flickr.com/photos/5123456789',
      ],
    ],
  ])('%s is a content of its provider', (address, expected) => expect(read(address)).toEqual(expected));

  it.each([
    ['https://zeitung.example/a?utm_source=x&id=7#unten', 'https://zeitung.example/a?id=7'],
    ['https://www.youtube.com/@kanal', 'https://www.youtube.com/@kanal'],
    ['https://fremd.social/@wer/1122', 'https://fremd.social/@wer/1122'],
    [
      'https://www.youtube.com.boese.example/watch?v=eRsGyueVLvQ',
      'https://www.youtube.com.boese.example/watch?v=eRsGyueVLvQ',
    ],
  ])('%s becomes a card with a link', (address, source) =>
    expect(read(address)).toEqual(['link', source, null]),
  );

  it.each([
    'javascript:alert(1)',
    'ftp://zeitung.example/a',
    'https://wer:was@zeitung.example/',
    'https://zeitung.example:8080/',
    'kein Ort',
  ])('%s can’t be embedded', (address) => expect(read(address)).toBeUndefined());
});

describe('a node of a text', () => {
  it('that says YouTube is one of YouTube or none. contract.md 5', () => {
    expect(youtube('https://youtu.be/eRsGyueVLvQ')).toBe('https://www.youtube.com/watch?v=eRsGyueVLvQ');
    expect(youtube('https://vimeo.com/1084537')).toBeUndefined();
    expect(youtube('https://video.example/1')).toBeUndefined();
  });

  it('may give the id alone', () => {
    expect(readNode({ type: 'youtube', src: null, videoId: 'eRsGyueVLvQ' })?.target.source).toBe(
      'https://www.youtube.com/watch?v=eRsGyueVLvQ',
    );
    expect(readNode({ type: 'youtube', src: null, videoId: 'zu-kurz' })).toBeUndefined();
    expect(readNode({ type: 'brightcove', src: null, videoId: '12' })).toBeUndefined();
  });
});

describe('the registry', () => {
  it('has a key of its own for each provider, and plain host names', () => {
    expect(new Set(PROVIDERS.map(({ key }) => key)).size).toBe(PROVIDERS.length);
    for (const host of FRAME_HOSTS) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  });
});
