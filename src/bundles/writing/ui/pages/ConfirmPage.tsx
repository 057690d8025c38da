// Asks before a contribution is taken back, deleted, or its draft thrown away: what will happen, and for whom.
import { Button, LinkButton } from '#design/Button.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import type { ConfirmView } from '../../pages/views.ts';
import styles from './ConfirmPage.module.css';
import { HiddenFields } from './Entry.tsx';

export const ConfirmPage = ({ view }: { view: ConfirmView }) => (
  <AccountShell shell={view.shell} title={view.title} intro={view.about}>
    <form method="post" action={view.form.action} className={styles.form}>
      <HiddenFields form={view.form} />
      {view.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {view.otherWay && (
        <p>
          {view.otherWay.text} <a href={view.otherWay.link.href}>{view.otherWay.link.name}</a>
        </p>
      )}
      <div className="button-row">
        <Button type="submit" variant={view.isHarmless ? 'main' : 'danger'}>
          {view.form.name}
        </Button>
        <LinkButton href={view.back.href} variant="plain">
          {view.back.name}
        </LinkButton>
      </div>
    </form>
  </AccountShell>
);
