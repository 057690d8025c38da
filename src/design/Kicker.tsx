// Draws the line above a headline: place and category, in small capitals; the mark of plus before them.
import styles from './Kicker.module.css';
import type { LinkView } from './page-frame.ts';
import { premiumMark } from './texts.ts';

interface KickerProps {
  /** A link where the line is not inside one already; empty where the page says it. */
  place: string | LinkView;
  category?: string | LinkView;
  /** What it is, in a word: „Interview“. */
  label?: string | undefined;
  isPremium?: boolean;
}

export const Kicker = ({ place, category, label, isPremium }: KickerProps) => (
  <p className={`small-caps ${styles.kicker}`}>
    {isPremium && <i>{premiumMark}</i>}
    {label && <em>{label}</em>}
    {place && (
      <b>
        <Part of={place} />
      </b>
    )}
    {category && (
      <span>
        <Part of={category} />
      </span>
    )}
  </p>
);

const Part = ({ of: part }: { of: string | LinkView }) =>
  typeof part === 'string' ? part : <a href={part.href}>{part.name}</a>;
