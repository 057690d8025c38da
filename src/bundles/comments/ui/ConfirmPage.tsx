// Asks before a comment is deleted or a thread is locked, for browsers without JavaScript and for links from elsewhere.
import { Button, LinkButton } from '#design/Button.tsx';
import type { CommentView } from '../views.ts';
import { Comment } from './Comment.tsx';
import styles from './CommentPage.module.css';

export interface ConfirmPageView {
  title: string;
  /** Title of what it is about. */
  subject: string;
  /** What would go away. */
  comment: CommentView | null;
  question: string;
  action: string;
  /** Sent with the form. */
  fields: Readonly<Record<string, string | number>>;
  confirm: string;
  keep: string;
  back: string;
}

export const ConfirmPage = ({ view }: { view: ConfirmPageView }) => (
  <div className={`page ${styles.page}`}>
    <h1>{view.title}</h1>
    <p className="note">{view.subject}</p>
    {view.comment && <Comment comment={{ ...view.comment, deleteHref: null }} rank="root" />}
    <p>{view.question}</p>
    <form method="post" action={view.action} className="button-row">
      {Object.entries(view.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="danger">
        {view.confirm}
      </Button>
      <LinkButton href={view.back} variant="plain">
        {view.keep}
      </LinkButton>
    </form>
  </div>
);
