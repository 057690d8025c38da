// Writes the proof of an erasure as a document that can be kept and compared: numbers and sentences, no name.
import { createHash } from 'node:crypto';

export interface ProofPart {
  /** The name of the `personalData` that it is about. */
  readonly name: string;
  readonly title: string;
  /** Rows when it was ordered. */
  readonly goes: number;
  readonly stays: number;
  /** Why something stays; null where nothing does. */
  readonly why: string | null;
  /** Rows that should have gone and are still there; null until it was counted again. */
  readonly left: number | null;
}

export interface Proof {
  readonly id: number;
  readonly userId: number;
  readonly orderedBy: number;
  readonly orderedAt: Date;
  readonly reason: string;
  readonly keepsComments: boolean;
  readonly parts: readonly ProofPart[];
  readonly finishedAt: Date | null;
}

/** Returns the document in an order that never changes, so that the same proof is always the same text. */
export const documentOf = (proof: Proof) => ({
  proof: proof.id,
  account: proof.userId,
  orderedByAccount: proof.orderedBy,
  orderedAt: proof.orderedAt.toISOString(),
  reason: proof.reason,
  keepsComments: proof.keepsComments,
  finishedAt: proof.finishedAt?.toISOString() ?? null,
  parts: proof.parts.map(({ name, title, goes, stays, why, left }) => ({
    name,
    title,
    goes,
    stays,
    why,
    left,
  })),
});

export const hashOf = (proof: Proof): string =>
  createHash('sha256')
    .update(JSON.stringify(documentOf(proof)))
    .digest('hex');

/** Counts rows that should have gone and are still there. */
export const leftIn = ({ parts }: Proof): number => parts.reduce((all, { left }) => all + (left ?? 0), 0);
