// Draws two ways to the same thing in one dialog. What is typed into one of them stays while the other is open.
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { tabLine } from '#design/LinkTabs.tsx';
import styles from './dialogs.module.css';

interface DialogTabsProps<Name extends string> {
  readonly label: string;
  /** The names of the tabs, by key, in their order. */
  readonly names: Readonly<Record<Name, string>>;
  readonly open: Name;
  readonly onOpen: (name: Name) => void;
  readonly panels: Readonly<Record<Name, ReactNode>>;
}

export const DialogTabs = <Name extends string>(props: DialogTabsProps<Name>) => {
  const { label, names, open, onOpen, panels } = props;
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  const keys = Object.keys(names) as Name[];
  const goBy = ({ key }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step === undefined) return;
    onOpen(keys.at((keys.indexOf(open) + step) % keys.length)!);
    requestAnimationFrame(() => line.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
  };
  return (
    <>
      <div ref={line} role="tablist" className={tabLine} aria-label={label}>
        {keys.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === open}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onOpen(name)}
            onKeyDown={goBy}
          >
            {names[name]}
          </button>
        ))}
      </div>
      {keys.map((name) => (
        <div
          key={name}
          id={`${id}-${name}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${name}`}
          hidden={name !== open}
          className={styles.panel}
        >
          {panels[name]}
        </div>
      ))}
    </>
  );
};
