// Draws the player itself: the browser's element without controls, the poster over it until it is started, controls below.
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Picture } from '#bundles/media/ui/public.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import type { StreamView } from '../views.ts';
import { Controls } from './Controls.tsx';
import { PlainPlayer } from './PlainPlayer.tsx';
import { deedOf } from './player-keys.ts';
import type { PlayerDeed } from './player-keys.ts';
import { Sign } from './Sign.tsx';
import type { Breakdown } from './stream-source.ts';
import styles from './StreamPlayer.module.css';
import * as texts from './texts.ts';
import { useCaptions } from './use-captions.ts';
import { useIdle } from './use-idle.ts';
import { usePlayback } from './use-playback.ts';
import type { Playback } from './use-playback.ts';
import { usePictureInPicture, usePlayerScreen } from './use-screens.ts';

const MS = 1000;

export const Player = ({ of: stream }: { of: StreamView }) => {
  const { kind, title, hls, file, durationMs, captions: tracks } = stream;
  const player = useRef<HTMLElement>(null);
  const media = useRef<HTMLVideoElement>(null);
  const source = { playlist: hls, file };
  const playback = usePlayback(media, source, (durationMs ?? 0) / MS);
  const captions = useCaptions(media, tracks);
  const screen = usePlayerScreen(player, media);
  const picture = usePictureInPicture(media);
  const isIdle = useIdle(player, screen.isFull && playback.isPlaying);
  useRestoredFocus(player, playback.isStarted);
  const isVideo = kind === 'video';
  const act = (deed: PlayerDeed) => {
    if (deed.kind === 'toggle') playback.toggle();
    else if (deed.kind === 'skip') playback.seek(playback.time + deed.by);
    else if (deed.kind === 'louder') playback.setVolume(playback.volume + deed.by);
    else if (deed.kind === 'mute') playback.toggleMute();
    else if (!isVideo || !playback.isStarted) return;
    else if (deed.kind === 'captions') captions.toggle();
    else if (deed.kind === 'full-screen') screen.toggle();
    else picture.toggle();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work wherever the focus is in it
    <section
      ref={player}
      aria-label={texts.playerLabel(kind, title)}
      className={isVideo ? `${styles.player} ${styles.video}` : styles.player}
      data-idle={isIdle || undefined}
      onKeyDown={(event) => {
        const deed = deedOf(event);
        if (!deed) return;
        event.preventDefault();
        act(deed);
      }}
    >
      {isVideo ? (
        <Stage of={stream} media={media} playback={playback} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions belong to videos
        <audio ref={media} preload="none" />
      )}
      {playback.broken && <Broken of={stream} why={playback.broken} onRetry={playback.play} />}
      <Controls stream={stream} playback={playback} captions={captions} screen={screen} picture={picture} />
      <PlainPlayer of={stream} />
    </section>
  );
};

interface StageProps {
  of: StreamView;
  media: RefObject<HTMLVideoElement | null>;
  playback: Playback;
}

const SIZES = '(min-width: 42rem) 38rem, 100vw';

const Stage = ({ of: stream, media, playback }: StageProps) => (
  <div className={styles.stage} style={{ aspectRatio: `${stream.width} / ${stream.height}` }}>
    {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as many as there are */}
    <video ref={media} preload="none" playsInline onClick={playback.toggle}>
      {stream.captions.map(({ language, label, src }) => (
        <track key={language} kind="captions" srcLang={language} label={label} src={src} />
      ))}
    </video>
    {!playback.isStarted && <Cover of={stream} onStart={playback.play} />}
    {playback.broken && stream.poster && <Still of={stream.poster} />}
    {playback.isWaiting && <output className={styles.buffering}>{texts.buffering}</output>}
  </div>
);

const Cover = ({
  of: { kind, title, duration, poster },
  onStart,
}: {
  of: StreamView;
  onStart: () => void;
}) => (
  <button
    type="button"
    className={styles.cover}
    aria-label={texts.start(kind, title, duration)}
    onClick={onStart}
  >
    {poster && <Picture of={poster} sizes={SIZES} alt="" />}
    <span className={styles.start}>
      <Sign name="play" />
    </span>
    {duration && <span className={styles.duration}>{duration}</span>}
  </button>
);

/** Draws what stands there instead of black as long as nothing can be seen; a click goes through it to the video. */
const Still = ({ of: poster }: { of: PictureView }) => (
  <div className={styles.still}>
    <Picture of={poster} sizes={SIZES} alt="" />
  </div>
);

interface BrokenProps {
  of: StreamView;
  why: Breakdown;
  onRetry: () => void;
}

const Broken = ({ of: { kind, file }, why, onRetry }: BrokenProps) => (
  <div className={styles.broken} role="alert">
    <p>{why === 'format' ? texts.unplayable(kind) : texts.broken(kind)}</p>
    {file && (
      <a href={file.src} download="">
        {texts.download(kind)}
      </a>
    )}
    <button type="button" onClick={onRetry}>
      {texts.tryAgain}
    </button>
  </div>
);

/** The button of the poster goes; whoever pressed it stands at the one that stops again. */
const useRestoredFocus = (player: RefObject<HTMLElement | null>, isStarted: boolean) =>
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isStarted && isLost)
      player.current?.querySelector<HTMLElement>('[data-toggle]')?.focus({ preventScroll: true });
  }, [player, isStarted]);
