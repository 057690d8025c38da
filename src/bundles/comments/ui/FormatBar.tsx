// Draws the buttons for the marks of a comment. They are one stop for the keyboard; the arrow keys go from one to the next.
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '#design/Icon.tsx';
import * as texts from '../texts.ts';
import styles from './FormatBar.module.css';
import type { Mark } from './formatting.ts';

const MARKS: readonly Mark[] = ['b', 'i', 's', 'quote', 'url'];

export const FormatBar = ({ fieldId, onMark }: { fieldId: string; onMark: (mark: Mark) => void }) => {
  const [stop, setStop] = useState(0);
  const goOn = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (stop + step + MARKS.length) % MARKS.length;
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons in it have the focus
    <div
      role="toolbar"
      className={styles.bar}
      aria-label={texts.formatLabel}
      aria-controls={fieldId}
      onKeyDown={goOn}
    >
      {MARKS.map((mark, at) => (
        <button
          key={mark}
          type="button"
          className={styles[mark]}
          tabIndex={at === stop ? 0 : -1}
          aria-label={texts.formats[mark]}
          title={texts.formats[mark]}
          onClick={() => onMark(mark)}
        >
          {mark === 'url' ? <Icon name="link" /> : texts.formatSigns[mark]}
        </button>
      ))}
    </div>
  );
};
