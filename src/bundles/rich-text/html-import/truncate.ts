// Says how much of a text can be saved. What is beyond the size of a tree is left away from its end.
import { MAX_TREE_BYTES } from '../constants.ts';
import type { TopNode } from '../tree.ts';

export interface Truncated {
  readonly nodes: readonly TopNode[];
  readonly isWhole: boolean;
}

/** Gives the nodes as far as their JSON fits into a tree. */
export const truncated = (nodes: readonly TopNode[]): Truncated => {
  const room: Room = { left: MAX_TREE_BYTES - ROOT_BYTES, isFull: false };
  const kept = nodes.flatMap((node) => fit(node as AnyNode, room) ?? []);
  return { nodes: kept as unknown as readonly TopNode[], isWhole: !room.isFull };
};

interface Room {
  left: number;
  isFull: boolean;
}

interface AnyNode {
  readonly type: string;
  readonly text?: string;
  readonly content?: readonly AnyNode[];
}

/** The document around its nodes takes so much. */
const ROOT_BYTES = 100;

const fit = (node: AnyNode, room: Room): AnyNode | undefined => {
  if (room.isFull) return undefined;
  const bytes = bytesOf(node.content ? { ...node, content: [] } : node);
  if (bytes > room.left) return beginning(node, room);
  room.left -= bytes;
  const content = node.content?.flatMap((child) => fit(child, room) ?? []);
  if (!content) return node;
  return content.length > 0 ? { ...node, content } : undefined;
};

/** Counts the comma after it, too. */
const bytesOf = (node: AnyNode): number => Buffer.byteLength(JSON.stringify(node)) + 1;

/** Gives of a text as much as certainly fits, a character being three bytes at most; of others nothing. */
const beginning = (node: AnyNode, room: Room): AnyNode | undefined => {
  room.isFull = true;
  if (node.text === undefined) return undefined;
  const count = Math.floor((room.left - bytesOf({ ...node, text: '' })) / 3);
  const text = node.text.slice(0, Math.max(0, count)).toWellFormed();
  return text === '' ? undefined : { ...node, text };
};
