// Copies a text to the clipboard and says so, by <copy-button>. Isn't there without JavaScript or without a clipboard.
import type { ReactNode } from 'react';
import { Button, LinkButton } from './Button.tsx';
import type { ButtonLook } from './Button.tsx';
import styles from './CopyButton.module.css';
import { Icon } from './Icon.tsx';
import { share } from './texts.ts';

interface CopyButtonProps extends ButtonLook {
  /** What is copied; the address of the page unless it is given. */
  text?: string;
  children: ReactNode;
}

export const CopyButton = ({ text, children, ...look }: CopyButtonProps) => (
  <copy-button class={styles.copy} data-text={text}>
    <Button {...look}>
      <Icon name="link" />
      {children}
    </Button>
    <output />
  </copy-button>
);

/**
 * Shares the page by the device's own menu; where there is none, leads to the page with other ways, or copies the address where
 * no such page is known. By <share-button>.
 */
export const ShareButton = ({ title, href, ...look }: ButtonLook & { title?: string; href?: string }) =>
  href === undefined ? (
    <share-button class={styles.copy} data-title={title}>
      <Button {...look}>
        <Icon name="share" />
        {share}
      </Button>
      <output />
    </share-button>
  ) : (
    <share-button data-title={title}>
      <LinkButton {...look} href={href} rel="nofollow">
        <Icon name="share" />
        {share}
      </LinkButton>
    </share-button>
  );
