// Draws the bar below everything: whether all is saved, the preview, and the one thing that comes next.
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button, LinkButton, buttonClass } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import { useAwake } from '#kernel/browser/use-awake.ts';
import { url } from '#kernel/named-routes.ts';
import { writingPaths } from '../../paths.ts';
import type { Need } from '../../rules/checklist.ts';
import type { ComposerView } from '../../views.ts';
import type { OpenDialog } from './Composer.tsx';
import styles from './ComposerBar.module.css';
import type { Writing } from './engine/state.ts';
import * as texts from './texts.ts';
import type { Acts } from './use-acts.ts';
import { useCaretInSight } from './use-caret-in-sight.ts';

interface BarProps {
  readonly view: ComposerView;
  readonly writing: Writing<object>;
  readonly acts: Acts;
  readonly engine: { readonly retry: () => void };
  readonly needs: readonly Need[];
  /** Leads to a field. */
  readonly onGo: (field: string) => void;
  readonly onOpen: (dialog: OpenDialog) => void;
  /** What lies above the bar. */
  readonly children: ReactNode;
}

export const ComposerBar = ({ view, writing, acts, engine, needs, onGo, onOpen, children }: BarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useCaretInSight(bar);
  useFocusInPlace(bar);
  return (
    <div ref={bar} className={styles.bar} data-foot="">
      {children}
      <SavedWords
        writing={writing}
        isFresh={writing.version > view.version}
        onRetry={engine.retry}
        onOpen={onOpen}
      />
      <StillNeeded needs={needs} onGo={onGo} />
      <div className={styles.acts}>
        {writing.id !== null && <MoreMenu view={view} id={writing.id} may={writing.may} />}
        <Button onClick={() => void acts.preview()}>{texts.preview}</Button>
        <div className={styles.next}>
          <NextAct view={view} writing={writing} acts={acts} onOpen={onOpen} />
        </div>
      </div>
      <span hidden className={styles.end} />
    </div>
  );
};

/** Shows what stands between the piece and its readers, beside the button that would publish it. */
const StillNeeded = ({ needs, onGo }: Pick<BarProps, 'needs' | 'onGo'>) => {
  const missing = needs.filter(({ isThere }) => !isThere);
  if (missing.length === 0) return null;
  return (
    <p className={styles.needed}>
      {texts.stillNeeded}{' '}
      {missing.map(({ field, name }) => (
        <button key={field} type="button" onClick={() => onGo(field)}>
          {name}
        </button>
      ))}
    </p>
  );
};

/** Buttons that have done their deed go: the focus passes to the next one. */
const useFocusInPlace = (bar: RefObject<HTMLElement | null>) => {
  const last = useRef<Element>(null);
  useEffect(() => {
    const end = new AbortController();
    const take = ({ target }: Event) => void (last.current = target as Element);
    bar.current?.addEventListener('focusin', take, end);
    return () => end.abort();
  }, [bar]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) bar.current?.querySelector<HTMLElement>('button')?.focus();
  });
};

/** Says whether all is saved; it is read out only when it gets serious or well again, not with every save. */
const SavedWords = ({
  writing: { saving, savedAt, version, isCopyFailed },
  isFresh,
  onRetry,
  onOpen,
}: Pick<BarProps, 'writing' | 'onOpen'> & { readonly isFresh: boolean; readonly onRetry: () => void }) => {
  const isAwake = useAwake();
  const isWell = ['saved', 'changed', 'saving'].includes(saving);
  const words =
    saving !== 'saved'
      ? texts.notSaved(saving, !isCopyFailed)
      : savedAt
        ? texts.savedAt(isFresh ? clockOf(savedAt.text) : savedAt.text)
        : texts.nothingYet;
  return (
    <div className={styles.saved} data-saving={saving} data-version={version}>
      {/* Without JavaScript nothing is saved by itself; the words have their place nevertheless. */}
      <p
        role={isWell ? undefined : 'alert'}
        style={isAwake || words !== texts.nothingYet ? undefined : ASLEEP}
      >
        <Icon name={saving === 'saved' ? 'check' : isWell ? 'wait' : 'warning'} />
        <span>{words}</span>
      </p>
      {saving === 'unreachable' && (
        <Button isSmall onClick={onRetry}>
          {texts.tryNow}
        </Button>
      )}
      {saving === 'signed-out' && (
        <Button isSmall onClick={() => onOpen('sign-in')}>
          {texts.signInAgain}
        </Button>
      )}
      {saving === 'conflict' && (
        <Button isSmall onClick={() => onOpen('conflict')}>
          {texts.conflictOpen}
        </Button>
      )}
    </div>
  );
};

const ASLEEP = { visibility: 'hidden' } as const;

/** Returns what of „21. November 2026, 10.42 Uhr“ counts for a save of a moment ago. */
const clockOf = (moment: string) => moment.split(', ').at(-1) ?? moment;

const NextAct = ({ view, writing, acts, onOpen }: Pick<BarProps, 'view' | 'writing' | 'acts' | 'onOpen'>) => {
  const { may } = writing;
  if (may.publish || may.review)
    return (
      <>
        {may.review && acts.state === 'in-review' && (
          <Button onClick={() => onOpen('hand-back')}>{texts.handBack}</Button>
        )}
        <Button variant="main" isBusy={acts.isBusy} onClick={() => onOpen('publish')}>
          {view.pieceState === 'published' ? texts.publishChanges : texts.publish}
        </Button>
      </>
    );
  if (acts.state === 'in-review')
    return (
      <Button isBusy={acts.isBusy} onClick={() => void acts.reclaim()}>
        {texts.reclaim}
      </Button>
    );
  return (
    <Button variant="main" isBusy={acts.isBusy} onClick={() => onOpen('submit')}>
      {texts.submit}
    </Button>
  );
};

interface MoreProps extends Pick<ComposerView, 'may'> {
  readonly view: ComposerView;
  readonly id: number;
}

/** Holds what is seldom wanted; closes when the focus leaves it. */
const MoreMenu = ({ view, id, may }: MoreProps) => {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = menu.current;
    const close = (event: Event) => {
      if (element && !element.contains(event.target as Node)) element.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const end = new AbortController();
    document.addEventListener('pointerdown', close, end);
    element?.addEventListener('keydown', escape, end);
    return () => end.abort();
  }, []);
  return (
    <details ref={menu} className={styles.more}>
      <summary className={buttonClass({})} aria-label={texts.more} title={texts.more}>
        <Icon name="more" />
      </summary>
      <div>
        {view.pieceHref && (
          <LinkButton variant="plain" href={view.pieceHref}>
            {texts.showPiece}
          </LinkButton>
        )}
        <LinkButton variant="plain" href={url(writingPaths.revisions, { id })}>
          {texts.revisions}
        </LinkButton>
        {may.withdraw && view.objectId !== null && (
          <LinkButton
            variant="plain"
            href={url(writingPaths.withdrawPage, { type: view.type, objectId: view.objectId })}
          >
            {texts.withdraw}
          </LinkButton>
        )}
        {may.discard && (
          <LinkButton variant="plain" href={url(writingPaths.discardPage, { id })}>
            {texts.discard}
          </LinkButton>
        )}
      </div>
    </details>
  );
};
