// This says where something is being fetched: the grey shape of what comes. The stylesheet shows it only
// after 300 ms, so that a quick answer brings no flicker.
import styles from './Skeleton.module.css';
import { loading } from './texts.ts';

/** Draws as many lines as text is expected; with a picture over each for teasers. */
export const Skeleton = ({ shape, count = 1 }: { shape: 'text' | 'teaser'; count?: number }) => (
  <output className={styles.skeleton}>
    <span className="visually-hidden">{loading}</span>
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className={styles[shape]} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    ))}
  </output>
);
