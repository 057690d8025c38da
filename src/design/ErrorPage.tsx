// This is what a reader sees instead of a page that isn't there or broke: what happened, what to do, and the
// request's id.
import { LinkButton } from './Button.tsx';
import styles from './ErrorPage.module.css';
import type { LinkView } from './page-frame.ts';
import * as texts from './texts.ts';
import { Pillar } from './Wordmark.tsx';

export interface ErrorPageView {
  status: number;
  title: string;
  text: string;
  requestId: string;
  /** The first one is the main way out. */
  links: readonly LinkView[];
}

export const ErrorPage = ({ view }: { view: ErrorPageView }) => (
  <div className={`page ${styles.error}`}>
    <Pillar />
    <div>
      <p className={styles.status}>{texts.errorStatus(view.status)}</p>
      <h1>{view.title}</h1>
      <p className={styles.text}>{view.text}</p>
      <div className="button-row">
        {view.links.map((link, at) => (
          <LinkButton key={link.href} href={link.href} variant={at === 0 ? 'main' : 'plain'}>
            {link.name}
          </LinkButton>
        ))}
      </div>
      <p className="note">
        {texts.requestIdLabel} <code>{view.requestId}</code>
      </p>
    </div>
  </div>
);
