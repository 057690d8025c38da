// What was pressed without a network, and its picture, are stored for the day when the window is gone before the network is back: then
// another page sends them. Whoever comes back to the composer finds both again.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readerOfPage } from '#bundles/offline/ui/public.ts';
import type { ComposerView } from '../../views.ts';
import { lockWaitingPiece, withPiece } from '../outbox/piece-lock.ts';
import {
  findWaitingPicture,
  ownWaitingPieces,
  putIntoOutbox,
  takeFromOutbox,
} from '../outbox/piece-outbox.ts';
import type { PublishAct, WaitingPiece } from '../outbox/piece-outbox.ts';
import type { Manuscript } from './engine/manuscript.ts';
import type { Writing } from './engine/state.ts';
import { titleOf } from './title-of.ts';
import type { Acts } from './use-acts.ts';

/** The picture that is on its way, and the way to send one. */
export interface WaitingPicture {
  readonly field: string;
  readonly file: File | null;
  readonly send: (file: File) => void;
}

interface OutboxOptions<Content extends object> {
  readonly view: ComposerView<Content>;
  readonly writing: Writing<Content>;
  readonly engine: Manuscript<Content>;
  readonly acts: Pick<Acts, 'waiting' | 'publishAgain'>;
  readonly picture: WaitingPicture | undefined;
  /** Pictures in texts can't be stored so. */
  readonly isStorable: boolean;
}

/** Says whether what waits would be sent without this window as well. */
export const useOutbox = <Content extends object>(options: OutboxOptions<Content>): boolean => {
  const { view, writing, engine, acts, picture, isStorable } = options;
  const { key, window, copyName } = engine.names();
  const { id, version, content } = writing;
  const act = acts.waiting;
  const file = picture?.file ?? null;
  useTakenUp(options, key);
  const isWaiting = act !== null;
  useEffect(() => (isWaiting ? lockWaitingPiece({ key, id }) : undefined), [isWaiting, key, id]);
  return useStored(act && isStorable ? act.name : null, key, file, () => ({
    key,
    window,
    reader: readerOfPage(),
    viewerId: view.viewer.id,
    type: view.type,
    id,
    objectId: view.objectId,
    version,
    content,
    title: titleOf(content),
    pictureField: file && picture ? picture.field : null,
    act: { name: act!.name, body: act!.body },
    copyName,
  }));
};

/** Stores it as it is now, as long as something is wished, and nothing of it any more after that. */
const useStored = (
  wished: PublishAct['name'] | null,
  key: string,
  file: File | null,
  entryNow: () => WaitingPiece,
): boolean => {
  const [isStored, setStored] = useState(false);
  const storedFile = useRef<File>(undefined);
  const isIn = useRef(false);
  /** False where the browser takes nothing: then it waits in this window alone. */
  const store = useEffectEvent(async (): Promise<boolean> => {
    try {
      await putIntoOutbox(entryNow(), file !== null && storedFile.current !== file ? file : undefined);
      storedFile.current = file ?? undefined;
      return true;
    } catch {
      return false;
    }
  });
  const entry = wished && JSON.stringify([entryNow(), file && [file.name, file.size, file.lastModified]]);
  useEffect(() => {
    if (entry !== null) {
      isIn.current = true;
      void store().then(setStored);
    } else if (isIn.current) {
      isIn.current = false;
      storedFile.current = undefined;
      void takeFromOutbox(key).catch(() => undefined);
    }
  }, [entry, key]);
  return isStored && wished !== null;
};

/** What waits of it in this browser, whichever window wished it, is wished here again. */
const useTakenUp = <Content extends object>(
  { writing: { id }, acts, picture }: OutboxOptions<Content>,
  key: string,
): void => {
  const wishAgain = useEffectEvent(async (found: WaitingPiece) => {
    const file = found.pictureField === picture?.field ? await findWaitingPicture(found) : undefined;
    await takeFromOutbox(found.key);
    // It has to be known to be on its way before the wish is tried.
    if (file) flushSync(() => picture?.send(file));
    acts.publishAgain(found.act);
  });
  const isIdle = useEffectEvent(() => acts.waiting === null);
  useEffect(() => {
    let isLeft = false;
    const find = async () =>
      (await ownWaitingPieces()).find((piece) => piece.key === key || (id !== null && piece.id === id));
    const takeUp = async () => {
      const waiting = await find();
      if (!waiting || !isIdle()) return;
      // Another page may be sending it right now.
      await withPiece(waiting, async () => {
        const still = await find();
        if (still && !isLeft) await wishAgain(still);
      });
    };
    void takeUp();
    return () => {
      isLeft = true;
    };
  }, [key, id]);
};
