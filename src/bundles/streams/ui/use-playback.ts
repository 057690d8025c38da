// This is the moving half of a player: what the browser's own element does and shall do, and what follows for the controls.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { attachSource, breakdownOf } from './stream-source.ts';
import type { Breakdown, StreamSource } from './stream-source.ts';

export interface Playback extends Moment {
  /** Somebody wanted to see or hear it. */
  readonly isStarted: boolean;
  /** It shall play and can't for now: something is being fetched. */
  readonly isWaiting: boolean;
  /** Why it can't go on; `play` tries once more. */
  readonly broken: Breakdown | undefined;
  readonly play: () => void;
  readonly toggle: () => void;
  /** Goes to a second of it. */
  readonly seek: (second: number) => void;
  /** Sets the volume, from 0 to 1, and makes it heard. */
  readonly setVolume: (volume: number) => void;
  readonly toggleMute: () => void;
  readonly setSpeed: (speed: number) => void;
}

/** What an element tells of itself. */
interface Moment {
  readonly isPlaying: boolean;
  readonly time: number;
  /** The time in seconds. */
  readonly duration: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly speed: number;
}

/** `seconds` is how long it lasts as far as the server knows. */
export const usePlayback = (
  element: RefObject<HTMLMediaElement | null>,
  source: StreamSource,
  seconds: number,
): Playback => {
  const { isReady, ...moment } = useMoment(element, seconds);
  const { isStarted, isStarting, broken, isAttached, start } = useStart(source);

  const change = (act: (media: HTMLMediaElement) => void) => element.current && act(element.current);
  /** Where it broke off it goes on. */
  const play = () => {
    const media = element.current;
    if (!media || isStarting) return;
    if (isAttached()) void media.play().catch(() => {});
    else void start(media, moment.time < moment.duration ? moment.time : 0);
  };
  /** Whoever goes to a place of something that rests wants to see it. */
  const seek = (second: number) => {
    const media = element.current;
    const target = Math.min(Math.max(0, second), moment.duration);
    if (!media || isStarting) return;
    if (isAttached()) change((playing) => (playing.currentTime = target));
    else void start(media, target);
  };
  return {
    ...moment,
    isStarted,
    broken,
    isWaiting: !broken && (isStarting || (moment.isPlaying && !isReady)),
    play,
    toggle: () => (moment.isPlaying ? change((media) => media.pause()) : play()),
    seek,
    setVolume: (volume) =>
      change((media) => {
        media.volume = Math.min(Math.max(0, volume), 1);
        media.muted = false;
      }),
    toggleMute: () => change((media) => (media.muted = !media.muted)),
    setSpeed: (speed) =>
      change((media) => {
        // What is fetched later begins with this speed, too.
        media.defaultPlaybackRate = speed;
        media.playbackRate = speed;
      }),
  };
};

/** Nothing is fetched before somebody wants it; what breaks off is let go, so that it can be started once more. */
const useStart = (source: StreamSource) => {
  const [isStarted, setStarted] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [broken, setBroken] = useState<Breakdown>();
  const detach = useRef<() => void>(undefined);
  useEffect(() => () => detach.current?.(), []);

  const breakOff = (why: Breakdown) => {
    detach.current?.();
    detach.current = undefined;
    setBroken(why);
  };
  const start = async (media: HTMLMediaElement, second: number) => {
    setStarted(true);
    setBroken(undefined);
    setStarting(true);
    try {
      const taken = await attachSource(media, source, breakOff);
      detach.current = taken;
      if (second > 0) media.currentTime = second;
      await media.play();
    } catch (problem) {
      // A browser that wants another click has not failed, nor has somebody who stopped it at once.
      if (!isRefusal(problem)) breakOff(breakdownOf(media, source));
    } finally {
      setStarting(false);
    }
  };
  return { isStarted, isStarting, broken, isAttached: () => detach.current !== undefined, start };
};

const isRefusal = (problem: unknown) =>
  problem instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(problem.name);

const EVENTS = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'canplay',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'volumechange',
  'ratechange',
  'emptied',
];

type FullMoment = Moment & { readonly isReady: boolean };

/** Reads the element whenever it tells that something changed. */
const useMoment = (element: RefObject<HTMLMediaElement | null>, seconds: number): FullMoment => {
  const [{ listen, read, atFirst }] = useState(() => momentStore(element, seconds));
  return useSyncExternalStore(listen, read, () => atFirst);
};

const momentStore = (element: RefObject<HTMLMediaElement | null>, seconds: number) => {
  const atFirst = restingAt(seconds);
  let last: FullMoment = atFirst;
  const listen = (onChange: () => void) => {
    const media = element.current;
    const read = () => {
      if (media) last = momentOf(media, last.duration);
      onChange();
    };
    for (const type of EVENTS) media?.addEventListener(type, read);
    media?.addEventListener('play', pauseOthers);
    return () => {
      for (const type of EVENTS) media?.removeEventListener(type, read);
      media?.removeEventListener('play', pauseOthers);
    };
  };
  return { listen, read: () => last, atFirst };
};

const restingAt = (duration: number): FullMoment => ({
  isPlaying: false,
  isReady: false,
  time: 0,
  duration,
  volume: 1,
  isMuted: false,
  speed: 1,
});

const momentOf = (media: HTMLMediaElement, known: number): FullMoment => ({
  isPlaying: !media.paused && !media.ended,
  isReady: media.readyState >= media.HAVE_FUTURE_DATA || media.ended,
  time: media.currentTime,
  duration: Number.isFinite(media.duration) ? media.duration : known,
  volume: media.volume,
  isMuted: media.muted,
  speed: media.playbackRate,
});

/** One voice speaks at a time, on the whole page. */
const pauseOthers = ({ target }: Event) => {
  for (const other of document.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (other !== target) other.pause();
};
