// Shows what those who look after a piece can do with it, in one quiet bar: words between hairlines above the text, and on
// phones at the lower edge, where a thumb reaches it. What finds no room there lies in a card that the browser opens and
// closes.
import type { ReactElement } from 'react';
import { Fragment, useId } from 'react';
import { Icon } from './Icon.tsx';
import type { LinkView } from './page-frame.ts';
import { moreTools, toolsLabel } from './texts.ts';
import styles from './ToolBar.module.css';

export interface ToolView extends LinkView {
  /** Stands in the place of the link. */
  element?: ReactElement;
}

/** So many stand side by side on a phone, and so many where there is room. */
const ON_PHONES = 3;
const ON_WIDE = 5;

/**
 * Draws two cards, one in the other, so that each tool is in the page once: on phones the outer one opens and the inner one is
 * no box of its own; on wide screens the outer one is none, and what is in it stands in the bar.
 */
export const ToolBar = ({ tools }: { tools: readonly ToolView[] }) => {
  const id = useId();
  if (tools.length === 0) return null;
  const inner = tools.slice(ON_WIDE);
  return (
    <nav aria-label={toolsLabel} className={`screen-only ${styles.bar}`} data-foot="">
      <Tools of={tools.slice(0, ON_PHONES)} />
      {tools.length > ON_PHONES && (
        <>
          <More of={`${id}-card`} className={styles.onPhones} />
          <div id={`${id}-card`} popover="auto" className={styles.card}>
            <Tools of={tools.slice(ON_PHONES, ON_WIDE)} />
            {inner.length > 0 && (
              <>
                <More of={`${id}-rest`} className={styles.onWide} />
                <div id={`${id}-rest`} popover="auto" className={styles.rest}>
                  <Tools of={inner} />
                </div>
              </>
            )}
          </div>
        </>
      )}
    </nav>
  );
};

const Tools = ({ of }: { of: readonly ToolView[] }) =>
  of.map(({ name, href, element }) =>
    element ? (
      <Fragment key={href}>{element}</Fragment>
    ) : (
      <a key={href} href={href}>
        {name}
      </a>
    ),
  );

const More = ({ of, className }: { of: string; className: string | undefined }) => (
  <button type="button" className={className} popoverTarget={of}>
    {moreTools} <Icon name="chevron" />
  </button>
);
