// These are likes for other bundles' components.

/** A heart to press: an element around a form, or handled by the island that gives `onAnswer`. */
export { LikeButton } from './LikeButton.tsx';
export type { LikeView } from '../views.ts';
