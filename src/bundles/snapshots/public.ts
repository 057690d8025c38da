// What snapshots offer to other bundles.

/** Publishes a new snapshot. */
export { publishSnapshot } from './commands.ts';
export type { PublishOutcome, SnapshotInput } from './commands.ts';
