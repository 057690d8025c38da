// Draws a tool that opens a small panel with more of them. It lies above everything, so that the row may scroll beneath; Escape
// or a click elsewhere closes it, and the arrow keys go round in it.
import { type KeyboardEvent, type ToggleEvent, useId, useRef } from 'react';
import { Icon } from '#design/Icon.tsx';
import * as texts from '../../texts.ts';
import { useToolbarState } from './toolbar-state.ts';
import { PANELS } from './panels.tsx';
import { ToolIcon } from './ToolIcon.tsx';
import styles from './Toolbar.module.css';
import type { PanelName } from './tools.ts';

export const Panel = ({ name, isStop }: { name: PanelName; isStop: boolean }) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const toolbarState = useToolbarState();
  const Content = PANELS[name];
  const isOff = toolbarState.isBBCode;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.tool} ${styles.opens}`}
        data-tool={name}
        tabIndex={isStop ? 0 : -1}
        aria-label={texts.panelNames[name]}
        title={texts.panelNames[name]}
        aria-haspopup={name === 'table' ? 'dialog' : 'menu'}
        aria-disabled={isOff || undefined}
        popoverTarget={isOff ? undefined : id}
        onMouseDown={(event) => event.preventDefault()}
      >
        <ToolIcon name={name} />
        <Icon name="chevron" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons in it */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={(event) => placeBelow(event, button.current)}
        onToggle={({ newState }: ToggleEvent) => {
          if (newState === 'open') panel.current?.querySelector<HTMLElement>('[data-first], button')?.focus();
        }}
        onKeyDown={goRound}
      >
        <Content close={() => panel.current?.hidePopover()} />
      </div>
    </>
  );
};

/** Places it in the document, so that it moves along with the page, and never beyond the window's edge. */
const placeBelow = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>, button: HTMLElement | null) => {
  if (newState !== 'open' || !button) return;
  const { left, bottom } = button.getBoundingClientRect();
  const { style } = currentTarget;
  style.top = `${Math.round(bottom + scrollY + 4)}px`;
  style.left = `${Math.round(left + scrollX)}px`;
  requestAnimationFrame(() => {
    const { right } = currentTarget.getBoundingClientRect();
    const beyond = right - document.documentElement.clientWidth + 8;
    if (beyond > 0) style.left = `${Math.max(8, Math.round(left + scrollX - beyond))}px`;
  });
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const goRound = (event: KeyboardEvent<HTMLDivElement>) => {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = items.findIndex((item) => item === event.target);
  if (at < 0) return;
  event.stopPropagation();
  const step = STEPS[event.key];
  const next =
    { Home: 0, End: items.length - 1 }[event.key] ?? (step && (at + step + items.length) % items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
};
