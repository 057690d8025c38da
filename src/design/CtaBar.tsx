// Draws a bar at the lower edge that asks for something once the reader has begun to scroll, by <cta-bar>. What it leads to
// must be reachable elsewhere too: without JavaScript it never comes.
import type { CSSProperties } from 'react';
import { IconButton, LinkButton } from './Button.tsx';
import { CTA_BAR_FADE_MS } from './constants.ts';
import styles from './CtaBar.module.css';
import type { LinkView } from './page-frame.ts';
import { closeBar } from './texts.ts';

interface CtaBarProps {
  /** The name by which the browser remembers that it was closed; without it closing lasts as long as the page. */
  name?: string;
  text: string;
  link: LinkView;
}

export const CtaBar = ({ name, text, link }: CtaBarProps) => (
  <cta-bar class={styles.bar} data-name={name} style={{ '--fade': `${CTA_BAR_FADE_MS}ms` } as CSSProperties}>
    <div className="page">
      <p>{text}</p>
      <LinkButton href={link.href} variant="second" isSmall>
        {link.name}
      </LinkButton>
      <IconButton icon="close" label={closeBar} />
    </div>
  </cta-bar>
);
