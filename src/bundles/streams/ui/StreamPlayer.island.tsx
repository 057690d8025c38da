// Draws a video or a sound: a poster with a large button first, then a player with controls of our own. While it is being
// worked on, it shows how far that is; where it failed, why; where it was deleted, that it is gone.
import * as streamTexts from '../texts.ts';
import type { StreamView } from '../views.ts';
import { Player } from './Player.tsx';
import styles from './StreamPlayer.module.css';
import * as texts from './texts.ts';
import { useStream } from './use-stream.ts';

/**
 * Is an island because it plays, by pointer and by keyboard, and follows the work on what was just uploaded. What it plays is
 * fetched when somebody starts it. Without JavaScript the browser's own player stands here.
 */
export const StreamPlayer = ({ stream: first }: { stream: StreamView }) => {
  const stream = useStream(first);
  if (stream === 'gone') return <p className={styles.gone}>{streamTexts.streamGone}</p>;
  if (stream.state === 'pending') return <Preparing of={stream} />;
  if (stream.state === 'failed') return <Failed of={stream} />;
  return <Player of={stream} />;
};

const Preparing = ({ of: { kind, progress, width, height } }: { of: StreamView }) => (
  <div
    className={styles.waiting}
    style={kind === 'video' ? { aspectRatio: `${width} / ${height}` } : undefined}
  >
    <output>{texts.preparing(kind, progress)}</output>
    <progress max={100} value={progress} aria-hidden="true" />
  </div>
);

const Failed = ({ of: { kind, failure } }: { of: StreamView }) => (
  <div className={styles.gone}>
    <p>{texts.failed(kind)}</p>
    {failure && <p>{failure}</p>}
  </div>
);
