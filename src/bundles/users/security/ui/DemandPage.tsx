// Shows what somebody reads first whose role demands a second factor: why, and how to set one up.
import { Button, LinkButton } from '#design/Button.tsx';
import { EntryPage } from '../../ui/EntryPage.tsx';
import * as texts from '../texts.ts';
import type { DemandPageView } from '../views.ts';
import styles from './DemandPage.module.css';

export const DemandPage = ({ view }: { view: DemandPageView }) => (
  <EntryPage title={texts.demandTitle} intro={texts.demandIntro}>
    <div className={styles.demand}>
      <p>{texts.demandHow}</p>
      <div className="button-row">
        <LinkButton href={view.appHref} variant="main">
          {texts.appSetUp}
        </LinkButton>
        <LinkButton href={view.passkeyHref}>{texts.passkeyAdd}</LinkButton>
      </div>
      <p className="note">{texts.demandLost}</p>
      <div className="button-row">
        <LinkButton href={view.securityHref} variant="quiet" isSmall>
          {texts.securityTitle}
        </LinkButton>
        <form method="post" action={view.signOutAction}>
          <Button type="submit" variant="quiet" isSmall>
            {texts.demandSignOut}
          </Button>
        </form>
      </div>
    </div>
  </EntryPage>
);
