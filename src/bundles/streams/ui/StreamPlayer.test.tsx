import { afterEach, describe, expect, it, vi } from 'vitest';
import { Island } from '#kernel/island.tsx';
import { renderToHtml } from '#kernel/render.tsx';
import { acting, hydrate } from '#kernel/testing/hydrate.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { StreamView } from '../views.ts';
import { SAMPLE_WAVEFORM, aSound, aStream } from './sample-streams.ts';
import { StreamFigure } from './StreamFigure.tsx';
import { StreamPlayer } from './StreamPlayer.island.tsx';
import { CHECK_EVERY_MS } from './use-stream.ts';

// Describes what jsdom lacks: an element that plays.
interface Film {
  paused: boolean;
  currentTime: number;
  readyState: number;
  failsWith?: Error;
}
const films = new WeakMap<HTMLMediaElement, Film>();
const filmOf = (media: HTMLMediaElement): Film => {
  const film = films.get(media) ?? { paused: true, currentTime: 0, readyState: 4 };
  films.set(media, film);
  return film;
};
let problem: Error | undefined;
let canPlayLists = '';
const proto = HTMLMediaElement.prototype;
proto.canPlayType = () => canPlayLists as CanPlayTypeResult;
proto.load = () => {};
proto.play = async function () {
  if (problem) throw problem;
  filmOf(this).paused = false;
  for (const type of ['play', 'playing']) this.dispatchEvent(new Event(type));
};
proto.pause = function () {
  if (filmOf(this).paused) return;
  filmOf(this).paused = true;
  this.dispatchEvent(new Event('pause'));
};
Object.defineProperty(proto, 'paused', {
  get(this: HTMLMediaElement) {
    return filmOf(this).paused;
  },
});
Object.defineProperty(proto, 'readyState', {
  get(this: HTMLMediaElement) {
    return filmOf(this).readyState;
  },
});
Object.defineProperty(proto, 'currentTime', {
  get(this: HTMLMediaElement) {
    return filmOf(this).currentTime;
  },
  set(this: HTMLMediaElement, second: number) {
    filmOf(this).currentTime = second;
    this.dispatchEvent(new Event('timeupdate'));
  },
});
const tracks = new WeakMap<HTMLTrackElement, { mode: string }>();
const trackOf = (element: HTMLTrackElement) => {
  const track = tracks.get(element) ?? { mode: 'disabled' };
  tracks.set(element, track);
  return track;
};
Object.defineProperty(HTMLTrackElement.prototype, 'track', {
  get(this: HTMLTrackElement) {
    return trackOf(this);
  },
});
vi.stubGlobal(
  'EventSource',
  class extends EventTarget {
    close() {}
  },
);
Object.defineProperty(document, 'pictureInPictureEnabled', { value: true });
Object.defineProperty(document, 'fullscreenEnabled', { value: true });
let fullScreenAsked = 0;
HTMLElement.prototype.requestFullscreen = async () => void fullScreenAsked++;
let smallWindowAsked = 0;
HTMLVideoElement.prototype.requestPictureInPicture = async () => {
  smallWindowAsked++;
  return {} as PictureInPictureWindow;
};

afterEach(() => {
  problem = undefined;
  canPlayLists = '';
  fullScreenAsked = 0;
  smallWindowAsked = 0;
  vi.useRealTimers();
});

const POSTER: PictureView = {
  id: 3,
  width: 1280,
  height: 720,
  alt: '',
  caption: '',
  credit: '',
  focus: { x: 50, y: 50 },
  placeholder: null,
  isStub: false,
  base: '/media/image/3/v1',
  query: '',
  sizes: [{ tag: 'M', width: 320 }],
};

