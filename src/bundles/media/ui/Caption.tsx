// This is what is said of a picture, a video or a sound, and whose it is: two things, and one sees that.
import styles from './Caption.module.css';

interface CaptionProps {
  readonly words: string;
  /** The credit, such as „Foto: …“; may be empty. */
  readonly credit: string;
  readonly className?: string | undefined;
}

/** Nothing at all where nothing is said. */
export const Caption = ({ words, credit, className }: CaptionProps) =>
  (words || credit) && (
    <figcaption className={className ? `${styles.caption} ${className}` : styles.caption}>
      <span>
        {words}
        {words && <span className={styles.gap}> </span>}
        {credit && <span className={words ? styles.credit : styles.alone}>{credit}</span>}
      </span>
    </figcaption>
  );
