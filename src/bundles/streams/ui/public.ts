// These are videos and sound for other bundles' components.

/** A video or a sound with its words, or that it is gone. */
export { StreamFigure } from './StreamFigure.tsx';
export type { ShownStream } from '../views.ts';