const aPlayer = async (stream: StreamView) => {
  const place = await hydrate(<Island of={StreamPlayer} when="visible" props={{ stream }} />);
  const media = place.querySelector<HTMLVideoElement>('video, audio')!;
  const byLabel = (label: string) => place.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  return {
    place,
    media,
    byLabel,
    click: (label: string) => acting(() => byLabel(label)!.click()),
    press: (key: string, at: Element = place.querySelector('section')!) =>
      acting(() => at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))),
    position: () => byLabel('Stelle')!.getAttribute('aria-valuetext'),
    start: () => acting(() => place.querySelector<HTMLElement>('.cover')!.click()),
  };
};

describe('a video before it is started', () => {
  it('shows a button with its title and length, and fetches nothing', async () => {
    const { place, media, byLabel } = await aPlayer(aStream());
    const cover = byLabel('Video abspielen: Rundgang an der Auenbrücke, Länge 4:05')!;
    expect(cover.tagName).toBe('BUTTON');
    expect(cover.querySelector('.duration')!.textContent).toBe('4:05');
    expect(media.getAttribute('src')).toBeNull();
    expect(media.preload).toBe('none');
    expect(place.querySelector('section')!.getAttribute('aria-label')).toBe(
      'Video: Rundgang an der Auenbrücke',
    );
  });

  it('is the browser’s own player without JavaScript, with its captions', () => {
    document.body.innerHTML = renderToHtml(<StreamPlayer stream={aStream()} />);
    const plain = document.createElement('div');
    plain.innerHTML = document.querySelector('noscript')!.innerHTML;
    const video = plain.querySelector('video')!;
    const sources = [...video.querySelectorAll('source')].map((one) => one.getAttribute('src'));
    expect(sources).toEqual(['/media/stream/7/v1/master.m3u8', '/media/stream/7/v1/720p.mp4']);
    expect(video.controls).toBe(true);
    expect(video.querySelector('track')!.getAttribute('srclang')).toBe('de');
    expect(plain.querySelector('a')!.textContent).toBe('Video herunterladen');
  });
});

