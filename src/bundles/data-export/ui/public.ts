// Exports what this bundle offers to components of other bundles.

/** Runs line by line. */
export { LogList } from './LogList.tsx';
export type { RunRowView } from '../views.ts';
