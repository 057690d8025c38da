// Draws entries of the history as sentences, the newest first, each with what changed.
import { Time } from '#design/Time.tsx';
import { Changes } from '#bundles/writing/ui/public.ts';
import * as texts from '../texts.ts';
import type { EntryView } from '../views.ts';
import styles from './EntryList.module.css';

export const EntryList = ({ entries }: { entries: readonly EntryView[] }) => (
  <ol className={styles.entries}>
    {entries.map((entry) => (
      <li key={entry.id}>
        <p className={styles.sentence}>
          <Named of={entry.who} /> {texts.did} {entry.phrase}
          {entry.thing && (
            <>
              : <Named of={entry.thing} />
            </>
          )}
          .
        </p>
        <p className="note">
          <Time of={entry.at} />
        </p>
        {entry.changes.length > 0 && <Changes changes={entry.changes} />}
        {entry.compareHref && (
          <p className="note">
            <a href={entry.compareHref}>{texts.compareAll}</a>
          </p>
        )}
      </li>
    ))}
  </ol>
);

const Named = ({ of: { name, href } }: { of: EntryView['who'] }) =>
  href ? <a href={href}>{name}</a> : <span>{name}</span>;
