// All errors of a form on top of it, each leading to its field; read out when the page with it arrives.
import styles from './ErrorSummary.module.css';
import { fieldIdOf } from './Field.tsx';
import { errorsHeading } from './texts.ts';

interface ErrorSummaryProps {
  /** What is wrong with the form as a whole. */
  error?: string | null;
  /** By field name; only these get links. */
  errors?: Readonly<Record<string, string>>;
  /** What the fields are called, by field name. */
  labels?: Readonly<Record<string, string>>;
}

export const ErrorSummary = ({ error, errors = {}, labels = {} }: ErrorSummaryProps) => {
  const entries = Object.entries(errors);
  if (!error && entries.length === 0) return null;
  return (
    <div className={styles.summary} role="alert">
      <p>{error ?? errorsHeading(entries.length)}</p>
      {entries.length > 0 && (
        <ul>
          {entries.map(([name, text]) => (
            <li key={name}>
              <a href={`#${fieldIdOf(name)}`}>{labels[name] ? `${labels[name]}: ${text}` : text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
