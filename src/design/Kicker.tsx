// The line above a headline: place and category, in small capitals; the mark of plus before them.
import styles from './Kicker.module.css';
import type { LinkView } from './page-frame.ts';
import { premiumMark } from './texts.ts';

interface KickerProps {
  /** A link where the line is not inside one already. */
  place: string | LinkView;
  category?: string | LinkView;
  isPremium?: boolean;
}

export const Kicker = ({ place, category, isPremium }: KickerProps) => (
  <p className={styles.kicker}>
    {isPremium && <i>{premiumMark}</i>}
    <b>
      <Part of={place} />
    </b>
    {category && (
      <span>
        <Part of={category} />
      </span>
    )}
  </p>
);

const Part = ({ of: part }: { of: string | LinkView }) =>
  typeof part === 'string' ? part : <a href={part.href}>{part.name}</a>;
