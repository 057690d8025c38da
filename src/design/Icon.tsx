// The few drawn signs, 24 × 24, in the colour and size of the text around them. Decorative: words stand beside them.
import styles from './Icon.module.css';

const PATHS = {
  chevron: 'm5 9 7 7 7-7',
  person: 'M16 8.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  close: 'm6 6 12 12M18 6 6 18',
};

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
