// This is what is in the panels: formats, marks, alignments, colours and sizes, smileys.
import type { Command } from 'prosemirror-state';
import type { ReactNode } from 'react';
import {
  HEADING_LEVELS,
  SMILEYS,
  TEXT_ALIGNMENTS,
  TEXT_COLORS,
  TEXT_SIZES,
} from '#bundles/rich-text/ui/public.ts';
import * as texts from '../../texts.ts';
import { enclosing, insertInline, markAt, setAlignment, setMark, setStyle } from '../surface/commands.ts';
import { useToolbarState } from './toolbar-state.ts';
import { TablePicker } from './TablePicker.tsx';
import { ToolIcon } from './ToolIcon.tsx';
import styles from './Toolbar.module.css';
import {
  INDENTS,
  MORE_BLOCKS,
  MORE_MARKS,
  type PanelName,
  type Tool,
  type ToolName,
  TOOLS,
} from './tools.ts';

export interface PanelProps {
  readonly close: () => void;
}

const StylePanel = ({ close }: PanelProps) => {
  const { state } = useToolbarState();
  const heading = enclosing(state, ['heading'])?.node.attrs.level ?? null;
  return (
    <Menu name="style">
      {[null, ...HEADING_LEVELS].map((level, at) => (
        <Item key={at} isOn={level === heading} command={setStyle(level)} close={close}>
          <span className={styles[`style${at}`]}>{texts.styleNames[at]}</span>
        </Item>
      ))}
    </Menu>
  );
};

const ParagraphPanel = ({ close }: PanelProps) => {
  const { state } = useToolbarState();
  const { textAlign = null } = state.selection.$from.parent.attrs;
  return (
    <Menu name="paragraph">
      {TEXT_ALIGNMENTS.map((alignment) => {
        const isOn = textAlign === alignment;
        return (
          <Item key={alignment} isOn={isOn} command={setAlignment(isOn ? null : alignment)} close={close}>
            <ToolIcon name={alignment} />
            {texts.textAlignNames[alignment]}
          </Item>
        );
      })}
      <ToolItems names={INDENTS} close={close} />
    </Menu>
  );
};

const MarksPanel = ({ close }: PanelProps) => {
  const { set } = useToolbarState();
  const names = MORE_MARKS.filter((name) => set !== 'caption' || name !== 'clear');
  return (
    <Menu name="marks">
      <ToolItems names={names} close={close} />
    </Menu>
  );
};

const BlocksPanel = ({ close }: PanelProps) => {
  const { set } = useToolbarState();
  return (
    <Menu name="blocks">
      <ToolItems names={MORE_BLOCKS.filter((name) => set === 'full' || name !== 'cut')} close={close} />
    </Menu>
  );
};

const ToolItems = ({ names, close }: { names: readonly ToolName[]; close: () => void }) => {
  const { state } = useToolbarState();
  return names.map((name) => {
    const tool: Tool = TOOLS[name];
    const isOn = tool.isOn?.(state);
    return (
      <Item key={name} isOn={isOn} command={tool.run} close={close}>
        <ToolIcon name={name} />
        {texts.toolNames[name]}
      </Item>
    );
  });
};

const ColorPanel = ({ close }: PanelProps) => {
  const { state } = useToolbarState();
  const [color, size] = [markAt(state, 'color')?.attrs.name, markAt(state, 'size')?.attrs.name];
  return (
    <Menu name="color">
      <Item isOn={color === undefined} command={setMark('color', null)} close={close}>
        <span className={styles.swatch} />
        {texts.plainColor}
      </Item>
      {TEXT_COLORS.map((name) => (
        <Item key={name} isOn={color === name} command={setMark('color', { name })} close={close}>
          <span className={`${styles.swatch} rt-color-${name}`} />
          {texts.colorNames[name]}
        </Item>
      ))}
      <hr />
      <Item isOn={size === undefined} command={setMark('size', null)} close={close}>
        {texts.plainSize}
      </Item>
      {TEXT_SIZES.map((name) => (
        <Item key={name} isOn={size === name} command={setMark('size', { name })} close={close}>
          <span className={`rt-size-${name}`}>{texts.textSizeNames[name]}</span>
        </Item>
      ))}
    </Menu>
  );
};

const SmileyPanel = ({ close }: PanelProps) => (
  <Menu name="smileys" className={styles.smileys}>
    {Object.entries(SMILEYS).map(([code, sign]) => (
      <Item key={code} command={insertInline('smiley', { code })} close={close} label={code}>
        <span className="rt-smiley">{sign}</span>
      </Item>
    ))}
  </Menu>
);

export const PANELS: Readonly<Record<PanelName, (props: PanelProps) => ReactNode>> = {
  style: StylePanel,
  marks: MarksPanel,
  paragraph: ParagraphPanel,
  blocks: BlocksPanel,
  color: ColorPanel,
  table: TablePicker,
  smileys: SmileyPanel,
};

const Menu = ({
  name,
  className,
  children,
}: {
  name: PanelName;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div role="menu" aria-label={texts.panelNames[name]} className={className ?? styles.menu}>
    {children}
  </div>
);

interface ItemProps extends PanelProps {
  readonly command: Command;
  readonly isOn?: boolean | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

const Item = ({ command, isOn, label, children, close }: ItemProps) => {
  const { state, run } = useToolbarState();
  const isOff = !command(state);
  return (
    <button
      type="button"
      role={isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
      className={styles.item}
      aria-checked={isOn}
      aria-disabled={isOff || undefined}
      aria-label={label}
      title={label}
      onClick={() => {
        if (isOff) return;
        close();
        run(command);
      }}
    >
      {children}
    </button>
  );
};
