// Links of invitations to be passed on by hand, shown this once.
import { LinkButton } from '#design/Button.tsx';
import { CopyButton } from '#design/CopyButton.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import * as texts from '../texts.ts';
import type { InvitationLinksView } from '../views.ts';
import styles from './Invitations.module.css';

export const InvitationLinksPage = ({ view }: { view: InvitationLinksView }) => (
  <DeskContent title={texts.linksTitle} intro={texts.linksIntro}>
    <ul className={styles.links}>
      {view.links.map(({ title, href }) => (
        <li key={href}>
          <strong>{title}</strong>
          <code>{href}</code>
          <CopyButton text={href} isSmall aria-label={texts.copyLinkFor(title)}>
            {texts.copyLink}
          </CopyButton>
        </li>
      ))}
    </ul>
    {view.known && <p className="note">{view.known}</p>}
    <LinkButton href={view.doneHref} variant="main">
      {texts.linksDone}
    </LinkButton>
  </DeskContent>
);
