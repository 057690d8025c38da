// Draws the two tabs of the picker, each with its images to choose from. Arrow keys go from tab to tab.
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '#design/Button.tsx';
import { tabLine } from '#design/LinkTabs.tsx';
import { Skeleton } from '#design/Skeleton.tsx';
import { REFERENCE_LISTS } from '../constants.ts';
import type { ReferenceList } from '../constants.ts';
import * as texts from '../texts.ts';
import { PickerTile } from './PickerTile.tsx';
import styles from './References.module.css';
import { referenceKey } from '../rules.ts';
import type { useChoice } from './use-choice.ts';
import type { useReferences } from './use-references.ts';

interface Props {
  readonly references: ReturnType<typeof useReferences>;
  readonly choice: ReturnType<typeof useChoice>;
  readonly takesAllTypes: boolean;
}

export const PickerTabs = (props: Props) => {
  const id = useId();
  const [open, setOpen] = useState<ReferenceList>('temporary');
  const current = useRef<HTMLButtonElement>(null);
  const goBy = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    setOpen(open === 'saved' ? 'temporary' : 'saved');
    requestAnimationFrame(() => current.current?.focus());
  };
  const { lists } = props.references;
  return (
    <>
      <div role="tablist" className={tabLine} aria-label={texts.listsLabel}>
        {REFERENCE_LISTS.map((list) => (
          <button
            key={list}
            ref={list === open ? current : undefined}
            type="button"
            role="tab"
            id={`${id}-${list}`}
            aria-selected={list === open}
            aria-controls={`${id}-panel`}
            tabIndex={list === open ? 0 : -1}
            onClick={() => setOpen(list)}
            onKeyDown={goBy}
          >
            {texts.listNames[list]} {typeof lists !== 'string' && <span>{lists[list].length}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open}`} className={styles.panel}>
        <Panel {...props} list={open} onGone={() => current.current?.focus()} />
      </div>
    </>
  );
};

interface PanelProps extends Props {
  readonly list: ReferenceList;
  /** Called when what had the focus isn't there any more. */
  readonly onGone: () => void;
}

const Panel = ({ references, choice, takesAllTypes, list, onGone }: PanelProps) => {
  const { lists, isChanging, change, retry } = references;
  if (lists === 'loading') return <Skeleton shape="teaser" count={3} />;
  if (lists === 'failed')
    return (
      <div role="alert">
        <p>{texts.loadFailed}</p>
        <Button onClick={() => void retry()}>{texts.tryAgain}</Button>
      </div>
    );
  if (lists[list].length === 0)
    return (
      <>
        <p>
          <b>{texts.emptyTitles[list]}</b>
        </p>
        <p>{texts.emptyTexts[list]}</p>
      </>
    );
  return (
    <ul className={styles.grid}>
      {lists[list].map((reference) => (
        <PickerTile
          key={referenceKey(reference)}
          reference={reference}
          list={list}
          isChosen={choice.isChosen(reference)}
          isChanging={isChanging}
          onToggle={takesAllTypes || reference.imageType === 'image' ? choice.toggle : undefined}
          onAction={(action) => {
            if (action === 'reference-remove') choice.drop(reference);
            void change(reference, action).then(() => requestAnimationFrame(() => isFocusLost() && onGone()));
          }}
        />
      ))}
    </ul>
  );
};

const isFocusLost = () =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.tagName === 'DIALOG';
