// This is following, for other bundles' components.

/** Two buttons, one of which is shown: follow something, end that. */
export { SubscribeButton } from './SubscribeButton.tsx';
export type { SubscribeView } from '../views.ts';
