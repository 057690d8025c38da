// This is what a person said last, each leading to where it stands.
import { SectionHead } from '#design/SectionHead.tsx';
import { RelativeTime } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { ProfileCommentView } from '../views.ts';
import styles from './ProfilePage.module.css';

export const ProfileComments = ({ comments }: { comments: readonly ProfileCommentView[] }) => (
  <aside className={styles.comments} aria-labelledby="zuletzt-kommentiert">
    <SectionHead title={texts.lastComments} id="zuletzt-kommentiert" />
    <ul className="stack">
      {comments.map((comment) => (
        <li key={comment.id}>
          <p>{comment.excerpt}</p>
          <p className="note">
            <RelativeTime of={comment.time} /> {texts.commentOn} <a href={comment.href}>{comment.title}</a>
          </p>
        </li>
      ))}
    </ul>
  </aside>
);
