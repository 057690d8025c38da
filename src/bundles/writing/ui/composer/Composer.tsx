// Draws the frame of every composer: the fields, beside them where the piece belongs, what an editor would look at and what was
// noted; below it the bar that says whether all is saved and what can be done.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { findHalfTyped } from '#design/behaviours/half-typed.ts';
import type { Check, Need } from '../../rules/checklist.ts';
import type { CommonContent, ComposerView } from '../../views.ts';
import { Checklist } from './Checklist.tsx';
import styles from './Composer.module.css';
import { ComposerBar } from './ComposerBar.tsx';
import { ComposerHead } from './ComposerHead.tsx';
import { ComposerDialogs } from './ComposerDialogs.tsx';
import type { Writing } from './engine/state.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { Notes } from './Notes.tsx';
import { Notices } from './Notices.tsx';
import { OtherAccount } from './OtherAccount.tsx';
import * as texts from './texts.ts';
import { Unfinished } from './Unfinished.tsx';
import { useActs } from './use-acts.ts';
import type { LiveManuscript } from './use-manuscript.ts';
import { useOutbox } from './use-outbox.ts';
import type { WaitingPicture } from './use-outbox.ts';
import { usePresence } from './use-presence.ts';
import type { Uploads } from './uploads.ts';

export interface ComposerProps<Content extends CommonContent> {
  readonly view: ComposerView<Content>;
  readonly manuscript: LiveManuscript<Content>;
  /** Fields without which it can't come out. */
  readonly needs: readonly Need[];
  readonly checks: readonly Check[];
  /** What fields are called, by their name in the content, for those who compare two versions. */
  readonly fieldNames: Readonly<Record<string, string>>;
  readonly uploads: Uploads;
  /** The picture that stands for it, for what is stored without a network; left out for a kind without one. */
  readonly picture?: WaitingPicture | undefined;
  /** Something that can't be stored is on its way as well. */
  readonly hasTransfers?: boolean;
  /** Title, text and what else stands in the middle. */
  readonly children: ReactNode;
  /** What stands beside it, on phones below. */
  readonly side: ReactNode;
}

/** What is open above the page. */
export type OpenDialog = 'none' | 'publish' | 'submit' | 'hand-back' | 'conflict' | 'sign-in';

/** After these the text is no longer the writer's alone, and half a day, which has no value, would be missing from it. */
const LEAVING: readonly OpenDialog[] = ['publish', 'submit'];

export const Composer = <Content extends CommonContent>(props: ComposerProps<Content>) => {
  const { view, manuscript, needs, checks, children, side } = props;
  const { writing, engine } = manuscript;
  const { acts, isStored, presence, fields, goTo, open, setOpen, openSheet } = useComposer(props);
  if (writing.saving === 'other-account')
    return (
      <OtherAccount
        view={{ ...view, id: writing.id }}
        onSignIn={(isOpen) => setOpen(isOpen ? 'sign-in' : 'none')}
        isOpen={open === 'sign-in'}
        engine={engine}
      />
    );
  return (
    <div ref={fields} className={styles.composer}>
      <noscript>
        <p className={styles.needsScript}>{texts.needsScript}</p>
      </noscript>
      <ComposerHead
        view={view}
        writing={writing}
        state={acts.state}
        times={acts.times}
        presence={presence.answer}
      />
      {writing.id === null && view.unfinished.length > 0 && <Unfinished view={view} />}
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.side}>
          {side}
          <Checklist needs={needs} checks={checks} problems={writing.problems} onGo={goTo} />
          <Notes
            id={writing.id}
            notes={presence.answer?.notes ?? view.notes}
            onSent={presence.askNow}
            engine={engine}
          />
        </aside>
      </div>
      <ComposerBar
        view={view}
        writing={writing}
        acts={acts}
        engine={engine}
        needs={needs}
        onGo={goTo}
        onOpen={openSheet}
      >
        <Notices manuscript={manuscript} view={view} acts={acts} isStored={isStored} />
      </ComposerBar>
      <ComposerDialogs {...props} acts={acts} open={open} onClose={() => setOpen('none')} />
    </div>
  );
};

/** Returns what can be done, who else is there, what is open above the page, and the way to a field. */
const useComposer = <Content extends CommonContent>({
  view,
  manuscript: { writing, engine },
  uploads,
  picture = undefined,
  hasTransfers = false,
}: ComposerProps<Content>) => {
  const acts = useActs(view, engine, uploads);
  const isStored = useOutbox({ view, writing, engine, acts, picture, isStorable: !hasTransfers });
  const presence = usePresence(writing.id, engine.signedOut, ({ state, may }) => {
    acts.hear(state);
    engine.takeMay(may);
  });
  const [open, setOpen] = useState<OpenDialog>('none');
  const fields = useRef<HTMLDivElement>(null);
  useAsked(writing.saving, setOpen);
  useFirstWrong(writing, fields, () => setOpen('none'));
  const openSheet = (dialog: OpenDialog) => {
    const half = LEAVING.includes(dialog) && fields.current && findHalfTyped(fields.current);
    if (half) half.reportValidity();
    else setOpen(dialog);
  };
  const goTo = (field: string) => focusFirstWrong(fields.current, [field]);
  return { acts, isStored, presence, fields, goTo, open, setOpen, openSheet };
};

/** What is wrong stands in the page: after each refusal one is led there, and a sheet above it goes. */
const useFirstWrong = (
  { refusals, errors }: Pick<Writing<object>, 'refusals' | 'errors'>,
  fields: RefObject<HTMLElement | null>,
  closeSheet: () => void,
) => {
  const [refused, setRefused] = useState(refusals);
  if (refused !== refusals) {
    setRefused(refusals);
    if (hasFieldErrors(errors)) closeSheet();
  }
  const lookAtFirstWrong = useEffectEvent(() => {
    if (hasFieldErrors(errors)) focusFirstWrong(fields.current, Object.keys(errors));
  });
  useEffect(() => {
    if (refusals > 0) lookAtFirstWrong();
  }, [refusals]);
};

/** Says whether fields of the page have errors: the times belong to the sheet, all others stand in the page. */
const hasFieldErrors = (errors: Readonly<Record<string, string>>) =>
  Object.keys(errors).some((field) => field !== 'at' && field !== 'expiresAt');

/** What waits for the person opens by itself, once, and not while they type: it would swallow their words. */
const useAsked = (saving: string, onOpen: (dialog: OpenDialog) => void) => {
  useEffect(() => {
    if (saving === 'signed-out') return onceAtRest(() => onOpen('sign-in'));
    if (saving === 'conflict') return onceAtRest(() => onOpen('conflict'));
    return undefined;
  }, [saving, onOpen]);
};

const DEBOUNCE_MS = 800;

/** Does it as soon as no key was pressed for a moment; gives the way to call it off. */
const onceAtRest = (deed: () => void): (() => void) => {
  const end = new AbortController();
  const begin = () =>
    setTimeout(() => {
      end.abort();
      deed();
    }, DEBOUNCE_MS);
  let timer = begin();
  const beginAgain = () => {
    clearTimeout(timer);
    timer = begin();
  };
  document.addEventListener('keydown', beginAgain, { signal: end.signal, capture: true });
  return () => {
    clearTimeout(timer);
    end.abort();
  };
};
