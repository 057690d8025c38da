// Draws the newsletters that somebody looks after, line by line.
import { LinkButton } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { Empty } from '#design/Empty.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import type { NewsletterDeskView } from '../../views.ts';
import * as texts from '../texts.ts';
import styles from './NewsletterDesk.module.css';
import { NoMailServer } from './NoMailServer.tsx';

export const NewsletterDesk = ({
  view: { lines, beginHref, hasMailServer, bounces },
}: {
  view: NewsletterDeskView;
}) => (
  <DeskContent
    title={texts.title}
    intro={texts.intro}
    actions={beginHref && <LinkButton href={beginHref}>{texts.begin}</LinkButton>}
  >
    {!hasMailServer && <NoMailServer />}
    {lines.length === 0 ? (
      <Empty title={texts.noneTitle} text={texts.noneText} />
    ) : (
      <DeskList lines={lines.map(({ id, ...line }) => ({ key: id, ...line }))} />
    )}
    {bounces && (
      <section className="section" aria-labelledby="ruecklaeufer">
        <SectionHead title={texts.bouncesHeading} id="ruecklaeufer" />
        <p>{texts.bouncesText}</p>
        <pre className={styles.command}>
          <code>{bounces.command}</code>
        </pre>
        <p>{texts.bouncesAliasText}</p>
        <pre className={styles.command}>
          <code>{texts.bouncesAlias}</code>
        </pre>
      </section>
    )}
  </DeskContent>
);
