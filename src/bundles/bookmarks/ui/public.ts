// Draws the button that saves a piece for later, for other bundles' components.
export { BookmarkButton } from './BookmarkButton.tsx';
export type { BookmarkView } from '../views.ts';
