// Without JavaScript: the browser's own player, with the file as it was uploaded, or the playlist for those that can.
import type { StreamView } from '../views.ts';
import styles from './StreamPlayer.module.css';
import * as texts from './texts.ts';

export const PlainPlayer = ({ of: stream }: { of: StreamView }) => {
  const { kind, width, height, original, hls } = stream;
  const src = original?.src ?? hls ?? '';
  return (
    <noscript>
      {kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- as many as there are
        <video className={styles.plain} controls preload="none" {...{ src, width, height }}>
          {stream.captions.map(({ language, label, src: words }) => (
            <track key={language} kind="captions" srcLang={language} label={label} src={words} />
          ))}
        </video>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions belong to videos
        <audio className={styles.plain} controls preload="none" src={src} />
      )}
      <a href={src}>{texts.download(kind)}</a>
    </noscript>
  );
};
