// Shows where a link of a mail leads: a question with one button, or what has been done.
import { EntryPage } from '#bundles/users/ui/public.ts';
import { Button, LinkButton } from '#design/Button.tsx';
import type { QuestionPageView } from '../../views.ts';
import styles from './Newsletters.module.css';

export const QuestionPage = ({
  view: { title, text, names, action, button, way },
}: {
  view: QuestionPageView;
}) => (
  <EntryPage title={title} intro={text}>
    <div>
      {names.length > 0 && (
        <ul className={styles.names}>
          {names.map(({ name, href }) => (
            <li key={name}>{href === null ? name : <a href={href}>{name}</a>}</li>
          ))}
        </ul>
      )}
      {action ? (
        <form method="post" action={action}>
          <Button type="submit" variant="main">
            {button}
          </Button>
        </form>
      ) : (
        <LinkButton href={way.href}>{way.name}</LinkButton>
      )}
    </div>
  </EntryPage>
);
