// Does what can be done with a manuscript besides writing it: each act saves first, then asks the server, and takes its word.
import { useState } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { url } from '#kernel/named-routes.ts';
import type { ManuscriptState } from '../../constants.ts';
import { writingPaths } from '../../paths.ts';
import type { ComposerView, NotesAnswer, StateAnswer } from '../../views.ts';
import type { PublishAct } from '../outbox/piece-outbox.ts';
import { call } from './engine/calls.ts';
import type { Manuscript } from './engine/manuscript.ts';
import * as texts from './texts.ts';
import type { Uploads } from './uploads.ts';
import { useWish } from './use-wish.ts';
import type { Attempt, Held } from './use-wish.ts';

/** When it comes out and when it goes again: ISO, null for at once and for never. */
export interface Timing {
  readonly at: string | null;
  readonly expiresAt: string | null;
}

/** The times as the server says them. */
export type Times = Pick<ComposerView, 'scheduledFor' | 'expiresAt'>;

type Address = (of: { readonly id: number }) => string;

interface Act {
  readonly address: Address;
  readonly body: object;
}

type Publishing = PublishAct & Act;

const ADDRESSES: Readonly<Record<PublishAct['name'], Address>> = {
  publish: (of) => url(writingPaths.publish, of),
  schedule: (of) => url(writingPaths.schedule, of),
  submit: (of) => url(writingPaths.submit, of),
};

export type Acts = ReturnType<typeof useActs>;

export const useActs = <Content extends object>(
  view: ComposerView<Content>,
  engine: Manuscript<Content>,
  /** It doesn't come out without a file that is still on its way. */
  uploads: Uploads,
) => {
  const [state, setState] = useState<ManuscriptState>(view.state);
  const { isBusy, whileBusy } = useBusy();
  const [times, setTimes] = useState<Times>(view);

  /** By the time it is sent somebody else may have signed in, in another tab. */
  const viewer = view.viewer.id;
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
  const attempt = async ({ address, body }: Act, isHeld: () => Held = () => false): Promise<Attempt> => {
    const isSaved = await engine.flush();
    const held = isHeld();
    if (held) return held;
    return isSaved ? whileBusy(() => send(engine, address, body, take)) : whyNotSaved(engine);
  };
  /** Returns true when the server did it. */
  const act = async (address: Address, body: object): Promise<boolean> => {
    const came = await whileBusy(() => attemptSaved(() => attempt({ address, body })));
    if (came === 'network')
      showFlash({ type: 'alert', text: texts.notSaved('unreachable', !engine.now().isCopyFailed) });
    return came === 'done';
  };
  const { wish, drop, ...waiting } = useWish<Publishing>(attempt, uploads);
  const publish = async ({ name, body }: PublishAct): Promise<boolean> =>
    (await whileBusy(() => wish({ name, address: ADDRESSES[name], body }))) !== 'refused';
  return {
    state,
    isBusy,
    times,
    /** It is as others changed it meanwhile. */
    hear: setState,
    /** What was pressed and couldn't be done yet is done as soon as it can be. */
    ...waiting,
    dropWish: drop,
    /** Publishes, and returns true also when it waits. */
    publish: (timing: Timing) => publish(publishingAt(timing, viewer)),
    /** Publishes again what was pressed in a window that is gone. */
    publishAgain: (act: PublishAct) => void publish(act),
    /** Does the same with words to the editors and what they are answered. */
    submit: (text: string, answers: object) =>
      publish({ name: 'submit', body: { ...answers, ...(text && { text }), viewer } }),
    reclaim: () => act((of) => url(writingPaths.reclaim, of), {}),
    handBack: (text: string) => act((of) => url(writingPaths.handBack, of), { text }),
    preview: () => openPreview(view.type, engine),
  };
};

const publishingAt = ({ at, expiresAt }: Timing, viewer: number): PublishAct =>
  at === null
    ? { name: 'publish', body: { expiresAt, viewer } }
    : { name: 'schedule', body: { at, expiresAt, viewer } };

/** More may have been written while it was being saved. */
const whyNotSaved = (engine: Pick<Manuscript<object>, 'now'>): Attempt => {
  const { saving } = engine.now();
  if (saving === 'offline' || saving === 'unreachable') return 'network';
  return saving === 'changed' || saving === 'saving' ? 'saving' : 'refused';
};

/** Tries as often as there was more to save. */
const attemptSaved = async (attempt: () => Promise<Attempt>): Promise<Attempt> => {
  const came = await attempt();
  return came === 'saving' ? attemptSaved(attempt) : came;
};

/** Returns true while anything is under way. */
const useBusy = () => {
  const [underWay, count] = useState(0);
  const whileBusy = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    count((before) => before + 1);
    try {
      return await work();
    } finally {
      count((before) => before - 1);
    }
  };
  return { isBusy: underWay > 0, whileBusy };
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
    case 'other-account':
      engine.signedOut();
      return 'refused';
    case 'unreachable':
      return 'network';
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
