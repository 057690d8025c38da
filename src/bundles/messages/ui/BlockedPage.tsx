// Draws whom a person blocks, and the way to undo it.
import { LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Portrait } from '#design/Portrait.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import * as texts from '../texts.ts';
import type { BlockedPageView } from '../views.ts';
import styles from './BlockedPage.module.css';

export const BlockedPage = ({ view }: { view: BlockedPageView }) => (
  <AccountShell
    shell={view.shell}
    title={texts.blockedHeading}
    intro={
      <>
        {texts.blockedIntro} <a href={view.listHref}>{texts.backToList}</a>
      </>
    }
  >
    {view.people.length === 0 && <Empty title={texts.nobodyBlocked} text={texts.nobodyBlockedText} />}
    {view.people.length > 0 && (
      <ul className={styles.list}>
        {view.people.map(({ id, name, href, portrait, since, unblockHref }) => (
          <li key={id}>
            <Portrait of={portrait} name={name} />
            <span>
              {href ? <a href={href}>{name}</a> : name}
              <span className="note">{since}</span>
            </span>
            <LinkButton href={unblockHref} isSmall aria-label={texts.unblockLabel(name)}>
              {texts.unblock}
            </LinkButton>
          </li>
        ))}
      </ul>
    )}
  </AccountShell>
);
