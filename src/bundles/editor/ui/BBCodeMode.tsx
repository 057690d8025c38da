// Draws the text as BBCode, in letters of one width.
import { useLayoutEffect } from 'react';
import { type BBCode, scrollTo } from './use-bbcode.ts';
import styles from './VisualEditor.module.css';

interface BBCodeModeProps {
  bbcode: BBCode;
  label: string;
  describedBy: string | undefined;
  /** Leaves the mode; returns false when there was nothing to leave. */
  onLeave: () => boolean;
}

export const BBCodeMode = ({ bbcode, label, describedBy, onLeave }: BBCodeModeProps) => {
  const { field, begin, scrolled } = bbcode;
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(0, 0);
    scrollTo(field.current, scrolled);
  }, [field, scrolled]);
  return (
    <textarea
      ref={field}
      className={`${styles.sheet} ${styles.source}`}
      defaultValue={begin}
      aria-label={label}
      aria-describedby={describedBy}
      spellCheck={false}
      onInput={bbcode.onInput}
      onBlur={bbcode.flush}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && onLeave()) event.preventDefault();
      }}
    />
  );
};
