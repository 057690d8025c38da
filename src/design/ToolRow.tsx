// This is what those who look after a thing can do with it, in one slim row; nothing for readers.
import { LinkButton } from './Button.tsx';
import type { LinkView } from './page-frame.ts';
import { toolsLabel } from './texts.ts';
import styles from './ToolRow.module.css';

export const ToolRow = ({ tools }: { tools: readonly LinkView[] }) =>
  tools.length > 0 && (
    <nav aria-label={toolsLabel} className={`button-row ${styles.tools}`}>
      {tools.map(({ name, href }) => (
        <LinkButton key={href} href={href} isSmall>
          {name}
        </LinkButton>
      ))}
    </nav>
  );
