// Exports what snapshots offer to other bundles.

/** Publishes a new snapshot. */
export { publishSnapshot } from './commands.ts';
export type { SnapshotInput } from './commands.ts';
