// Draws all errors of a form on top of it, each leading to its field; read out when the page with it arrives, where the
// keyboard goes on from it.
import styles from './ErrorSummary.module.css';
import { fieldIdOf } from './Field.tsx';
import { errorsHeading } from './texts.ts';

interface ErrorSummaryProps {
  /** What is wrong with the form as a whole. */
  error?: string | null;
  /** The errors by field name; only these get links. */
  errors?: Readonly<Record<string, string>>;
  /** What the fields are called, by field name. */
  labels?: Readonly<Record<string, string>>;
}

export const ErrorSummary = ({ error, errors = {}, labels = {} }: ErrorSummaryProps) => {
  const entries = Object.entries(errors);
  if (!error && entries.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent the form is told first what it lacks
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <p>{error ?? errorsHeading(entries.length)}</p>
      {entries.length > 0 && (
        <ul>
          {entries.map(([name, text]) => (
            <li key={name}>
              <a href={`#${fieldIdOf(name)}`}>{labels[name] ? `${asHead(labels[name])} ${text}` : text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** A question has its sign already. */
const asHead = (label: string) => (/[?!:.…]$/.test(label) ? label : `${label}:`);
