// What can be done with a manuscript besides writing it: each saves first, then asks the server, and takes its word.
import { useEffect, useRef, useState } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { url } from '#kernel/named-routes.ts';
import type { ManuscriptState } from '../../constants.ts';
import { writingPaths } from '../../paths.ts';
import type { ComposerView, NotesAnswer, StateAnswer } from '../../views.ts';
import { call } from './engine/calls.ts';
import type { Manuscript } from './engine/manuscript.ts';
import * as texts from './texts.ts';

/** When it comes out and when it goes again: ISO, null for at once and for never. */
export interface Timing {
  readonly at: string | null;
  readonly expiresAt: string | null;
}

/** As the server says them. */
export type Times = Pick<ComposerView, 'scheduledFor' | 'expiresAt'>;

type Address = (of: { readonly id: number }) => string;

export type Acts = ReturnType<typeof useActs>;

export const useActs = <Content extends object>(view: ComposerView<Content>, engine: Manuscript<Content>) => {
  const [state, setState] = useState<ManuscriptState>(view.state);
  const [isBusy, setBusy] = useState(false);
  const [times, setTimes] = useState<Times>(view);

  /** A note says nothing about the state. */
  const take = (answer: StateAnswer | NotesAnswer) => {
    if (!('state' in answer)) return;
    engine.takeVersion(answer.version);
    setState(answer.state);
    setTimes(answer);
    if (answer.href === null) showFlash({ type: 'success', text: answer.msg });
    else location.assign(answer.href);
  };
  /** Where it leads elsewhere, the page follows. */
  const attempt = async (address: Address, body: object): Promise<Attempt> => {
    setBusy(true);
    const isSaved = await engine.flush();
    const attempt = isSaved ? await send(engine, address, body, take) : whyNotSaved(engine);
    setBusy(false);
    return attempt;
  };
  /** True when the server did it. */
  const act = async (address: Address, body: object): Promise<boolean> => {
    const came = await attempt(address, body);
    if (came === 'unreachable')
      showFlash({ type: 'alert', text: texts.notSaved('unreachable', !engine.now().isUnkept) });
    return came === 'done';
  };
  const { isWaiting, wish, drop } = useWish(attempt);
  return {
    state,
    isBusy,
    times,
    /** It is as others changed it meanwhile. */
    hear: setState,
    /** It was pressed without a network, and is done as soon as there is one. */
    isWaiting,
    dropWish: drop,
    /** True also when it waits. */
    publish: ({ at, expiresAt }: Timing) =>
      at === null
        ? wish((of) => url(writingPaths.publish, of), { expiresAt })
        : wish((of) => url(writingPaths.schedule, of), { at, expiresAt }),
    submit: async (text: string) =>
      (text === '' || (await act((of) => url(writingPaths.note, of), { text }))) &&
      (await act((of) => url(writingPaths.submit, of), {})),
    reclaim: () => act((of) => url(writingPaths.reclaim, of), {}),
    handBack: (text: string) => act((of) => url(writingPaths.handBack, of), { text }),
    preview: () => openPreview(view.type, engine),
  };
};

/** What became of something that was pressed. */
type Attempt = 'done' | 'refused' | 'unreachable';

const whyNotSaved = (engine: Pick<Manuscript<object>, 'now'>): Attempt =>
  ['offline', 'unreachable'].includes(engine.now().saving) ? 'unreachable' : 'refused';

/** Browsers don't always say that the network is back. */
const TRY_AGAIN_MS = 20_000;

/** What is pressed without a network is wished for, and tried again when it may be back, as long as the page is open. */
const useWish = (attempt: (address: Address, body: object) => Promise<Attempt>) => {
  const [wished, setWished] = useState<readonly [Address, object] | null>(null);
  const newest = useRef(attempt);
  useEffect(() => {
    newest.current = attempt;
  });
  useEffect(() => {
    if (!wished) return undefined;
    let isTrying = false;
    let isAskedAgain = false;
    const tryAgain = async () => {
      isAskedAgain = isTrying;
      if (isTrying) return;
      isTrying = true;
      do {
        isAskedAgain = false;
        if ((await newest.current(...wished)) !== 'unreachable') return setWished(null);
      } while (isAskedAgain);
      isTrying = false;
    };
    const listener = () => void tryAgain();
    addEventListener('online', listener);
    const timer = setInterval(listener, TRY_AGAIN_MS);
    return () => {
      removeEventListener('online', listener);
      clearInterval(timer);
    };
  }, [wished]);
  return {
    isWaiting: wished !== null,
    wish: async (address: Address, body: object): Promise<boolean> => {
      const came = await attempt(address, body);
      setWished(came === 'unreachable' ? [address, body] : null);
      return came !== 'refused';
    },
    drop: () => setWished(null),
  };
};

/** What the server refuses goes to the manuscript, which says so. */
const send = async <Content extends object>(
  engine: Manuscript<Content>,
  address: Address,
  body: object,
  onDone: (answer: StateAnswer | NotesAnswer) => void,
): Promise<Attempt> => {
  const { id, version } = engine.now();
  const reply = await call<StateAnswer | NotesAnswer>(address({ id: id! }), { version, ...body });
  switch (reply.kind) {
    case 'done':
      onDone(reply.answer);
      return 'done';
    case 'refused':
      engine.takeRefusal(reply.msg, reply.errors);
      return 'refused';
    case 'conflict':
      engine.takeConflict(reply.answer);
      return 'refused';
    case 'signed-out':
    case 'stranger':
      engine.signedOut();
      return 'refused';
    case 'unreachable':
      return 'unreachable';
  }
};

/** It has a window of its own, opened at once because browsers allow it only then. */
const openPreview = async <Content extends object>(type: string, engine: Manuscript<Content>) => {
  const opened = window.open('', `litfass-vorschau-${type}`);
  const isSaved = await engine.flush();
  const { id } = engine.now();
  if (!isSaved || id === null) {
    opened?.close();
    return showFlash({ type: 'warning', text: texts.notSavedYet });
  }
  if (opened) opened.location.href = url(writingPaths.preview, { id });
  else showFlash({ type: 'warning', text: texts.previewBlocked });
};
