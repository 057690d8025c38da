// Holds the addresses of snapshots.
import { path } from '#kernel/named-routes.ts';

export const snapshotPaths = {
  snapshot: path('imagepost', 'GET', '/{location}/c-{category}/{slug}_i{id}'),
};
