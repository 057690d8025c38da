// Draws the poster of a stream in a list; where there is none, a sign.
import { Picture } from '#bundles/media/ui/public.ts';
import type { StreamRowView } from '../views.ts';
import { Sign } from './Sign.tsx';
import styles from './StreamPages.module.css';

export const StreamThumb = ({ row: { poster, kind } }: { row: StreamRowView }) => (
  <span className={styles.thumb}>
    {poster ? (
      <Picture of={poster} sizes="8rem" ratio="16 / 9" alt="" />
    ) : (
      <Sign name={kind === 'audio' ? 'sound' : 'play'} />
    )}
  </span>
);
