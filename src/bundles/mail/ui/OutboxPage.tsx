// Draws the outbox of the portal: looking for a recipient or a state, and the list.
import { DeskContent } from '#design/DeskContent.tsx';
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import { Pages } from '#design/Pages.tsx';
import { Time } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { MailRowView, OutboxPageView } from '../views.ts';
import { MailStateMark } from './MailStateMark.tsx';
import styles from './OutboxPage.module.css';

export const OutboxPage = ({ view }: { view: OutboxPageView }) => (
  <DeskContent
    title={texts.outboxHeading}
    intro={texts.outboxIntro}
    actions={<a href={view.serverHref}>{texts.toServer}</a>}
  >
    {!view.hasServer && (
      <Callout title={texts.noServerTitle} tone="straw">
        <p>{texts.noServerText}</p>
      </Callout>
    )}
    <form action={view.action} className={styles.filter}>
      <Field
        name="an"
        type="search"
        label={texts.recipientLabel}
        help={texts.recipientHelp}
        defaultValue={view.recipient}
      />
      <Field name="zustand" label={texts.stateLabel} options={view.states} defaultValue={view.state} />
      <Button type="submit">{texts.searchButton}</Button>
    </form>
    <List view={view} />
  </DeskContent>
);

const List = ({ view }: { view: OutboxPageView }) => {
  if (view.mails.length === 0)
    return <Empty title={texts.noMails} text={view.isFiltered ? texts.noMailsFound : texts.noMailsText} />;
  return (
    <section>
      <h2 className="visually-hidden">{texts.listHeading}</h2>
      <ul className={styles.list}>
        {view.mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
      <Pages newer={view.newer} older={view.older} />
    </section>
  );
};

const MailRow = ({ mail }: { mail: MailRowView }) => (
  <li>
    <p className={styles.subject}>
      <a href={mail.href}>{mail.subject}</a>
    </p>
    <p className="meta">
      <MailStateMark state={mail.state} name={mail.stateName} />
      <span>{mail.recipient}</span>
      <Time of={mail.time} />
    </p>
    {mail.error && <p className="note">{mail.error}</p>}
  </li>
);
