// Holds what is chosen in the picker: one, or several where that is allowed. contract.md 4
import { useState } from 'react';
import { referenceKey } from '../rules.ts';
import type { ReferenceKey, ReferenceView } from '../views.ts';

export const useChoice = (isMultiple: boolean) => {
  const [chosen, setChosen] = useState<readonly ReferenceView[]>([]);
  const isChosen = (key: ReferenceKey) => chosen.some((other) => referenceKey(other) === referenceKey(key));
  const drop = (key: ReferenceKey) =>
    setChosen((before) => before.filter((other) => referenceKey(other) !== referenceKey(key)));
  const toggle = (reference: ReferenceView) => {
    if (isChosen(reference)) drop(reference);
    else setChosen((before) => [...(isMultiple ? before : []), reference]);
  };
  return { chosen, isChosen, toggle, drop };
};
