// The form for a changed comment on a page of its own, for browsers without JavaScript.
import * as texts from '../texts.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './CommentPage.module.css';

export interface EditPageView {
  /** Title of what the comment belongs to. */
  subject: { name: string; href: string };
  action: string;
  maxLength: number;
  text: string;
  error: string | null;
}

export const EditPage = ({ view: { subject, ...form } }: { view: EditPageView }) => (
  <div className={`page ${styles.page}`}>
    <h1>{texts.editTitle}</h1>
    <p className="note">
      <a href={subject.href}>{subject.name}</a>
    </p>
    <CommentForm {...form} />
  </div>
);
