// This is what stands in the place of a picture that is not for everybody: a calm drawing of hills and the
// column in front of them.
import styles from './NeutralPicture.module.css';

/** Draws a decorative picture; `ratio` is its shape, such as '3 / 2'. */
export const NeutralPicture = ({ ratio = '3 / 2' }: { ratio?: string }) => (
  <svg
    className={styles.picture}
    style={{ aspectRatio: ratio }}
    viewBox="0 0 300 200"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path className={styles.sky} d="M0 0h300v200H0z" />
    <circle className={styles.sun} cx="214" cy="72" r="22" />
    <path className={styles.far} d="M0 132c44-30 88-30 130-8s104 18 170-22v98H0z" />
    <path className={styles.near} d="M0 160c60-24 118-14 168 2s90 14 132-6v44H0z" />
    <path className={styles.column} d="M84 92h34v84H84z" />
    <path className={styles.roof} d="M78 92c2-13 12-19 23-19s21 6 23 19z" />
    <path className={styles.roof} d="M80 176h42v6H80z" />
  </svg>
);
