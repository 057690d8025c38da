// Says above the fields what this is, in which state, and who else is at it.
import { useState } from 'react';
import { Icon } from '#design/Icon.tsx';
import type { ManuscriptState } from '../../constants.ts';
import { composerOf } from '../../paths.ts';
import type { ComposerView, PresenceAnswer } from '../../views.ts';
import styles from './Composer.module.css';
import type { Writing } from './engine/state.ts';
import { Waiting } from './Waiting.tsx';
import type { WaitingState } from './Waiting.tsx';
import * as texts from './texts.ts';
import type { Times } from './use-acts.ts';
import { composerHref } from './use-manuscript.ts';

interface HeadProps {
  readonly view: ComposerView;
  readonly writing: Writing<unknown>;
  readonly state: ManuscriptState;
  readonly times: Times;
  readonly presence: PresenceAnswer | null;
}

export const ComposerHead = ({ view, writing, state, times, presence }: HeadProps) => {
  const others = presence?.others ?? view.others;
  const waiting = useWaiting(state);
  const waitsFor = useFirstReasons(waiting === 'waits', writing.may.waitsFor);
  return (
    <header className={styles.head}>
      <h1>{composerOf(view.type).startTitle}</h1>
      <p className={styles.state} data-state={state}>
        {state === 'scheduled' && times.scheduledFor
          ? texts.comesOutAt(times.scheduledFor.text)
          : stateText(view, state, writing)}
      </p>
      {others.length > 0 && (
        <output className={styles.others}>
          <Icon name="person" />
          {texts.othersHere(others)}
        </output>
      )}
      {presence?.isOpenElsewhere && <p className="note">{texts.openElsewhere}</p>}
      {presence && presence.version > writing.version && writing.saving === 'saved' && (
        <output className={styles.others}>
          {texts.newerVersion} <a href={composerHref(view.type, writing.id)}>{texts.showNewer}</a>
        </output>
      )}
      <Waiting waiting={waiting} release={view.release} may={{ ...writing.may, waitsFor }} />
    </header>
  );
};

/** Also when somebody else has let it out or given it back meanwhile: nothing jumps under who is reading why it waited. */
const useWaiting = (state: ManuscriptState): WaitingState => {
  const [hasWaited, setHasWaited] = useState(state === 'in-review');
  if (state === 'in-review' && !hasWaited) setHasWaited(true);
  if (state === 'in-review') return 'waits';
  return hasWaited ? 'waited' : 'no';
};

/**
 * Returns the reasons as they were said when it began to wait: rules that change meanwhile make the list no longer under who
 * reads it.
 */
const useFirstReasons = (isWaiting: boolean, reasons: readonly string[]): readonly string[] => {
  const [first, setFirst] = useState({ isWaiting, reasons });
  if (first.isWaiting !== isWaiting) setFirst({ isWaiting, reasons: isWaiting ? reasons : first.reasons });
  return first.reasons;
};

const stateText = (view: ComposerView, state: ManuscriptState, writing: Writing<unknown>): string => {
  if (view.pieceState === null || state === 'in-review') return texts.manuscriptState[state];
  const hasChanges = view.hasChanges || writing.version > view.version || writing.saving !== 'saved';
  return view.pieceState === 'published' && hasChanges
    ? texts.changesNotOut
    : texts.pieceState[view.pieceState];
};
