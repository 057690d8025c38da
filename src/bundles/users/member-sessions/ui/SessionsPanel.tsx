// Draws how a member signs in and where, and the way to end it all.
import { Button } from '#design/Button.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import * as texts from '../texts.ts';
import type { SessionsPanelView } from '../views.ts';
import styles from './SessionsPanel.module.css';

export const SessionsPanel = ({ view }: { view: SessionsPanelView }) => (
  <>
    <Facts>
      <Fact name={texts.factorLabel}>
        <span>{view.factor}</span>
      </Fact>
      <Fact name={texts.sessionsLabel}>
        <span>{view.sessions}</span>
      </Fact>
    </Facts>
    {view.devices.length > 0 && (
      <ul className={styles.devices}>
        {view.devices.map(({ id, name, seen }) => (
          <li key={id}>
            {name} <span className="note">{seen}</span>
          </li>
        ))}
        {view.more && <li className="note">{view.more}</li>}
      </ul>
    )}
    {view.endAction && (
      <form method="post" action={view.endAction} className={styles.form}>
        <Button type="submit">{texts.endAll}</Button>
        <p className="note">{texts.endAllNote}</p>
      </form>
    )}
  </>
);
