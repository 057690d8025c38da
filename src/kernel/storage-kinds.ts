// Tells what lies in the storage of files, by kind and by owner, as the bundles count it that put it there.
import { defineSlot } from './slots.ts';

/** Files of one kind. */
export interface StorageKind {
  /** The kind's name, such as „Bilder, wie sie hochgeladen wurden“. */
  readonly name: string;
  /** The place among the kinds; those with a lower number stand first. */
  readonly order: number;
  readonly files: number;
  /** Null where nobody has counted them. */
  readonly bytes: number | null;
}

/** Returns what files weigh; null where there are some and none of them was weighed yet. */
export const weightOf = (files: number, bytes: number): number | null =>
  files > 0 && bytes === 0 ? null : bytes;

export const storageKinds = defineSlot<void, StorageKind>('desk.storage-kinds', { isAboutRows: true });

export interface StorageOwner {
  readonly userId: number;
  readonly files: number;
  readonly bytes: number;
}

/** Those who own most of each kind that belongs to people; as many as the subject says. */
export const storageOwners = defineSlot<number, StorageOwner>('desk.storage-owners', {
  isAboutRows: true,
});
