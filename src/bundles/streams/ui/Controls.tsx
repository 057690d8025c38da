// Draws the controls below a video or a sound. Each is a button, a slider or a list of the browser's own kind.
import type { ComponentProps } from 'react';
import type { FullScreen } from '#design/use-full-screen.ts';
import * as streamTexts from '../texts.ts';
import type { StreamView } from '../views.ts';
import { Sign } from './Sign.tsx';
import type { SignName } from './Sign.tsx';
import styles from './StreamPlayer.module.css';
import * as texts from './texts.ts';
import { Timeline } from './Timeline.tsx';
import type { Captions } from './use-captions.ts';
import type { Playback } from './use-playback.ts';

interface ControlsProps {
  stream: StreamView;
  playback: Playback;
  captions: Captions;
  screen: FullScreen;
  picture: FullScreen;
}

export const Controls = ({ stream, playback, captions, screen, picture }: ControlsProps) => (
  <div className={styles.controls}>
    <Control
      sign={playback.isPlaying ? 'pause' : 'play'}
      label={playback.isPlaying ? texts.pause : texts.play}
      onClick={playback.toggle}
      data-toggle=""
    />
    <Timeline playback={playback} waveform={stream.waveform} />
    <span className={styles.clock} aria-hidden="true">
      {clock(Math.floor(playback.time))} / {clock(playback.duration)}
    </span>
    <Loudness playback={playback} />
    {stream.captions.length > 0 && <CaptionsControl of={stream.captions} captions={captions} />}
    <Speed playback={playback} />
    {stream.kind === 'video' && picture.isPossible && (
      <Control
        sign="picture-in-picture"
        label={picture.isFull ? texts.leavePictureInPicture : texts.pictureInPicture}
        onClick={picture.toggle}
        disabled={!playback.isStarted}
      />
    )}
    {stream.kind === 'video' && screen.isPossible && (
      <Control
        sign={screen.isFull ? 'leave-full-screen' : 'full-screen'}
        label={screen.isFull ? texts.leaveFullScreen : texts.fullScreen}
        onClick={screen.toggle}
      />
    )}
  </div>
);

const clock = (seconds: number) => streamTexts.durationText(seconds * 1000);

const PER_CENT = 100;

const Loudness = ({ playback: { volume, isMuted, toggleMute, setVolume } }: { playback: Playback }) => {
  const heard = isMuted ? 0 : volume;
  return (
    <>
      <Control
        sign={heard === 0 ? 'muted' : 'sound'}
        label={heard === 0 ? texts.unmute : texts.mute}
        onClick={toggleMute}
      />
      <input
        type="range"
        className={styles.loudness}
        aria-label={texts.volume}
        aria-valuetext={texts.per(Math.round(heard * PER_CENT))}
        min={0}
        max={1}
        step={0.05}
        value={heard}
        onChange={(event) => setVolume(Number(event.target.value))}
      />
    </>
  );
};

/** Draws a button where there is one language, a list to choose from where there are several. */
const CaptionsControl = ({ of: all, captions }: { of: StreamView['captions']; captions: Captions }) =>
  all.length === 1 ? (
    <Control
      sign="captions"
      label={texts.captions}
      aria-pressed={captions.language !== ''}
      onClick={captions.toggle}
    />
  ) : (
    <select
      className={styles.choice}
      aria-label={texts.captions}
      value={captions.language}
      onChange={(event) => captions.choose(event.target.value)}
    >
      <option value="">{texts.withoutCaptions}</option>
      {all.map(({ language, label }) => (
        <option key={language} value={language}>
          {label}
        </option>
      ))}
    </select>
  );

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

const Speed = ({ playback: { speed, setSpeed } }: { playback: Playback }) => (
  <select
    className={styles.choice}
    aria-label={texts.speed}
    value={speed}
    onChange={(event) => setSpeed(Number(event.target.value))}
  >
    {SPEEDS.map((factor) => (
      <option key={factor} value={factor}>
        {texts.speedName(factor)}
      </option>
    ))}
  </select>
);

type ControlProps = ComponentProps<'button'> & { sign: SignName; label: string; 'data-toggle'?: string };

const Control = ({ sign, label, ...rest }: ControlProps) => (
  <button type="button" aria-label={label} title={label} {...rest}>
    <Sign name={sign} />
  </button>
);
