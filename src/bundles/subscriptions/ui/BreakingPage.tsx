// Asks whether a piece goes out as breaking news, or says why it can't.
import { Button, LinkButton } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import type { BreakingView } from '../views.ts';
import styles from './BreakingPage.module.css';

export const BreakingPage = ({ view }: { view: BreakingView }) => (
  <DeskContent title={view.title} intro={view.about}>
    <div className={styles.page}>
      {view.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <form method="post" action={view.action?.href} className="button-row">
        {view.action && (
          <Button type="submit" variant="main">
            {view.action.name}
          </Button>
        )}
        <LinkButton href={view.back.href} variant="plain">
          {view.back.name}
        </LinkButton>
      </form>
    </div>
  </DeskContent>
);
