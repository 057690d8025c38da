// The form for a changed comment on a page of its own, for browsers without JavaScript.
import * as texts from '../texts.ts';
import type { EditPageView } from '../views.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './CommentPage.module.css';

export const EditPage = ({ view: { subject, ...form } }: { view: EditPageView }) => (
  <div className={`page ${styles.page}`}>
    <h1>{texts.editTitle}</h1>
    <p className="note">
      <a href={subject.href}>{subject.name}</a>
    </p>
    <CommentForm {...form} isEdit cancelHref={subject.href} />
  </div>
);
