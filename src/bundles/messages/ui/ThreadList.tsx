// Draws threads in a list: with whom, what was said last and when, and how much of it is unread.
import { Portrait } from '#design/Portrait.tsx';
import { RelativeTime } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { ThreadItemView } from '../views.ts';
import styles from './ThreadList.module.css';

export const ThreadList = ({ threads }: { threads: readonly ThreadItemView[] }) => (
  <ol className={styles.list}>
    {threads.map((thread) => (
      <li key={thread.id} className={thread.unreadCount > 0 ? styles.unread : undefined}>
        <Portrait of={thread.portrait} name={thread.name} size="medium" />
        <a href={thread.href}>{thread.name}</a>
        <span className={styles.time}>
          <RelativeTime of={thread.time} />
        </span>
        <p>
          {thread.isOwn && <span>{texts.ownPrefix}</span>}
          {thread.excerpt}
        </p>
        {thread.unreadCount > 0 && <b>{texts.unreadIn(thread.unreadCount)}</b>}
      </li>
    ))}
  </ol>
);
