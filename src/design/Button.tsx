// Draws buttons, and links that look like one. A view has one `main` button; `quiet` has a line, `plain` none, `second` is
// green for plus, `danger` warns.
import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';

export type ButtonVariant = 'main' | 'second' | 'quiet' | 'plain' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant;
  isSmall?: boolean;
}

interface ButtonState {
  /** Whether it is on, for a button that switches; on is told by a tick as well as by colour. */
  isPressed?: boolean;
  /** Its work is under way: it can be reached, but pressing it again does nothing. */
  isBusy?: boolean;
}

/** Draws a `type="button"` unless told otherwise. */
export const Button = ({
  variant,
  isSmall,
  isPressed,
  isBusy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ComponentProps<'button'> & ButtonLook & ButtonState) => (
  <button
    {...rest}
    type={isBusy ? 'button' : type}
    className={buttonClass({ variant, isSmall })}
    aria-pressed={isPressed}
    aria-disabled={isBusy || undefined}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? undefined : onClick}
  >
    {isBusy && <Icon name="wait" />}
    {isPressed && <Icon name="check" />}
    {children}
  </button>
);

export const LinkButton = ({ variant, isSmall, children, ...rest }: ComponentProps<'a'> & ButtonLook) => (
  <a {...rest} className={buttonClass({ variant, isSmall })}>
    {children}
  </a>
);

/** Draws only a sign; its `label` is read aloud and shown by the browser on hovering. */
export const IconButton = ({
  icon,
  label,
  ...rest
}: ComponentProps<'button'> & { icon: IconName; label: string }) => (
  <button type="button" {...rest} className={styles.sign} aria-label={label} title={label}>
    <Icon name={icon} />
  </button>
);

/** Returns the class for elements that only look like a button, such as a `summary`. */
export const buttonClass = ({
  variant = 'quiet',
  isSmall = false,
}: {
  variant?: ButtonVariant | undefined;
  isSmall?: boolean | undefined;
}): string =>
  [styles.button, variant !== 'quiet' && styles[variant], isSmall && styles.small].filter(Boolean).join(' ');
