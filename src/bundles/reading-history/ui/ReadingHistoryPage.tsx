// Draws „Leseverlauf“: what a browser and an account know of somebody's reading, and the buttons that end it.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button, LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Time } from '#design/Time.tsx';
import { EventRow, Teaser } from '#bundles/teasers/ui/public.ts';
import { MOST_KEPT } from '../constants.ts';
import * as texts from '../texts.ts';
import type { ReadEntryView, ReadingHistoryView } from '../views.ts';
import styles from './ReadingHistoryPage.module.css';

export const ReadingHistoryPage = ({ view }: { view: ReadingHistoryView }) => (
  <AccountShell shell={view.shell} title={texts.title} intro={texts.intro}>
    {view.kept ? <On view={view} kept={view.kept} /> : <Off view={view} />}
  </AccountShell>
);

const Off = ({ view: { saveAction, eraseAction } }: { view: ReadingHistoryView }) => (
  <>
    <section className="section">
      <SectionHead title={texts.browserHeading} />
      <p>{texts.browserText}</p>
      <form method="post" action={eraseAction} data-forgets-reading="" className={styles.act}>
        <Button type="submit">{texts.forgetHere}</Button>
      </form>
    </section>
    <section className="section">
      <SectionHead title={texts.accountHeading} />
      <p>{texts.offText(MOST_KEPT)}</p>
      <form method="post" action={saveAction} className={styles.act}>
        <Button type="submit" name="aufheben" value="1" variant="main">
          {texts.keep}
        </Button>
      </form>
    </section>
  </>
);

interface OnProps {
  view: ReadingHistoryView;
  kept: NonNullable<ReadingHistoryView['kept']>;
}

const On = ({ view: { saveAction, eraseAction }, kept: { since, entries, first, older } }: OnProps) => (
  <>
    <section className="section">
      <p>
        {texts.savedSince} <Time of={since} />. {texts.onText}
      </p>
      <div className={`button-row ${styles.act}`}>
        <form method="post" action={eraseAction} data-forgets-reading="">
          <Button type="submit">{texts.erase}</Button>
        </form>
        <form method="post" action={saveAction}>
          <Button type="submit" name="aufheben" value="0" variant="danger">
            {texts.stop}
          </Button>
        </form>
      </div>
    </section>
    <section className="section">
      {entries.length === 0 && !first ? (
        <Empty title={texts.nothingTitle} text={texts.nothingText}>
          <LinkButton href="/">{texts.toFront}</LinkButton>
        </Empty>
      ) : (
        <>
          <SectionHead title={texts.listHeading} />
          <ul className={styles.entries} data-tells-read="">
            {entries.map((entry) => (
              <li key={entry.teaser.href}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pages newer={first} older={older} />
    </section>
  </>
);

const Entry = ({ entry: { teaser, isRead, at } }: { entry: ReadEntryView }) => (
  <>
    {teaser.date ? (
      <EventRow teaser={teaser} heading="h3" />
    ) : (
      <Teaser teaser={teaser} weight="row" heading="h3" />
    )}
    <p className="note">
      {isRead ? texts.wasRead : texts.wasBegun} · <Time of={at} />
    </p>
  </>
);
