// What can be done with a manuscript besides writing it: each saves first, then asks the server, and takes its word.
import { useState } from 'react';
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
  /** True when the server did it. Where it leads elsewhere, the page follows. */
  const act = async (address: Address, body: object): Promise<boolean> => {
    setBusy(true);
    const isDone = (await engine.flush()) && (await send(engine, address, body, take));
    setBusy(false);
    return isDone;
  };
  return {
    state,
    isBusy,
    times,
    /** It is as others changed it meanwhile. */
    hear: setState,
    publish: ({ at, expiresAt }: Timing) =>
      at === null
        ? act((of) => url(writingPaths.publish, of), { expiresAt })
        : act((of) => url(writingPaths.schedule, of), { at, expiresAt }),
    submit: async (text: string) =>
      (text === '' || (await act((of) => url(writingPaths.note, of), { text }))) &&
      (await act((of) => url(writingPaths.submit, of), {})),
    reclaim: () => act((of) => url(writingPaths.reclaim, of), {}),
    handBack: (text: string) => act((of) => url(writingPaths.handBack, of), { text }),
    preview: () => openPreview(view.type, engine),
  };
};

/** True when the server did it; what it refuses goes to the manuscript, which says so. */
const send = async <Content extends object>(
  engine: Manuscript<Content>,
  address: Address,
  body: object,
  onDone: (answer: StateAnswer | NotesAnswer) => void,
): Promise<boolean> => {
  const { id, version } = engine.now();
  const reply = await call<StateAnswer | NotesAnswer>(address({ id: id! }), { version, ...body });
  switch (reply.kind) {
    case 'done':
      onDone(reply.answer);
      return true;
    case 'refused':
      engine.takeRefusal(reply.msg, reply.errors);
      return false;
    case 'conflict':
      engine.takeConflict(reply.answer);
      return false;
    case 'signed-out':
    case 'stranger':
      engine.signedOut();
      return false;
    case 'unreachable':
      showFlash({ type: 'alert', text: texts.notSaved('unreachable', !engine.now().isUnkept) });
      return false;
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
