// This is the moving half of a gallery: which picture is looked at, fading, swiping, going on by itself. Swiper moves the
// slides in the document, React tells it where to go and draws what follows from it. contract.md 9
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { Swiper } from 'swiper';
import { EffectFade } from 'swiper/modules';
import { GALLERY_FADE_MS, GALLERY_STAY_MS } from '../constants.ts';
import styles from './Gallery.module.css';

export interface Slider {
  readonly isAwake: boolean;
  readonly isPlaying: boolean;
  /** Which picture is looked at, from 0. */
  readonly active: number;
  /** Says whether a picture is or was looked at, or is next to one that was. */
  readonly isWanted: (at: number) => boolean;
  readonly goTo: (at: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly toggle: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
}

/** Moves the gallery; `reach` is how many pictures it goes round by itself. */
export const useSlider = (stage: RefObject<HTMLElement | null>, count: number, reach: number): Slider => {
  // Before Swiper lays the slides over each other those far away must be waiting, or all would be fetched at once.
  const isAwake = useIsHydrated() && count > 1;
  const isStill = useSyncExternalStore(neverChanges, wantsStillness, () => true);
  /** What the reader decided; undecided it goes on by itself, but not for those who want no motion. */
  const [decision, setPlaying] = useState<boolean>();
  const isPlaying = decision ?? (isAwake && !isStill);
  const { swiper, active, isWanted } = useSwiper(stage, isAwake, count, () => setPlaying(false));
  const isWatched = useWatched(stage);
  useEffect(() => {
    if (!isPlaying || !isWatched) return undefined;
    const timer = setTimeout(() => swiper.current?.slideTo((active + 1) % reach), GALLERY_STAY_MS);
    return () => clearTimeout(timer);
  }, [swiper, isPlaying, isWatched, active, reach]);

  /** Whoever leafs by hand has taken over. */
  const byHand = (move: (swiper: Swiper) => void) => () => {
    setPlaying(false);
    if (swiper.current) move(swiper.current);
  };
  const goTo = (at: number) => byHand((swiper) => swiper.slideTo(at))();
  const next = byHand((swiper) => swiper.slideNext());
  const previous = byHand((swiper) => swiper.slidePrev());
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: next,
    ArrowLeft: previous,
    Home: () => goTo(0),
    End: () => goTo(count - 1),
  };
  return {
    isAwake,
    isPlaying,
    active,
    isWanted,
    goTo,
    next,
    previous,
    toggle: () => setPlaying(!isPlaying),
    handleKey: (event) => {
      const act = keys[event.key];
      if (!act || !isAwake || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    },
  };
};

/** Puts Swiper on the stage while that is awake. `onTouch` hears that the reader moves a picture. */
const useSwiper = (
  stage: RefObject<HTMLElement | null>,
  isAwake: boolean,
  count: number,
  onTouch: () => void,
) => {
  const swiper = useRef<Swiper>(undefined);
  const [active, setActive] = useState(0);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set(neighbours(0, count)));
  const touched = useEffectEvent(onTouch);
  useEffect(() => {
    if (!isAwake || !stage.current) return undefined;
    const made = makeSwiper(stage.current, {
      onChange: (at) => {
        setActive(at);
        setWanted((known) => new Set([...known, ...neighbours(at, count)]));
      },
      onTouch: () => touched(),
    });
    swiper.current = made;
    return () => void made.destroy();
  }, [stage, isAwake, count]);
  return { swiper, active, isWanted: (at: number) => wanted.has(at) };
};

/** Returns false while the server's drawing is taken over, true from then on. */
const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const neverChanges = () => () => {};

/** Returns a picture and those on both sides of it, round the ends. */
const neighbours = (at: number, count: number) => [at, (at + 1) % count, (at + count - 1) % count];

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Listeners {
  onChange: (at: number) => void;
  onTouch: () => void;
}

const makeSwiper = (stage: HTMLElement, { onChange, onTouch }: Listeners): Swiper =>
  new Swiper(stage, {
    modules: [EffectFade],
    wrapperClass: styles.slides!,
    slideClass: styles.slide!,
    effect: 'fade',
    fadeEffect: { crossFade: true },
    // The slides go round the ends by rewinding; Swiper's own loop would move slides about in the document, and wait while it
    // fades.
    rewind: true,
    // A slow swipe goes round the ends as a quick one does.
    resistance: false,
    longSwipesRatio: 0.3,
    speed: wantsStillness() ? 0 : GALLERY_FADE_MS,
    on: {
      activeIndexChange: ({ activeIndex }) => onChange(activeIndex),
      sliderFirstMove: onTouch,
    },
  });

/** Says whether the gallery is seen and no pointer rests on it, which may mean that somebody looks closely. */
const useWatched = (stage: RefObject<HTMLElement | null>): boolean => {
  const [isInView, setInView] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.5 },
    );
    observer.observe(element);
    const enter = ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse');
    const leave = () => setPointedAt(false);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
    };
  }, [stage]);
  return isInView && !isPointedAt;
};
