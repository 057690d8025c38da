// Draws a call on a page about the portal: what for, and the one button.
import { LinkButton } from '#design/Button.tsx';
import { softHyphens } from '#design/soft-hyphens.ts';
import type { CallData } from '../call-section.ts';
import styles from './Sections.module.css';

export const CallSection = ({ view: { heading, text, href, button } }: { view: CallData }) => (
  <section className={styles.call}>
    <div>
      <h2>{softHyphens(heading)}</h2>
      {text && <p>{text}</p>}
    </div>
    <LinkButton href={href} variant="main">
      {button}
    </LinkButton>
  </section>
);
