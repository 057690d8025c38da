// This is what setting up offers to the demo portal.

/** How far a step is. */
export { stateOfStep } from './settings.ts';
