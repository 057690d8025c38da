// Draws one tool. What can't be done just now is told and stays reachable.
import * as texts from '../../texts.ts';
import { ToolIcon } from './ToolIcon.tsx';
import styles from './Toolbar.module.css';

interface ToolButtonProps {
  name: keyof typeof texts.toolNames;
  /** The one that the Tab key reaches. */
  isStop: boolean;
  isOn?: boolean | undefined;
  isOff?: boolean;
  keys?: string | undefined;
  onPress: () => void;
}

export const ToolButton = ({ name, isStop, isOn, isOff = false, keys, onPress }: ToolButtonProps) => {
  const label = texts.toolNames[name];
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool={name}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      title={keys ? `${label} (${spoken(keys)})` : label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={keys}
      // The default is prevented so that the text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
    >
      <ToolIcon name={name} />
    </button>
  );
};

const spoken = (keys: string): string => keys.replace('Control', 'Strg').replace('Shift', 'Umschalt');
