// Draws how one subscribes to a calendar: in one step where a program takes it, else by its address.
import { Breadcrumbs } from '#design/Breadcrumbs.tsx';
import { LinkButton } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import type { SubscribePageView } from '../views.ts';
import styles from './SubscribePage.module.css';
import { Ways } from './Ways.tsx';

export const SubscribePage = ({ view: { crumbs, title, ways, back } }: { view: SubscribePageView }) => (
  <div className="page">
    <Breadcrumbs links={crumbs} here={texts.subscribe} />
    <div className={styles.narrow}>
      <h1>{title}</h1>
      <p>{texts.subscribeLead}</p>
      <Ways of={ways} />
      <p className="note">{texts.endHelp}</p>
      <p>
        <LinkButton href={back} variant="quiet">
          {texts.back}
        </LinkButton>
      </p>
    </div>
  </div>
);
