// Asks before a comment is deleted or a thread is locked, for browsers without JavaScript and for links from elsewhere.
import { Button, LinkButton } from '#design/Button.tsx';
import { RemovalFields } from '#bundles/moderation/ui/public.ts';
import { MAX_REASON_LENGTH } from '../constants.ts';
import type { ConfirmPageView } from '../views.ts';
import { Comment } from './Comment.tsx';
import styles from './CommentPage.module.css';

export const ConfirmPage = ({ view }: { view: ConfirmPageView }) => (
  <div className={`page ${styles.page}`}>
    <h1>{view.title}</h1>
    <p className="note">{view.subject}</p>
    {view.comment && <Comment comment={view.comment} rank="root" isBare />}
    <p>{view.question}</p>
    <form method="post" action={view.action} className={styles.form}>
      {Object.entries(view.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {view.removal && <RemovalFields {...view.removal} maxLength={MAX_REASON_LENGTH} />}
      <div className="button-row">
        <Button type="submit" variant="danger">
          {view.confirm}
        </Button>
        <LinkButton href={view.back} variant="plain">
          {view.keep}
        </LinkButton>
      </div>
    </form>
  </div>
);
