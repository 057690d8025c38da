// Draws a button that unfolds its question and acts only after that; it is a plain form, also without JavaScript.
import { Button, buttonClass } from '#design/Button.tsx';
import styles from './AskFirst.module.css';

interface AskFirstProps {
  summary: string;
  /** Says more to those who don't see what stands beside it. */
  summaryLabel?: string;
  question: string;
  action: string;
  label: string;
}

export const AskFirst = ({ summary, summaryLabel, question, action, label }: AskFirstProps) => (
  <details className={styles.ask}>
    <summary className={buttonClass({ variant: 'quiet', isSmall: true })} aria-label={summaryLabel}>
      {summary}
    </summary>
    <form method="post" action={action}>
      <p>{question}</p>
      <Button type="submit" variant="danger" isSmall>
        {label}
      </Button>
    </form>
  </details>
);
