// Shows how the mail looks: light, dark, as text, on a phone and on a wide screen.
import { LinkTabs } from '#design/LinkTabs.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import type { PreviewView } from '../../views.ts';
import * as texts from '../texts.ts';
import styles from './NewsletterDesk.module.css';

export const IssuePreview = ({ preview: { html, text, isNarrow, tabs, size } }: { preview: PreviewView }) => (
  <section aria-labelledby="vorschau" className={styles.preview}>
    <SectionHead title={texts.previewHeading} id="vorschau" note={size} />
    <LinkTabs label={texts.previewHeading} links={tabs} />
    {html !== null && (
      // Nothing in it runs, opens or is sent.
      <iframe
        title={texts.previewFrame}
        sandbox=""
        srcDoc={html}
        className={isNarrow ? styles.narrow : styles.wide}
      />
    )}
    {text !== null && <pre className={styles.text}>{text}</pre>}
  </section>
);
