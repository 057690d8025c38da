// Draws the tools of a field: one stop for the Tab key, arrow keys from one to the next. On phones the row scrolls sideways.
import { type KeyboardEvent, type Ref, useState } from 'react';
import * as texts from '../../texts.ts';
import { useToolbarState } from './toolbar-state.ts';
import { Panel } from './Panel.tsx';
import { ToolButton } from './ToolButton.tsx';
import styles from './Toolbar.module.css';
import { type Entry, GROUPS, type Tool, TOOLS } from './tools.ts';

interface ToolbarProps {
  label: string;
  /** The id of the text. */
  controls: string;
  ref: Ref<HTMLDivElement>;
}

export const Toolbar = ({ label, controls, ref }: ToolbarProps) => {
  const { set, hasColours, leave } = useToolbarState();
  const [stop, setStop] = useState<string>();
  const groups = GROUPS[set];
  const first = keyOf(groups[0]![0]!);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons in it have the focus
    <div
      ref={ref}
      role="toolbar"
      className={styles.bar}
      aria-label={texts.toolbarLabel(label)}
      aria-controls={controls}
      onKeyDown={(event) => moveFocus(event, leave)}
      onFocus={({ target }) => {
        const name = target.dataset.tool;
        if (name) setStop(name);
      }}
    >
      {groups.map((entries, at) => (
        <div key={at} role="presentation" className={styles.group}>
          {entries
            .filter((entry) => hasColours || keyOf(entry) !== 'color')
            .map((entry) => (
              <Place key={keyOf(entry)} entry={entry} isStop={keyOf(entry) === (stop ?? first)} />
            ))}
        </div>
      ))}
    </div>
  );
};

const keyOf = (entry: Entry): string => Object.values(entry)[0] as string;

const Place = ({ entry, isStop }: { entry: Entry; isStop: boolean }) => {
  const toolbarState = useToolbarState();
  if ('panel' in entry) return <Panel name={entry.panel} isStop={isStop} />;
  if ('media' in entry) {
    return (
      <ToolButton
        name={entry.media}
        isStop={isStop}
        isOff={toolbarState.isBBCode}
        onPress={() => toolbarState.openMedia(entry.media)}
      />
    );
  }
  if ('action' in entry) return <ActionButton name={entry.action} isStop={isStop} />;
  const tool: Tool = TOOLS[entry.tool];
  const { isBBCode, state, run } = toolbarState;
  return (
    <ToolButton
      name={entry.tool}
      isStop={isStop}
      isOn={tool.isOn?.(state)}
      keys={tool.keys}
      isOff={isBBCode || !tool.run(state)}
      onPress={() => run(tool.run)}
    />
  );
};

const ACTION_KEYS = { link: 'Control+K', search: 'Control+F', full: undefined, bbcode: undefined } as const;

const ActionButton = ({ name, isStop }: { name: keyof typeof ACTION_KEYS; isStop: boolean }) => {
  const { isBBCode, isFull, act } = useToolbarState();
  const isOn = { bbcode: isBBCode, full: isFull, link: undefined, search: undefined }[name];
  const isOff = isBBCode && (name === 'link' || name === 'search');
  return (
    <ToolButton
      name={name}
      isStop={isStop}
      keys={ACTION_KEYS[name]}
      isOn={isOn}
      isOff={isOff}
      onPress={() => act(name)}
    />
  );
};

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const moveFocus = (event: KeyboardEvent<HTMLDivElement>, leave: () => void) => {
  if (!(event.target instanceof HTMLElement) || !event.target.dataset.tool) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    return leave();
  }
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
  buttons[step(buttons.indexOf(event.target), buttons.length)]?.focus();
};
