// This is what those who look after a thing can do with it, in one slim row; nothing for readers.
import type { ReactElement } from 'react';
import { Fragment } from 'react';
import { LinkButton } from './Button.tsx';
import type { LinkView } from './page-frame.ts';
import { toolsLabel } from './texts.ts';
import styles from './ToolRow.module.css';

interface ToolView extends LinkView {
  /** Stands in the place of the link. */
  element?: ReactElement;
}

export const ToolRow = ({ tools }: { tools: readonly ToolView[] }) =>
  tools.length > 0 && (
    <nav aria-label={toolsLabel} className={`button-row ${styles.tools}`}>
      {tools.map(({ name, href, element }) =>
        element ? (
          <Fragment key={href}>{element}</Fragment>
        ) : (
          <LinkButton key={href} href={href} isSmall>
            {name}
          </LinkButton>
        ),
      )}
    </nav>
  );
