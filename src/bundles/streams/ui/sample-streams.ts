// Holds streams as views, for examples and tests: always the same, in all their states.
import type { StreamRowView, StreamView } from '../views.ts';

export const aStream = (changes: Partial<StreamView> = {}): StreamView => ({
  id: 7,
  kind: 'video',
  title: 'Rundgang an der Auenbrücke',
  credit: 'Tomasz Adamek',
  state: 'ready',
  progress: 100,
  failure: null,
  duration: '4:05',
  durationMs: 245_000,
  width: 1280,
  height: 720,
  poster: null,
  hls: '/media/stream/7/v1/master.m3u8',
  file: { src: '/media/stream/7/v1/720p.mp4', type: 'video/mp4' },
  captions: [{ language: 'de', label: 'Deutsch', src: '/media/stream/7/v1/de.vtt' }],
  waveform: null,
  checkHref: '/media/ajax/streamingmedia/check/7',
  viewHref: '/media/ajax/streamingmedia/7',
  ...changes,
});

/** Two strokes of a bell, as loudness. */
export const SAMPLE_WAVEFORM: readonly number[] = Array.from({ length: 200 }, (_, at) =>
  Math.round(96 * Math.exp(-(at % 70) / 24) * (0.75 + 0.25 * Math.cos(at * 1.7))),
);

export const aSound = (changes: Partial<StreamView> = {}): StreamView =>
  aStream({
    id: 8,
    kind: 'audio',
    title: 'So klingt die neue Glocke von St. Johannis',
    duration: '0:24',
    durationMs: 24_000,
    hls: null,
    file: { src: '/media/stream/8/v1/original.m4a', type: 'audio/mp4' },
    captions: [],
    waveform: SAMPLE_WAVEFORM,
    ...changes,
  });

export const aStreamRow = (changes: Partial<StreamRowView> = {}): StreamRowView => ({
  id: 7,
  href: '/konto/videos/7',
  title: 'Rundgang an der Auenbrücke',
  kind: 'video',
  kindName: 'Video',
  state: 'ready',
  progress: 100,
  failure: null,
  duration: '4:05',
  size: '48,2\u00a0MB',
  filename: 'IMG_2041.mov',
  createdAt: { iso: '2026-11-20T08:30:00.000Z', text: '20.\u00a0November 2026, 9.30\u00a0Uhr' },
  poster: null,
  owner: { name: 'Tomasz Adamek', href: '/profile/4/tomasz-adamek' },
  actions: {
    edit: '/media/ajax/streamingmedia/7',
    addCaptions: '/media/ajax/streamingmedia/7/captions',
    removeCaptions: '/media/ajax/streamingmedia/7/captions/remove',
    poster: '/media/ajax/streamingmedia/7/poster',
    retry: null,
    remove: '/media/ajax/streamingmedia/7/delete',
  },
  ...changes,
});
