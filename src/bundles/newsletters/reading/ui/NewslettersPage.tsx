// Shows which newsletters there are, and the form by which people without an account get them. It works without scripts.
import { LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import * as texts from '../../texts.ts';
import type { NewslettersPageView } from '../../views.ts';
import { AskForm } from './AskForm.tsx';
import styles from './Newsletters.module.css';

export const NewslettersPage = ({ view: { form, ownHref, offers } }: { view: NewslettersPageView }) => (
  <div className={`page ${styles.page}`}>
    <header className={styles.head}>
      <h1>{texts.title}</h1>
      <p>{texts.listIntro}</p>
    </header>
    {offers.length === 0 && (
      <Empty title={texts.noneTitle} text={texts.noneText}>
        <LinkButton href="/">{texts.toFront}</LinkButton>
      </Empty>
    )}
    {/* The form names those that can be chosen; where there is but one, the form doesn't name it. */}
    {(!form || form.offers.length === 1) && offers.length > 0 && (
      <ul className={styles.offers}>
        {offers.map(({ id, name, href, description, rhythm }) => (
          <li key={id}>
            <h2>
              <a href={href}>{name}</a>
            </h2>
            <p>{description}</p>
            <p className="note">{rhythm}</p>
          </li>
        ))}
      </ul>
    )}
    {form && <AskForm form={form} />}
    {ownHref && offers.length > 0 && (
      <p className={styles.own}>
        {texts.memberNote} <a href={ownHref}>{texts.toOwn}</a>
      </p>
    )}
  </div>
);
