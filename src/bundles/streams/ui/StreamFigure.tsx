// Draws a video or a sound with its title and „Video: …“ below it.
import { Island } from '#kernel/island.tsx';
import { Caption } from '#bundles/media/ui/public.ts';
import * as streamTexts from '../texts.ts';
import type { ShownStream } from '../views.ts';
import styles from './StreamFigure.module.css';
import { StreamPlayer } from './StreamPlayer.island.tsx';
import * as texts from './texts.ts';

export const StreamFigure = ({ of: stream }: { of: ShownStream }) =>
  stream === 'gone' ? (
    <p className={styles.gone}>{streamTexts.streamGone}</p>
  ) : (
    <figure className={styles.figure}>
      <Island of={StreamPlayer} when="visible" props={{ stream }} />
      <Caption words={stream.title} credit={stream.credit && texts.credit(stream.kind, stream.credit)} />
    </figure>
  );
