// Draws a text of which only the first lines are shown at first, with a button for the rest. It is whole without JavaScript.
import type { CSSProperties, ReactNode } from 'react';
import styles from './LineClamp.module.css';
import { more } from './texts.ts';

interface LineClampProps {
  lines: number;
  children: ReactNode;
}

export const LineClamp = ({ lines, children }: LineClampProps) => (
  <line-clamp class={styles.clamp} style={{ '--lines': lines } as CSSProperties} suppressHydrationWarning>
    <div tabIndex={-1}>{children}</div>
    <button type="button" hidden suppressHydrationWarning>
      {more}
    </button>
  </line-clamp>
);
