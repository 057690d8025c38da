// Asks before something is deleted.
import { Button, LinkButton } from '#design/Button.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import type { ConfirmPageView } from '../views.ts';
import styles from './ConfirmPage.module.css';
import { Quoted } from './Quoted.tsx';

export const ConfirmPage = ({ view }: { view: ConfirmPageView }) => (
  <AccountShell shell={view.shell} title={view.title}>
    <div className={styles.page}>
      {view.message && <Quoted message={view.message} />}
      <p>{view.question}</p>
      <form method="post" action={view.action} className="button-row">
        <Button type="submit" variant="danger">
          {view.confirm}
        </Button>
        <LinkButton href={view.back.href} variant="plain">
          {view.back.name}
        </LinkButton>
      </form>
    </div>
  </AccountShell>
);
