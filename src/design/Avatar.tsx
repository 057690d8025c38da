// Draws a person without a picture: initials on a disc whose colour always belongs to that name. It is decorative; the name
// stands beside it.
import styles from './Avatar.module.css';

const TONES = [styles.straw, styles.rose, styles.leaf, styles.sky, styles.plum, styles.stone];
const HASH_FACTOR = 31;

export const Avatar = ({ name, size = 'medium' }: { name: string; size?: 'small' | 'medium' | 'large' }) => (
  <span
    className={[styles.disc, TONES[toneOf(name)], size !== 'medium' && styles[size]]
      .filter(Boolean)
      .join(' ')}
    aria-hidden="true"
  >
    {initialsOf(name)}
  </span>
);

/** Takes the first letters of the first and the last word. */
const initialsOf = (name: string): string => {
  const letters = (name.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [...word][0]);
  return [letters[0], letters.length > 1 && letters.at(-1)].filter(Boolean).join('').toLocaleUpperCase('de');
};

const toneOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * HASH_FACTOR + (letter.codePointAt(0) ?? 0)) % 9973, 0) %
  TONES.length;
