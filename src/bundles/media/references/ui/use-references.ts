// Holds the lists as the picker shows them: loads them, moves images between them, and tells how it went.
import { useEffect, useState } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { STUB_POLL_MS } from '../../elements/constants.ts';
import { REFERENCE_ADDED, REFERENCE_LISTS } from '../constants.ts';
import type { ReferenceAction } from '../constants.ts';
import { afterAction } from '../rules.ts';
import * as texts from '../texts.ts';
import type { ReferenceListsView, ReferenceView } from '../views.ts';
import { callChange, callLists } from './reference-calls.ts';

export type Lists = ReferenceListsView | 'loading' | 'failed';

export const useReferences = () => {
  const [lists, setLists] = useState<Lists>('loading');
  const [isChanging, setChanging] = useState(false);

  useEffect(() => {
    const load = async () => setLists(afterLoading(await callLists()));
    void load();
    document.addEventListener(REFERENCE_ADDED, load);
    return () => document.removeEventListener(REFERENCE_ADDED, load);
  }, []);

  // An image that is still being worked on shows its picture as soon as there is one. contract.md 4
  const isWaiting = typeof lists !== 'string' && REFERENCE_LISTS.some((list) => lists[list].some(isStub));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(async () => setLists(afterLoading(await callLists())), STUB_POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const change = async (reference: ReferenceView, action: ReferenceAction) => {
    if (isChanging || typeof lists === 'string') return;
    setChanging(true);
    const answer = await callChange(reference, action);
    setChanging(false);
    if (answer.status === 'error') return showError(answer.msg, reference, action);
    const next = afterAction(lists, reference, action);
    setLists(next);
    showFlash({ type: 'success', text: answer.msg });
    // Something else happened to them meanwhile.
    if (REFERENCE_LISTS.some((list) => next[list].length !== answer.counts[list]))
      setLists(afterLoading(await callLists()));
  };

  const retry = async () => {
    setLists('loading');
    setLists(afterLoading(await callLists()));
  };
  return { lists, isChanging, change, retry };
};

const isStub = ({ imageObj }: ReferenceView) => imageObj.is_stub;

/** Lists that are shown already stay when loading them once more fails. */
const afterLoading =
  (answer: Awaited<ReturnType<typeof callLists>>) =>
  (known: Lists): Lists => {
    if ('lists' in answer) return answer.lists;
    return typeof known === 'string' ? 'failed' : known;
  };

/** contract.md 8: `error` and `error_modified` where the server said nothing better. */
const showError = (msg: string | undefined, { imageType }: ReferenceView, action: ReferenceAction) => {
  const isMoving = action === 'save-add' || action === 'save-remove';
  const outcome = isMoving ? 'error_modified' : 'error';
  showFlash({ type: 'alert', text: msg ?? texts.outcomes[outcome](imageType) });
};
