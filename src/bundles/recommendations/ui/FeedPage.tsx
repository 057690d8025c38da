// Draws „Für Sie“: what is new, in the reader's order or by time.
import { LinkButton } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import { EventRow, Teaser } from '#bundles/teasers/ui/public.ts';
import * as texts from '../texts.ts';
import type { FeedPageView } from '../views.ts';
import { ExplainedCard } from './ExplainedCard.tsx';
import styles from './FeedPage.module.css';
import { OrderSwitch } from './OrderSwitch.tsx';

export const FeedPage = ({ view }: { view: FeedPageView }) => (
  <AccountShell shell={view.shell} title={texts.feedName} intro={texts.feedIntro}>
    <OrderSwitch of={view.order} />
    <p className={`note ${styles.note}`}>
      <span>{view.note}</span>
      <a href={view.settingsHref}>{texts.settingsLink}</a>
      <a href={view.explainedHref}>{texts.explainedLink}</a>
    </p>
    {view.isUnknown && (
      <Callout title={texts.unknownTitle} tone="straw">
        <p>{texts.unknownText}</p>
        <p>
          <LinkButton isSmall href={view.settingsHref}>
            {texts.unknownPlaces}
          </LinkButton>
        </p>
      </Callout>
    )}
    {view.empty && <Empty {...view.empty} />}
    {view.cards.map((card) => (
      <ExplainedCard key={card.teaser.href} card={card} ways={view} />
    ))}
    {view.newest.map((teaser) => (
      <div key={teaser.href} className={styles.plain}>
        {teaser.date ? (
          <EventRow teaser={teaser} heading="h2" />
        ) : (
          <Teaser teaser={teaser} weight="row" heading="h2" />
        )}
      </div>
    ))}
    <Pages newer={view.first} older={view.older} />
  </AccountShell>
);
