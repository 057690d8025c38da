// Draws all that one follows, each with the button that ends it.
import { LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { grouped } from '#design/wording.ts';
import { AccountShell } from '#design/AccountShell.tsx';
import * as texts from '../texts.ts';
import type { SubscriptionsPageView } from '../views.ts';
import styles from './Followables.module.css';
import { SubscribeButton } from './SubscribeButton.tsx';

export const SubscriptionsPage = ({ view }: { view: SubscriptionsPageView }) => (
  <AccountShell shell={view.shell} title={texts.listName} intro={texts.listIntro}>
    {view.groups.length === 0 && (
      <Empty title={texts.nothingFollowed} text={texts.nothingFollowedText}>
        <LinkButton href={view.feedHref}>{texts.suggestions}</LinkButton>
      </Empty>
    )}
    {view.groups.map(({ name, entries }) => (
      <section key={name}>
        <SectionHead title={name} note={grouped(entries.length)} />
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.subscribe.selectorTag}>
              <a className={styles.name} href={entry.href ?? undefined}>
                {entry.name}
              </a>
              <SubscribeButton of={entry.subscribe} name={entry.name} isSmall />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </AccountShell>
);