describe('a started video', () => {
  it('plays the list of its qualities where the browser can, and loses the poster', async () => {
    canPlayLists = 'maybe';
    const { place, media, start } = await aPlayer(aStream());
    await start();
    expect(media.getAttribute('src')).toBe('/media/stream/7/v1/master.m3u8');
    expect(media.paused).toBe(false);
    expect(place.querySelector('.cover')).toBeNull();
    expect(document.activeElement!.getAttribute('aria-label')).toBe('Anhalten');
  });

  it('plays the whole as a file where nothing else can be played', async () => {
    const { media, start } = await aPlayer(aStream());
    await start();
    await acting(() =>
      vi.waitFor(() => expect(media.getAttribute('src')).toBe('/media/stream/7/v1/720p.mp4')),
    );
  });

  it('obeys keys wherever the focus is in it', async () => {
    canPlayLists = 'maybe';
    const { media, start, press, position } = await aPlayer(aStream());
    await start();
    await press('k');
    expect(media.paused).toBe(true);
    await press(' ');
    expect(media.paused).toBe(false);
    await press('l');
    expect(position()).toBe('0:10 von 4:05');
    await press('ArrowRight');
    await press('J');
    expect(position()).toBe('0:05 von 4:05');
    await press('ArrowLeft');
    await press('ArrowLeft');
    expect(position()).toBe('0:00 von 4:05');
    await press('m');
    expect(media.muted).toBe(true);
    await press('ArrowDown');
    expect([media.muted, media.volume.toFixed(1)]).toEqual([false, '0.9']);
    await press('f');
    await press('p');
    expect([fullScreenAsked, smallWindowAsked]).toEqual([1, 1]);
  });

  it('leaves keys to the browser that are its own, or the focused control’s', async () => {
    canPlayLists = 'maybe';
    const { media, byLabel, start, press } = await aPlayer(aStream());
    await start();
    await press(' ', byLabel('Ton aus')!);
    await press('k', byLabel('Geschwindigkeit')!);
    expect(media.paused).toBe(false);
    await press('ArrowUp', byLabel('Lautstärke')!);
    expect(media.volume).toBe(1);
  });

  it('shows and hides captions by c and by its button', async () => {
    canPlayLists = 'maybe';
    const { place, byLabel, start, press, click } = await aPlayer(aStream());
    const track = trackOf(place.querySelector('track')!);
    await start();
    await press('c');
    expect([track.mode, byLabel('Untertitel')!.getAttribute('aria-pressed')]).toEqual(['showing', 'true']);
    await click('Untertitel');
    expect([track.mode, byLabel('Untertitel')!.getAttribute('aria-pressed')]).toEqual(['disabled', 'false']);
  });

  it('offers the languages of its captions where there are several', async () => {
    const captions = [
      { language: 'de', label: 'Deutsch', src: '/de.vtt' },
      { language: 'uk', label: 'Ukrainisch', src: '/uk.vtt' },
    ];
    const { byLabel } = await aPlayer(aStream({ captions }));
    const options = [...byLabel('Untertitel')!.querySelectorAll('option')].map((one) => one.textContent);
    expect(options).toEqual(['Ohne Untertitel', 'Deutsch', 'Ukrainisch']);
  });

  it('stops when another one begins', async () => {
    canPlayLists = 'maybe';
    const [one, two] = [await aPlayer(aStream()), await aPlayer(aStream({ id: 9 }))];
    await one.start();
    await two.start();
    expect([one.media.paused, two.media.paused]).toEqual([true, false]);
  });

  it('says that it can’t go on, and goes on where it broke off', async () => {
    canPlayLists = 'maybe';
    const { place, media, start } = await aPlayer(aStream());
    problem = new Error('no such file');
    await start();
    const alert = place.querySelector('[role=alert]')!;
    expect(alert.textContent).toBe(
      'Das Video lässt sich gerade nicht abspielen.Video herunterladenNoch einmal versuchen',
    );
    problem = undefined;
    filmOf(media).currentTime = 31;
    await acting(() => media.dispatchEvent(new Event('timeupdate')));
    await acting(() => alert.querySelector('button')!.click());
    expect(place.querySelector('[role=alert]')).toBeNull();
    expect([media.paused, media.currentTime]).toEqual([false, 31]);
  });

  it.each([
    ['a film', aStream(), 'Ihr Browser kann das Format dieses Videos nicht wiedergeben.'],
    ['a sound', aSound(), 'Ihr Browser kann das Format dieser Aufnahme nicht wiedergeben.'],
  ])('says that the browser lacks what it takes, and offers the file: %s', async (_, stream, words) => {
    const { place, click, start } = await aPlayer(stream);
    problem = new DOMException('no decoder', 'NotSupportedError');
    await (stream.kind === 'video' ? start() : click('Abspielen'));
    await acting(() => vi.waitFor(() => expect(place.querySelector('[role=alert]')).not.toBeNull()));
    const alert = place.querySelector('[role=alert]')!;
    expect(alert.querySelector('p')!.textContent).toContain(words);
    const link = alert.querySelector('a')!;
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([stream.file!.src, true]);
  });

  it('shows its poster again as long as it can’t go on, without a second button', async () => {
    const { place, media, start } = await aPlayer(aStream({ poster: POSTER }));
    problem = new DOMException('no decoder', 'NotSupportedError');
    await start();
    await acting(() => vi.waitFor(() => expect(place.querySelector('[role=alert]')).not.toBeNull()));
    expect(place.querySelector('.still img')).not.toBeNull();
    expect(place.querySelector('.cover')).toBeNull();
    problem = undefined;
    await acting(() => place.querySelector<HTMLElement>('[role=alert] button')!.click());
    await acting(() => vi.waitFor(() => expect(media.paused).toBe(false)));
    expect(place.querySelector('.still')).toBeNull();
  });

  it('says the same when decoding breaks off in the midst of it', async () => {
    canPlayLists = 'maybe';
    const { place, media, start } = await aPlayer(aStream());
    await start();
    Object.defineProperty(media, 'error', { value: { code: 3 }, configurable: true });
    await acting(() => media.dispatchEvent(new Event('error')));
    expect(place.querySelector('[role=alert] p')!.textContent).toContain('nicht wiedergeben');
  });

  it('says that it waits for what has not arrived', async () => {
    canPlayLists = 'maybe';
    const { place, media, start } = await aPlayer(aStream());
    await start();
    filmOf(media).readyState = 1;
    await acting(() => media.dispatchEvent(new Event('waiting')));
    expect(place.querySelector('output')!.textContent).toBe('Wird geladen …');
    filmOf(media).readyState = 4;
    await acting(() => media.dispatchEvent(new Event('playing')));
    expect(place.querySelector('output')).toBeNull();
  });
});

