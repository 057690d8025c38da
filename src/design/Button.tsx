// Buttons, and links that look like one. One `main` button per view; `quiet` has a line, `plain` none, `second` is green for plus, `danger` warns.
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'main' | 'second' | 'quiet' | 'plain' | 'danger';

interface Look {
  variant?: ButtonVariant;
  isSmall?: boolean;
}

/** A `type="button"` unless told otherwise. */
export const Button = ({ variant, isSmall, type = 'button', ...rest }: ComponentProps<'button'> & Look) => (
  <button {...rest} type={type} className={buttonClass({ variant, isSmall })} />
);

export const LinkButton = ({ variant, isSmall, children, ...rest }: ComponentProps<'a'> & Look) => (
  <a {...rest} className={buttonClass({ variant, isSmall })}>
    {children}
  </a>
);

/** For elements that only look like a button, such as a `summary`. */
export const buttonClass = ({
  variant = 'quiet',
  isSmall = false,
}: {
  variant?: ButtonVariant | undefined;
  isSmall?: boolean | undefined;
}): string =>
  [styles.button, variant !== 'quiet' && styles[variant], isSmall && styles.small].filter(Boolean).join(' ');
