// Scrolls the page to the comment that the address or an action names, with the focus, and says where the focus goes when a
// comment is gone.
import { ANCHOR_PREFIX, SECTION_ID } from '../constants.ts';
import { commentIdOfHash } from '../rules.ts';

/** Goes to the comment in the hash of the address, once `bringIn` has put it into the list; returns whether the hash names one. */
export const goToHash = (bringIn: (commentId: number) => Promise<void>): boolean => {
  const id = commentIdOfHash(location.hash);
  if (id !== null) void bringIn(id).then(() => goTo(id));
  return id !== null;
};

const anchorOf = (commentId: number): string => `${ANCHOR_PREFIX}${commentId}`;

/** Does something to the drawn page once what was just changed is in it. */
export const afterDrawing = (deed: () => void): void =>
  // It waits for the second frame, or scrolling there would count as a shift of the layout.
  void requestAnimationFrame(() => requestAnimationFrame(deed));

/** Goes to a comment as a link to it would, with the focus. */
export const goTo = (commentId: number): void => goToPlace(anchorOf(commentId));

/** Returns the id of what waits for the network. */
export const waitingAnchorOf = (key: string): string => `wartet-${key}`;

/** Goes to what waits for the network: its form is gone, and the focus with it. */
export const goToWaiting = (key: string): void => goToPlace(waitingAnchorOf(key));

const goToPlace = (id: string) =>
  afterDrawing(() => {
    const place = document.getElementById(id);
    if (!place) return;
    takeFocus(place);
    place.scrollIntoView();
  });

/** Does what may take a comment away; whoever had the focus in it goes on there, or at what stood before it. */
export const withScrollPosition = async (commentId: number, deed: () => Promise<void>): Promise<void> => {
  const section = document.getElementById(SECTION_ID);
  const comments = [...(section?.querySelectorAll('article') ?? [])];
  const upTo = comments.slice(0, comments.findIndex(({ id }) => id === anchorOf(commentId)) + 1);
  await deed();
  afterDrawing(() => {
    const place = upTo.findLast(({ isConnected }) => isConnected) ?? section;
    if (place && document.activeElement === document.body) takeFocus(place);
  });
};

const takeFocus = (place: HTMLElement) => {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
};
