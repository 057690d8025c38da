// Draws one's own page about moderation: what was decided, and what became of notices.
import { AccountShell } from '#design/AccountShell.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { OwnEntryView, OwnPageView } from '../views.ts';
import styles from './OwnPage.module.css';

export const OwnPage = ({ view }: { view: OwnPageView }) => (
  <AccountShell shell={view.shell} title={texts.title} intro={texts.intro}>
    <section aria-labelledby="entscheidungen" className={styles.section}>
      <SectionHead title={texts.restrictionsHeading} id="entscheidungen" />
      <Entries entries={view.restrictions} empty={texts.noRestrictions} action={texts.read} />
    </section>
    <section aria-labelledby="gemeldet" className={styles.section}>
      <SectionHead title={texts.noticesHeading} id="gemeldet" />
      <Entries entries={view.notices} empty={texts.noNotices} action={texts.readNotice} />
    </section>
  </AccountShell>
);

interface EntriesProps {
  entries: readonly OwnEntryView[];
  empty: string;
  action: string;
}

const Entries = ({ entries, empty, action }: EntriesProps) =>
  entries.length === 0 ? (
    <p>{empty}</p>
  ) : (
    <ul className={styles.list}>
      {entries.map(({ id, title, text, note, href }) => (
        <li key={id}>
          <b>{title}</b>
          <p>{text}</p>
          <p className="note">{note}</p>
          <a href={href} aria-label={`${action}: ${title}`}>
            {action}
          </a>
        </li>
      ))}
    </ul>
  );
