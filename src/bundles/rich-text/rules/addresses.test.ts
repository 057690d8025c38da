import { describe, expect, it } from 'vitest';
import { videoOf } from './addresses.ts';

describe('a video is known by its address', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    '//www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ])('%s', (address) =>
    expect(videoOf(address)?.attrs).toEqual({
      type: 'youtube',
      src: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      videoId: 'dQw4w9WgXcQ',
      playerId: null,
    }),
  );

  it.each([
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['https://player.vimeo.com/video/76979871?title=0', 'https://vimeo.com/76979871'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
    ['http://vimeo.com/moogaloop.swf?clip_id=76979871', 'https://vimeo.com/76979871'],
  ])('%s', (address, src) =>
    expect(videoOf(address)?.attrs).toEqual({ type: 'vimeo', src, videoId: '76979871', playerId: null }),
  );

  it.each([
    '',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=kurz',
    'https://www.youtube.com/embed/videoseries?list=x',
    'https://youtube.com.c.example/embed/dQw4w9WgXcQ',
    'https://c.example/https://youtu.be/dQw4w9WgXcQ',
    'javascript://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/ueber-uns',
  ])('„%s“ is none', (address) => expect(videoOf(address)).toBeUndefined());
});
