// This says who sees who follows somebody.
import type { Viewer } from '#kernel/viewer.ts';
import type { Profile } from '#bundles/users/public.ts';

/** Everybody, unless the person keeps it to themselves; nobody of somebody of whom only the name is shown. */
export const maySeeFollowers = (
  viewer: Viewer,
  { id, isNameOnly, privacy }: Pick<Profile, 'id' | 'isNameOnly' | 'privacy'>,
): boolean => viewer.id === id || (!isNameOnly && privacy.showsFollowers);
