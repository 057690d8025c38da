// Draws the browser's own player for readers without JavaScript, with the playlist for those that read some, else the whole as
// a file.
import type { StreamView } from '../views.ts';
import { PLAYLIST_TYPE } from './stream-source.ts';
import styles from './StreamPlayer.module.css';
import * as texts from './texts.ts';

export const PlainPlayer = ({ of: stream }: { of: StreamView }) => {
  const { kind, width, height, file, hls } = stream;
  const sources = (
    <>
      {hls && <source src={hls} type={PLAYLIST_TYPE} />}
      {file && <source src={file.src} />}
    </>
  );
  return (
    <noscript>
      {kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- as many as there are
        <video className={styles.plain} controls preload="none" width={width} height={height}>
          {sources}
          {stream.captions.map(({ language, label, src: words }) => (
            <track key={language} kind="captions" srcLang={language} label={label} src={words} />
          ))}
        </video>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions belong to videos
        <audio className={styles.plain} controls preload="none">
          {sources}
        </audio>
      )}
      {file && (
        <a href={file.src} download="">
          {texts.download(kind)}
        </a>
      )}
    </noscript>
  );
};
