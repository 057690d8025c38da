// Asks before a stream is deleted, also without JavaScript, and tells what stands in its place then.
import { Button, buttonClass } from '#design/Button.tsx';
import * as streamTexts from '../texts.ts';
import type { StreamPageView } from '../views.ts';
import * as texts from './page-texts.ts';
import styles from './StreamPages.module.css';

interface StreamRemovalProps {
  action: string;
  /** What shows it, as far as that is known here. */
  uses?: StreamPageView['uses'];
}

export const StreamRemoval = ({ action, uses }: StreamRemovalProps) => (
  <details className={styles.removal}>
    <summary className={buttonClass({ isSmall: true })}>{texts.removeSummary}</summary>
    <div>
      <p>{texts.removeQuestion}</p>
      <blockquote>{streamTexts.streamGone}</blockquote>
      {uses && <Uses of={uses} />}
      <form method="post" action={action}>
        <Button type="submit" variant="danger">
          {texts.removeForGood}
        </Button>
      </form>
    </div>
  </details>
);

const Uses = ({ of: uses }: { of: StreamPageView['uses'] }) =>
  uses.length === 0 ? (
    <p>{texts.usedNowhere}</p>
  ) : (
    <div>
      <p>{texts.usedIn}</p>
      <ul>
        {uses.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
