// Draws „Ich folge“: what is new, and under each piece why it is here; those who follow nothing yet see whom they might follow.
import { LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { EventRow, Teaser } from '#bundles/teasers/ui/public.ts';
import { AccountShell } from '#design/AccountShell.tsx';
import * as texts from '../texts.ts';
import type { FeedEntryView, FeedPageView } from '../views.ts';
import styles from './FeedPage.module.css';
import { Suggestions } from './Suggestions.tsx';

export const FeedPage = ({ view }: { view: FeedPageView }) => (
  <AccountShell shell={view.shell} title={texts.feedName} intro={texts.feedIntro}>
    {!view.suggestions && (
      <p className={styles.manage}>
        <LinkButton isSmall href={view.listHref}>
          {texts.manage}
        </LinkButton>
      </p>
    )}
    {view.empty && <Empty {...view.empty} />}
    {view.suggestions && <Suggestions view={view.suggestions} />}
    <div className={styles.entries}>
      {view.entries.map((entry) => (
        <Entry key={`${entry.teaser.kind}${entry.teaser.id}`} entry={entry} />
      ))}
    </div>
    <Pages newer={view.first} older={view.older} />
  </AccountShell>
);

const Entry = ({ entry: { teaser, because } }: { entry: FeedEntryView }) => (
  <div>
    {teaser.date ? (
      <EventRow teaser={teaser} heading="h2" />
    ) : (
      <Teaser teaser={teaser} weight="row" heading="h2" />
    )}
    <p className={`note ${styles.because}`}>{because}</p>
  </div>
);
