// These are pure rules of the lists, for server and browser alike.
import type { ReferenceAction, ReferenceList } from './constants.ts';
import type { ReferenceKey, ReferenceListsView, ReferenceView } from './views.ts';

/** Returns a key such as `image-12`, for forms and to tell one reference from another. */
export const referenceKey = ({ imageType, imageId }: ReferenceKey): string => `${imageType}-${imageId}`;

/** Returns the list that an action fills; undefined for the action that takes out. contract.md 15.6 */
export const targetOf = (action: ReferenceAction): ReferenceList | undefined => TARGETS[action];

const TARGETS: Readonly<Record<ReferenceAction, ReferenceList | undefined>> = {
  'reference-add': 'temporary',
  'reference-remove': undefined,
  'save-add': 'saved',
  'save-remove': 'temporary',
};

/**
 * Says whether an action changes anything about what stands on `list`. What is saved stays saved when it is added once more;
 * taking out takes it off whichever list it is on.
 */
export const isMoved = (action: ReferenceAction, list: ReferenceList | undefined): boolean => {
  if (action === 'reference-add') return list === undefined;
  if (action === 'reference-remove') return list !== undefined;
  return action === 'save-add' ? list !== 'saved' : list === 'saved';
};

/** Returns the lists as they are after an action that succeeded. */
export const afterAction = (
  lists: ReferenceListsView,
  reference: ReferenceView,
  action: ReferenceAction,
): ReferenceListsView => {
  const isIt = (other: ReferenceKey) => referenceKey(other) === referenceKey(reference);
  const list = (['saved', 'temporary'] as const).find((name) => lists[name].some(isIt));
  if (!isMoved(action, list)) return lists;
  const target = targetOf(action);
  const listAfter = (name: ReferenceList) => [
    ...(name === target ? [reference] : []),
    ...lists[name].filter((other) => !isIt(other)),
  ];
  return { saved: listAfter('saved'), temporary: listAfter('temporary') };
};
