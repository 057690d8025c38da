// This says where it stands, to be moved: a slider of the browser's own, invisible over a line or over the
// loudness of a sound.
import type { CSSProperties } from 'react';
import * as streamTexts from '../texts.ts';
import styles from './StreamPlayer.module.css';
import * as texts from './texts.ts';
import type { Playback } from './use-playback.ts';

interface TimelineProps {
  playback: Playback;
  /** Loudness from 0 to 100; null draws a line. */
  waveform: readonly number[] | null;
}

const STEP_S = 5;
const LEAP_S = 30;

/** Keys as sliders have them, in steps that fit what lasts minutes. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP_S,
  ArrowDown: -STEP_S,
  ArrowRight: STEP_S,
  ArrowUp: STEP_S,
  PageDown: -LEAP_S,
  PageUp: LEAP_S,
};

export const Timeline = ({ playback, waveform }: TimelineProps) => {
  const { time, duration, seek } = playback;
  const played = duration > 0 ? `${((time / duration) * 100).toFixed(2)}%` : '0%';
  return (
    <div className={waveform ? `${styles.timeline} ${styles.sound}` : styles.timeline}>
      {waveform ? <Waveform of={waveform} played={played} /> : <Line played={played} />}
      <input
        type="range"
        aria-label={texts.position}
        aria-valuetext={texts.positionOf(
          clock(time >= duration ? duration : Math.floor(time)),
          clock(duration),
        )}
        min={0}
        max={duration}
        step={0.1}
        value={time}
        onChange={(event) => seek(Number(event.target.value))}
        onKeyDown={(event) => {
          const by = MOVES[event.key];
          if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          seek(time + by);
        }}
      />
    </div>
  );
};

const clock = (seconds: number) => streamTexts.durationText(seconds * 1000);

const Line = ({ played }: { played: string }) => (
  <span className={styles.line} style={{ '--played': played } as CSSProperties} />
);

/** What was played is the same drawing in another colour, cut off at the place. */
const Waveform = ({ of: peaks, played }: { of: readonly number[]; played: string }) => (
  <svg
    className={styles.waveform}
    viewBox={`0 0 ${peaks.length} ${HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={barsOf(peaks)} />
    {played !== '0%' && (
      <path
        className={styles.played}
        d={barsOf(peaks)}
        style={{ clipPath: `inset(0 calc(100% - ${played}) 0 0)` }}
      />
    )}
  </svg>
);

const HEIGHT = 100;
/** Silence is drawn, too. */
const LEAST = 4;

/** Draws one stroke for each, around the middle. */
const barsOf = (peaks: readonly number[]): string =>
  peaks
    .map((peak, at) => {
      const height = Math.max(LEAST, Math.min(HEIGHT, Math.round(peak)));
      return `M${at}.5 ${(HEIGHT - height) / 2}v${height}`;
    })
    .join('');
