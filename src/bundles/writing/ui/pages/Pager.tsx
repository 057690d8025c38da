// Leads from page to page of a list, whatever its order: back to its beginning, on to what comes next.
import { LinkButton } from '#design/Button.tsx';
import styles from './Pager.module.css';
import * as texts from './texts.ts';

export const Pager = ({ start, next }: { start: string | null; next: string | null }) =>
  (start || next) && (
    <nav className={`button-row ${styles.pager}`} aria-label={texts.pagesLabel}>
      {start && <LinkButton href={start}>{texts.toStart}</LinkButton>}
      {next && (
        <LinkButton href={next} rel="next">
          {texts.more}
        </LinkButton>
      )}
    </nav>
  );
