// Leads an upload through its life: resting, on its way (running, stopped, waiting for the line), arrived.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { url } from '#kernel/named-routes.ts';
import { streamPaths } from '../paths.ts';
import type { StreamUploadView, StreamView } from '../views.ts';
import { problemOf } from './file-check.ts';
import { restTimer } from './rest-time.ts';
import { fetchStream } from './stream-calls.ts';
import * as texts from './texts.ts';
import { startUpload, unfinishedName } from './upload-run.ts';
import type { UploadRun } from './upload-run.ts';

export type UploadStage =
  | { readonly kind: 'resting'; readonly error: string | null }
  | {
      readonly kind: 'sending';
      readonly name: string;
      readonly sent: number;
      readonly all: number;
      /** The time that is left, in seconds. */
      readonly rest: number | null;
      readonly state: 'running' | 'paused' | 'interrupted';
    }
  | { readonly kind: 'arrived'; readonly name: string; readonly stream: StreamView };

export interface UploadLife {
  readonly stage: UploadStage;
  /** The name of a file whose upload was left, to be chosen again. */
  readonly unfinished: string | null;
  readonly send: (files: ArrayLike<File>) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
  readonly again: () => void;
}

/** How soon the finished stream is asked for again. */
const ASK_AGAIN_MS = 2000;

const RESTING: UploadStage = { kind: 'resting', error: null };

/** `error` is what the server said of a form that was sent without JavaScript. */
export const useUpload = (upload: StreamUploadView, error: string | null): UploadLife => {
  const [stage, setStage] = useState<UploadStage>({ kind: 'resting', error });
  const run = useRef<UploadRun>(undefined);
  const unfinished = useSyncExternalStore(neverChanges, unfinishedName, nothing);
  useEffect(() => () => run.current?.end(), []);

  const rest = (problem: string | null) => {
    run.current?.end();
    run.current = undefined;
    setStage({ kind: 'resting', error: problem });
  };
  const change = (part: Partial<Extract<UploadStage, { kind: 'sending' }>>) =>
    setStage((now) => (now.kind === 'sending' ? { ...now, ...part } : now));

  /** All of it is there, so a line that breaks now is no reason to send it again. */
  const arrive = async (name: string, streamId: number): Promise<void> => {
    run.current?.end();
    const stream = await fetchStream(url(streamPaths.view, { id: streamId })).catch(() => undefined);
    if (stream === 'gone') return rest(texts.uploadFailed);
    if (stream) return setStage({ kind: 'arrived', name, stream });
    change({ state: 'interrupted', rest: null });
    setTimeout(() => void arrive(name, streamId), ASK_AGAIN_MS);
  };
  const begin = (file: File) => {
    const restOf = restTimer(file.size);
    setStage({ kind: 'sending', name: file.name, sent: 0, all: file.size, rest: null, state: 'running' });
    run.current = startUpload(file, upload, {
      onSent: (sent) => change({ sent, rest: restOf({ at: performance.now(), sent }), state: 'running' }),
      onInterrupted: () => change({ state: 'interrupted', rest: null }),
      onArrived: (streamId) => void arrive(file.name, streamId),
      onFailed: (msg) => rest(msg ?? texts.uploadFailed),
    });
  };
  const send = (files: ArrayLike<File>) => {
    const [file] = Array.from(files);
    if (!file) return;
    const problem = files.length > 1 ? texts.onlyOne : problemOf(file, upload);
    if (problem) rest(problem);
    else begin(file);
  };
  return {
    stage,
    unfinished,
    send,
    pause: () => {
      run.current?.pause();
      change({ state: 'paused', rest: null });
    },
    resume: () => {
      run.current?.resume();
      change({ state: 'running' });
    },
    cancel: () => {
      // Whether the server heard of it or not: what nobody goes on with is tidied away there.
      void run.current?.cancel().catch(() => {});
      rest(texts.canceled);
    },
    again: () => setStage(RESTING),
  };
};

const neverChanges = () => () => {};
const nothing = () => null;