describe('a sound', () => {
  it('draws its loudness, a bar for each figure', async () => {
    const { place } = await aPlayer(aSound());
    expect(place.querySelector('.waveform path')!.getAttribute('d')!.split('M')).toHaveLength(
      SAMPLE_WAVEFORM.length + 1,
    );
    expect(place.querySelector('.cover')).toBeNull();
  });

  it('is moved along by the keys of a slider, in steps that fit', async () => {
    const { byLabel, press, position, media } = await aPlayer(aSound());
    await press('ArrowRight', byLabel('Stelle')!);
    await vi.waitFor(() => expect(media.paused).toBe(false));
    expect(position()).toBe('0:05 von 0:24');
    await press('PageUp', byLabel('Stelle')!);
    expect(position()).toBe('0:24 von 0:24');
    await press('ArrowDown', byLabel('Stelle')!);
    expect(position()).toBe('0:19 von 0:24');
  });
});

const answering = (answers: Readonly<Record<string, () => Response>>) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answers[address]!();
  });
  return asked;
};

describe('a stream that is being worked on', () => {
  const pending = aStream({ state: 'pending', progress: 43, hls: null, file: null });

  it('tells how far the work is', async () => {
    const { place } = await aPlayer(pending);
    expect(place.querySelector('output')!.textContent).toBe('Das Video wird noch aufbereitet – 43\u00a0%');
  });

  it('asks every five seconds while it is pending, and then becomes a player', async () => {
    let result = 'pending';
    const asked = answering({
      [pending.checkHref]: () => Response.json({ result }),
      [pending.viewHref]: () => Response.json({ stream: aStream() }),
    });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { place } = await aPlayer(pending);
    await acting(() => vi.advanceTimersByTimeAsync(CHECK_EVERY_MS));
    expect(asked).toEqual([pending.checkHref]);
    result = 'updated';
    await acting(() => vi.advanceTimersByTimeAsync(CHECK_EVERY_MS));
    expect(asked).toEqual([pending.checkHref, pending.checkHref, pending.viewHref]);
    expect(place.querySelector('.cover')).not.toBeNull();
    await acting(() => vi.advanceTimersByTimeAsync(3 * CHECK_EVERY_MS));
    expect(asked).toHaveLength(3);
  });

  it('says that it failed and why', async () => {
    const failure = 'Diese Datei ließ sich nicht verarbeiten.';
    const { place } = await aPlayer({ ...pending, state: 'failed', failure });
    expect(place.textContent).toBe(`Das Video ließ sich nicht aufbereiten.${failure}`);
  });
});

describe('a stream in a text', () => {
  it('stands with its title and whose it is', () => {
    document.body.innerHTML = renderToHtml(<StreamFigure of={aStream()} />);
    expect(document.querySelector('figcaption')!.textContent).toBe(
      'Rundgang an der Auenbrücke Video:\u00a0Tomasz Adamek',
    );
  });

  it('is said to be gone when it was deleted', () => {
    document.body.innerHTML = renderToHtml(<StreamFigure of="gone" />);
    expect(document.body.textContent).toBe('Medienstream gelöscht und nicht mehr verfügbar.');
  });
});
